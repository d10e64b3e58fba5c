/** The trail's before and after, as an operator reads it. */
import { expect, it } from 'vitest'
import { office as en } from '@uwanja/i18n/en/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { speak } from '../speech.ts'
import { changesOf } from './changes.ts'

const read = (value: object) =>
  changesOf(value, speak('en', en), 'NGN').map(([name, text]) => `${name}: ${text.replaceAll('\u00a0', ' ')}`)

it('O03 the trail tells amounts as amounts, in their own currency or the jurisdiction’s', () => {
  expect(read({ direction: 'give', minor: '1200050', currency: 'TZS', isOn: true })).toEqual([
    'What to do: Give money',
    'Amount: TZS 12,000.50',
    'On: yes',
  ])
  expect(read({ cashMinor: '-5', leastMinor: null, journal: 7 })).toEqual([
    'Cash: -NGN 0.05',
    'Least stake: –',
    'Journal: 7',
  ])
})

it('O03 what a company answered, what a difference is and which file was taken are told in words', () => {
  expect(read({ day: '2026-11-20', did: 'compared' })).toEqual([
    'Day: Nov 20, 2026',
    'Result: The statement is here and compared.',
  ])
  expect(read({ heard: 'pending' })).toEqual(['Heard: The company does not know yet. It is asked again.'])
  expect([read({ kind: 'stray' }), read({ kind: 'other-amount' }), read({ kind: 'wager.won' })].flat()).toEqual([
    'Kind: For nobody we know',
    'Kind: Another amount',
    'Kind: Win',
  ])
  expect(read({ name: 'register' })).toEqual(['Name: Transaction register'])
})

it('O03 a day and a moment are told as everywhere in the office, a version as it is', () => {
  const lagos = changesOf(
    { day: '2026-12-05', until: '2026-12-04T23:30:00.000Z', name: '2026-12-05b' },
    speak('en', en, 'Africa/Lagos'),
    'NGN',
  )
  expect(lagos.map(([, text]) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Dec 5, 2026',
    'Dec 5, 2026, 00:30',
    '2026-12-05b',
  ])
})

it('O111 what a hold asked for, and why a photo was refused, are told in words', () => {
  const asked = { hold: '7', documents: ['selfie', 'address-proof'] }
  expect(read(asked)).toEqual(['Hold: 7', 'Documents asked for: Selfie with the document, Proof of address'])
  const refused = { picture: '3', hold: '7', documentType: 'identity-document', reason: 'cut-off' }
  expect(read(refused)).toEqual(['Photo: 3', 'Hold: 7', 'Document: Identity document', 'Why: Part of it is cut off'])
  expect(read({ documentType: 'NIN', last4: '1234' })).toEqual(['Document: NIN', 'Last four digits: 1234'])
})

it('O03 lists, filings and what nobody has a word for are told as they are', () => {
  expect(read({ filings: { 8: true, 12: false }, reasons: ['first', 'made-up'], position: null })).toEqual([
    'Filed by hand: 8: yes, 12: no',
    'Why it waited: First withdrawal, made-up',
    'Place: –',
  ])
  expect(read({ filings: {}, keepPrevious: 'true', unheardOf: 'x' })).toEqual([
    'Filed by hand: –',
    'The one before holds too: yes',
    'unheardOf: x',
  ])
  expect(changesOf({ reason: 'age', blocks: 'play' }, speak('sw', sw), 'NGN')).toEqual([
    ['Sababu', 'Umri'],
    ['Kinachosimamishwa', 'Kutoa, kuweka na kucheza'],
  ])
})

it('O03 what a promotion gives is told by the words of its form', () => {
  const cashback = JSON.stringify({ kind: 'cashback', percent: 10, period: 'week', least: '1000', most: '5000' })
  expect(read({ rule: cashback })).toEqual([
    'Rule: Kind: Cashback of net loss, Percent: 10, Stretch: Each week, Least deposit or loss: 1000, Most for one player: 5000',
  ])
  const spins = JSON.stringify({ takers: 'everybody', winnings: 'bonus', spins: 20 })
  expect(read({ rule: spins })).toEqual([
    'Rule: Who has it: everybody’s first deposit, What is won is: a bonus, Spins: 20',
  ])
})
