/** How the processes of a house hear of each other, and which of them is the first in line. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@uwanja/database/sql'
import { openBus, type Bus, type Transport } from '../live/bus.ts'
import { firstInLine, type FirstInLine } from '../live/first-in-line.ts'
import { notifyTransport } from '../live/notify.ts'
import { redisTransport } from '../live/redis-transport.ts'
import type { Redis } from '../runtime/redis.ts'
import type { Settings } from '../settings/env.ts'

interface NewsDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'databaseUrl' | 'databaseDirectUrl'>
  readonly redis: Redis | null
  onFault(error: unknown): void
}

export async function openNews(deps: NewsDeps): Promise<{ bus: Bus; isFirst(): boolean }> {
  const first = firstInLine()
  const transports = transportsOf(deps, first)
  const bus = await openBus(transports, randomUUID(), deps.onFault)
  return { bus, isFirst: () => transports.length === 0 || first.isFirst() }
}

/** The best way first. The embedded database has one process and needs none. */
function transportsOf({ db, settings, redis, onFault }: NewsDeps, first: FirstInLine): Transport[] {
  const { databaseUrl, databaseDirectUrl } = settings
  if (databaseUrl === null || databaseDirectUrl === null) return []
  const notify = notifyTransport(db, databaseDirectUrl, first, onFault)
  return redis === null ? [notify] : [redisTransport(redis), notify]
}
