/** What people set for all bets, behind the desk's key. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deskRules } from '@uwanja/contract/book/desk-rules'
import type { Db } from '@uwanja/database/sql'
import { termsNow } from '../bets/terms-store.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { classesNow, keepClass, keepRules, playersNamed } from './rules-store.ts'

export interface RulesDeps {
  readonly db: Db
  readonly traderOf: (request: FastifyRequest) => string
  readonly onFault: (error: unknown) => void
}

export function mountRules(scope: FastifyInstance, { db, traderOf, onFault }: RulesDeps): void {
  const handlers: Handlers<typeof deskRules> = {
    async rules() {
      const { limits, exposure, delay, review } = await termsNow(db)
      return { limits, exposure, delay, review, classes: await classesNow(db) }
    },
    async setRules(said, request) {
      if (Object.values(said).every((one) => one === undefined)) throw new Refused('INCORRECT_PARAMETER_VALUE')
      await keepRules(db, said, traderOf(request))
      return null
    },
    async setClass(said, request) {
      await keepClass(db, said, traderOf(request))
      return null
    },
    players: async ({ walletPlayer }) => ({ players: await playersNamed(db, walletPlayer) }),
  }
  mountRows(scope, deskRules, handlers, onFault)
}
