/** What the tests of protection share: a player's calls, stakes and promises. */
import type { Call, RawInput } from '@uwanja/contract/wire/call'
import { protection } from '@uwanja/contract/site/protection'
import { takeOutcome } from '../banking/outcomes.ts'
import { payments } from './banking.ts'
import { setPassword } from '../players/store.ts'
import type { House, TestPlayer } from './house.ts'

export const DAY_S = 86_400
export const PASSWORD = 'the canary sings at 5'
let sequence = 0
export const fresh = (word: string) => `${word}-${++sequence}`

interface Rules {
  readonly limits: readonly { name: string; amount: number | null; used: number; pending: object | null }[]
  readonly timeOutUntil: string | null
  readonly exclusion: object | null
  readonly cancelling: object
  readonly reminderMinutes: number
  readonly sessionLimit: object | null
  readonly reviewedAt: string | null
  readonly offer: 'first' | 'review' | null
  readonly reminder: { readonly pending: { readonly minutes: number } | null }
}

/** @param open The house, once it is open. */
export function protecting(open: () => House) {
  const pay = payments(open)
  const ask = async <C extends Call>(who: TestPlayer, row: C, input: RawInput<C>) =>
    (await open().send(row, input, who.token)) as { status: string; data: Record<string, never> | null }
  const say = async <C extends Call>(who: TestPlayer, row: C, input: RawInput<C>) => (await ask(who, row, input)).status
  const rules = async (who: TestPlayer) => (await ask(who, protection.getRules, {})).data as unknown as Rules
  const limitOf = async (who: TestPlayer, name: string) =>
    (await rules(who)).limits.find((limit) => limit.name === name)
  /** Two days by the house's clock end a session that does not poll. */
  const shift = async (who: TestPlayer, seconds: number) => {
    await open().shift(seconds)
    await open().db.sql`update session set expires_at = house_now() + interval '2 days'
      where player_id = ${who.id} and ended_at is null`
  }
  const stake = (who: TestPlayer, minor: bigint, round = fresh('round')) =>
    open().server.money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key: fresh('bet'),
      playerId: who.id,
      round,
      amount: { currency: 'NGN', minor },
    })
  const withPassword = async (who: TestPlayer) => {
    const hash = await open().server.passwords.hash(PASSWORD)
    await open().db.transaction((tx) => setPassword(tx, who.id, hash))
  }
  const exclude = async (who: TestPlayer, months = 6) => {
    await withPassword(who)
    return ask(who, protection.excludeSelf, { months, password: PASSWORD })
  }
  /** The session that a player opens to withdraw. */
  const backIn = async (who: TestPlayer) => {
    await open().db.sql`update session set ended_at = null, expires_at = house_now() + interval '2 days'
      where player_id = ${who.id}`
    await open().server.payDue()
  }
  /** An order at the cashier that nobody has paid yet. */
  const order = async (who: TestPlayer, amount: number) => {
    const { id } = (await pay.deposit(who, amount)).data
    const [row] = await open().db.sql<{ key: string }>`select key from payment where id = ${BigInt(id)}`
    return { id, key: row!.key }
  }
  /** What its company says of it. */
  const paid = ({ key }: { key: string }, minor: bigint) =>
    takeOutcome(open().server.banking, key, 'fasthub', {
      state: 'paid',
      reference: fresh('paid'),
      amount: { currency: 'NGN', minor },
    } as const)
  const givenUp = ({ key }: { key: string }) =>
    takeOutcome(open().server.banking, key, 'fasthub', { state: 'failed', reason: 'expired' } as const)
  const steps = (who: TestPlayer) =>
    open().db.sql<{ step: string; oldValue: string | null; newValue: string | null }>`
      select step, old_value as "oldValue", new_value as "newValue" from protection_step
      where player_id = ${who.id} order by id`
  return { pay, ask, say, rules, limitOf, shift, stake, withPassword, exclude, backIn, order, paid, givenUp, steps }
}
