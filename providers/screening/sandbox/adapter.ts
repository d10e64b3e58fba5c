/** Asks the sandbox's lists of sanctions and exposed persons. For trying things out: no real company speaks this. */
import * as z from 'zod/mini'
import { askSigned } from '../../signed-question.ts'
import { SCREENING_LISTS, type ScreeningPlug } from '../screening.ts'

const answer = z.object({
  result: z.literal('screened'),
  hits: z.array(
    z.object({
      list: z.enum(SCREENING_LISTS),
      reference: z.string().check(z.minLength(1), z.maxLength(100)),
      score: z.int().check(z.minimum(0), z.maximum(100)),
    }),
  ),
})

export const sandboxScreening: ScreeningPlug = {
  about: 'The outside world’s lists of sanctions and exposed persons at SCREENING_URL.',
  settings: ['clientId', 'secret'],
  open(wire) {
    if (!URL.canParse(wire.baseUrl)) throw new Error('SCREENING_URL must be the address of the screening company')
    return async (person) => {
      const said = answer.safeParse(await askSigned(wire, '/screen', person))
      // An answer that cannot be read in full is none: the hit that is left out could be the one.
      return said.success ? said.data : { result: 'unavailable' }
    }
  },
}
