/** What a shared table says to who does not see it. */
import { describe, expect, test } from 'vitest'
import { STUDIO_TEXTS } from '@uwanja/i18n/studio'
import { LIVE_TEXTS } from '@uwanja/i18n/studio-live'
import type { LiveState } from './live-state.ts'
import { betsTold, phaseTold } from './told.ts'

const words = { studio: await STUDIO_TEXTS.en(), live: await LIVE_TEXTS.en() }
const swahili = { studio: await STUDIO_TEXTS.sw(), live: await LIVE_TEXTS.sw() }

interface Given {
  readonly kind?: string
  readonly phase?: string
  readonly shown?: unknown
  readonly programme?: unknown
  readonly slips?: readonly object[]
  readonly choices?: readonly string[]
}
function at({ kind = 'live-roulette', phase = 'betting', shown = null, programme = null, ...mine }: Given): LiveState {
  const me = {
    currency: 'NGN',
    slips: mine.slips ?? [],
    choices: mine.choices ?? [],
    minMinor: '1000',
    maxMinor: '9000',
  }
  return { game: { kind }, table: { round: 7, phase, step: 0, shown, programme }, me } as unknown as LiveState
}
const slip = (state: string, spot: string, minor: string, why: string | null = null) => ({
  round: 7,
  state,
  why,
  bets: [{ spot, minor, odds: 200 }],
})

describe('G25 a table tells its states, each once', () => {
  test('that stakes are open, that five seconds are left, that they are closed', () => {
    const told = [18_400, 12_000, 5_000, 3_000].map((leftMs) => phaseTold(at({}), leftMs, words))
    expect(told[0]!.text).toBe('Bets are open: 19 seconds.')
    expect(told[2]!.text).toBe('5 seconds left.')
    expect(told.map(({ key }) => key)).toEqual(['7 betting 0', '7 betting 0', '7 betting 0 soon', '7 betting 0 soon'])
    expect(phaseTold(at({ phase: 'showing' }), 0, words)).toEqual({ key: '7 showing 0', text: 'No more bets' })
    expect(phaseTold(at({}), 18_000, swahili).text).toBe('Madau yamefunguliwa: sekunde 18.')
  })

  test('that a choice is due, to who has a hand', () => {
    const phase = 'deciding'
    expect(phaseTold(at({ phase, choices: ['hit', 'stand'] }), 9_000, words).text).toBe('Choose now: 9 seconds.')
    expect(phaseTold(at({ phase }), 9_000, words).text).toBe('No more bets')
    expect(phaseTold(at({ phase }), 4_000, words).text).toBe('No more bets')
  })

  test('the cards and the scores that stand in the end', () => {
    const over = (kind: string, shown: unknown, programme: unknown = null) =>
      phaseTold(at({ kind, phase: 'over', shown, programme }), 0, words).text
    expect(over('live-baccarat', { player: ['KS', '3H'], banker: ['TC', '9D', '8S'] })).toBe(
      'Player: K♠ 3♥, 3 points. Banker: 10♣ 9♦ 8♠, 7 points',
    )
    expect(over('live-blackjack', { player: ['2S'], house: ['AS', 'KH'] })).toBe('Dealer: A♠ K♥, 21 points')
    expect(over('live-poker', { player: ['QS', '6H', '4D'], dealer: ['JS', '5C', '2C'] })).toBe(
      'The table: Q♠ 6♥ 4♦. Dealer: J♠ 5♣ 2♣',
    )
    const goals = [
      { minute: 3, side: 0 },
      { minute: 70, side: 0 },
      { minute: 80, side: 1 },
    ]
    expect(over('virtual-football', [{ goals }], [{ home: 'Mlima', away: 'Bahari' }])).toBe('Mlima 2 : 1 Bahari')
    // Its wheel says it itself.
    expect(over('live-roulette', { pocket: 7 })).toBe('')
  })

  test('own bets as they are taken, or not', () => {
    const slips = [
      slip('live', 'red', '100000'),
      slip('asked', 'black', '5000'),
      slip('refused', 'n7', '2000', 'closed'),
      { ...slip('live', 'even', '100'), round: 6 },
    ]
    expect(betsTold(at({ slips }), words)).toBe(
      `Red 1,000.00 NGN: placed. Number 7 20.00 NGN: not taken. ${words.studio.why.closed}`,
    )
    expect(betsTold(at({ slips: [slip('won', 'red', '1000')] }), words)).toBe('')
  })
})
