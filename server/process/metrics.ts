/** The table of metrics, and `/metrics` for those who may read it. Labels are names of ours: never a path, a number or an amount. */
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isRefusalCode } from '@uwanja/contract/wire/errors'
import type { Money } from '@uwanja/money'
import * as books from '@uwanja/money/readers'
import type { Db } from '@uwanja/money/sql'
import { hearCompanyCalls } from '../companies/calls.ts'
import type { CompanyWatch } from '../companies/watch.ts'
import { countingMoney } from './counting-money.ts'
import { clockOffS, feedAgeS, freshComplaints, proofState, queueDepths } from '../db/observed.ts'
import type { Redis } from '../runtime/redis.ts'

export interface Metrics {
  /** The same ledger, counted. */
  counting(money: Money): Money
  /** How many wagers shared one commit. */
  batch(items: number): void
  callbackRefused(company: string, reason: string): void
  /** A call that was answered before the framework saw it. */
  called(call: string, seconds: number): void
  /** Redis did not answer the throttle, the database did. */
  throttleFellBack(): void
  /** Before the routes: counts every call, and mounts `/metrics`. */
  mount(app: FastifyInstance): void
  close(): void
}

export interface MetricsDeps {
  readonly db: Db
  readonly redis: Redis | null
  readonly companies: readonly { readonly company: string; readonly baseUrl: string }[]
  /** Hears the same of companies, for the office. */
  readonly watch?: CompanyWatch
  /** The exclusion register, and how old its feed may be; null: there is none. */
  readonly register?: { readonly provider: string | null; readonly feedFreshS: number }
  /** Addresses and networks that may read. */
  readonly allow: readonly string[]
}

const CALL_BUCKETS_S = [0.005, 0.025, 0.1, 0.5, 2.5]
const COMPANY_BUCKETS_S = [0.1, 0.5, 2, 8]
const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128]

function table(registry: Registry) {
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `uwanja_${name}`, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name: `uwanja_${name}`, help, labelNames, buckets, registers })
  return {
    calls: histogram('call_seconds', 'Calls by name (area.name).', ['call'], CALL_BUCKETS_S),
    refusals: counter('refusals_total', 'Refusals by call and code.', ['call', 'code']),
    money: counter('money_events_total', 'Money events by kind and status.', ['kind', 'status']),
    batches: histogram('wager_batch_size', 'Wagers that shared one commit.', [], BATCH_BUCKETS),
    companies: histogram(
      'provider_seconds',
      'Requests to outside companies.',
      ['company', 'outcome'],
      COMPANY_BUCKETS_S,
    ),
    callbacks: counter('callbacks_refused_total', 'Callbacks of companies that were refused.', ['company', 'reason']),
    fallbacks: counter('throttle_fallbacks_total', 'Throttle questions that Redis did not answer.', []),
    proofRuns: counter('proof_runs_total', 'Slices that the proof has looked at in this process.', []),
    proofLast: gauge(registry, 'proof_last_run_seconds', 'When the proof last ran in this process (Unix time).'),
  }
}

const gauge = <L extends string>(registry: Registry, name: string, help: string, labelNames: L[] = []) =>
  new Gauge({ name: `uwanja_${name}`, help, labelNames, registers: [registry] })

/** What is asked of the database when somebody reads. */
function observe(registry: Registry, deps: MetricsDeps): () => Promise<void> {
  const { db, redis } = deps
  const due = gauge(registry, 'queue_due', 'Jobs that should have started by now.', ['queue'])
  const later = gauge(registry, 'queue_later', 'Jobs that are asked for a later moment.', ['queue'])
  const oldest = gauge(registry, 'queue_oldest_seconds', 'Age of the oldest due job.', ['queue'])
  const behind = gauge(registry, 'proof_journals_behind', 'Journals that the proof has not reached.')
  const findings = gauge(registry, 'proof_findings', 'Discrepancies that the proof has found.')
  const complaints = gauge(registry, 'company_complaints', 'What companies cannot do until we act, of the last hour.', [
    'company',
    'what',
  ])
  const unread = gauge(registry, 'reader_journals_behind', 'Journals that a reader has not read, counted to 10000.', [
    'reader',
  ])
  const age = gauge(registry, 'reader_oldest_unread_seconds', 'Age of the oldest journal that a reader has not read.', [
    'reader',
  ])
  const held = gauge(registry, 'readers_held_seconds', 'Age of the oldest open transaction: readers stop below it.')
  const epoch = gauge(registry, 'book_epoch', 'Life of the database in which was written last; a new one is news.')
  const clockOff = gauge(registry, 'clock_off_seconds', 'How far our clock is before the database’s.')
  const databaseUp = gauge(registry, 'database_up', '1: the database answered this question.')
  const redisUp = gauge(registry, 'redis_up', '1: connected. 0: away, or none is configured.')
  const feed = feedGauges(registry, deps)
  const look = async () => {
    await feed()
    for (const { name, behind: count, oldestS } of await books.lag(db, 10_000)) {
      unread.set({ reader: name }, count)
      age.set({ reader: name }, oldestS)
    }
    held.set((await books.heldBy(db))?.sinceS ?? 0)
    epoch.set((await books.epoch(db))?.number ?? 0)
  }
  return async () => {
    redisUp.set(redis?.isUp() ? 1 : 0)
    try {
      const [queues, proof, said] = await Promise.all([queueDepths(db), proofState(db), freshComplaints(db)])
      for (const one of [due, later, oldest, complaints]) one.reset()
      for (const { company, what, times } of said) complaints.set({ company, what }, times)
      for (const queue of queues) {
        due.set({ queue: queue.name }, queue.due)
        later.set({ queue: queue.name }, queue.later)
        oldest.set({ queue: queue.name }, queue.oldestS)
      }
      await look()
      behind.set(proof.behind)
      findings.set(proof.findings)
      clockOff.set(await clockOffS(db))
      databaseUp.set(1)
    } catch {
      // The rest is still worth reading, most of all now.
      databaseUp.set(0)
    }
  }
}

