/** Asks the sandbox's register of persons. For trying things out: no real company speaks this. */
import * as z from 'zod/mini'
import { askSigned } from '../../signed-question.ts'
import type { IdentityPlug } from '../identity.ts'

const answer = z.object({ result: z.enum(['match', 'mismatch', 'unknown']) })

export const sandboxIdentity: IdentityPlug = {
  about: 'The outside world’s register of persons at IDENTITY_URL.',
  settings: ['clientId', 'secret'],
  open(wire) {
    if (!URL.canParse(wire.baseUrl)) throw new Error('IDENTITY_URL must be the address of the register')
    return async (person) => {
      const said = answer.safeParse(await askSigned(wire, '/check', person))
      if (!said.success) return 'unavailable'
      // A document that the register does not know proves nobody.
      return said.data.result === 'match' ? 'match' : 'mismatch'
    }
  },
}
