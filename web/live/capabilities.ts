/** What this server can do beyond the specification: asked once a session, and nothing without a clear answer. */
import { CAPABILITIES, site, type Capability } from '@uwanja/contract/site/site'
import { create } from 'zustand'
import { makeSend, type Outside } from '../send.ts'

interface Live {
  /** Null: not known yet. */
  readonly calls: readonly Capability[] | null
  readonly stream: 'open' | 'closed'
}

export const useLive = create<Live>(() => ({ calls: null, stream: 'closed' }))

const NOTHING = { ok: false } as const

const STORED = 'noCapabilities'

/** A server that is not ours stays so while the tab is open: each page would else ask it again, for a 404 in the console. */
function hasNone(): boolean {
  try {
    return sessionStorage.getItem(STORED) === '1'
  } catch {
    return false
  }
}

function keepNone(): void {
  try {
    sessionStorage.setItem(STORED, '1')
  } catch {
    // A browser that keeps nothing asks once a page.
  }
}

/**
 * A server that is not ours answers 404, a page, or nothing of the kind: then it has none, and nobody is told that anything
 * failed. A line that broke says nothing about the server: it is asked again after each pause, until it answers or `signal`
 * ends the wait. A player whose first call was lost would otherwise be without their limits and devices until they reload.
 */
export async function askCapabilities(
  fetch: Outside['fetch'],
  pause: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<readonly Capability[]> {
  if (hasNone()) return []
  const send = makeSend({ fetch, token: () => '', log: () => {}, connection: () => {} })
  // What is no JSON is an answer too: a page.
  const asked = () =>
    send(site.getCapabilities, {}).catch((error: unknown) => (error instanceof SyntaxError ? NOTHING : null))
  let outcome = await asked()
  while (outcome === null && !signal.aborted) {
    await pause()
    outcome = await asked()
  }
  const named: unknown = outcome?.ok ? outcome.data?.calls : null
  if (Array.isArray(named)) return CAPABILITIES.filter((one) => named.includes(one))
  // Only an answer says so: who gave up waiting has heard nothing.
  if (outcome !== null) keepNone()
  return []
}
