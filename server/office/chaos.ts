/** The sandbox's chaos switches over its own API, for the office: only where a sandbox is the outside world. */
import * as z from 'zod/mini'
import { CHAOS_SWITCHES, type ChaosSwitch } from '@uwanja/contract/chaos'

const rows = z.array(z.object({ company: z.string(), fate: z.nullable(z.enum(CHAOS_SWITCHES)) }))
export type ChaosRows = z.output<typeof rows>

export interface Chaos {
  /** Null: it does not answer. */
  read(): Promise<ChaosRows | null>
  set(company: string, fate: ChaosSwitch | null): Promise<ChaosRows | null>
}

const TIMEOUT_MS = 3_000

/** Null: this house has no sandbox. */
export function openChaos(sandboxApiUrl: string): Chaos | null {
  if (sandboxApiUrl === '') return null
  const ask = async (init: RequestInit): Promise<ChaosRows | null> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(`${sandboxApiUrl}/api/chaos`, { ...init, signal, redirect: 'error' })
      const said = rows.safeParse(await answer.json())
      return answer.ok && said.success ? said.data : null
    } catch {
      return null
    }
  }
  return {
    read: () => ask({}),
    set: (company, fate) =>
      ask({
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ company, fate }),
      }),
  }
}
