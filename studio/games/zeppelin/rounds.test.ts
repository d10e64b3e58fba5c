/** Rounds and restarts: what a killed studio owes and puts right, what is secret when, and that every round verifies. */
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { msUntil, verifyRound } from '@uwanja/contract/fair/fairness'
import { openChain } from './chain.ts'
import { idle, openTable, until, type Table } from '../../process/testing.ts'

let table: Table
let me: string
beforeEach(async () => {
  table = await openTable()
  me = await table.sit()
})
afterEach(() => table.close())

const balance = () => table.wallet.balanceMinor
const stakeOf = async () => (await table.state(me)).me!.stake!
const settled = () => until(async () => (await stakeOf()).settled)

describe('a killed studio', () => {
  it('G10 Z08 gives back the stakes of a round that it did not finish', async () => {
    await table.openRound((crash) => crash > 200)
    await table.stake(me, '100')
    table.clock.advance(6_000 + 1_000)
    await table.restart()
    await until(() => balance() === 100_000)
    await until(async () => (await stakeOf())?.settled)
    expect(await stakeOf()).toMatchObject({ state: 'returning', why: 'void' })
    const [voided] = (await table.state()).past
    expect(voided).toMatchObject({ isVoid: true })
    expect(await verifyRound(voided!)).toMatchObject({ commitmentMatches: true, crashMatches: true })
  })

  it('G10 Z07 Z08 gives back a stake whose answer it never saw', async () => {
    await table.openRound(() => true)
    table.wallet.moods.set('Bet', 'silent')
    const answer = table.stake(me, '100')
    await until(() => table.wallet.count('Bet') === 1)
    await table.restart()
    expect(await answer).toMatchObject({ ok: false })
    await until(() => table.wallet.count('CancelBet') === 1)
  })

  it('G10 Z07 still pays an owed win, once, under the id of before', async () => {
    await table.openRound((crash) => crash > 200)
    await table.stake(me, '100')
    table.wallet.moods.set('Win', 'silent')
    table.clock.advance(6_000 + msUntil(150))
    await table.cashOut(me)
    await until(() => table.wallet.count('Win') === 1)
    await table.restart()
    await until(() => table.wallet.count('Win') === 2)
    table.wallet.moods.clear()
    await table.restart()
    await settled()
    expect(balance()).toBe(105_000)
    await table.restart()
    await idle()
    const wins = table.wallet.asked.filter(({ action }) => action === 'Win')
    expect(wins).toHaveLength(3)
    expect(new Set(wins.map(({ fields }) => fields['TransactionId'])).size).toBe(1)
    // The page's session outlived it all.
    expect((await table.state(me)).me).toMatchObject({ name: 'a•••7', balanceMinor: '105000' })
  })

  it('G10 Z08 never plays a round twice, and starts a new chain when the book of rounds is gone', async () => {
    const before = await table.state()
    await table.restart()
    const after = await table.state()
    expect(after.round.round).toBe(before.round.round + 1)
    expect(after.round.salt).toBe(before.round.salt)
    await table.restart(() => rmSync(join(table.folder, 'studio', 'round.jsonl')))
    const anew = await table.state()
    expect(anew.round.round).toBe(1)
    expect(anew.round.salt).not.toBe(before.round.salt)
  })
})

describe('rounds', () => {
  it('G10 Z01 Z09 commitments verify over many rounds, and seeds and crash points are secret until the crash', async () => {
    let commitment: string | null = null
    for (let played = 0; played < 60; played++) {
      const round = await table.openRound(() => true)
      const open = (await table.state()).round
      expect([open.seed, open.crash]).toEqual([null, null])
      if (commitment) expect(open.commitment).toBe(commitment)
      table.clock.advance(6_000)
      const flying = (await table.state()).round
      if (flying.phase === 'flying') expect([flying.seed, flying.crash, flying.untilMs]).toEqual([null, null, null])
      table.clock.advance(msUntil(table.crashOf(round)))
      const past = (await table.state()).past[0]!
      expect(past).toMatchObject({ round, commitment: open.commitment })
      expect(await verifyRound(past)).toMatchObject({ commitmentMatches: true, crashMatches: true })
      commitment = past.seed
    }
  })

  it('G10 rest when nobody looks, and wake', async () => {
    table.clock.advance(3_600_000)
    const calls = (await table.app().inject({ url: '/studio/api/zeppelin/rounds' })).json() as {
      rounds: { round: number }[]
    }
    const newest = calls.rounds[0]!.round
    table.clock.advance(3_600_000)
    const woken = await table.state()
    expect(woken.round).toMatchObject({ phase: 'open', round: newest + 1 })
  })

  it('G10 Z09 the secret file is for its owner alone, and no coming seed lies in any other file', async () => {
    const studio = join(table.folder, 'studio')
    expect(statSync(join(studio, 'chain-root')).mode & 0o777).toBe(0o600)
    await table.openRound(() => true)
    const { round } = await table.state()
    const root = readFileSync(join(studio, 'chain-root'), 'utf8').trim()
    const { seed } = openChain(root).fixed(round.round)
    const files = readdirSync(studio, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const { name, parentPath } of files) expect(readFileSync(join(parentPath, name), 'utf8')).not.toContain(seed)
  })
})
