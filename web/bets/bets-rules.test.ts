/** Pages, companies and words of the bets of all sportsbooks. */
import { expect, it } from 'vitest'
import { brandOf, companiesOf, nextPage, oddsText, receiptPath, sharedText, toneOf } from './bets-rules.ts'

it('P09 only a full page of 50 bets has another behind it', () => {
  expect(nextPage(Array(50).fill(0), 1)).toBe(2)
  expect(nextPage(Array(49).fill(0), 1)).toBeUndefined()
  expect(nextPage([], 4)).toBeUndefined()
})

it('P09 the filter offers the four sportsbooks, whatever else a bet is at, and the one that is chosen', () => {
  expect(companiesOf([{ company: 'stadium' }, { company: 'bti' }, {}], '')).toEqual([
    ...['bsbetting', 'altenar', 'altenarlite', 'bti'],
    'stadium',
  ])
  expect(companiesOf([], 'elsewhere')).toContain('elsewhere')
  expect([brandOf('altenarlite'), brandOf('stadium')]).toEqual(['AltenarLite', 'stadium'])
})

it('P09 odds have two places, three where they need them, and a status its colour', () => {
  expect([1.85, 1.855, 12, 2.1, '1.85', null, Number.NaN].map(oddsText)).toEqual([
    ...['1.85', '1.855', '12.00', '2.10'],
    ...['–', '–', '–'],
  ])
  expect(['won', 'cashed', 'half-won', 'lost', 'half-lost', 'open', 'void', 'new'].map(toneOf)).toEqual([
    ...['win', 'win', 'win'],
    ...['loss', 'loss'],
    ...['wait', 'wait', 'wait'],
  ])
})

it('P09 a receipt has an address, and what is passed on is lines', () => {
  expect(receiptPath('b 1&2', 'altenar')).toBe('/bets?id=b+1%262&company=altenar')
  const legs = [{ event: 'Radi – Nyota', pick: 'Radi', odds: '1.85' }]
  expect(sharedText({ legs, facts: ['Stake 100.00 NGN'] })).toBe('Radi – Nyota: Radi @ 1.85\nStake 100.00 NGN')
})
