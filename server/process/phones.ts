/** The round that tells players' phones what waits for them (docs/decisions/146). */
import type { Db } from '@uwanja/money/sql'
import { openPost, type Post } from '../push/post.ts'
import { sendDue } from '../push/sending.ts'
import { every, type Repeated } from '../runtime/every.ts'
import type { Settings } from '../settings/env.ts'
import type { Metrics } from './metrics.ts'

export interface PhonesDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'push' | 'companyTimeoutMs'>
  readonly metrics: Pick<Metrics, 'pushed'>
  warn(what: string, details: Readonly<Record<string, string>>): void
  onFault(error: unknown): void
  isFirst(): boolean
}

const LOOK_MS = 1_000

/** @returns none where there is no push. */
export function openPhones({ db, settings, metrics, warn, onFault, isFirst }: PhonesDeps): readonly Repeated[] {
  const { push, companyTimeoutMs: timeoutMs } = settings
  if (push === null) return []
  let opened: Promise<Post> | null = null
  const round = async (goesOn: () => boolean) => {
    opened ??= openPost(push, { timeoutMs })
    await sendDue({ db, hosts: push.hosts, post: await opened, warn, count: metrics.pushed }, goesOn)
  }
  return [every(LOOK_MS, round, onFault, isFirst)]
}
