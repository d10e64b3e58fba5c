/** What my bets say of a bet, its legs, and what was decided between two looks. */
import type { BetView } from '@uwanja/contract/book/bets'
import type { ReceiptPick } from '@uwanja/contract/book/mine'
import { bookMarkets } from '@uwanja/i18n/en/book-markets'
import { bookMine } from '@uwanja/i18n/en/book-mine'
import { describe, expect, it } from 'vitest'
import { legWord, needsText, newsOf, pickNames, returnedOf, scoreText, stateWord } from './bet-words.ts'

const PICK = {
  event: '17',
  market: 'goals.match.total',
  specifiers: 'total=2.5',
  outcome: 'over',
  odds: null,
  startsAt: '',
  result: null,
}
const BET = {
  id: 'b1',
  state: 'accepted',
  outcome: 'open',
  revision: 0,
  worth: { open: 1000, won: 0, cashed: 0, voided: 0 },
  legs: [{ isBanker: false, asked: 2000, odds: 2000, result: null, picks: [PICK] }],
} as unknown as BetView
const KNOWN: ReceiptPick = {
  sport: 'football',
  home: 'Bahari',
  away: 'Mlima',
  startsAt: null,
  status: 'ended',
  scores: { 'goals.match': { score: [2, 1], isOver: true }, 'goals.1h': { score: [1, 1], isOver: true } },
  voidCase: null,
  rules: null,
}
const WORDS = { language: 'en', names: bookMarkets, t: bookMine } as const

describe('my bets', () => {
  it('Y89 each leg says what it came to: a push by the score is no void, halves and dead heats have words of their own', () => {
    const words = ['1 0 1', '0 0 1', '0 1 1', '1 1/2 1', '0 1/2 1', '1 0 1/2', null].map((one) => legWord(one, false))
    expect(words).toEqual(['won', 'lost', 'push', 'halfWon', 'halfLost', 'shared', 'open'])
    expect(legWord('0 1 1', true)).toBe('void')
  })

  it('Y89 names matches, scores and what a pick still needs', () => {
    const named = pickNames(PICK, KNOWN, WORDS)
    expect([named.match, named.market, named.outcome]).toEqual(['Bahari – Mlima', 'Over/under', 'Over 2.5'])
    expect(pickNames(PICK, undefined, WORDS).match).toBe('Match 17')
    expect([scoreText(KNOWN), scoreText({ ...KNOWN, scores: {} })]).toEqual(['2:1 (1:1)', null])
    const tracked = { ...PICK, phase: 'live' as const, clock: null, stands: 'lost' as const }
    const needs = (home: number, away: number) => needsText({ ...tracked, needs: [home, away] }, named, bookMine)
    expect(needs(2, 0)).toBe('Needs from Bahari: 2')
    expect(needs(0, 0)).toBe('Right as it stands')
    expect(needsText({ ...tracked, needs: null }, named, bookMine)).toBe('Can no longer be right by the score')
    expect(needsText({ ...tracked, needs: null, stands: null }, named, bookMine)).toBeNull()
  })

  it('Y89 tells what was decided since the last look once, a bet before its legs', () => {
    const leg = { ...BET, revision: 0, legs: [{ ...BET.legs[0]!, picks: [{ ...PICK, result: '1 0 1' }] }] }
    expect(newsOf([BET], [leg])).toEqual([{ bet: leg, says: 'leg', leg: 0, pick: 0 }])
    expect(newsOf([leg], [leg])).toEqual([])
    const won: BetView = { ...leg, outcome: 'won', revision: 1, worth: { open: 0, won: 2000, cashed: 0, voided: 0 } }
    expect(newsOf([leg], [won])).toEqual([{ bet: won, says: 'won' }])
    expect([newsOf([], [won]), returnedOf(won)]).toEqual([[], 2000])
    const words = [
      stateWord(BET),
      stateWord({ ...BET, state: 'undoing' }),
      stateWord(won),
      stateWord({ ...BET, state: 'debiting' }),
    ]
    expect(words).toEqual(['isOpen', 'isUndoing', 'won', 'isWaiting'])
  })
})
