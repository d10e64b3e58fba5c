/**
 * Screening against lists of sanctions and politically exposed persons (docs/decisions/079): when the company is asked, what a
 * hit does, and what its silence means. How near two names are is the company's word. No question is put inside a transaction.
 */
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Db, Tx } from '@uwanja/database/sql'
import { SCREENING } from '@uwanja/providers/screening'
import type { Hit } from '@uwanja/providers/screening/screening'
import type { Wires } from '../companies/wires.ts'
import { dayFromNow, insertHold, isHeldFor } from '../holds/store.ts'
import type { Market } from '../jurisdictions/markets.ts'
import type { Tell } from '../notices/tell.ts'
import { playerById, type PersonalDetails } from '../players/store.ts'
import type { Jobs } from '../runtime/jobs.ts'
import type { Settings } from '../settings/env.ts'
import { hasHit, insertHit, isAnswered, isKnownHit, noteAnswered, noteChange, playersDue, subjectOf } from './store.ts'

const ANSWER_WITHIN_DAYS = 14
/** Of one hour's round; who is left is in the next. */
const ROUND = 5_000
/** Without any answer between them. */
const ENOUGH = 20
/** Longer than a day by as much as the round takes: whoever is asked about daily is never found unanswered. */
const SLACK_S = 6 * 3_600

interface Parts {
  readonly db: Db
  readonly market: Pick<Market, 'country' | 'screening'>
  readonly settings: Pick<Settings, 'screeningProvider'>
  readonly wires: Wires
  readonly jobs: Pick<Jobs, 'ask'>
  readonly tell: Tell
  warn(what: string, details: Readonly<Record<string, string>>): void
  /** Opens a case of suspicion by a rule; its player hears nothing of it. Null: there is no such player. */
  openCase(
    tx: Tx,
    one: {
      readonly playerId: bigint
      readonly rule: 'sanctions' | 'pep'
      readonly openedBy: null
      readonly why: ''
    },
  ): Promise<bigint | null>
}

export interface Screening {
  /** Names are about to be written, or a document was proven (null): asked about by a job, after the commit. */
  changed(tx: Tx, playerId: bigint, details: PersonalDetails | null): Promise<void>
  /** The job. @throws when the company does not answer, so that it is tried again. */
  screen(playerId: bigint): Promise<void>
  /** The hour's round: everybody whose answer is as old as the jurisdiction says. Silence leaves them for the next. */
  screenAgain(): Promise<void>
  /** Does an order of so much wait for a person? Null: one that was looked at, about to leave. Under the wallet's lock. */
  keepsBack(tx: Tx, playerId: bigint, minor: bigint | null): Promise<boolean>
}

export const NOBODY_SCREENED: Screening = {
  changed: async () => {},
  screen: async () => {},
  screenAgain: async () => {},
  keepsBack: async () => false,
}

export function openScreening(parts: Parts): Screening {
  const { db, market, settings, wires, jobs, warn } = parts
  const provider = settings.screeningProvider
  if (provider === null) return NOBODY_SCREENED
  const ask = SCREENING[provider].open(wires.screening())
  const { againAfterS, withdrawalsWaitAboveMinor } = market.screening

  async function screen(playerId: bigint): Promise<'done' | 'unavailable'> {
    const subject = await subjectOf(db, playerId)
    if (!subject) return 'done'
    const { asked, ...person } = subject
    const said = await ask({ country: market.country, ...person })
    if (said.result === 'unavailable') return 'unavailable'
    await db.transaction(async (tx) => {
      await noteAnswered(tx, playerId, asked)
      for (const hit of said.hits) await found(parts, tx, { provider: provider!, playerId, hit })
    })
    return 'done'
  }

  return {
    async changed(tx, playerId, details) {
      if (details !== null && (await isSame(tx, playerId, details))) return
      await noteChange(tx, playerId)
      await jobs.ask(tx, 'screen', { playerId: playerId.toString() }, 0)
    },
    async screen(playerId) {
      if ((await screen(playerId)) === 'unavailable') throw new Error('the screening company does not answer')
    },
    async screenAgain() {
      const [due, came] = [await playersDue(db, againAfterS, ROUND), { done: 0, unavailable: 0 }]
      for (const playerId of due) {
        came[await screen(playerId)]++
        // One whom the company cannot read keeps nobody else from being asked about; one that is silent is left alone.
        if (came.unavailable > ENOUGH && came.done === 0) break
      }
      if (came.unavailable > 0)
        warn('the screening company did not answer about players', { players: String(came.unavailable) })
    },
    async keepsBack(tx, playerId, minor) {
      if (await hasHit(tx, playerId, 'sanctions')) return true
      if (minor === null || minor <= withdrawalsWaitAboveMinor) return false
      return !(await isAnswered(tx, playerId, againAfterS + SLACK_S))
    },
  }
}

async function isSame(tx: Tx, playerId: bigint, details: PersonalDetails): Promise<boolean> {
  const now = await playerById(tx, playerId)
  const { firstName, lastName, birthDate } = details
  return now?.firstName === firstName && now.lastName === lastName && now.birthDate === birthDate
}

/** A new entry is a person's to look at; one that was looked at is not asked about again, whatever its score is now. */
async function found(
  parts: Parts,
  tx: Tx,
  { provider, playerId, hit }: { readonly provider: string; readonly playerId: bigint; readonly hit: Hit },
): Promise<void> {
  if (await isKnownHit(tx, playerId, provider, hit.reference)) return
  const caseId = await parts.openCase(tx, { playerId, rule: hit.list, openedBy: null, why: '' })
  if (caseId === null) return
  const holdId = hit.list === 'pep' ? await askForMoney(parts, tx, playerId) : null
  await insertHit(tx, { ...hit, playerId, provider, caseId, holdId })
}

/** Enhanced checks: where the money comes from. The words are those for anybody, so that they say nothing of a list. */
async function askForMoney({ tell }: Parts, tx: Tx, playerId: bigint): Promise<bigint | null> {
  if (await isHeldFor(tx, playerId, 'source-of-money')) return null
  const language = (await playerById(tx, playerId))?.language
  const asks = TEXTS[isLanguage(language) ? language : 'en'].identity.askSourceOfMoney
  const dueOn = await dayFromNow(tx, ANSWER_WITHIN_DAYS)
  const hold = { playerId, reason: 'source-of-money', asks, dueOn, blocks: 'withdrawals', placedBy: null } as const
  const id = await insertHold(tx, hold)
  await tell(tx, playerId, 'holdPlaced', { asks, day: dueOn })
  return id
}