/** The alert compares the two, so that the number stays the jurisdiction's. */
function feedGauges(registry: Registry, { db, register }: MetricsDeps): () => Promise<void> {
  const provider = register?.provider ?? null
  if (!register || provider === null) return async () => {}
  const labels = ['register']
  const age = gauge(registry, 'exclusion_feed_age_seconds', 'Since the end of the register’s feed was reached.', labels)
  const limit = gauge(registry, 'exclusion_feed_limit_seconds', 'How old the jurisdiction lets that feed be.', labels)
  return async () => {
    const seconds = await feedAgeS(db, provider)
    if (seconds === null) return
    age.set({ register: provider }, seconds)
    limit.set({ register: provider }, register.feedFreshS)
  }
}

export function openMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry()
  const at = table(registry)
  collectDefaultMetrics({ register: registry })
  const look = observe(registry, deps)
  const mayRead = readers(deps.allow)
  const stopHearing = hearCompanyCalls(deps.companies, (call) => {
    at.companies.observe({ company: call.company, outcome: call.outcome }, call.seconds)
    deps.watch?.heard(call)
  })
  return {
    counting: (money) =>
      countingMoney(money, {
        happened: (kind, status) => at.money.inc({ kind, status }),
        proved() {
          at.proofRuns.inc()
          at.proofLast.setToCurrentTime()
        },
      }),
    batch: (items) => at.batches.observe(items),
    callbackRefused(company, reason) {
      at.callbacks.inc({ company, reason })
      deps.watch?.refused(company, reason)
    },
    called: (call, seconds) => at.calls.observe({ call }, seconds),
    throttleFellBack: () => at.fallbacks.inc(),
    mount(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { call } = request.routeOptions.config
        if (call !== undefined) at.calls.observe({ call }, reply.elapsedTime / 1000)
      })
      app.addHook('preSerialization', async (request, _reply, payload: { status?: unknown } | null) => {
        const code = payload?.status
        if (typeof code === 'string' && isRefusalCode(code))
          at.refusals.inc({ call: request.routeOptions.config?.call ?? 'none', code })
        return payload
      })
      app.get('/metrics', async (request, reply) => {
        if (!mayRead(request)) return reply.callNotFound()
        await look()
        return reply
          .header('cache-control', 'no-store')
          .type(registry.contentType)
          .send(await registry.metrics())
      })
    },
    close: stopHearing,
  }
}

/** A proxy that we were not told of makes everybody look like itself: whoever came through one is a stranger. */
const PROXY_MARKS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

function readers(allow: readonly string[]): (request: FastifyRequest) => boolean {
  const list = new BlockList()
  for (const place of allow) {
    const [address = '', bits] = place.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    try {
      if (bits === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(bits), family)
    } catch {
      throw new Error(`METRICS_ALLOW must hold addresses and networks with commas; "${place}" is neither`)
    }
  }
  return ({ ip, ips, headers }) => {
    const isHidden = ips === undefined && PROXY_MARKS.some((mark) => headers[mark] !== undefined)
    const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
    return !isHidden && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route is: area.name. */
    call?: string
    /** Asked every few seconds by every open page. */
    isPoll?: boolean
    /** False: the call's values do not travel in a body, so what comes in one is not read. */
    readsBody?: boolean
  }
}
