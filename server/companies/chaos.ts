/** The sandbox's chaos switches over its own API, for the office: only where a sandbox is the outside world. */
import * as z from 'zod/mini'
import { askHttp, jsonOf } from '@uwanja/providers/asked'
import { CHAOS_SWITCHES, type ChaosSwitch } from '@uwanja/contract/world/chaos'

const rows = z.array(z.object({ company: z.string(), fate: z.nullable(z.enum(CHAOS_SWITCHES)) }))
export type ChaosRows = z.output<typeof rows>

export interface Chaos {
  /** Null: it does not answer. */
  read(): Promise<ChaosRows | null>
  set(company: string, testOutcome: ChaosSwitch | null): Promise<ChaosRows | null>
}

const BOUNDS = { timeoutMs: 3_000, longest: 100_000 } as const

/** Null: this house has no sandbox. */
export function openChaos(sandboxApiUrl: string): Chaos | null {
  if (sandboxApiUrl === '') return null
  const ask = async (init: Pick<RequestInit, 'method' | 'headers' | 'body'>): Promise<ChaosRows | null> => {
    try {
      const answer = await askHttp(`${sandboxApiUrl}/api/chaos`, { ...init, ...BOUNDS, redirect: 'error' })
      const said = rows.safeParse(jsonOf(answer))
      return answer.ok && said.success ? said.data : null
    } catch {
      return null
    }
  }
  return {
    read: () => ask({}),
    set: (company, testOutcome) =>
      ask({
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ company, fate: testOutcome }),
      }),
  }
}
