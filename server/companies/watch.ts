/**
 * How the outside companies do, as this process has seen it since it started: requests by minute for an hour, and refused
 * callbacks with their reasons; and who is in trouble now, which the deposit page says of a method before anybody types.
 * Memory only: the long view is in the metrics.
 */
import type { CompanyCall } from '@uwanja/providers/company-call'
import { ENOUGH_LOOKS, troubleOf, type CompanyCheck, type Trouble } from './trouble.ts'

const MINUTE_MS = 60_000
const MINUTES = 60

interface Minute {
  readonly at: number
  answered: number
  failed: number
  noAnswer: number
  seconds: number
  slowestS: number
}

export interface CompanyHealth {
  readonly company: string
  /** Null: never since this process started. */
  readonly lastCallMs: number | null
  readonly lastTroubleMs: number | null
  /** Of the last hour. */
  readonly calls: number
  readonly errors: number
  readonly noAnswers: number
  readonly meanS: number
  readonly slowestS: number
  /** Of the last hour, the oldest first; a minute without a call is not among them. */
  readonly minutes: readonly { readonly atMs: number; readonly calls: number; readonly meanS: number }[]
  readonly refused: readonly { readonly reason: string; readonly count: number; readonly lastMs: number }[]
}

export interface CompanyWatch {
  heard(call: CompanyCall): void
  refused(company: string, reason: string): void
  read(company: string): CompanyHealth
  trouble(company: string): Trouble | null
}

interface Seen {
  lastCallMs: number | null
  lastTroubleMs: number | null
  minutes: Minute[]
  /** The newest last. */
  lately: readonly CompanyCheck[]
  readonly refused: Map<string, { count: number; lastMs: number }>
}

/** Reasons are names of ours, so there are few; a company that sends rubbish must still not fill the memory. */
const MOST_REASONS = 20

export function openCompanyWatch(now: () => number = Date.now): CompanyWatch {
  const companies = new Map<string, Seen>()
  const seenOf = (company: string): Seen => {
    const known = companies.get(company)
    if (known) return known
    const seen: Seen = { lastCallMs: null, lastTroubleMs: null, minutes: [], lately: [], refused: new Map() }
    companies.set(company, seen)
    return seen
  }
  const minuteOf = (seen: Seen): Minute => {
    const at = Math.floor(now() / MINUTE_MS)
    const last = seen.minutes.at(-1)
    if (last?.at === at) return last
    const minute: Minute = { at, answered: 0, failed: 0, noAnswer: 0, seconds: 0, slowestS: 0 }
    seen.minutes = [...seen.minutes.filter((one) => one.at > at - MINUTES), minute]
    return minute
  }
  return {
    heard({ company, outcome, seconds }) {
      const seen = seenOf(company)
      const minute = minuteOf(seen)
      seen.lastCallMs = now()
      const look = { atMs: seen.lastCallMs, isAnswered: outcome === 'answered', seconds }
      seen.lately = [...seen.lately, look].slice(-ENOUGH_LOOKS)
      if (outcome !== 'answered') seen.lastTroubleMs = now()
      minute[outcome === 'no-answer' ? 'noAnswer' : outcome] += 1
      minute.seconds += seconds
      minute.slowestS = Math.max(minute.slowestS, seconds)
    },
    refused(company, reason) {
      const { refused } = seenOf(company)
      const known = refused.get(reason)
      if (known || refused.size < MOST_REASONS) refused.set(reason, { count: (known?.count ?? 0) + 1, lastMs: now() })
    },
    trouble: (company) => troubleOf(seenOf(company).lately, now()),
    read(company) {
      const { lastCallMs, lastTroubleMs, minutes, refused } = seenOf(company)
      const oldest = Math.floor(now() / MINUTE_MS) - MINUTES
      const recent = minutes.filter(({ at }) => at > oldest)
      const sum = (part: (minute: Minute) => number) => recent.reduce((total, minute) => total + part(minute), 0)
      const calls = sum(({ answered, failed, noAnswer }) => answered + failed + noAnswer)
      return {
        company,
        lastCallMs,
        lastTroubleMs,
        calls,
        errors: sum(({ failed }) => failed),
        noAnswers: sum(({ noAnswer }) => noAnswer),
        meanS: calls === 0 ? 0 : sum(({ seconds }) => seconds) / calls,
        slowestS: Math.max(0, ...recent.map(({ slowestS }) => slowestS)),
        minutes: recent.map(({ at, answered, failed, noAnswer, seconds }) => {
          const all = answered + failed + noAnswer
          return { atMs: at * MINUTE_MS, calls: all, meanS: seconds / all }
        }),
        refused: [...refused].map(([reason, one]) => ({ reason, ...one })),
      }
    },
  }
}
