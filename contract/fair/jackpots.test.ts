/**
 * Random jackpots of both kinds, against a count of another form: in plain numbers, ticket by ticket and unit by unit, where the
 * product sorts matches, counts tiers and divides. `UWANJA_DEEP` counts 10,000 of them.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recount, type RoundFile } from './recount.ts'
import { leafOf, rootOf } from './ticket-tree.ts'

const RUNS = process.env['UWANJA_DEEP'] ? 10_000 : 300

interface Kind {
  readonly main: number
  readonly reserves: number
  readonly picks: readonly string[]
}
/** Few scores, so that tickets are right at all. */
const KINDS: readonly Kind[] = [
  { main: 13, reserves: 3, picks: ['1', '2', '3'] },
  { main: 6, reserves: 2, picks: ['0:0', '1:0', '2:1', '0:1'] },
]

interface Drawn {
  readonly kind: Kind
  /** By place, the reserves last; -1: cancelled. */
  readonly results: readonly number[]
  /** Each ticket's pick by place, and how far it follows the results: nobody wins thirteen matches by chance. */
  readonly tickets: readonly {
    readonly picks: readonly number[]
    readonly wrong: readonly number[]
    readonly skips: boolean
  }[]
  readonly price: number
  readonly salesShare: number
  readonly shares: readonly number[]
  readonly fixed: { readonly below: number; readonly prize: number; readonly winners: number } | null
  readonly cancelledEnds: number
  readonly rolledIn: number
  readonly guarantee: number
  readonly onCancelled: 'refund' | 'roll'
}

const drawn = fc.constantFrom(...KINDS).chain((kind): fc.Arbitrary<Drawn> => {
  const places = kind.main + kind.reserves
  const pick = fc.nat(kind.picks.length - 1)
  const result = fc.oneof({ weight: 9, arbitrary: pick }, { weight: 1, arbitrary: fc.constant(-1) })
  return fc.record({
    kind: fc.constant(kind),
    results: fc.array(result, { minLength: places, maxLength: places }),
    tickets: fc.array(
      fc.record({
        picks: fc.array(pick, { minLength: places, maxLength: places }),
        wrong: fc.array(fc.nat(places - 1), { maxLength: 4 }),
        skips: fc.boolean(),
      }),
      { maxLength: 40 },
    ),
    price: fc.integer({ min: 1, max: 100_000 }),
    salesShare: fc.nat(10_000),
    shares: fc.constantFrom([8_500, 1_000, 500], [10_000], [3_333, 3_333, 3_333], [1, 9_998]),
    fixed: fc.option(
      fc.record({
        below: fc.nat(4),
        prize: fc.integer({ min: 1, max: 50_000 }),
        winners: fc.integer({ min: 1, max: 5 }),
      }),
      { nil: null },
    ),
    cancelledEnds: fc.integer({ min: 1, max: kind.reserves + 2 }),
    rolledIn: fc.nat(10_000_000),
    guarantee: fc.nat(20_000_000),
    onCancelled: fc.constantFrom('refund', 'roll'),
  })
})

/** What a ticket said for each place; one that skips its reserves says nothing there. */
function saidOf({ kind, results, tickets }: Drawn): string[][] {
  return tickets.map(({ picks, wrong, skips }) =>
    picks.map((pick, place) => {
      if (skips && place >= kind.main) return ''
      const right = results[place]!
      const follows = right >= 0 && !wrong.includes(place)
      return kind.picks[follows ? right : pick]!
    }),
  )
}

