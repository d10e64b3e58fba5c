/** Video poker: every hand counted, the stated returns, the advice, and a round that follows from its seed. */
import { describe, expect, it } from 'vitest'
import { bestHold, HANDS, kindOf, numberOf, paysByKind } from './page/hands.ts'
import type { PokerView } from '@uwanja/contract/studio/poker'
import { dealChance } from '../../luck/chance.ts'
import { sealGame } from '../../instant/engine.ts'
import { cardOf } from '../../luck/cards.ts'
import { POKERS, pokerOf } from './config.ts'
import { pokerEngine } from './engine.ts'
import { ALL_HANDS, eachHand, returnOfPoker } from './return.ts'

const VARIANTS = Object.keys(POKERS) as (keyof typeof POKERS)[]
const CARDS = Array.from({ length: 52 }, (_, card) => card)
const hand = (text: string) => text.split(' ').map(numberOf)
const open = (seed: string) => {
  const game = sealGame(pokerEngine, pokerOf('jacks-9-6'))
  const bet = game.readBet(null, 1_000n)!
  const chance = dealChance(seed, 'words', [])
  return { game, bet, chance, step: game.open(bet, chance) }
}

it('G08 all 2,598,960 hands are what they are known to be', () => {
  const counts = HANDS.map(() => 0)
  eachHand((a, b, c, d, e) => counts[kindOf(a, b, c, d, e)]!++)
  expect(Object.fromEntries(HANDS.map((name, kind) => [name ?? 'nothing', counts[kind]]))).toEqual({
    'royal-flush': 4,
    'straight-flush': 36,
    'four-aces': 48,
    'four-low': 144,
    'four-of-a-kind': 432,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pairs': 123_552,
    'high-pair': 337_920,
    // 1,302,540 without a pair and 760,320 pairs of tens or lower.
    nothing: 2_062_860,
  })
  expect(counts.reduce((sum, count) => sum + count)).toBe(ALL_HANDS)
  expect(CARDS.map(cardOf).map(numberOf)).toEqual(CARDS)
})

describe('G08 the stated return is that of the best hold of every hand', () => {
  // One by default: each costs a second or two.
  const checked = process.env['UWANJA_DEEP'] ? VARIANTS : VARIANTS.slice(0, 1)
  it.each(checked)('%s', (variant) => {
    expect(returnOfPoker(POKERS[variant].table)).toBe(POKERS[variant].rtpBasisPoints)
  })
})

it('G08 the advice is the known best hold, and follows the pay table', () => {
  const { table } = POKERS['jacks-9-6']
  // Four to a royal flush before a made flush, four to a flush before a low pair, a low pair before an ace alone.
  expect(bestHold(hand('AH KH QH JH 2H'), table)).toBe(0b01111)
  expect(bestHold(hand('5S 5H 9H KH 2H'), table)).toBe(0b11110)
  expect(bestHold(hand('5S 5H 9C AD 2H'), table)).toBe(0b00011)
  expect(bestHold(hand('2S 2H 2D 9C 9D'), table)).toBe(0b11111)
  expect(paysByKind(table)[HANDS.indexOf('four-aces')]).toBe(25)
  expect(paysByKind(POKERS['bonus-8-5'].table)[HANDS.indexOf('four-aces')]).toBe(80)
})

it('G08 keeps what is held, draws what was not dealt, and pays by the table once', () => {
  for (let round = 0; round < 40; round++) {
    const { game, bet, chance, step } = open(round.toString(16).padStart(64, '0'))
    const before = game.view(step.state, bet) as PokerView
    expect(step.isOver).toBe(false)
    expect(before.held).toBeNull()
    const mask = round % 32
    const { move } = game.readMove(step.state, mask, bet)!
    // As after a restart: luck goes on from where the deal left it.
    const drawn = game.move(step.state, move, bet, dealChance(round.toString(16).padStart(64, '0'), 'words', chance.ranges)) // oxfmt-ignore
    const after = game.view(drawn.state, bet) as PokerView
    before.cards.forEach((card, at) => expect(after.cards[at] === card).toBe(((mask >> at) & 1) === 1))
    const thrown = before.cards.filter((card, at) => after.cards[at] !== card)
    expect(after.cards.some((card) => thrown.includes(card))).toBe(false)
    expect(new Set(after.cards).size).toBe(5)
    const stakes = POKERS['jacks-9-6'].table.pays.find((row) => row.hand === after.hand)?.stakes ?? 0
    expect(drawn).toMatchObject({ isOver: true, winMinor: 1_000n * BigInt(stakes) })
    expect(game.readMove(drawn.state, 0, bet)).toBeNull()
  }
})

it('G08 refuses what is not a hold, and plays the advice for who never came back', () => {
  const { game, bet, step } = open('5e'.repeat(32))
  for (const wrong of [-1, 32, 1.5, '3', null, [0]]) expect(game.readMove(step.state, wrong, bet)).toBeNull()
  const { cards } = game.view(step.state, bet) as PokerView
  expect(game.leave(step.state)).toBe(bestHold(cards.map(numberOf), POKERS['jacks-9-6'].table))
  expect(() => pokerOf('toString')).toThrow('no such video poker')
})
