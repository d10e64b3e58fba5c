/**
 * A payment that its client asks for again, because the answer was lost on the way: the same payment, answered as it stands by now.
 * Nothing is written or handed over a second time (docs/decisions/166).
 */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { ONCE_KEY } from '@uwanja/contract/wire/request'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { paymentAsked } from './asked-store.ts'
import type { Started } from './deposits.ts'
import type { StartDeps, StartRequest } from './start.ts'
import type { Payment } from './store.ts'

type Asked = Pick<StartRequest, 'viewName' | 'amount' | 'onceKey'>

/** A company may be asked for a minute; who taps again meanwhile waits for the same answer. One process's, whoever else asks is answered from the row. */
export function openTogether() {
  const underWay = new Map<string, Promise<unknown>>()
  return async function together<T>(player: Player, asked: Asked, start: () => Promise<T>): Promise<T> {
    const { viewName, amount, onceKey } = asked
    if (!onceKey) return start()
    const name = [player.id, onceKey, viewName, amount].join(' ')
    const before = underWay.get(name) as Promise<T> | undefined
    if (before) return before
    const now = start()
    underWay.set(name, now)
    try {
      return await now
    } finally {
      underWay.delete(name)
    }
  }
}

/** What was asked for by this name; null: nothing was. The same name for something else is a mistake of the client's. */
export async function askedBefore(deps: StartDeps, player: Player, asked: Asked): Promise<Payment | null> {
  const before = asked.onceKey ? await paymentAsked(deps.db, player.id, asked.onceKey) : null
  if (!before) return null
  const isSame =
    before.viewName === asked.viewName && parseAmount(asked.amount, before.currency)?.minor === before.minor
  return isSame ? before : refuse('VALIDATION_ERROR', { [ONCE_KEY]: ['USED'] })
}

/** A deposit as its first answer would tell it now: what its player has to do, if anything is left to do. */
export function startedBefore({ id, state, reason, nextStep, details }: Payment): Started {
  if (state === 'failed') refuse('DEPOSIT_REJECTED', { reason })
  return { id, step: nextStep ? { ...nextStep, keep: details } : { next: 'wait' } }
}
