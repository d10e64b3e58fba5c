/** What the tests of payments share: the player's moves, as a client makes them. */
import { patient } from '@uwanja/runtime/patience'
import { expect, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { user } from '@uwanja/contract/site/user'
import type { House, TestPlayer } from './house.ts'

export const WAIT = { timeout: patient(15_000), interval: 25 }

/** @param open The house, once it is open. */
export function payments(open: () => House) {
  const deposit = (player: TestPlayer, amount: string | number) =>
    open().send(banking.registerFastHubPayBillDeposit, { amount }, player.token) as Promise<{
      statusCode: number
      status: string
      data: { id: string; message: string }
    }>
  const withdraw = (player: TestPlayer, amount: string | number) =>
    open().send(banking.registerFastHubWithdraw, { amount }, player.token) as Promise<{
      statusCode: number
      status: string
      data: { id: string }
    }>
  const state = async (player: TestPlayer, id: string) =>
    (
      (await open().send(banking.getPayment, { id }, player.token)) as {
        data: { state: string; reason: string | null }
      }
    ).data
  const balance = async (player: TestPlayer) =>
    ((await open().send(user.getBalance, {}, player.token)) as { data: { totalBalance: number } }).data.totalBalance
  const prompts = (player: TestPlayer) =>
    open().world(`/api/phones/${player.number}/prompts`) as Promise<{ id: string; amount: string }[]>
  const prompt = async (player: TestPlayer) => {
    await vi.waitFor(async () => expect(await prompts(player)).toHaveLength(1), WAIT)
    return (await prompts(player))[0]!
  }
  const approve = async (player: TestPlayer) =>
    open().world(`/api/phones/${player.number}/prompts/${(await prompt(player)).id}`, { pin: '1234' })
  const untilState = (player: TestPlayer, id: string, wanted: string) =>
    vi.waitFor(async () => expect(await state(player, id)).toMatchObject({ state: wanted }), WAIT)

  return { deposit, withdraw, state, balance, prompts, prompt, approve, untilState }
}
