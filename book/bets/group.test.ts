/** A group of slips as one statement takes it: what fits stands, what does not is refused, and what it asked for is given back. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Exposure } from '../risk/exposure.ts'
import { exposureOn } from '../risk/store.ts'
import { aDatabase } from '../process/testing.ts'
import { refusedRow } from './admission.ts'
import type { Admission } from './admit-store.ts'
import { admit } from './admit-store.ts'
import { CURRENCY, matches } from './testing.ts'

const NOW_MS = Date.parse('2026-11-22T18:00:00Z')
const MUCH = 1_000_000n

interface Said {
  readonly player: string
  readonly slip: string
  readonly event: string
  /** What its player's bets may lose by it, and what it puts on the home side. */
  readonly most: bigint
  readonly outcomeLimit?: bigint
  readonly playerLimit?: bigint
}

function aSlip({ player, slip, event, most, outcomeLimit = MUCH, playerLimit = MUCH }: Said): Admission {
  const session = { player: BigInt(player), currency: CURRENCY } as never
  const asked = { id: slip, unit: 100, policy: 'none', legs: [{}] } as never
  const place = { event, market: 'goals.match.1x2', specifiers: '', outcome: '1' }
  const pick = { ...place, odds: 2000, startsAt: '2026-11-23T18:00:00Z', shownEpoch: 1, epoch: 1, isLive: false }
  const row = refusedRow({ session, asked, hash: `hash of ${slip}` }, NOW_MS, 'DECLINED', {})
  const exposure: Exposure = { ...place, stake: 100n, singles: most, potential: 0n, weighted: 0n }
  return {
    bet: {
      ...row,
      state: 'debiting',
      reason: null,
      answer: null,
      debit: '100',
      walletToken: 'a token',
      decidedAt: '2026-11-22T18:00:00Z',
      most: String(most),
      legs: [{ isBanker: false, askedOdds: 2000, odds: 2000, futures: [], inputs: null, picks: [pick] }],
    },
    exposure: [exposure],
    outcomeLimits: [outcomeLimit],
    playerLimit,
  }
}

describe.each(RULE_KINDS)('a group of slips on %s', (kind) => {
  let db: Db
  let events: string[]
  let players: string[]
  beforeAll(async () => {
    db = await aDatabase(kind)
    events = await matches(db, 4)
    const rows = await db.sql<{ id: string }>`
      insert into book.player (wallet, wallet_player, currency) values ('house', 'one', 'TZS'), ('house', 'two', 'TZS')
      returning id::text as id`
    players = rows.map(({ id }) => id)
  })
  afterAll(() => db.close())

  const taken = async (all: readonly Admission[]): Promise<string[]> =>
    (await admit(db, all)).map((one) =>
      one.status === 'known' ? `known ${one.hash}` : (one.bet.reason ?? one.bet.state),
    )
  const onHome = async (event: string): Promise<bigint> =>
    (await exposureOn(db, event)).reduce((sum, { singles }) => sum + singles, 0n)

  it('Y42 what comes after a slip that is too much may still fit, and nothing of that one is kept', async () => {
    const [event] = events as [string]
    const of = (slip: string, most: bigint, nth: 0 | 1) =>
      aSlip({ player: players[nth]!, slip, event, most, outcomeLimit: 10n })
    expect(await taken([of('six', 6n, 0), of('five', 5n, 1), of('four', 4n, 0), of('one', 1n, 1)])).toEqual([
      'debiting',
      'EXPOSURE_FULL',
      'debiting',
      'EXPOSURE_FULL',
    ])
    expect(await onHome(event)).toBe(10n)
    const rows = await db.sql<{ slip: string; state: string; open: string; token: string | null; debits: number }>`
      select slip, state, open_minor::text as open, wallet_token as token,
        (select count(*)::int from book.movement m where m.bet = b.id) as debits
      from book.bet b where slip in ('six', 'five') order by slip`
    expect(rows).toEqual([
      { slip: 'five', state: 'refused', open: '0', token: null, debits: 0 },
      { slip: 'six', state: 'debiting', open: '100', token: 'a token', debits: 1 },
    ])
  })

  it('Y42 all of a player’s open bets together stay below their own limit, those of other players aside', async () => {
    const event = events[1]!
    const of = (slip: string, most: bigint, nth: 0 | 1) =>
      aSlip({ player: players[nth]!, slip, event, most, playerLimit: 110n })
    // Six and four are open already of the first player.
    expect(
      await taken([of('fifty', 50n, 0), of('fifty-one', 51n, 0), of('another', 110n, 1), of('last', 50n, 0)]),
    ).toEqual(['debiting', 'EXPOSURE_FULL', 'debiting', 'debiting'])
    expect(await onHome(event)).toBe(210n)
    expect(await taken([of('no-more', 1n, 0)])).toEqual(['EXPOSURE_FULL'])
    expect(await onHome(event)).toBe(210n)
  })

  it('Y41 of copies in a group the first is written; what is known puts nothing at risk again', async () => {
    const event = events[2]!
    const of = (slip: string) => aSlip({ player: players[1]!, slip, event, most: 7n })
    expect(await taken([of('twice'), of('twice'), of('once')])).toEqual(['debiting', 'known hash of twice', 'debiting'])
    expect(await taken([of('twice'), of('new'), of('twice')])).toEqual([
      'known hash of twice',
      'debiting',
      'known hash of twice',
    ])
    expect(await onHome(event)).toBe(21n)
  })

  it('Y42 one that is too much for an outcome leaves its player’s limit to the next one, and the other way round', async () => {
    const event = events[3]!
    const of = (slip: string, most: bigint, outcomeLimit: bigint, playerLimit: bigint) =>
      aSlip({ player: players[1]!, slip, event, most, outcomeLimit, playerLimit })
    const known = (slip: string) => of(slip, 1000n, 50n, 200n)
    const group = [
      known('once'),
      of('too-wide', 60n, 50n, 200n),
      of('fits', 50n, 50n, 200n),
      of('too-deep', 20n, 70n, 200n),
      of('fits-too', 19n, 70n, 200n),
      known('twice'),
    ]
    // 131 are open of the second player. What is known already takes nobody's room, whatever it says it is worth.
    expect(await taken(group)).toEqual([
      'known hash of once',
      'EXPOSURE_FULL',
      'debiting',
      'EXPOSURE_FULL',
      'debiting',
      'known hash of twice',
    ])
    expect(await onHome(event)).toBe(69n)
  })
})
