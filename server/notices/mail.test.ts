/** Who the house's own mail is from, and who reads the answer to it. */
import { expect, it } from 'vitest'
import { readSettings } from '../settings/env.ts'
import { houseMail } from './mail.ts'

const MAIL = { MAIL_PROVIDER: 'sandbox', MAIL_URL: 'http://127.0.0.1:9', MAIL_FROM: 'site@acme.example' }
const words = { subject: 'A word', text: 'from us' }

it('U16 B49 mail of the house carries the operator’s name, and an answer to it goes to support', () => {
  const settings = readSettings({ ...MAIL, OPERATOR_NAME: 'Acme Bets', MAIL_TO: 'Support=help@acme.example' })
  expect(houseMail(settings, 'ada@example.org', words)).toEqual({
    from: 'site@acme.example',
    to: 'ada@example.org',
    ...words,
    replyTo: { name: 'Acme Bets', address: 'help@acme.example' },
  })
})

it('U16 B49 where nobody is named it is Uwanja’s, and where support has no mailbox the sender’s', () => {
  expect(houseMail(readSettings(MAIL), 'ada@example.org', words).replyTo).toEqual({
    name: 'Uwanja',
    address: 'site@acme.example',
  })
})
