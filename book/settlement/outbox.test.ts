/** What settlement owes goes to wallets without a way through the database, and is found there by whoever comes after. */
import { RULE_KINDS, shiftClock } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase } from '../process/testing.ts'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import { openSettler } from '../results/settler.ts'
import { openOutbox } from './outbox.ts'
import type { OwedRow } from './outbox-store.ts'
import { openRunner } from './runner.ts'
import { aWallet, layBet } from './testing.ts'

const WON = 2000

describe.each(RULE_KINDS)('who tells wallets, on %s', (kind) => {
  let db: Db
  let startMs = 0
  let said = 1
  const faults: unknown[] = []
  beforeAll(async () => {
    db = await aDatabase(kind)
    const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
    startMs = clock!.now.getTime() - HOUR_MS
  })
  afterAll(async () => {
    expect(faults).toEqual([])
    await db.close()
  })

  const common = () => ({
    db,
    now: () => startMs + HOUR_MS,
    isMine: () => true,
    onFault: (error: unknown) => void faults.push(error),
  })
  const opened = (wallet: ReturnType<typeof aWallet>) => openOutbox({ ...common(), wallet: () => wallet.wallet })
  /** A match ends on which these bets are won, and is settled; what they are owed is left to a teller. */
  async function won(name: string, bets: number, teller: { isFree(): boolean; take(rows: readonly OwedRow[]): void }) {
    const event = await aMatch(db, name, startMs)
    const pick = { event, market: 'goals.match.1x2', outcome: '1' }
    const ids = Array.from({ length: bets }, (_, nth) => `${name}-${String(nth)}`)
    for (const id of ids) await layBet(db, { id, decidedMs: startMs - HOUR_MS, legs: [{ odds: WON, picks: [pick] }] })
    await tell(db, name, startMs + said++, facts(played([1, 0], 'ended')))
    const settler = openSettler({ ...common(), known: () => null })
    settler.look()
    await settler.settled()
    const runner = openRunner({ ...common(), onOwed: () => {}, teller })
    runner.look()
    await runner.settled()
    return ids.map((id) => `${id}:2`)
  }
  const owed = async (keys: readonly string[]): Promise<{ taken: number; free: number; answered: number }> => {
    const [row] = await db.sql<{ taken: number; free: number; answered: number }>`
      select count(*) filter (where state = 'owed' and leased_until > house_now())::int as taken,
        count(*) filter (where state = 'owed' and leased_until is null)::int as free,
        count(*) filter (where state = 'answered')::int as answered
      from book.movement where key = any(${keys}::text[])`
    return row!
  }
  async function told(outbox: ReturnType<typeof opened>): Promise<void> {
    outbox.look()
    await outbox.settled()
  }

  it('Y54 what is taken along is said by nobody else, and by whoever comes next when its process died', async () => {
    const lost: OwedRow[] = []
    const keys = await won('lost', 3, { isFree: () => true, take: (rows) => void lost.push(...rows) })
    expect(lost.map(({ key, minor, tries }) => `${key} ${minor} ${String(tries)}`).sort()).toEqual(
      keys.map((key) => `${key} 2000 1`),
    )
    const other = aWallet()
    await told(opened(other))
    expect([other.heard.length, await owed(keys)]).toEqual([0, { taken: 3, free: 0, answered: 0 }])
    await shiftClock(db, 61)
    await told(opened(other))
    expect([other.heard.map(({ key }) => key).sort(), await owed(keys)]).toEqual([
      keys,
      { taken: 0, free: 0, answered: 3 },
    ])
  })

  it('Y54 what there is no room for is owed to be found, and is', async () => {
    const keys = await won('full', 3, { isFree: () => false, take: () => expect.unreachable() })
    expect(await owed(keys)).toEqual({ taken: 0, free: 3, answered: 0 })
    const other = aWallet()
    await told(opened(other))
    expect([other.given(), await owed(keys)]).toEqual([BigInt(3 * WON), { taken: 0, free: 0, answered: 3 }])
  })

  it('Y54 who is stopped gives back what it has not said, for the next one to say at once', async () => {
    const stopped = opened(aWallet())
    await stopped.stop()
    const keys = await won('stopped', 3, stopped)
    await stopped.stop()
    expect(await owed(keys)).toEqual({ taken: 0, free: 3, answered: 0 })
    const next = aWallet()
    await told(opened(next))
    expect(next.given()).toBe(BigInt(3 * WON))
  })

  it('Y54 what follows in a round waits for what was said before, whoever says it', async () => {
    const outbox = openOutbox({ ...common(), wallet: () => null })
    const keys = await won('round', 1, outbox)
    await outbox.settled()
    // A correction while the first word is on its way: it is no first word, so nobody takes it along.
    const taken: OwedRow[] = []
    await tell(db, 'round', startMs + said++, facts(played([0, 1], 'ended')))
    const settler = openSettler({ ...common(), known: () => null })
    settler.look()
    await settler.settled()
    const runner = openRunner({
      ...common(),
      onOwed: () => {},
      teller: { isFree: () => true, take: (rows) => void taken.push(...rows) },
    })
    runner.look()
    await runner.settled()
    expect(taken).toEqual([])
    const wallet = aWallet()
    await shiftClock(db, 61)
    await told(opened(wallet))
    expect(wallet.heard.map(({ call, key }) => [call, key])).toEqual([
      ['credit', keys[0]],
      ['change', `${keys[0]!.slice(0, -1)}3`],
    ])
  })
})
