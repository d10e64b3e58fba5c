/** The studio on PostgreSQL, killed wherever money is on its way: nothing that is owed is lost or doubled, and another goes on. */
import type { Db } from '@uwanja/database/sql'
import { FULLEST } from '@uwanja/database/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestWallet, type TestWallet } from '../process/testing.ts'
import type { Point } from '../wallet/settlement.ts'
import { aPage, aPostgres, aStudio, booked, build, type Program, WAIT } from './testing.ts'

const START_MINOR = 100_000

describe.runIf(FULLEST === 'postgres')('a studio that is killed', () => {
  let wallet: TestWallet
  let database: { db: Db; url: string }
  const studios: Program[] = []
  beforeAll(build)
  beforeEach(async () => {
    wallet = await openTestWallet(START_MINOR)
    database = await aPostgres()
  })
  afterEach(async () => {
    for (const studio of studios.splice(0)) await studio.kill()
    await wallet.close()
    await database.db.close()
  })

  async function begun(failpoint?: Point): Promise<Program> {
    const studio = await aStudio(database.url, wallet, failpoint)
    studios.push(studio)
    studio.start()
    return studio
  }
  const distinct = (action: string) =>
    new Set(wallet.asked.filter((one) => one.action === action).map(({ fields }) => fields['TransactionId'])).size

  it.each<[Point, { bets: number; wins: number; back: number }]>([
    // Never said, so that only the taking back was heard of.
    ['asked', { bets: 0, wins: 0, back: 1 }],
    ['answered', { bets: 1, wins: 0, back: 1 }],
    ['decided', { bets: 1, wins: 1, back: 0 }],
    ['told', { bets: 1, wins: 1, back: 0 }],
  ])('M28 M20 where a stake or an outcome is %s ends every obligation once', async (point, { bets, wins, back }) => {
    const first = await begun(point)
    await first.leads()
    const page = aPage(first)
    const roll = page.rollDice(await page.sit('dice'), 'round-0001').catch(() => 'no answer')
    await first.gone()
    expect(await roll).toBe('no answer')
    await (await begun()).leads()
    const minor = await booked(database.db)
    expect([distinct('Bet'), distinct('Win'), distinct('CancelBet')]).toEqual([bets, wins, back])
    expect(BigInt(wallet.balanceMinor)).toBe(BigInt(START_MINOR) + minor)
    if (back > 0) expect(minor).toBe(0n)
  })

  it('M28 the one that leads is followed by one that waited: the next round, and nothing paid twice', async () => {
    const first = await begun()
    await first.leads()
    const second = await begun()
    const page = aPage(first)
    const me = await page.sit('zeppelin')
    const stateOf = async (studio: Program) =>
      (await aPage(studio).call('zeppelin/state', me)) as { round: { round: number; phase: string } }
    await vi.waitFor(
      async () => expect(await page.call('zeppelin/stake', me, { stake: '100' })).toMatchObject({ ok: true }),
      WAIT,
    )
    const { round } = (await stateOf(first)).round
    await expect(fetch(`${second.url}/health`)).rejects.toThrow()
    await first.kill()
    await second.leads()
    await vi.waitFor(async () => {
      const next = (await stateOf(second)).round
      expect(next.round).toBeGreaterThan(round)
    }, WAIT)
    const minor = await booked(database.db)
    expect([distinct('Bet'), distinct('Win') + distinct('CancelBet')]).toEqual([1, 1])
    expect(BigInt(wallet.balanceMinor)).toBe(BigInt(START_MINOR) + minor)
  })
})
