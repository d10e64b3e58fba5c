/** Bingo: chances against a hand count, the stated return, and a round that follows from its seed. */
import { expect, it } from 'vitest'
import type { BingoView } from '@uwanja/contract/studio/bingo'
import { dealChance } from '../../luck/chance.ts'
import { sealGame } from '../../instant/engine.ts'
import { cardPlaces, FREE_PLACE } from '@uwanja/contract/fair/bingo-card'
import { BINGOS } from './config.ts'
import { bingoEngine } from './engine.ts'
import { chanceOfAll, returnOfBingo } from './return.ts'

it('G08 two of four balls hold a given pair once in six draws', () => {
  const [top, bottom] = chanceOfAll(2, { balls: 4, drawn: 2 })
  expect(top * 6n).toBe(bottom)
  const table = { ...BINGOS['bingo-90'], balls: 4, drawn: 2, columns: 2, rows: 1 }
  expect(returnOfBingo({ ...table, patterns: [{ name: 'line', sets: [[0, 1]], paysHundredths: 540 }] })).toBe(9_000)
})

it.each(['bingo-75', 'bingo-90'] as const)('G08 %s returns what is stated, between 94 and 97.5 percent', (name) => {
  const points = sealGame(bingoEngine, BINGOS[name]).facts().rtpBasisPoints
  expect(points).toBeGreaterThanOrEqual(9_400)
  expect(points).toBeLessThanOrEqual(9_750)
})

it('G08 a card has each number once, its own columns, and the free place in the middle', () => {
  const places = cardPlaces(77, BINGOS['bingo-75'])
  expect(new Set(places).size).toBe(25)
  expect(places[FREE_PLACE]).toBe(0)
  expect(places.every((ball, place) => ball === 0 || Math.ceil(ball / 15) === (place % 5) + 1)).toBe(true)
  expect(cardPlaces(77, BINGOS['bingo-75'])).toEqual(places)
})

it('G08 draws each ball once and pays every full pattern of every card', () => {
  const game = sealGame(bingoEngine, BINGOS['bingo-75'])
  const bet = game.readBet({ cards: [1, 2, 3] }, 1_000n)!
  expect(bet.costMinor).toBe(3_000n)
  const { state, winMinor } = game.open(bet, dealChance('5e'.repeat(32), 'words', []))
  const view = game.view(state, bet) as BingoView
  expect(new Set(view.drawn).size).toBe(38)
  const hundredths = view.cards.flatMap(({ made }) => made).reduce((sum, made) => sum + made.paysHundredths, 0)
  expect(winMinor).toBe(BigInt(hundredths) * 10n)
  for (const wrong of [{ cards: [] }, { cards: [1, 1] }, { cards: [0] }, { cards: [1, 2, 3, 4, 5] }, null]) {
    expect(game.readBet(wrong, 1_000n)).toBeNull()
  }
})
