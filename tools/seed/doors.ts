/** The doors that everybody has: the site's calls, the office's, and the sandbox's API. Nothing here knows a table. */
import type { Call, Envelope, RawInput, Reply } from '../../contract/wire/call.ts'
import type { OfficeCall } from '../../contract/operators/call.ts'
import { requestOf } from '../../contract/wire/request.ts'

export interface Addresses {
  readonly api: string
  readonly office: string
  readonly sandbox: string
}

interface Row {
  readonly method: string
  readonly path: string
  readonly place: 'query' | 'body' | 'either' | 'list'
}

async function call(address: string, row: Row, values: unknown, token: string): Promise<Envelope> {
  const { path, ...request } = requestOf(row, values as object, token === '' ? null : token)
  return (await (await fetch(address + path, request)).json()) as Envelope
}

function orThrow(row: Row, { statusCode, status, data }: Envelope): unknown {
  if (statusCode !== 0) throw new Error(`${row.path} answers ${status} ${JSON.stringify(data)}`)
  return data
}

export function openDoors({ api, office, sandbox }: Addresses) {
  return {
    /** As a player; a refusal is thrown. */
    async site<C extends Call>(row: C, values: RawInput<C>, token = ''): Promise<Reply<C>> {
      return orThrow(row, await call(api, row, values, token)) as Reply<C>
    },
    /** The same where a refusal is what is wanted, or where a jurisdiction may not have it. */
    async asked<C extends Call>(row: C, values: RawInput<C>, token: string): Promise<Reply<C> | null> {
      const answer = await call(api, row, values, token)
      return answer.statusCode === 0 ? (answer.data as Reply<C>) : null
    },
    /** As an operator. */
    async desk<C extends OfficeCall>(row: C, values: RawInput<C>, token = ''): Promise<Reply<C>> {
      return orThrow(row, await call(office, row, values, token)) as Reply<C>
    },
    /** As the outside world: docs/sandbox-api.md. */
    async world<T>(path: string, body?: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
      const sent = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const answer = await fetch(`${sandbox}${path}`, body ? sent : {})
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
    /** A callback as a stranger would send it. */
    async forge(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<void> {
      await fetch(`${api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    },
  }
}
export type Doors = ReturnType<typeof openDoors>

/** @returns what `look` finds, asked for again until it is there; null when it did not come in time. */
export async function until<T>(
  look: () => Promise<T | null | undefined | false>,
  withinMs = 20_000,
): Promise<T | null> {
  for (const endMs = Date.now() + withinMs; Date.now() < endMs;) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return null
}
