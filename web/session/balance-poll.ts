/**
 * The balance poll (A03): every 10 s; each non-zero status or failure counts; the third logs out; a success
 * does not reset the count. The count starts anew with each page load and with each login.
 */
import { CONSTANTS } from '@uwanja/contract/wire/constants'

/** The part of the window that a test replaces. */
export interface Timers {
  setInterval(run: () => void, everyMs: number): unknown
  clearInterval(timer: unknown): void
}

const WINDOW: Timers = {
  setInterval: (run, everyMs) => setInterval(run, everyMs),
  clearInterval: (timer) => clearInterval(timer as ReturnType<typeof setInterval>),
}

interface Poll {
  /** The balance, or null when the server refused; throws when it could not be reached. */
  readonly ask: () => Promise<string | null>
  readonly onBalance: (totalBalance: string) => void
  readonly onLogOut: () => void
}

export interface RunningPoll {
  /** Asks once more now, after money moved. Its failure does not count: only the regular poll may log out. */
  readonly now: () => Promise<void>
  /** The server said it without being asked: newer than every answer that is still on its way. */
  readonly told: (totalBalance: string) => void
  readonly stop: () => void
}

export function startBalancePoll({ ask, onBalance, onLogOut }: Poll, timers: Timers = WINDOW): RunningPoll {
  let failures = 0
  let stopped = false
  let asked = 0
  let shown = 0

  /** Answers may overtake each other: one that was asked for earlier than the one on screen is dropped. */
  async function once(): Promise<boolean> {
    const turn = ++asked
    const balance = await ask().catch(() => null)
    if (balance !== null && !stopped && turn > shown) {
      shown = turn
      onBalance(balance)
    }
    return balance !== null
  }

  function told(balance: string): void {
    if (stopped) return
    shown = ++asked
    onBalance(balance)
  }

  async function tick(): Promise<void> {
    if ((await once()) || stopped) return
    failures += 1
    if (failures < CONSTANTS.balanceFailuresToLogOut) return
    stop()
    onLogOut()
  }

  function stop(): void {
    stopped = true
    timers.clearInterval(timer)
  }

  const timer = timers.setInterval(() => void tick(), CONSTANTS.balancePollMs)
  void tick()
  return { now: async () => void (await once()), told, stop }
}
