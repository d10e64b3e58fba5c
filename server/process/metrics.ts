/** The table of metrics, and `/metrics` for those who may read it. Labels are names of ours: never a path, a number or an amount. */
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isRefusalCode } from '@uwanja/contract/wire/errors'
import type { GroupsNow, Money } from '@uwanja/money'
import { COMPANIES } from '@uwanja/providers/companies'
import * as books from '@uwanja/money/readers'
import type { Db } from '@uwanja/money/sql'
import { subscribeCompanyCalls } from '../companies/calls.ts'
import type { CompanyWatch } from '../companies/watch.ts'
import { countingMoney } from './counting-money.ts'
import { METRICS, type MetricName } from './metric-rows.ts'
import { clockOffS, feedAgeS, freshComplaints, oldestPushS, proofState, queueDepths } from '../db/observed.ts'
import type { Redis } from '../runtime/redis.ts'

export interface Metrics {
  /** The same ledger, counted. */
  counting(money: Money): Money
  /** How many wagers shared one commit. */
  batch(items: number): void
  callbackRefused(company: string, reason: string, request: FastifyRequest): void
  /** Before the routes of companies' callbacks: how long each took, by company and outcome. */
  timeCallbacks(callbacks: FastifyInstance): void
  /** A call that was answered before the framework saw it. */
  called(call: string, seconds: number): void
  /** Redis did not answer the throttle, the database did. */
  throttleFellBack(): void
  /** Notices to players' phones have ended so, or wait for another try. */
  pushed(outcome: string, notices: number): void
  /** Before the routes: counts every call, and mounts `/metrics`. */
  mount(app: FastifyInstance): void
  close(): void
}

export interface MetricsDeps {
  readonly db: Db
  readonly redis: Redis | null
  readonly companies: readonly { readonly company: string; readonly baseUrl: string }[]
  /** What the groups of wagers do. */
  readonly groups: () => GroupsNow
  /** Hears the same of companies, for the office. */
  readonly watch?: CompanyWatch
  /** The exclusion register, and how old its feed may be; null: there is none. */
  readonly register?: { readonly provider: string | null; readonly feedFreshS: number }
  /** Addresses and networks that may read. */
  readonly allow: readonly string[]
}

const CALL_BUCKETS_S = [0.005, 0.025, 0.1, 0.5, 2.5]
const COMPANY_BUCKETS_S = [0.1, 0.5, 2, 8]
/** Whatever else stands in an address is a stranger's word. */
const COMPANY_NAMES: ReadonlySet<string> = new Set(COMPANIES.map(({ name }) => name))
const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128]

function table(registry: Registry) {
  const registers = [registry]
  const counter = <L extends string>(name: MetricName, labelNames: L[]) =>
    new Counter({ name: `uwanja_${name}`, help: METRICS[name].about, labelNames, registers })
  const histogram = <L extends string>(name: MetricName, labelNames: L[], buckets: number[]) =>
    new Histogram({ name: `uwanja_${name}`, help: METRICS[name].about, labelNames, buckets, registers })
  return {
    calls: histogram('call_seconds', ['call'], CALL_BUCKETS_S),
    refusals: counter('refusals_total', ['call', 'code']),
    money: counter('money_events_total', ['kind', 'status']),
    batches: histogram('wager_batch_size', [], BATCH_BUCKETS),
    companies: histogram('provider_seconds', ['company', 'outcome'], COMPANY_BUCKETS_S),
    answered: histogram('callback_seconds', ['company', 'outcome'], CALL_BUCKETS_S),
    callbacks: counter('callbacks_refused_total', ['company', 'reason']),
    fallbacks: counter('throttle_fallbacks_total', []),
    push: counter('push_notices_total', ['outcome']),
    proofRuns: counter('proof_runs_total', []),
    proofLast: gauge(registry, 'proof_last_run_seconds'),
  }
}

const gauge = <L extends string>(registry: Registry, name: MetricName, labelNames: L[] = []) =>
  new Gauge({ name: `uwanja_${name}`, help: METRICS[name].about, labelNames, registers: [registry] })

