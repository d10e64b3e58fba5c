/** Visits that a company expects: launches which were told between the servers, waiting for the player's popup. */
import { randomBytes } from 'node:crypto'
import type { SimulatorReply, Visit, World } from '../world.ts'

/** Long enough for a slow phone to open the popup. */
const EXPECTED_MS = 300_000
const MOST = 10_000

export interface Visits {
  /** Gives the address at which this visit will be let in, once. */
  expect(visit: Visit): { readonly id: string; readonly url: string; readonly expiresMs: number }
  /** The browser came: leads it to the game. */
  come(path: string): Promise<SimulatorReply>
}

export function openVisits(company: string, world: World): Visits {
  const expected = new Map<string, { readonly visit: Visit; readonly expiresMs: number }>()
  return {
    expect(visit) {
      const oldest = expected.size >= MOST ? expected.keys().next().value : undefined
      if (oldest !== undefined) expected.delete(oldest)
      const [id, expiresMs] = [randomBytes(24).toString('base64url'), world.now() + EXPECTED_MS]
      expected.set(id, { visit, expiresMs })
      return { id, url: `${world.publicUrl}/${company}/play/${id}`, expiresMs }
    },
    async come(path) {
      const id = path.split('/').at(-1) ?? ''
      const one = expected.get(id)
      expected.delete(id)
      const isGood = one !== undefined && one.expiresMs > world.now()
      return leadTo(isGood ? await world.studio.open(one.visit) : world.studio.refuse('token'))
    },
  }
}

/** The address must not stay in a cache: it was good for one visit. */
export const leadTo = (location: string): SimulatorReply => ({
  http: 302,
  body: '',
  headers: { location, 'cache-control': 'no-store' },
})
