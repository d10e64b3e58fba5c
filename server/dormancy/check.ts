/**
 * Twice a day the house finds accounts with money in them that nobody uses, and tells their players (docs/decisions/082): a
 * letter in the transaction of the finding, then a word to phone and mailbox, whatever the switches for news say, because it
 * is about the player's own money and nothing else.
 */
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Db } from '@uwanja/database/sql'
import type { Mail } from '@uwanja/providers/mail/mail'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { houseMail, type MailSettings } from '../notices/mail.ts'
import type { Notify } from '../notices/notify.ts'
import { endUsed, insertDormant, noteTold, noteTried, untold, unused, type Untold } from './store.ts'

export interface CheckDeps {
  readonly db: Db
  readonly jurisdiction: Pick<Jurisdiction, 'dormancy' | 'zone'>
  readonly settings: MailSettings
  readonly notify: Notify
  sendSms(msisdn: string, text: string, reference: string): Promise<boolean>
  readonly sendMail: ((mail: Mail) => Promise<boolean>) | null
  onFault(error: unknown): void
}

const PAGE = 500

/** One round. One that was cut short goes on with the next: who was not told yet is told then. */
export async function checkForDormant(deps: CheckDeps): Promise<void> {
  await endUsed(deps.db)
  for (let after = 0n; ;) {
    const found = await unused(deps.db, deps.jurisdiction.dormancy, after, PAGE)
    for (const one of found) await begin(deps, one)
    if (found.length < PAGE) break
    after = found.at(-1)!.playerId
  }
  for (const one of await untold(deps.db, PAGE)) await sendWord(deps, one)
}

async function begin({ db, jurisdiction, notify }: CheckDeps, found: { playerId: bigint; since: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const days = await insertDormant(tx, found, jurisdiction.dormancy, jurisdiction.zone)
    if (days) await notify(tx, found.playerId, 'dormantNotice', days)
  })
}

/**
 * Sent first and noted then: a kill in between sends it twice, and never not at all. Who was reached neither way is not told:
 * nothing of theirs is handed over, and they come last in the next round.
 */
async function sendWord(deps: CheckDeps, { id, number, email, language }: Untold): Promise<void> {
  const { notices, dormantMail } = TEXTS[isLanguage(language) ? language : 'en']
  const lost = (error: unknown) => (deps.onFault(error), false)
  await noteTried(deps.db, id)
  const byPhone = await deps.sendSms(number, notices.dormant, `dormant-${id}`).catch(lost)
  const byMail =
    deps.sendMail !== null &&
    email !== '' &&
    (await deps.sendMail(houseMail(deps.settings, email, dormantMail)).catch(lost))
  if (byPhone || byMail) await noteTold(deps.db, id, deps.jurisdiction.dormancy)
}
