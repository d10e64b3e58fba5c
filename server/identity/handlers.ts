/** Area Identity: from the wire's words to the rules. */
import type { identity } from '@uwanja/contract/site/identity'
import type { Handlers } from '../wire/handlers.ts'
import { check, identityShown, type IdentityDeps } from './rules.ts'

export function identityHandlers(deps: IdentityDeps): Handlers<typeof identity> {
  return {
    getIdentity: (_nothing, { session }) => identityShown(deps, session.playerId),
    checkIdentity: (typed, { session }) => check(deps, session.playerId, typed),
  }
}
