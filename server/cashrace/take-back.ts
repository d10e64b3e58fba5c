/** Takes the prizes of a reversed race back by new journals, one to a transaction. What was spent by then stays, and is remembered. */
import { MoneyRefused, type Money, type Recorded } from '@uwanja/money'
import type { Db } from '@uwanja/database/sql'
import { mayDie } from '../runtime/failpoints.ts'
import type { PayDeps } from './pay.ts'
import { hasMore, nextPayouts, notePayout } from './payout-store.ts'
import { lockRace, noteState, racesInState, type Race } from './store.ts'

export interface TakeBackDeps extends Pick<PayDeps, 'publishMoved' | 'onFault'> {
  readonly db: Db
  readonly money: Pick<Money, 'correction'>
}

export async function takeBackDue(deps: TakeBackDeps): Promise<void> {
  for (const race of await racesInState(deps.db, ['reversing'])) await takeBack(deps, race).catch(deps.onFault)
}

async function takeBack(deps: TakeBackDeps, race: Race): Promise<void> {
  while (await takeNext(deps, race));
  await deps.db.transaction(async (tx) => {
    const now = await lockRace(tx, race.id)
    // To be settled anew, by two.
    if (now?.state === 'reversing' && !(await hasMore(tx, race.id, 'returning'))) await noteState(tx, race.id, 'ended')
  })
}

/** @returns false: there is no other. */
async function takeNext({ db, money, publishMoved }: TakeBackDeps, race: Race): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [payout] = await nextPayouts(tx, race.id, { state: 'returning', behind: 0, most: 1 })
    if (!payout) return false
    const { raceId, run, nth, playerId, journalId } = payout
    const undone = { key: `race-${raceId}-${run}-${nth}-back`, journalId: journalId!, reason: race.names.en }
    const after: Recorded | null = await money.correction.reversed(tx, undone).catch((error: unknown) => {
      if (error instanceof MoneyRefused && error.why === 'funds') return null
      throw error
    })
    await notePayout(tx, payout, { state: after ? 'taken-back' : 'kept', journalId: journalId! })
    if (after) publishMoved(tx, { playerId, currency: race.currency }, after)
    mayDie(tx, 'race.taken-back')
    return true
  })
}
