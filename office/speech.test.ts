/** How the office writes moments, days and refusals: in the jurisdiction's zone, whole, and never a bare code. */
import { office as en } from '@uwanja/i18n/en/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { expect, it } from 'vitest'
import { named, speak } from './speech.ts'
import { stakesText } from './games/stakes.ts'
import { typedTerms } from './games/typed-terms.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const lagos = speak('en', en, 'Africa/Lagos')
const dar = speak('sw', sw, 'Africa/Dar_es_Salaam')

it('O10 a moment is told in the jurisdiction’s zone, wherever the operator sits', () => {
  expect(plain(lagos.time('2026-11-22T23:30:00.000Z'))).toBe('Nov 23, 2026, 00:30')
  expect(lagos.hour('2026-11-22T23:30:00.000Z')).toBe('00:30')
  expect(dar.hour('2026-11-22T21:30:00.000Z')).toBe('00:30')
})

it('O10 a day is that day in every zone, and stays on one line', () => {
  expect(lagos.day('2026-11-22')).toBe('Nov\u00a022,\u00a02026')
  expect(speak('en', en, 'America/New_York').day('2026-11-22')).toBe('Nov\u00a022,\u00a02026')
  expect(lagos.month('2026-11')).toBe('November 2026')
})

it('a refusal is a sentence, and one that nobody knows is the general one, never a code', () => {
  expect(lagos.refusal('NO_LONGER_OPEN', null)).toBe(en.refused.NO_LONGER_OPEN)
  expect(lagos.refusal('SOMETHING_NEW', null)).toBe(en.refused.GENERAL_ERROR)
  expect(dar.refusal('SOMETHING_NEW', null)).toBe(sw.refused.GENERAL_ERROR)
  expect(lagos.refusal('toString', null)).toBe(en.refused.GENERAL_ERROR)
})

it('a name that the texts do not have is shown as it is', () => {
  expect(named({ paid: 'Paid' }, 'paid')).toBe('Paid')
  expect(named({ paid: 'Paid' }, 'somewhere.else')).toBe('somewhere.else')
  expect(named({ paid: 'Paid' }, 'constructor')).toBe('constructor')
})

it.each([
  ['10.00', '500.00', 'NGN 10.00 to NGN 500.00'],
  ['10.00', '', 'from NGN 10.00'],
  ['', '500.00', 'up to NGN 500.00'],
  ['', '', 'no limit'],
])('stakes from "%s" to "%s" are said as limits', (leastStake, mostStake, said) => {
  expect(plain(stakesText(lagos, { leastStake, mostStake }, 'NGN')).toLowerCase()).toBe(said.toLowerCase())
})

it('the form of a game begins with what stands, and without a reason', () => {
  expect(typedTerms({ isOn: false, position: null, leastStake: '', mostStake: '500.00' })).toEqual({
    isOn: false,
    position: '',
    leastStake: '',
    mostStake: '500.00',
    why: '',
  })
})
