/** The contact form over HTTP: a mail arrives at its department, whoever writes; what is no mail, or too much, does not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { email } from '@uwanja/contract/site/email'
import { FULLEST } from '../db/testing.ts'
import { readSettings } from '../settings/env.ts'
import { aHouse, type House } from '../testing/house.ts'

const MAIL = {
  senderEmail: 'asha@example.com',
  senderName: 'Asha Juma',
  body: 'Habari,\r\nnamba yangu imebadilika.',
  subject: 'Support',
  captcha: '',
} as const

describe('the contact form', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())
  const write = (more: object = {}) => house.send(email.sendMail, { ...MAIL, ...more })
  const arrived = () =>
    house.world('/api/mail') as Promise<{ to: string; subject: string; text: string; replyTo: object }[]>

  it('U08 U13 K08 a mail arrives at its department, without any token', async () => {
    expect((await write()).statusCode).toBe(0)
    expect(
      (await write({ subject: 'Affiliate', senderName: ' Baraka\nBcc: all ', captcha: undefined })).statusCode,
    ).toBe(0)
    const [second, first] = await arrived()
    expect(first).toMatchObject({
      to: 'support@uwanja.example',
      replyTo: { name: 'Asha Juma', address: 'asha@example.com' },
      subject: 'Support: Asha Juma',
      text: 'Asha Juma <asha@example.com>\n\nHabari,\nnamba yangu imebadilika.\n',
    })
    expect(second).toMatchObject({ to: 'partners@uwanja.example', subject: 'Affiliate: Baraka Bcc: all' })
  })

  it('U13 K03 name, e-mail, message and a known department are required', async () => {
    const before = (await arrived()).length
    for (const more of [
      { senderName: ' ' },
      { senderEmail: 'nobody' },
      { senderEmail: 'a@example.com\nBcc: b@example.com' },
      { body: '' },
      { body: 'x'.repeat(4_001) },
      { subject: 'Boss' },
    ])
      expect((await write(more)).status).toBe('VALIDATION_ERROR')
    expect(await arrived()).toHaveLength(before)
  })

  it('U08 a mail that nobody takes is said so, and costs no try', async () => {
    for (let time = 0; time < 7; time++) expect((await write({ subject: 'Marketing' })).status).toBe('MAIL_NOT_SENT')
  })

  it('U13 who writes again and again waits; the wait ends', async () => {
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await write()).status)
    expect(statuses.at(-1)).toBe('TOO_MANY_ATTEMPTS')
    await house.shift(3_601)
    expect((await write()).statusCode).toBe(0)
  })

  it('settings: a department without an address of its own shares another’s; nonsense is said at the start', () => {
    const to = (MAIL_TO: string, more: object = {}) => readSettings({ MAIL_TO, ...more }).mail.to
    expect(to('a@x.example')).toEqual({ Support: 'a@x.example', Affiliate: 'a@x.example', Marketing: 'a@x.example' })
    expect(to('Marketing=m@x.example,Support=s@x.example')).toEqual({
      Support: 's@x.example',
      Affiliate: 's@x.example',
      Marketing: 'm@x.example',
    })
    expect(to('', { OPERATOR_CONTACT: 'help@x.example' }).Affiliate).toBe('help@x.example')
    expect(to('', { OPERATOR_CONTACT: '0800 1' }).Affiliate).toBe('')
    expect(() => to('nobody')).toThrow('MAIL_TO')
    expect(() => to('Boss=a@x.example')).toThrow('Boss')
    expect(() => readSettings({ MAIL_PROVIDER: 'pigeon' })).toThrow('MAIL_PROVIDER')
    expect(() => readSettings({ MAIL_PROVIDER: 'smtp' })).toThrow('MAIL_FROM')
  })
})
