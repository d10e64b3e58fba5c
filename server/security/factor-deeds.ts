/** What two operators do for a player who lost the factor, or whose session somebody else has: done, and told to the player. */
import type { Tx } from '@uwanja/money/sql'
import type { FactorDeeds } from '../deeds/factors.ts'
import { noteDoubt, playerById, setSmsSecurity, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { tell } from './notices.ts'
import type { SecurityParts } from './parts.ts'
import { deleteAuthenticator, factorsOf, lockedDoor } from './store.ts'

type Parts = Pick<SecurityParts, 'bus' | 'tell' | 'throttle' | 'market' | 'settings' | 'sendSms' | 'onFault'>

/** With the row locked, as every change of a factor: a log-in that is under way sees it before or after, never half. */
async function locked(tx: Tx, playerId: bigint): Promise<Player> {
  await lockedDoor(tx, playerId)
  return (await playerById(tx, playerId)) ?? refuse('NOT_FOUND')
}

async function allSessionsEnded({ bus }: Parts, tx: Tx, playerId: bigint): Promise<void> {
  await endSessionsOf(tx, playerId)
  tx.afterCommit(() => bus.tell({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
}

export function factorDeeds(parts: Parts): FactorDeeds {
  return {
    shown: factorsOf,
    async reset(tx, playerId) {
      const player = await locked(tx, playerId)
      await deleteAuthenticator(tx, playerId)
      await setSmsSecurity(tx, playerId, { isOn: false })
      // Whoever talked two operators into it gets no money out before a third person looks.
      await noteDoubt(tx, playerId, 'recovery')
      await allSessionsEnded(parts, tx, playerId)
      await parts.tell(tx, playerId, 'factorsReset', {})
      tx.afterCommit(() => tell(parts, player, { what: 'factors-reset' }))
    },
    async sessionsEnded(tx, playerId) {
      const player = await locked(tx, playerId)
      await allSessionsEnded(parts, tx, playerId)
      await parts.tell(tx, playerId, 'sessionsEnded', {})
      tx.afterCommit(() => tell(parts, player, { what: 'sessions-ended' }))
    },
  }
}
