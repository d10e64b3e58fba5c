/** Rounds that a company gives away, part of the suite of the wallet's seven rules: a bet of nothing, and what is won in it. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { takeSeat, TestHouse } from './conformance-seat.ts'

type Sit = (balanceMinor?: bigint) => Promise<Awaited<ReturnType<typeof takeSeat>>>

const OK = { heard: 'ok', duplicate: false } as const
const NO = { heard: 'refused' } as const

export function freeRounds(sit: Sit, house: () => TestHouse): void {
  it('G19 a bet of 0 opens a free round whose win is paid once, where the company gives rounds away; else it has no amount', async () => {
    const at = await sit(100n)
    const bet = at.bet(0n)
    if (!house().plug.facts.freeRounds) {
      expect(await at.say(bet)).toMatchObject({ ...NO, why: 'amount' })
      expect(await at.say(at.win(500n, bet.round))).toMatchObject(NO)
      expect(await at.balance()).toBe(100n)
      return
    }
    expect(await at.say(bet)).toMatchObject({ ...OK, balanceMinor: 100n })
    expect(await at.say(bet)).toMatchObject({ heard: 'ok', duplicate: true, balanceMinor: 100n })
    expect(await at.say({ ...bet, minor: 50n })).toMatchObject(NO)
    expect(await at.say(at.win(500n, randomUUID()))).toMatchObject(NO)
    const win = at.win(500n, bet.round)
    const heard = await Promise.all([1, 2, 3].map(() => at.say(win)))
    for (const each of heard) expect(each).toMatchObject({ heard: 'ok', balanceMinor: 600n })
    // A paid win leans on it as on any stake.
    expect(await at.say(at.rollback(bet))).toMatchObject(NO)
    expect(await at.balance()).toBe(600n)
  })

  it('G19 a free round is open to its own player, and no more once its bet is taken back or its session is over', async () => {
    if (!house().plug.facts.freeRounds) return
    const [at, other] = [await sit(100n), await sit(100n)]
    const bet = at.bet(0n)
    expect(await at.say(bet)).toMatchObject(OK)
    expect(await other.say(other.win(500n, bet.round))).toMatchObject(NO)
    const rollback = at.rollback(bet)
    expect(await at.say(rollback)).toMatchObject({ ...OK, balanceMinor: 100n })
    expect(await at.say(at.win(500n, bet.round))).toMatchObject(NO)
    await at.player.logOut()
    expect(await at.say(at.bet(0n))).toMatchObject(NO)
    expect([await at.balance(), await other.balance()]).toEqual([100n, 100n])
  })
}
