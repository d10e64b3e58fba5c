/** A rule of the wallet's suite: a stake that is taken back never comes back beside a win that was paid on it. */
import { expect, it } from 'vitest'
import type { takeSeat } from './conformance-seat.ts'
import type { SpokenAsk } from './callback-client.ts'

type Sit = (balanceMinor?: bigint) => Promise<Awaited<ReturnType<typeof takeSeat>>>
const OK = { heard: 'ok', duplicate: false } as const
const NO = { heard: 'refused' } as const

/** A stake of 100 and a win of 250 on 1,000: what each order of the three calls leaves, and what a second saying of all adds. */
const ORDERS: readonly (readonly [order: string, balance: bigint])[] = [
  // The win was paid before anybody took the stake back: it stands until people have undone it.
  ['bet win rollback', 1_150n],
  ['bet rollback win', 1_000n],
  ['win bet rollback', 1_000n],
  ['win rollback bet', 1_000n],
  ['rollback bet win', 1_000n],
  ['rollback win bet', 1_000n],
]

export function takenBack(sit: Sit): void {
  it.each(ORDERS)('rule 4: %s leaves the right balance, however often all of it is said', async (order, balance) => {
    const at = await sit(1_000n)
    const bet = at.bet(100n)
    const calls: Readonly<Record<string, SpokenAsk>> = {
      bet,
      win: at.win(250n, bet.round),
      rollback: at.rollback(bet),
    }
    for (const name of order.split(' ')) await at.say(calls[name]!)
    expect(await at.balance()).toBe(balance)
    for (const name of order.split(' ')) await at.say(calls[name]!)
    // A win before its bet is refused and no more: the company says it again, and then there is a bet, or none any more.
    expect(await at.balance()).toBe(balance)
  })

  it('rule 4: a rollback while the round’s win stands is refused by a definite word, and leaves no mark', async () => {
    const at = await sit(1_000n)
    const bet = at.bet(100n)
    const rollback = at.rollback(bet)
    expect([await at.say(bet), await at.say(at.win(250n, bet.round))]).toMatchObject([OK, OK])
    expect(await at.say(rollback)).toMatchObject(NO)
    expect(await at.say(at.rollback(bet))).toMatchObject(NO)
    expect(await at.say(bet)).toMatchObject({ heard: 'ok', duplicate: true })
    expect(await at.say(at.win(50n, bet.round))).toMatchObject({ ...OK, balanceMinor: 1_200n })
    expect(await at.balance()).toBe(1_200n)
    const lost = at.bet(100n)
    await at.say(lost)
    await at.say(at.win(0n, lost.round))
    expect(await at.say(at.rollback(lost))).toMatchObject({ ...OK, balanceMinor: 1_200n })
  })

  it('rule 4: of a round’s stakes one may be taken back while another stood before the win, and the last may not', async () => {
    const at = await sit(1_000n)
    const [first, second] = [at.bet(100n), at.bet(200n)]
    const sameRound = { ...second, round: first.round }
    await at.say(first)
    await at.say(sameRound)
    expect(await at.say(at.win(500n, first.round))).toMatchObject({ ...OK, balanceMinor: 1_200n })
    expect(await at.say(at.rollback(first))).toMatchObject({ ...OK, balanceMinor: 1_300n })
    const late = at.bet(50n, { round: first.round })
    expect(await at.say(late)).toMatchObject({ ...OK, balanceMinor: 1_250n })
    // The late one cannot have won: it came after.
    expect(await at.say(at.rollback(sameRound))).toMatchObject(NO)
    expect(await at.say(at.rollback(late))).toMatchObject({ ...OK, balanceMinor: 1_300n })
    expect(await at.balance()).toBe(1_300n)
  })
}
