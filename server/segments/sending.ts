/** Letters to segments, some players at a time: a stop takes effect between two lots, and a kill sends nothing twice. */
import { isLanguage } from '@uwanja/i18n/language'
import type { Db } from '@uwanja/database/sql'
import type { Notify } from '../notices/notify.ts'
import { eachOf } from '../runtime/every.ts'
import { dueMailings, lockMailing, nextOf, noteReached, setMailingState } from './store.ts'

export interface SendingDeps {
  readonly db: Db
  readonly notify: Notify
}

const LOT = 100

/** Every lot of each letter that is due; for the timer. */
export async function sendMailings(deps: SendingDeps, goesOn: () => boolean = () => true): Promise<void> {
  await eachOf(await dueMailings(deps.db), async ({ id }) => {
    while (goesOn() && (await sendLot(deps, id)));
  })
}

/** @returns false: it is over, or was stopped. */
export async function sendLot({ db, notify }: SendingDeps, id: bigint, most = LOT): Promise<boolean> {
  return db.transaction(async (tx) => {
    const mailing = await lockMailing(tx, id)
    if (mailing?.state !== 'sending') return false
    const lot = await nextOf(tx, id, most)
    const { header, text } = mailing.texts
    const reached = lot.filter(({ isReached }) => isReached)
    for (const { id: playerId, language: own } of reached) {
      const language = isLanguage(own) ? own : 'en'
      await notify(tx, playerId, 'offer', { header: header[language], text: text[language] })
    }
    if (lot.length > 0) {
      const keptBack = lot.length - reached.length
      await noteReached(tx, id, { last: lot.at(-1)!.id, sent: reached.length, keptBack })
    }
    if (lot.length < most) await setMailingState(tx, id, 'sent')
    return lot.length === most
  })
}
