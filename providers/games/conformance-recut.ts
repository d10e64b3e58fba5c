/** A rule of the wallet's suite: a call that was caught and is sent on with its values cut otherwise moves nothing. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recuts } from '../recut.ts'
import type { takeSeat, TestHouse } from './conformance-seat.ts'

type Sit = (balanceMinor?: bigint) => Promise<Awaited<ReturnType<typeof takeSeat>>>

/** Of each call; the rest of the cuts are tried on the plugs alone (../recut.test.ts). */
const CUTS = process.env['UWANJA_DEEP'] ? 200 : 12

export function recutCalls(sit: Sit, house: () => TestHouse): void {
  it('X06 a signed call moves money once, however its values are cut', async () => {
    const at = await sit(1_000n)
    const [bet, undone] = [at.bet(100n), at.bet(200n)]
    for (const [ask, balance] of [
      [bet, 900n],
      [undone, 700n],
      [at.rollback(undone), 900n],
      [at.win(300n, bet.round), 1_200n],
    ] as const) {
      await at.say(ask)
      expect(await at.balance()).toBe(balance)
      const { path, headers, body } = house().callbackClient.say(ask)
      const cuts = recuts({ path, headers, rawBody: body, nowMs: Date.now() })
      if (cuts === null) return
      for (const cut of fc.sample(cuts, CUTS)) await house().post(cut)
      expect(await at.balance()).toBe(balance)
    }
  })
}