/** What is asked of the database when somebody reads. */
function observe(registry: Registry, deps: MetricsDeps): () => Promise<void> {
  const { db, redis } = deps
  const due = gauge(registry, 'queue_due', ['queue'])
  const later = gauge(registry, 'queue_later', ['queue'])
  const oldest = gauge(registry, 'queue_oldest_seconds', ['queue'])
  const behind = gauge(registry, 'proof_journals_behind')
  const findings = gauge(registry, 'proof_findings')
  const complaints = gauge(registry, 'company_complaints', ['company', 'what'])
  const unread = gauge(registry, 'reader_journals_behind', ['reader'])
  const age = gauge(registry, 'reader_oldest_unread_seconds', ['reader'])
  const held = gauge(registry, 'readers_held_seconds')
  const epoch = gauge(registry, 'book_epoch')
  const oldestPush = gauge(registry, 'push_oldest_seconds')
  const clockOff = gauge(registry, 'clock_off_seconds')
  const databaseUp = gauge(registry, 'database_up')
  const redisUp = gauge(registry, 'redis_up')
  const groupAge = gauge(registry, 'wager_group_age_seconds')
  const queued = gauge(registry, 'wager_queue')
  const queueAge = gauge(registry, 'wager_queue_age_seconds')
  const lines = lineGauges(registry, deps)
  const feed = feedGauges(registry, deps)
  const look = async () => {
    await feed()
    for (const { name, behind: count, oldestS } of await books.lag(db, 10_000)) {
      unread.set({ reader: name }, count)
      age.set({ reader: name }, oldestS)
    }
    oldestPush.set(await oldestPushS(db))
    held.set((await books.heldBy(db))?.sinceS ?? 0)
    epoch.set((await books.epoch(db))?.number ?? 0)
  }
  return async () => {
    redisUp.set(redis?.isUp() ? 1 : 0)
    const { sinceMs, queue } = deps.groups()
    queued.set(queue?.waiting ?? 0)
    queueAge.set(queue?.sinceMs ? (performance.now() - queue.sinceMs) / 1000 : 0)
    lines()
    groupAge.set(sinceMs === null ? 0 : (performance.now() - sinceMs) / 1000)
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

/** The lines to PostgreSQL that this process holds; the embedded database has none. */
function lineGauges(registry: Registry, { db }: MetricsDeps): () => void {
  const lines = gauge(registry, 'database_lines', ['state'])
  const registers = [registry]
  const taken = new Counter({
    name: 'uwanja_database_lines_taken_total',
    help: METRICS.database_lines_taken_total.about,
    registers,
  })
  const waited = new Counter({
    name: 'uwanja_database_line_wait_seconds_total',
    help: METRICS.database_line_wait_seconds_total.about,
    registers,
  })
  const behind = gauge(registry, 'database_replica_behind_seconds')
  let before = { taken: 0, waitedMs: 0 }
  return () => {
    behind.set((db.replica?.()?.behindMs ?? 0) / 1000)
    const now = db.lines?.()
    if (!now) return
    for (const state of ['busy', 'idle', 'waiting'] as const) lines.set({ state }, now[state])
    taken.inc(now.taken - before.taken)
    waited.inc((now.waitedMs - before.waitedMs) / 1000)
    before = now
  }
}

/** The alert compares the two, so that the number stays the jurisdiction's. */
function feedGauges(registry: Registry, { db, register }: MetricsDeps): () => Promise<void> {
  const provider = register?.provider ?? null
  if (!register || provider === null) return async () => {}
  const labels = ['register']
  const age = gauge(registry, 'exclusion_feed_age_seconds', labels)
  const limit = gauge(registry, 'exclusion_feed_limit_seconds', labels)
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
  const refusedFor = new WeakMap<FastifyRequest, string>()
  const mayRead = readers(deps.allow)
  const stopHearing = subscribeCompanyCalls(deps.companies, (call) => {
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
    callbackRefused(company, reason, request) {
      at.callbacks.inc({ company, reason })
      refusedFor.set(request, reason)
      deps.watch?.refused(company, reason)
    },
    timeCallbacks(callbacks) {
      callbacks.addHook('onResponse', async (request, reply) => {
        const named = (request.params as { company?: string }).company?.toLowerCase() ?? ''
        const company = COMPANY_NAMES.has(named) ? named : 'unknown'
        const outcome = reply.statusCode >= 500 ? 'fault' : (refusedFor.get(request) ?? 'ok')
        at.answered.observe({ company, outcome }, reply.elapsedTime / 1000)
      })
    },
    called: (call, seconds) => at.calls.observe({ call }, seconds),
    throttleFellBack: () => at.fallbacks.inc(),
    pushed: (outcome, notices) => at.push.inc({ outcome }, notices),
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
