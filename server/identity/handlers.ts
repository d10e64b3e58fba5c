/** Area Identity: from the wire's words to the rules. */
import type { identity } from '@uwanja/contract/site/identity'
import type { Handlers } from '../wire/handlers.ts'
import { check, identityShown, type IdentityParts } from './rules.ts'

export function identityHandlers(parts: IdentityParts): Handlers<typeof identity> {
  return {
    getIdentity: (_nothing, { session }) => identityShown(parts, session.playerId),
    checkIdentity: (typed, { session }) => check(parts, session.playerId, typed),
  }
}
