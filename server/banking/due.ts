/** Whose turn it is: payments, and parked money on its way back, brought into their company's line, or done at once. */
import { openLanes, type Lanes } from './lanes.ts'
import type { BankingDeps } from './deps.ts'
import { returnDue } from './returns.ts'
import { dueReturns, lineOfReturn } from './returns-store.ts'
import { duePayments, lineOf } from './store.ts'
import { paymentDue } from './withdrawals.ts'

interface DueDeps extends BankingDeps {
  readonly settings: BankingDeps['settings'] & { readonly companyTimeoutMs: number; readonly companyAtOnce: number }
  onFault(error: unknown): void
}

/** Each kind of what comes due: its rows, its line, its step. */
const KINDS = {
  payment: { due: duePayments, line: lineOf, step: paymentDue },
  return: { due: dueReturns, line: lineOfReturn, step: returnDue },
} as const
type Kind = keyof typeof KINDS
const EACH_KIND = Object.keys(KINDS) as Kind[]

export interface CompanyLanes extends Pick<Lanes, 'stop'> {
  /** An alarm is used up when what it is about stands in its line: the row is due until its step was taken. */
  ring(kind: Kind, id: bigint): Promise<void>
  /** For everything that is due by its row. */
  ringDue(): Promise<void>
}

export function companyLanes(deps: DueDeps): CompanyLanes {
  const { db, settings, onFault } = deps
  const lanes = openLanes({ atOnce: settings.companyAtOnce, silentAfterMs: settings.companyTimeoutMs, onFault })
  async function ring(kind: Kind, id: bigint): Promise<void> {
    const found = await KINDS[kind].line(db, id)
    if (found) lanes.ring({ key: `${kind} ${id}`, ...found, step: () => KINDS[kind].step(deps, id) })
  }
  return {
    ring,
    async ringDue() {
      for (const kind of EACH_KIND) for (const id of await KINDS[kind].due(db)) await ring(kind, id)
    },
    stop: lanes.stop,
  }
}

/** Everything that is due, one after the other, and waited for. One that cannot go on keeps no other one back. */
export async function stepsDue(deps: DueDeps): Promise<void> {
  for (const kind of EACH_KIND)
    for (const id of await KINDS[kind].due(deps.db)) await KINDS[kind].step(deps, id).catch(deps.onFault)
}
