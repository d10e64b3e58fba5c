/** Everybody who had a ticket hears once how the round ended: in batches of tickets, each noted with its letters. */
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Db } from '@uwanja/database/sql'
import type { Notify } from '../notices/notify.ts'
import type { PushToPhones } from '../push/notes.ts'
import { noteTold, roundsToNotify, toNotify, type Ended } from './notify-ended-store.ts'
import { lockRound, type Round } from './store.ts'

export interface NewsDeps {
  readonly db: Db
  readonly notify: Notify
  /** Players' phones hear of it too, without what it brought; null: there is no push. */
  readonly push: PushToPhones | null
  onFault(error: unknown): void
}

const BATCH = 200

export async function notifyEndedRounds(deps: NewsDeps): Promise<void> {
  for (const id of await roundsToNotify(deps.db)) await notifyRound(deps, id).catch(deps.onFault)
}

async function notifyRound(deps: NewsDeps, id: bigint): Promise<void> {
  while (await notifyBatch(deps, id));
}

/** @returns false when everybody has heard, or another process tells. */
function notifyBatch({ db, notify, push }: NewsDeps, id: bigint): Promise<boolean> {
  return db.transaction(async (tx) => {
    const round = await lockRound(tx, id, 'update')
    const batch = round && (await toNotify(tx, id, BATCH))
    if (!batch) return false
    for (const ended of batch.players) await notify(tx, ended.playerId, ...letterOf(round, ended))
    await push?.(
      tx,
      batch.players.map(({ playerId }) => ({
        playerId,
        kind: 'bets',
        what: 'jackpotEnded',
        tag: `jackpot-${id}`,
        path: '/ManualJackpotBet',
      })),
    )
    await noteTold(tx, id, batch.last)
    return batch.last !== null
  })
}

type Letter = Parameters<Notify> extends readonly [unknown, unknown, ...infer Rest] ? Rest : never

function letterOf({ name, currency }: Round, { prize, refund, tickets }: Ended): Letter {
  if (prize > 0n) return ['jackpotWon', { name, amount: moneyText(prize, currency) }]
  if (refund > 0n) return ['jackpotRefunded', { name, amount: moneyText(refund, currency) }]
  return ['jackpotEnded', { name, tickets: String(tickets) }]
}
