/** What a payment's codes say to an operator. */
import { office as en } from '@uwanja/i18n/en/office'
import { loadPaymentNotes } from '@uwanja/i18n/payment-notes'
import { expect, it } from 'vitest'
import { speak } from '../speech.ts'
import { paymentWords } from './payment-words.ts'

const words = paymentWords(speak('en', en), await loadPaymentNotes('en'))

it.each([
  ['insufficient', 'Not enough money in the wallet, account or card'],
  ['expired', 'Not paid in time'],
  // Players read "by you" and "while you were excluded".
  ['cancelled', 'Cancelled by the player'],
  ['player-excluded', 'The player had excluded themselves'],
  ['again', 'sent to the company again'],
  ['eclipse', 'eclipse'],
])('O114 the reason %s is said as %s', (code, text) => {
  expect(words.reason(code)).toBe(text)
})

it('O114 a method has the name that its player knows, and the one that colleagues and reports know', () => {
  expect(words.source('FastHubWithdraw')).toBe('“To your mobile number” (FastHubWithdraw)')
  expect(words.source('betsolutions')).toBe('“BetSolutions game” (betsolutions)')
  expect(words.source('AcmePay')).toBe('AcmePay')
  expect(paymentWords(speak('en', en), undefined).source('FastHubWithdraw')).toBe('FastHubWithdraw')
})
