/** Exact returns by enumeration: every outcome of a game counted with its weight, and the known figures of the classics. */
import { describe, expect, it } from 'vitest'
import { BACCARAT_ODDS, bankerDraws, baccaratReturned } from './baccarat/rules.ts'
import { cardOf } from '../luck/cards.ts'
import { HI_LO_PERCENT, hiLoMinor, isRight, rightRanks, type Guess } from './hi-lo/rules.ts'
import { kenoReturn, KENO } from './keno/rules.ts'
import { plinkoReturn, plinkoSlots, RISKS, ROWS } from './plinko/rules.ts'
import { POCKETS, rouletteReturned, SPOTS } from './roulette/rules.ts'
import { STATED } from './stated.ts'
import { ADVISED, ANTE_BONUS, handKind, PAIR_PLUS, QUALIFIES, strengthOf } from './three-card/rules.ts'

const basisPoints = (fraction: number) => Math.round(fraction * 10_000)

describe('roulette', () => {
  it('G08 R01 every spot returns 36/37 over the 37 pockets', () => {
    for (const spot of SPOTS.keys()) {
      let sum = 0
      for (let pocket = 0; pocket < POCKETS; pocket++) sum += rouletteReturned(spot, pocket)
      expect(sum, spot).toBe(3_600)
    }
    expect(STATED.roulette).toBe(basisPoints(36 / 37))
  })
})

describe('baccarat', () => {
  /** All ways of six cards by their points (0-9) out of eight decks: 128 cards count nothing, 32 each of the others. */
  it('G08 R01 the ways of player, banker and tie are the known counts of eight decks', () => {
    const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
    const ways = { player: 0n, banker: 0n, tie: 0n }
    const end = (player: number, banker: number, count: bigint) => {
      ways[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += count
    }
    const take = (count: bigint, next: (points: number, count: bigint) => void) => {
      for (let points = 0; points < 10; points++) {
        const cards = left[points]!
        left[points] = cards - 1
        next(points, count * BigInt(cards))
        left[points] = cards
      }
    }
    // Six cards are counted in every case, so that all ways weigh the same: cards that nobody draws count too.
    const unused = (cards: number) => (cards === 2 ? 412n * 411n : cards === 1 ? 411n : 1n)
    take(1n, (p1, one) =>
      take(one, (b1, two) =>
        take(two, (p2, three) =>
          take(three, (b2, four) => {
            const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
            if (Math.max(player, banker) >= 8) return end(player, banker, four * unused(2))
            const bankerTurn = (total: number, third: number | null, count: bigint, spare: number) => {
              if (!bankerDraws(banker, third)) return end(total, banker, count * unused(spare))
              take(count, (b3, six) => end(total, (banker + b3) % 10, six * unused(spare - 1)))
            }
            if (player > 5) return bankerTurn(player, null, four, 2)
            take(four, (p3, five) => bankerTurn((player + p3) % 10, p3, five, 1))
          }),
        ),
      ),
    )
    expect(ways).toEqual({
      player: 2_230_518_282_592_256n,
      banker: 2_292_252_566_437_888n,
      tie: 475_627_426_473_216n,
    })
    const all = Number(ways.player + ways.banker + ways.tie)
    const share = (count: bigint) => Number(count) / all
    expect(STATED.baccarat).toEqual({
      player: basisPoints(share(ways.player) * 2 + share(ways.tie)),
      banker: basisPoints(share(ways.banker) * 1.95 + share(ways.tie)),
      tie: basisPoints(share(ways.tie) * 9),
      'player-pair': basisPoints((31 / 415) * 12),
      'banker-pair': basisPoints((31 / 415) * 12),
    })
  })

  it('G08 R01 hands pay as the table says, and a tie gives player and banker back', () => {
    const hands = { player: ['9S', '9H'], banker: ['4S', '4C'] }
    const tie = { player: ['9S', '9H'], banker: ['8S', 'TC'] }
    const paid = (of: typeof hands) => Object.keys(BACCARAT_ODDS).map((spot) => baccaratReturned(spot, of))
    expect(paid(hands)).toEqual([100, 100, 900, 1_200, 1_200])
    expect(paid(tie)).toEqual([100, 100, 900, 1_200, 0])
    expect(paid({ player: ['9S', 'TH'], banker: ['7S', 'TC'] })).toEqual([200, 0, 0, 0, 0])
    expect(paid({ player: ['2S', 'TH'], banker: ['7S', 'TC'] })).toEqual([0, 195, 0, 0, 0])
  })
})

describe('three-card poker', () => {
  const hands: { readonly cards: readonly number[]; readonly strength: number }[] = []
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++)
        hands.push({ cards: [a, b, c], strength: strengthOf([a, b, c].map((card) => cardOf(card))) })
    }
  }

  it('G08 R01 the 22,100 hands fall into their kinds as counted by hand', () => {
    const counts: Record<string, number> = {}
    for (const { cards } of hands) {
      const kind = handKind(cards.map((card) => cardOf(card)))
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    expect(counts).toEqual({ high: 16_440, pair: 3_744, flush: 1_096, straight: 720, three: 52, 'straight-flush': 48 })
    let pairPlus = 0
    for (const [kind, pays] of Object.entries(PAIR_PLUS)) if (pays > 0) pairPlus += counts[kind]! * (pays + 1)
    expect(STATED.poker['pair-plus']).toBe(basisPoints(pairPlus / hands.length))
  })

  it('G08 R01 ante and play return what is stated, with the advice, over every deal', () => {
    const sorted = [...hands].sort((left, right) => left.strength - right.strength)
    const strengths = sorted.map(({ strength }) => strength)
    const through: number[][] = Array.from({ length: 52 }, () => [])
    sorted.forEach(({ cards }, at) => cards.forEach((card) => through[card]!.push(at)))
    const below = (list: readonly number[], limit: number) => {
      let [low, high] = [0, list.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (list[middle]! < limit) low = middle + 1
        else high = middle
      }
      return low
    }
    const first = (strength: number) => below(strengths, strength)
    const qualifying = first(QUALIFIES)
    /** House hands with a place in the order below `limit` that share no card with these: inclusion and exclusion. */
    const free = (cards: readonly number[], limit: number) => {
      const [x, y, z] = cards as [number, number, number]
      let count = limit
      for (const card of cards) count -= below(through[card]!, limit)
      for (const [one, other] of [
        [x, y],
        [x, z],
        [y, z],
      ] as const) {
        for (let third = 0; third < 52; third++) {
          if (third !== one && third !== other && third !== x && third !== y && third !== z)
            count += placeOf(one, other, third) < limit ? 1 : 0
        }
      }
      // The hand itself was taken off three times and put back by no pair.
      return count + 2 * (placeOf(x, y, z) < limit ? 1 : 0)
    }
    const key = (cards: readonly number[]) => [...cards].sort((left, right) => left - right).join()
    const places = new Map(sorted.map(({ cards }, at) => [key(cards), at]))
    const placeOf = (a: number, b: number, c: number) => places.get(key([a, b, c]))!
    const seen = new Map<string, number>()
    let total = 0
    let weight = 0
    for (const { cards, strength } of hands) {
      // Suits are alike: hands that differ only by the names of suits are counted once, with their number.
      const suits: number[] = []
      const shape = [...cards]
        .sort((left, right) => (left % 13) - (right % 13) || left - right)
        .map((card) => {
          const suit = Math.floor(card / 13)
          if (!suits.includes(suit)) suits.push(suit)
          return `${String(card % 13)}${String(suits.indexOf(suit))}`
        })
        .join()
      let value = seen.get(shape)
      if (value === undefined) {
        const bonus = ANTE_BONUS[handKind(cards.map((card) => cardOf(card)))]
        if (strength < ADVISED) value = -1
        else {
          const all = 18_424
          const not = free(cards, qualifying)
          const worse = free(cards, Math.max(first(strength), qualifying)) - not
          const same = free(cards, Math.max(first(strength + 1), qualifying)) - not - worse
          const better = all - not - worse - same
          value = (not * 1 + worse * 2 - better * 2) / all + bonus
        }
        seen.set(shape, value)
      }
      total += value
      weight++
    }
    expect(weight).toBe(22_100)
    expect(basisPoints(1 + total / weight)).toBe(STATED.poker.ante)
    expect(total / weight).toBeCloseTo(-0.0337, 4)
  })
})

