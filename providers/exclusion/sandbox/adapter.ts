/** Asks the sandbox's exclusion register. For trying things out: no real register speaks this. */
import * as z from 'zod/mini'
import { askSigned } from '../../signed-question.ts'
import type { ExclusionPlug } from '../exclusion.ts'

const answer = z.union([
  z.object({ result: z.literal('clear') }),
  z.object({ result: z.literal('listed'), until: z.nullable(z.string()) }),
])
const taken = z.object({ result: z.literal('taken') })

export const sandboxExclusion: ExclusionPlug = {
  about: 'The outside world’s register of exclusions at EXCLUSION_URL.',
  settings: ['clientId', 'secret'],
  open(wire) {
    if (!URL.canParse(wire.baseUrl)) throw new Error('EXCLUSION_URL must be the address of the register')
    return {
      async ask(asked) {
        const said = answer.safeParse(await askSigned(wire, '/ask', asked))
        if (!said.success) return { result: 'unavailable' }
        if (said.data.result === 'clear') return { result: 'clear' }
        const until = said.data.until === null ? null : new Date(said.data.until)
        // A day that cannot be read is no reason to let somebody play.
        return { result: 'listed', until: until && Number.isNaN(until.getTime()) ? null : until }
      },
      report: async ({ until, ...asked }) =>
        taken.safeParse(await askSigned(wire, '/report', { ...asked, until: until.toISOString() })).success,
    }
  },
}
