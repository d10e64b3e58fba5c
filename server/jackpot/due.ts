/** What is due of ended rounds, look by look: prizes are paid, or taken back, and whoever had a ticket is told. */
import type { WagerAnswer } from '@uwanja/money'
import { rarely } from '../runtime/rarely.ts'
import { notifyEndedRounds } from './notify-ended.ts'
import { undoDue } from './reverse.ts'
import { payDue, type PaidDeps } from './settle.ts'
import type { Round } from './store.ts'

export type DueDeps = Omit<PaidDeps, 'waiting'> & {
  warn(what: string, details: Readonly<Record<string, string>>): void
}

/** Of one round that waits it is warned no more often. */
const WARNED_MS = 15 * 60_000

export function openDue(deps: DueDeps): () => Promise<void> {
  const mayWarn = rarely(WARNED_MS)
  const waiting = ({ id }: Round, answers: readonly WagerAnswer[]): void => {
    if (!mayWarn(id)) return
    const why = answers[0]!.status
    deps.warn('jackpot payouts wait', { round: String(id), why, payouts: String(answers.length) })
  }
  const due = { ...deps, waiting }
  return async () => {
    await payDue(due)
    await undoDue(due)
    await notifyEndedRounds(due)
  }
}