describe('hi-lo, plinko and keno', () => {
  it('G08 R01 each guess at hi-lo keeps the return at 97 %', () => {
    const deck = Array.from({ length: 52 }, (_, number) => cardOf(number))
    for (const card of deck) {
      for (const guess of ['higher', 'lower'] satisfies Guess[]) {
        const right = deck.filter((next) => isRight(card, guess, next)).length
        expect(right, `${card} ${guess}`).toBe(4 * rightRanks(card, guess))
        expect(right).toBeLessThan(52)
        const grown = Number(hiLoMinor(10n ** 12n, [rightRanks(card, guess)])) / 1e12
        expect((grown * right) / 52).toBeCloseTo(HI_LO_PERCENT / 100, 9)
      }
    }
    expect(STATED['hi-lo']).toBe(HI_LO_PERCENT * 100)
  })

  it('G08 R01 plinko returns what is stated, over all ways of the ball', () => {
    for (const rows of ROWS) {
      for (const risk of RISKS) {
        let sum = 0
        const slots = plinkoSlots(rows, risk)
        for (let ways = 0; ways < 2 ** rows; ways++) {
          let rights = 0
          for (let bits = ways; bits > 0; bits &= bits - 1) rights++
          sum += slots[rights]!
        }
        expect(sum / 2 ** rows / 100).toBeCloseTo(plinkoReturn(rows, risk), 12)
        expect(plinkoReturn(rows, risk)).toBeGreaterThan(0.965)
        expect(plinkoReturn(rows, risk)).toBeLessThan(0.975)
      }
    }
  })

  it('G08 R01 keno returns 97 % within a fifth of a percent, whatever is picked', () => {
    for (let picks = 1; picks <= KENO.mostPicks; picks++) {
      expect(Math.abs(kenoReturn(picks) - 0.97), String(picks)).toBeLessThan(0.002)
    }
  })
})