/** The other form. Amounts are plain numbers, exact below 2^53. */
function byHand(round: Drawn, said: readonly (readonly string[])[]) {
  const { kind, results, price, salesShare, rolledIn, guarantee } = round
  let pool = Math.floor((said.length * price * salesShare) / 10_000) + rolledIn
  const own = pool
  while (pool < guarantee) pool = guarantee
  const cancelled = results.slice(0, kind.main).filter((one) => one < 0).length
  // Each cancelled place is filled by the next reserve that was played.
  const standIns = results.flatMap((one, place) => (place >= kind.main && one >= 0 ? [place] : []))
  const counts: number[] = []
  for (let place = 0; place < kind.main; place++) counts.push(results[place]! >= 0 ? place : (standIns.shift() ?? -1))
  const isOff = cancelled >= round.cancelledEnds || counts.includes(-1)
  if (isOff) {
    const rolls = round.onCancelled === 'roll' ? own : rolledIn
    return { how: 'cancelled', pool, winners: [], fixedPaid: 0, paid: 0, returned: pool - own, rolls }
  }
  const rights = said.map((picks) => {
    let right = 0
    for (const place of counts) if (picks[place] === kind.picks[results[place]!]) right++
    return right
  })
  let fixedPaid = 0
  let places = round.fixed?.winners ?? 0
  for (const right of rights) {
    if (round.fixed === null || right !== kind.main - round.fixed.below || places === 0) continue
    fixedPaid += round.fixed.prize
    places -= 1
  }
  let left = pool
  const winners = round.shares.map((share, tier) => {
    const tickets = rights.filter((right) => right === kind.main - tier).length
    const ofTier = (pool * share - ((pool * share) % 10_000)) / 10_000
    const each = tickets === 0 ? 0 : (ofTier - (ofTier % tickets)) / tickets
    for (let one = 0; one < tickets; one++) left -= each
    return { right: kind.main - tier, tickets, each: String(each) }
  })
  const returned = Math.min(left, pool - own)
  return { how: 'played', pool, winners, fixedPaid, paid: pool - left, returned, rolls: left - returned }
}

/** As the platform publishes it. */
async function published(round: Drawn, said: readonly (readonly string[])[], counted: ReturnType<typeof byHand>) {
  const { kind, results } = round
  const id = (place: number) => String(place + 1)
  const tickets = said.map((picks, at) => ({
    number: at * 3 + 1,
    at: new Date(Date.UTC(2026, 10, 20, 10, 0, at)).toISOString(),
    choices: picks.flatMap((one, place) => (one === '' ? [] : [`${id(place)}=${one}`])).join(','),
    salt: `s${String(at)}`,
  }))
  const file: RoundFile = {
    version: 1,
    round: 1,
    name: 'Random',
    currency: 'NGN',
    price: String(round.price),
    guarantee: String(round.guarantee),
    rolledIn: String(round.rolledIn),
    rule: {
      salesShare: round.salesShare,
      cancelledEnds: round.cancelledEnds,
      matches: kind.main,
      tiers: round.shares.map((share, tier) => ({ right: kind.main - tier, share })),
      fixed:
        round.fixed === null
          ? []
          : [
              {
                right: kind.main - round.fixed.below,
                prize: String(round.fixed.prize),
                winners: round.fixed.winners,
              },
            ],
    },
    onCancelled: round.onCancelled,
    matches: results
      .map((result, place) => ({
        id: id(place),
        number: place < kind.main ? place + 1 : place - kind.main + 1,
        isReserve: place >= kind.main,
        result: result < 0 ? null : kind.picks[result]!,
      }))
      // In no order that helps.
      .toReversed(),
    root: tickets.length === 0 ? '' : await rootOf(await Promise.all(tickets.map((one) => leafOf(one)))),
    said: {
      tickets: tickets.length,
      how: counted.how as 'played' | 'cancelled',
      pool: String(counted.pool),
      winners: counted.winners,
      fixedPaid: String(counted.fixedPaid),
      paidFromPool: String(counted.paid),
      returned: String(counted.returned),
      rolls: String(counted.rolls),
    },
  }
  return { file, lines: tickets.map(({ number, at, choices, salt }) => [number, at, choices, salt].join('|')) }
}

test(
  `J05 J12 ${String(RUNS)} random jackpots of thirteen matches and of six scores are, to the unit, what a count of another form says`,
  { timeout: 1_800_000 },
  async () => {
    const seen = { played: 0, cancelled: 0, won: 0 }
    await fc.assert(
      fc.asyncProperty(drawn, async (round) => {
        const said = saidOf(round)
        const counted = byHand(round, said)
        const { file, lines } = await published(round, said, counted)
        const again = await recount(file, lines)
        expect(again.counted).toEqual(file.said)
        expect(again.differs).toEqual(said.length === 0 ? ['root'] : [])
        expect(counted.paid + counted.returned + counted.rolls).toBe(
          counted.how === 'played' || round.onCancelled === 'roll' ? counted.pool : counted.returned + round.rolledIn,
        )
        seen[counted.how as 'played' | 'cancelled']++
        if (counted.paid > 0) seen.won++
      }),
      { numRuns: RUNS },
    )
    // All three were really met.
    expect(Math.min(seen.played, seen.cancelled, seen.won)).toBeGreaterThan(RUNS / 20)
  },
)
