/** What this server can do beyond the specification: asked once a session, and nothing without a clear answer. */
import { CAPABILITIES, site, type Capability } from '@uwanja/contract/site'
import { create } from 'zustand'
import { makeSend, type Outside } from '../send.ts'

interface Live {
  /** Null: not known yet. */
  readonly calls: readonly Capability[] | null
  readonly stream: 'open' | 'closed'
}

export const useLive = create<Live>(() => ({ calls: null, stream: 'closed' }))

/** A server that is not ours answers 404, a page, or nothing: then it has none, and nobody is told that anything failed. */
export async function askCapabilities(fetch: Outside['fetch']): Promise<readonly Capability[]> {
  const send = makeSend({ fetch, token: () => '', log: () => {}, connection: () => {} })
  const outcome = await send(site.getCapabilities, {}).catch(() => null)
  const named: unknown = outcome?.ok ? outcome.data?.calls : null
  return Array.isArray(named) ? CAPABILITIES.filter((one) => named.includes(one)) : []
}
