/**
 * Screening against lists of sanctions and politically exposed persons (docs/decisions/079): when the company is asked, what a
 * hit does, and what its silence means. How near two names are is the company's word. No question is put inside a transaction.
 */
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Db, Tx } from '@uwanja/database/sql'
import { SCREENING } from '@uwanja/providers/screening'
import type { Screen, Screened } from '@uwanja/providers/screening/screening'
import type { Wires } from '../companies/wires.ts'
import { dayFromNow, insertHold, isHeldFor, lockStanding } from '../holds/store.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Notify } from '../notices/notify.ts'
import { playerById, type PersonalDetails } from '../players/store.ts'
import type { Jobs } from '../runtime/jobs.ts'
import type { Settings } from '../settings/env.ts'
import type { Marks } from '../sealing/marks.ts'
import {
  hasHit,
  holdsOfHits,
  insertHit,
  isAnswered,
  isKnownHit,
  noteAnswered,
  noteChange,
  playersDue,
  subjectTried,
  type Likeness,
} from './store.ts'

const ANSWER_WITHIN_DAYS = 14
/** Of one hour's round; who is left is in the next. */
const ROUND = 5_000
/** Silences in a row: the company has its bad hour, and the next round goes on. */
const ENOUGH = 20
/** The library takes a round that lasts a quarter of an hour for lost, and begins it again beside itself. */
const ROUND_MS = 10 * 60_000
/** Longer than a day by as much as the round takes: whoever is asked about daily is never found unanswered. */
const SLACK_S = 6 * 3_600

interface Deps {
  readonly db: Db
  readonly jurisdiction: Pick<Jurisdiction, 'country' | 'screening'>
  readonly marks: Pick<Marks, 'of'>
  readonly jobs: Pick<Jobs, 'ask'>
  readonly notify: Notify
  warn(what: string, details: Readonly<Record<string, string>>): void
  onFault(error: unknown): void
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
  /**
   * The hour's round: everybody whose answer is as old as the jurisdiction says. Silence leaves them for the next.
   * @param isOver Asked before each: has it lasted long enough?
   */
  screenAgain(isOver?: () => boolean): Promise<void>
  /** Does an order of so much wait for a person? Null: one that was looked at, about to leave. Under the wallet's lock. */
  keepsBack(tx: Tx, playerId: bigint, minor: bigint | null): Promise<boolean>
}

/** What was found before the company was left stays found. */
export const NOBODY_SCREENED: Screening = {
  changed: async () => {},
  screen: async () => {},
  screenAgain: async () => {},
  keepsBack: (tx, playerId) => hasHit(tx, playerId, 'sanctions'),
}

export function openScreening(
  deps: Deps & { readonly settings: Pick<Settings, 'screeningProvider'>; readonly wires: Wires },
): Screening {
  const { screeningProvider: provider } = deps.settings
  if (provider === null) return NOBODY_SCREENED
  return screeningBy(deps, { provider, ask: SCREENING[provider].open(deps.wires.screening()) })
}

interface Company {
  readonly provider: string
  readonly ask: Screen
}

export function screeningBy(deps: Deps, company: Company): Screening {
  const { jurisdiction, jobs } = deps
  const { againAfterS, withdrawalsWaitAboveMinor } = jurisdiction.screening
  return {
    async changed(tx, playerId, details) {
      if (details !== null && (await isSame(tx, playerId, details))) return
      await noteChange(tx, playerId)
      await jobs.ask(tx, 'screen', { playerId: playerId.toString() }, 0)
    },
    async screen(playerId) {
      if (!(await isSaid(deps, company, playerId))) throw new Error('the screening company does not answer')
    },
    screenAgain: (isOver = lasted(ROUND_MS)) => round(deps, company, isOver),
    async keepsBack(tx, playerId, minor) {
      if (await hasHit(tx, playerId, 'sanctions')) return true
      if (minor === null || minor <= withdrawalsWaitAboveMinor) return false
      return !(await isAnswered(tx, playerId, againAfterS + SLACK_S))
    },
  }
}

function lasted(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() >= end
}

/** Asks about one player. False: the company does not answer. */
async function isSaid(deps: Deps, { provider, ask }: Company, playerId: bigint): Promise<boolean> {
  const { db, jurisdiction, marks } = deps
  const subject = await subjectTried(db, playerId)
  if (!subject) return true
  const { asked, ...person } = subject
  const said = await ask({ country: jurisdiction.country, ...person })
  if (said.result === 'unavailable') return false
  const ofPerson = marks.of(`screened ${wordsOf(person)}`)
  await db.transaction(async (tx) => {
    await noteAnswered(tx, playerId, asked)
    for (const hit of said.hits) await found(deps, tx, { ...hit, provider, playerId, ofPerson })
  })
  return true
}

/** Another spelling is another question: nobody has looked at that one. */
const wordsOf = ({ firstName, lastName, birthDate }: Omit<Screened, 'country'>) =>
  JSON.stringify([firstName, lastName, birthDate])

/** One whom the company cannot read keeps nobody else from being asked about: they come last in the next round. */
async function round(deps: Deps, company: Company, isOver: () => boolean): Promise<void> {
  const due = await playersDue(deps.db, deps.jurisdiction.screening.againAfterS, ROUND)
  let [inARow, all] = [0, 0]
  for (const playerId of due) {
    if (inARow >= ENOUGH || isOver()) break
    const isAnswer = await isSaid(deps, company, playerId).catch((error) => (deps.onFault(error), false))
    inARow = isAnswer ? 0 : inARow + 1
    if (!isAnswer) all++
  }
  if (all > 0) deps.warn('the screening company did not answer about players', { players: String(all) })
}

async function isSame(tx: Tx, playerId: bigint, details: PersonalDetails): Promise<boolean> {
  const now = await playerById(tx, playerId)
  const { firstName, lastName, birthDate } = details
  return now?.firstName === firstName && now.lastName === lastName && now.birthDate === birthDate
}

/** A new entry is a person's to look at; one that was looked at is not asked about again, whatever its score is now. */
async function found(deps: Deps, tx: Tx, hit: Likeness): Promise<void> {
  if (await isKnownHit(tx, hit)) return
  const { playerId, list } = hit
  const caseId = await deps.openCase(tx, { playerId, rule: list, openedBy: null, why: '' })
  if (caseId === null) return
  const holdId = list === 'pep' ? await askForMoney(deps, tx, playerId) : null
  await insertHit(tx, { ...hit, caseId, holdId })
}

/** Enhanced checks: where the money comes from. The words are those for anybody, so that they say nothing of a list. */
async function askForMoney({ notify }: Deps, tx: Tx, playerId: bigint): Promise<bigint | null> {
  const standing = await lockStanding(tx, await holdsOfHits(tx, playerId))
  if (standing !== null) return standing
  // A person's own question: it is theirs to end.
  if (await isHeldFor(tx, playerId, 'source-of-money')) return null
  const language = (await playerById(tx, playerId))?.language
  const asks = TEXTS[isLanguage(language) ? language : 'en'].identity.askSourceOfMoney
  const dueOn = await dayFromNow(tx, ANSWER_WITHIN_DAYS)
  const hold = { playerId, reason: 'source-of-money', asks, dueOn, blocks: 'withdrawals', placedBy: null } as const
  const id = await insertHold(tx, hold)
  await notify(tx, playerId, 'holdPlaced', { asks, day: dueOn })
  return id
}
