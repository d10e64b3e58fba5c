/** The table games as engines: what is a bet, what each move does, and that wins add up to the stated return. */
import { describe, expect, it } from 'vitest'
import type { BlackjackView, HiLoView } from '@uwanja/contract/studio/table'
import type { Chance } from '../luck/chance.ts'
import { diceMinor, diceWins } from '../games/dice/instant.ts'
import { TABLE_ENGINES } from './tables.ts'

const STAKE = 10_000n
/** Luck by the script: what each draw comes to. */
function scripted(...draws: number[]): Chance {
  return {
    below(n) {
      const next = draws.shift()
      if (next === undefined || next >= n) throw new Error(`no draw below ${String(n)}`)
      return next
    },
  }
}
/** Numbers of cards by their names. */
const cards = (...names: string[]) => names.map((name) => '23456789TJQKA'.indexOf(name))

function play(engine: keyof typeof TABLE_ENGINES, selection: unknown, draws: number[], ...moves: string[]) {
  const game = TABLE_ENGINES[engine].game('classic')
  const bet = game.readBet(selection, STAKE)!
  const chance = scripted(...draws)
  let step = game.open(bet, chance)
  let costMinor = bet.costMinor
  for (const move of moves) {
    const read = game.readMove(step.state, move, bet)
    if (!read) throw new Error(`${move} is not possible`)
    costMinor += read.moreMinor
    step = game.move(step.state, read.move, bet, chance)
  }
  return { ...step, costMinor, view: game.view(step.state, bet) }
}

describe('bets', () => {
  it('G08 what is no bet is refused', () => {
    const bad: readonly (readonly [keyof typeof TABLE_ENGINES, unknown])[] = [
      ['roulette', null],
      ['roulette', { chips: {} }],
      ['roulette', { chips: { n37: 1 } }],
      ['roulette', { chips: { red: -1 } }],
      ['roulette', { chips: { red: 0.5 } }],
      ['keno', { picks: [] }],
      ['keno', { picks: [1, 1] }],
      ['keno', { picks: [41] }],
      ['plinko', { rows: 9, risk: 'low' }],
      ['plinko', { rows: 8, risk: 'none' }],
      ['dice', { side: 'under', chance: 99 }],
      ['dice', { side: 'over', chance: 9_501 }],
      ['dice', { side: 'beside', chance: 5_000 }],
    ]
    for (const [engine, selection] of bad)
      expect(TABLE_ENGINES[engine].game('classic').readBet(selection, STAKE), engine).toBeNull()
  })

  it('G08 chips on a cloth cost a stake each and win by the pocket', () => {
    const selection = { chips: { red: 2, n7: 1, row3: 1 } }
    expect(play('roulette', selection, [7])).toMatchObject({
      costMinor: 40_000n,
      winMinor: 40_000n + 360_000n + 120_000n,
    })
    expect(play('roulette', selection, [0]).winMinor).toBe(0n)
  })
})

describe('blackjack', () => {
  const over = (draws: number[], ...moves: string[]) => play('blackjack', null, draws, ...moves)

  it('G08 a blackjack pays 3:2 at once, and the house’s ends it before a stake is added', () => {
    expect(over(cards('A', 'K', '9', '8'))).toMatchObject({ isOver: true, winMinor: 25_000n })
    expect(over(cards('A', 'K', 'A', 'T'))).toMatchObject({ isOver: true, winMinor: 10_000n })
    expect(over(cards('T', 'T', 'A', 'T'))).toMatchObject({ isOver: true, winMinor: 0n })
  })

  it('G08 the hole card is hidden until the round is over', () => {
    const open = over(cards('T', '6', '9', '8')).view as BlackjackView
    expect(open).toMatchObject({ house: ['9S'], active: 0, moves: ['hit', 'stand', 'double'] })
    expect(over(cards('T', '6', '9', '8'), 'stand').view).toMatchObject({ house: ['9S', '8S'], active: null })
  })

  it('G08 a double takes one card for a second stake, and a bust needs no house', () => {
    expect(over(cards('6', '5', '6', 'T', 'T', '5'), 'double')).toMatchObject({ costMinor: 20_000n, winMinor: 20_000n })
    expect(over(cards('T', '6', '6', 'T', 'T'), 'hit')).toMatchObject({ isOver: true, winMinor: 0n })
  })

  it('G08 a pair is split once; each hand is played, doubled too; split aces get one card', () => {
    const draws = cards('8', '8', '6', 'T', '3', 'T', 'T', 'T')
    const split = over(draws, 'split', 'double', 'stand')
    expect(split).toMatchObject({ costMinor: 30_000n, winMinor: 60_000n, isOver: true })
    const aces = over(cards('A', 'A', 'T', '7', 'T', '5'), 'split')
    expect(aces).toMatchObject({ costMinor: 20_000n, isOver: true, winMinor: 20_000n })
    expect(() => over(cards('8', '8', '6', 'T', '8', 'T'), 'split', 'split')).toThrow('not possible')
  })
})

describe('hi-lo and dice', () => {
  it('G08 hi-lo grows by right guesses, is taken, and is lost by a wrong one', () => {
    const grown = play('hi-lo', null, cards('7', 'T', 'Q'), 'higher', 'higher')
    expect(grown.isOver).toBe(false)
    const view = grown.view as HiLoView
    // Seven: 8 of 13 ranks are as high; ten: 5 of 13.
    expect(view.takeMinor).toBe(String((STAKE * 97n * 169n) / (100n * 40n)))
    expect(play('hi-lo', null, cards('7', 'T', 'Q'), 'higher', 'higher', 'take').winMinor).toBe(BigInt(view.takeMinor!))
    expect(play('hi-lo', null, cards('7', '3'), 'higher')).toMatchObject({ isOver: true, winMinor: 0n })
    expect(() => play('hi-lo', null, cards('7'), 'take')).toThrow('not possible')
  })

  it('G08 dice returns 97 % at every chance, on both sides', () => {
    for (const side of ['under', 'over'] as const) {
      for (const chance of [100, 2_500, 4_850, 9_500]) {
        let wins = 0
        for (let roll = 0; roll < 10_000; roll++) if (diceWins({ side, chance }, roll)) wins++
        expect(wins).toBe(chance)
        expect((Number(diceMinor(10n ** 12n, chance)) / 1e12) * (wins / 10_000)).toBeCloseTo(0.97, 9)
      }
    }
  })
})
