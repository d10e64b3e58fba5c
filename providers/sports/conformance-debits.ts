/** Debits of one moment, which travel together where the wallet's terms say that they may: each is answered as if it had come alone. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { aSlip } from './conformance-slip.ts'
import type { SportHouse, SportPlayer } from './conformance.ts'
import type { DebitSaid } from './wallet-client.ts'

export async function debitsTogether(house: SportHouse): Promise<void> {
  const wallet = house.wallet()
  await wallet.terms()
  const debitOf = async (player: SportPlayer) => {
    const session = await wallet.session(await player.launchToken())
    if (session.heard !== 'ok') throw new Error('the launch’s token was not exchanged')
    const { token } = session
    return (minor: bigint, over: Partial<DebitSaid> = {}): DebitSaid => {
      const [key, slip] = [randomUUID(), aSlip(randomUUID(), minor, house.currency)]
      return { key, playerId: player.id, currency: house.currency, token, round: key, minor, slip, ...over }
    }
  }
  const [rich, poor] = [await house.aPlayer(1_000n), await house.aPlayer(100n)]
  const [ofRich, ofPoor] = [await debitOf(rich), await debitOf(poor)]
  const first = ofRich(300n)
  const all = [first, first, ofRich(200n), ofPoor(101n), ofPoor(100n), ofRich(1n, { token: 'unknown' })]
  const heard = await Promise.all(all.map((one) => wallet.debit(one)))
  const refused = (status: string) => ({ heard: 'refused', status })
  expect(heard).toMatchObject([
    { heard: 'ok' },
    { heard: 'ok' },
    { heard: 'ok' },
    refused('INSUFFICIENT_FUNDS'),
    { heard: 'ok', balanceMinor: 0n },
    refused('INVALID_TOKEN'),
  ])
  expect([await rich.balanceMinor(), await poor.balanceMinor()]).toEqual([500n, 0n])
  // Said again they are what they were.
  expect(await Promise.all([first, all[2]!].map((one) => wallet.debit(one)))).toMatchObject([
    { heard: 'ok', duplicate: true },
    { heard: 'ok', duplicate: true },
  ])
  expect(await rich.balanceMinor()).toBe(500n)
}
