/** What two operators do for a player who lost the factor, or whose session somebody else has: done, and told to the player. */
import type { Sql, Tx } from '@uwanja/database/sql'
import { noteRiskFlag, playerById, setSmsSecurity, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { notify } from './notices.ts'
import type { SecurityDeps } from './deps.ts'
import { deleteAuthenticator, factorsOf, lockedDoor } from './store.ts'

export interface FactorsShown {
  readonly hasApp: boolean
  readonly hasSms: boolean
  readonly sessions: number
}

export interface FactorActions {
  /** Null: no such player. */
  shown(db: Sql, playerId: bigint): Promise<FactorsShown | null>
  /**
   * Takes the authenticator and SMS security off and ends every session; the next withdrawal is reviewed, and the player is
   * told. In the transaction that writes the audit log.
   */
  reset(tx: Tx, playerId: bigint): Promise<void>
  sessionsEnded(tx: Tx, playerId: bigint): Promise<void>
}

export type FactorDeps = Pick<
  SecurityDeps,
  'bus' | 'notify' | 'throttle' | 'jurisdiction' | 'settings' | 'sendSms' | 'onFault'
>

/** With the row locked, as every change of a factor: a log-in that is under way sees it before or after, never half. */
async function locked(tx: Tx, playerId: bigint): Promise<Player> {
  await lockedDoor(tx, playerId)
  return (await playerById(tx, playerId)) ?? refuse('NOT_FOUND')
}

async function allSessionsEnded({ bus }: FactorDeps, tx: Tx, playerId: bigint): Promise<void> {
  await endSessionsOf(tx, playerId)
  tx.afterCommit(() => bus.publish({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
}

export function factorActions(deps: FactorDeps): FactorActions {
  return {
    shown: factorsOf,
    async reset(tx, playerId) {
      const player = await locked(tx, playerId)
      await deleteAuthenticator(tx, playerId)
      await setSmsSecurity(tx, playerId, { isOn: false })
      // Whoever talked two operators into it gets no money out before a third person looks.
      await noteRiskFlag(tx, playerId, 'recovery')
      await allSessionsEnded(deps, tx, playerId)
      await deps.notify(tx, playerId, 'factorsReset', {})
      tx.afterCommit(() => notify(deps, player, { what: 'factors-reset' }))
    },
    async sessionsEnded(tx, playerId) {
      const player = await locked(tx, playerId)
      await allSessionsEnded(deps, tx, playerId)
      await deps.notify(tx, playerId, 'sessionsEnded', {})
      tx.afterCommit(() => notify(deps, player, { what: 'sessions-ended' }))
    },
  }
}
