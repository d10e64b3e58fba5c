/**
 * How the payment companies are doing, from the last requests that this process made: what the deposit page says of a
 * method that is slow or down. Forgotten after a while, so that a company is tried again by whoever comes then.
 */
import { hearCompanyCalls } from '../company-calls.ts'

export type Trouble = 'slow' | 'down'

export interface Troubles {
  of(company: string): Trouble | null
  close(): void
}

interface Look {
  readonly atMs: number
  readonly isAnswered: boolean
  readonly seconds: number
}

const REMEMBERED = 5
const REMEMBERED_MS = 5 * 60_000
/** Fewer say nothing: one lost packet is not a company that is down. */
const ENOUGH = 3
const SLOW_S = 3

/** Pure. @param looks newest last. */
export function troubleOf(looks: readonly Look[], nowMs: number): Trouble | null {
  const fresh = looks.filter((look) => nowMs - look.atMs < REMEMBERED_MS).slice(-ENOUGH)
  if (fresh.length < ENOUGH) return null
  if (fresh.every((look) => !look.isAnswered)) return 'down'
  return fresh.every((look) => !look.isAnswered || look.seconds >= SLOW_S) ? 'slow' : null
}

export function openTroubles(
  companies: readonly { readonly company: string; readonly baseUrl: string }[],
  nowMs: () => number = Date.now,
): Troubles {
  const looks = new Map<string, Look[]>()
  const close = hearCompanyCalls(companies, ({ company, outcome, seconds }) => {
    const look = { atMs: nowMs(), isAnswered: outcome === 'answered', seconds }
    looks.set(company, [...(looks.get(company) ?? []), look].slice(-REMEMBERED))
  })
  return { of: (company) => troubleOf(looks.get(company) ?? [], nowMs()), close }
}
