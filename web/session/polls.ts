/** Runs the two polls while someone is logged in: the balance every 10 s, the withdrawal order every 7 s. */
import { cashier } from '@uwanja/contract/site/cashier'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { user as userCalls } from '@uwanja/contract/site/user'
import { moneyText } from '../money-text.ts'
import { isOver, phaseOf } from '../payment/payment-rules.ts'
import { send } from '../send.ts'
import { startBalancePoll, type RunningPoll } from './balance-poll.ts'
import { logOut, setBalance, setOrder, useSession, type Order } from './session.ts'

let running: { token: string; balance: RunningPoll; orderTimer: ReturnType<typeof setInterval> } | null = null

async function askBalance(): Promise<string | null> {
  // An answer that takes longer than the next poll is a failure: otherwise a hanging server would never count.
  const outcome = await send(userCalls.getBalance, {}, { patienceMs: CONSTANTS.balancePollMs })
  return outcome.ok ? moneyText(outcome.data?.totalBalance) : null
}

/** Looks that were begun, and the first that was begun after the last news: older answers say what was before it. */
let orderTurn = 0
let orderTold = 0

/** Truthy data is a pending order, whatever its shape (S21). A failure leaves what we knew. */
async function checkOrder(): Promise<void> {
  const asked = useSession.getState().user?.token
  if (!asked) return
  const turn = ++orderTurn
  const outcome = await send(cashier.checkUserWithdrawOrder, {}).catch(() => null)
  if (turn < orderTold || useSession.getState().user?.token !== asked) return
  if (!outcome?.ok) return setOrder(useSession.getState().order)
  const data: unknown = outcome.data
  setOrder(data ? (typeof data === 'object' ? (data as Order) : {}) : null)
}

function follow(token: string): void {
  if (running?.token === token) return
  running?.balance.stop()
  clearInterval(running?.orderTimer)
  running = null
  if (token === '') return
  const orderTimer = setInterval(() => void checkOrder(), CONSTANTS.pendingWithdrawPollMs)
  const balance = startBalancePoll({ ask: askBalance, onBalance: setBalance, onLogOut: logOut })
  running = { token, balance, orderTimer }
  void checkOrder()
}

/** Once, from main.tsx. Outside React, because a session lives longer than any component. */
export function followSession(): void {
  follow(useSession.getState().user?.token ?? '')
  useSession.subscribe(({ user }) => follow(user?.token ?? ''))
}

/** After money moved: the header and the menu need not wait for their next turn. */
export function pollNow(): void {
  void running?.balance.now()
  void checkOrder()
}

/** The server pushed the balance: as good as a poll's answer, and newer than those under way. */
export function takeBalance(totalBalance: number): void {
  running?.balance.told(moneyText(totalBalance))
}

/** The server pushed a payment's state: the pending withdrawal follows at once, and its amount is asked for. */
export function takeOrder({ id, direction, state }: { id: string; direction: string; state: string }): void {
  if (direction !== 'withdraw') return
  orderTold = orderTurn + 1
  const { order } = useSession.getState()
  if (isOver(phaseOf(direction, state))) {
    if (order?.id === id) setOrder(null)
  } else if (order?.id === id) setOrder({ ...order, state })
  void checkOrder()
}
