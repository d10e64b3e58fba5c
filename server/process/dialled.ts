/** What dialling is given: the calls in process, the PIN's rule, and an exclusion that asks for no password. */
import type { FastifyInstance } from 'fastify'
import { depositedSince } from '../banking/store.ts'
import { excludeSelf } from '../protection/restriction-rules.ts'
import { triedPin } from '../security/phone-pin-rules.ts'
import type { UssdDeps } from '../ussd/deps.ts'
import type { Deps } from './deps.ts'

export function ussdDeps(deps: Deps, app: FastifyInstance): UssdDeps {
  return {
    ...deps,
    inject: app.inject.bind(app) as typeof app.inject,
    keysOf: (company) => deps.settings.company(company),
    triedPin: triedPin(deps),
    excludeSelf: (playerId, months) =>
      excludeSelf({ ...deps, depositedSince, reauthenticated: async () => {} }, playerId, { months, password: '' }),
  }
}
