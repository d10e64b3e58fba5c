/**
 * Listens to every request that this process makes to an outside company, below the adapters: no adapter can forget to
 * count, and a time-out that an adapter rightly takes for "pending" is still seen here. Nothing of a request is kept but
 * whose it was, how it ended and how long it took.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { traceHeader, traceNow } from '../wire/trace.ts'
import { COMPANY_CALLS, type CompanyCall, type CompanyOutcome } from '@uwanja/providers/company-call'

/** What Node's fetch publishes. */
interface Published {
  readonly request: {
    readonly origin?: unknown
    readonly path?: unknown
    addHeader?(name: string, value: string): void
  }
  readonly response?: { readonly statusCode: number }
}
interface Open {
  readonly company: string
  readonly startedMs: number
  http: number
}

/**
 * @param companies Their base addresses; empty ones are not configured.
 * @returns stops listening.
 */
export function subscribeCompanyCalls(
  companies: readonly { readonly company: string; readonly baseUrl: string }[],
  heard: (call: CompanyCall) => void,
  now: () => number = () => performance.now(),
): () => void {
  const places = companies.filter(({ baseUrl }) => URL.canParse(baseUrl)).map(placeOf)
  const open = new WeakMap<object, Open>()
  const end = ({ request }: Published, outcomeOf: (call: Open) => CompanyOutcome) => {
    const call = open.get(request)
    if (!call) return
    // A request that timed out is told of once more when its connection goes.
    open.delete(request)
    heard({ company: call.company, outcome: outcomeOf(call), seconds: (now() - call.startedMs) / 1000 })
  }
  const channels: Readonly<Record<string, (published: Published) => void>> = {
    'undici:request:create': ({ request }) => {
      const place = places.find(({ origin, path }) => origin === request.origin && isBelow(path, request.path))
      if (!place) return
      open.set(request, { company: place.company, startedMs: now(), http: 0 })
      const trace = traceNow()
      if (trace) request.addHeader?.('traceparent', traceHeader(trace))
    },
    'undici:request:headers': ({ request, response }) => {
      const call = open.get(request)
      if (call) call.http = response?.statusCode ?? 0
    },
    'undici:request:trailers': (published) => end(published, ({ http }) => (http < 500 ? 'answered' : 'failed')),
    'undici:request:error': (published) => end(published, () => 'no-answer'),
  }
  const listen = <T>(name: string, hear: (message: T) => void) => {
    const listener = (message: unknown) => hear(message as T)
    subscribe(name, listener)
    return () => unsubscribe(name, listener)
  }
  const listeners = [
    ...Object.entries(channels).map(([name, hear]) => listen(name, hear)),
    listen<CompanyCall>(COMPANY_CALLS, heard),
  ]
  return () => listeners.forEach((stop) => stop())
}

function placeOf({ company, baseUrl }: { company: string; baseUrl: string }) {
  const { origin, pathname } = new URL(baseUrl)
  return { company, origin, path: pathname.replace(/\/$/, '') }
}

const isBelow = (path: string, asked: unknown) =>
  typeof asked === 'string' && (path === '' || asked === path || asked.startsWith(`${path}/`))
