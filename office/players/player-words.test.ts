/** What an operator reads of what a player promised themselves, and of what a hold stops. */
import { office as en } from '@uwanja/i18n/en/office'
import { expect, it } from 'vitest'
import { blocksText } from '../holds/blocks-text.ts'
import { protectionValue } from '../protections/protection-value.ts'
import { speak } from '../speech.ts'
import { momentName } from './moment-name.ts'

const speech = speak('en', en, 'Africa/Lagos')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const valueOf = (subject: string, value: string) => plain(protectionValue(speech, { subject, value }, 'NGN'))

it('O115 a limit is an amount with its currency, a break ends at an hour of the country’s', () => {
  expect(valueOf('weekStake', '25000000')).toBe('NGN 250,000.00')
  expect(valueOf('dayDeposit', '')).toBe('No limit')
  expect(valueOf('timeOut', '2026-12-04T23:30:00.000Z')).toBe('Dec 5, 2026, 00:30')
  expect(valueOf('session', '60')).toBe('60 minutes')
  expect(valueOf('exclusion', '')).toBe('')
})

it('O115 a hold says what it stops, and that cash stays open where it does', () => {
  expect(blocksText(speech, { reason: 'identity', blocks: 'withdrawals' })).toBe('What it stops: Withdrawals')
  expect(blocksText(speech, { reason: 'responsible-gaming', blocks: 'play' })).toBe('What it stops: Deposits and play')
})

it('O115 a round that won nothing is not called a win', () => {
  const name = (amount: string) => momentName(speech, { kind: 'journal', what: 'wager.won', amount })
  expect([name('0.00'), name('0.01'), name('627.00')]).toEqual(['Ended without a win', 'Win', 'Win'])
  expect(momentName(speech, { kind: 'launch', what: 'egt', amount: '' })).toBe('Game opened')
})
