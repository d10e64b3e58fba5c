/**
 * Exclusion and age stand against the person, not the account (docs/decisions/068): a document that an excluded player
 * proved excludes whoever proves it again, in that transaction; equal names and birthday stop deposits until somebody of
 * the office has looked.
 */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { HoldBlocks, HoldReason } from '@uwanja/contract/site/holds'
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Money } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/database/sql'
import { dayFromNow, insertHold, isHeldFor } from '../holds/store.ts'
import type { Bus } from '../live/bus.ts'
import { playerById, type PersonalDetails } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Marks } from '../sealing/marks.ts'
import { endSessionsOf } from '../sessions/store.ts'
import type { Notify } from '../notices/notify.ts'
import {
  fellowsBy,
  insertMark,
  lockPersons,
  marksOf,
  staleAnswer,
  unmarkedNames,
  type Fellow,
  type Mark,
} from './person-store.ts'
import { insertStep } from './store.ts'

const NAMES = 'names'
const ANSWER_WITHIN_DAYS = 14
const BACKFILL = 500

interface Deps {
  readonly db: Db
  readonly money: Pick<Money, 'gate'>
  readonly marks: Marks
  readonly bus: Pick<Bus, 'publish'>
  readonly notify: Notify
  /** The national register is to hear of an exclusion. */
  reportToRegister(tx: Tx, playerId: bigint, until: Date): Promise<void>
  /** Who they are is about to change, or a document of theirs was proven (null). */
  changed(tx: Tx, playerId: bigint, details: PersonalDetails | null): Promise<void>
  /** What is in an account that is closed goes out by rule. */
  payOut(tx: Tx, playerId: bigint, why: 'second-account'): Promise<void>
}

/** What came of a document: 'own' alone counts for who the player is. */
export type Documented = 'own' | 'excluded' | 'age' | 'second'

export interface Exclusion {
  readonly until: Date
  /** The letter that tells the player; null: they did it themselves. */
  readonly letter: Parameters<Notify>[2] | null
  /** It comes from the register, which needs not hear of it. */
  readonly isRegisters?: boolean
  readonly why?: string
  /** Whose action it is; two operators may lift it again. */
  readonly byOperator?: bigint
}

export interface Persons {
  /** Locks this player's wallet with those of all accounts of the same person, for whoever is about to exclude. */
  lock(tx: Tx, playerId: bigint): Promise<void>
  /** The player, and every account with one of their documents. After `lock`. @returns false: for as long already. */
  exclude(tx: Tx, playerId: bigint, exclusion: Exclusion): Promise<boolean>
  /** Names and birthday are written in this transaction. */
  named(tx: Tx, playerId: bigint, details: PersonalDetails): Promise<void>
  /** A document was proven. Refuses one of who is excluded. */
  documented(
    tx: Tx,
    playerId: bigint,
    shown: { readonly documentType: DocumentType; readonly number: string },
  ): Promise<Documented>
  /** They said that they are a minor: no play, no deposits and no withdrawals until compliance has looked. */
  holdForAge(playerId: bigint): Promise<void>
  /** A job's work: names from before there were marks. @returns how many. */
  markOldNames(): Promise<number>
  /** How a document is compared; never the number itself. */
  documentMark(documentType: string, number: string): Buffer
}

/** Pure. One spelling of a person: accents, capitals, hyphens and the order of names make no other one. */
export function personKey({ firstName, lastName, birthDate }: PersonalDetails): string {
  const words = `${firstName} ${lastName}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  return `${words.sort().join(' ')} ${birthDate}`
}

type Both = Deps & { documentMark(documentType: string, number: string): Buffer }

const namesMark = ({ marks }: Pick<Deps, 'marks'>, details: PersonalDetails): Mark => ({
  kind: NAMES,
  mark: marks.of(`names ${personKey(details)}`),
})

/** Everybody waits for wallets in the order of their ids. */
async function lockWith({ money }: Deps, tx: Tx, playerId: bigint, more: readonly Mark[]): Promise<void> {
  await lockPersons(tx)
  const all = [...(await marksOf(tx, playerId)), ...more]
  const ids = new Set([playerId])
  for (const mark of all) for (const fellow of await fellowsBy(tx, playerId, mark)) ids.add(fellow.playerId)
  for (const id of [...ids].sort((one, other) => (one < other ? -1 : 1))) await money.gate.locked(tx, id)
}

async function excludeOne(deps: Deps, tx: Tx, playerId: bigint, exclusion: Exclusion): Promise<boolean> {
  const { money } = deps
  const gate = await money.gate.locked(tx, playerId)
  if (!gate || (gate.excludedUntil !== null && gate.excludedUntil >= exclusion.until)) return false
  const { until, letter } = exclusion
  await money.gate.excluded(tx, playerId, until)
  const oldValue = gate.excludedUntil?.toISOString() ?? null
  const { byOperator = null } = exclusion
  await insertStep(tx, playerId, 'exclusion', { step: 'set', oldValue, newValue: until.toISOString(), byOperator })
  if (!exclusion.isRegisters && until > gate.now) await deps.reportToRegister(tx, playerId, until)
  // Of an open end that moves on nobody is told again.
  if (gate.excludedUntil !== null && exclusion.isRegisters) return true
  await endSessionsOf(tx, playerId)
  if (letter !== null)
    await deps.notify(tx, playerId, letter, { day: until.toISOString().slice(0, 10), why: exclusion.why ?? '' })
  tx.afterCommit(() => deps.bus.publish({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
  return true
}

async function exclude(deps: Deps, tx: Tx, playerId: bigint, exclusion: Exclusion): Promise<boolean> {
  const isNew = await excludeOne(deps, tx, playerId, exclusion)
  for (const mark of await marksOf(tx, playerId)) {
    for (const fellow of await fellowsBy(tx, playerId, mark)) {
      if (fellow.isErased) continue
      if (mark.kind === NAMES) await holdForNames(deps, tx, fellow.playerId)
      else await excludeOne(deps, tx, fellow.playerId, { ...exclusion, letter: 'excludedAsPerson', isRegisters: false })
    }
  }
  return isNew
}

async function named(deps: Deps, tx: Tx, playerId: bigint, details: PersonalDetails): Promise<void> {
  const mark = namesMark(deps, details)
  await lockWith(deps, tx, playerId, [mark])
  await deps.changed(tx, playerId, details)
  // The same names again: whoever of the office has looked at them need not look again.
  if (!(await insertMark(tx, playerId, mark))) return
  const isKeptOut = (await fellowsBy(tx, playerId, mark)).some(keptOut)
  if (isKeptOut) await holdForNames(deps, tx, playerId)
}

async function documented(
  deps: Both,
  tx: Tx,
  playerId: bigint,
  { documentType, number }: { readonly documentType: DocumentType; readonly number: string },
): Promise<Documented> {
  const mark = { kind: documentType, mark: deps.documentMark(documentType, number) }
  await lockWith(deps, tx, playerId, [mark])
  const gate = (await deps.money.gate.locked(tx, playerId)) ?? refuse('UNAUTHORIZED')
  if (gate.excludedUntil !== null) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
  const fellows = await fellowsBy(tx, playerId, mark)
  await insertMark(tx, playerId, mark)
  const until = latest(fellows)
  if (until !== null) {
    await exclude(deps, tx, playerId, { until, letter: 'excludedAsPerson' })
    return 'excluded'
  }
  if (fellows.some(({ isHeldForAge }) => isHeldForAge)) {
    await ageHold(deps, tx, playerId)
    return 'age'
  }
  if (fellows.some(({ isErased }) => !isErased)) {
    await closeSecond(deps, tx, playerId)
    return 'second'
  }
  await staleAnswer(tx, playerId)
  await deps.changed(tx, playerId, null)
  return 'own'
}

export function openPersons(given: Deps): Persons {
  const documentMark = (documentType: string, number: string) => given.marks.of(`${documentType} ${number}`)
  const deps = { ...given, documentMark }
  const { db } = deps
  return {
    documentMark,
    lock: (tx, playerId) => lockWith(deps, tx, playerId, []),
    exclude: exclude.bind(null, deps),
    named: named.bind(null, deps),
    documented: documented.bind(null, deps),
    holdForAge: (playerId) =>
      db.transaction(async (tx) => {
        await lockWith(deps, tx, playerId, [])
        await ageHold(deps, tx, playerId)
      }),
    async markOldNames() {
      const rows = await unmarkedNames(db, BACKFILL)
      for (const { playerId, ...details } of rows) await db.transaction((tx) => named(deps, tx, playerId, details))
      return rows.length
    },
  }
}

const keptOut = ({ excludedUntil, isHeldForAge }: Fellow) => excludedUntil !== null || isHeldForAge

function latest(fellows: readonly Fellow[]): Date | null {
  const ends = fellows.flatMap(({ excludedUntil }) => (excludedUntil === null ? [] : [excludedUntil.getTime()]))
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

type Asks = 'askAge' | 'askSamePerson' | 'askSecondAccount'

async function ruleHold(
  { money, notify }: Deps,
  tx: Tx,
  playerId: bigint,
  hold: { readonly reason: HoldReason; readonly blocks: HoldBlocks; readonly asks: Asks },
): Promise<void> {
  const { reason, blocks } = hold
  if (await isHeldFor(tx, playerId, reason)) return
  const language = (await playerById(tx, playerId))?.language
  const asks = TEXTS[isLanguage(language) ? language : 'en'].identity[hold.asks]
  const dueOn = await dayFromNow(tx, ANSWER_WITHIN_DAYS)
  // All three are cleared up by who a person is.
  const documents = ['identity-document'] as const
  await insertHold(tx, { playerId, reason, asks, documents, dueOn, blocks, placedBy: null })
  if (blocks === 'play') await money.gate.blocked(tx, playerId, 'forever')
  await notify(tx, playerId, 'holdPlaced', { asks, day: dueOn })
}

const holdForNames = (deps: Deps, tx: Tx, playerId: bigint) =>
  ruleHold(deps, tx, playerId, { reason: 'same-person', blocks: 'deposits', asks: 'askSamePerson' })

const ageHold = (deps: Deps, tx: Tx, playerId: bigint) =>
  ruleHold(deps, tx, playerId, { reason: 'age', blocks: 'play', asks: 'askAge' })

/** A second account of one person is closed for deposits and play; its money can be taken out, and goes out by rule. */
async function closeSecond(deps: Deps, tx: Tx, playerId: bigint): Promise<void> {
  await ruleHold(deps, tx, playerId, { reason: 'second-account', blocks: 'play', asks: 'askSecondAccount' })
  await deps.payOut(tx, playerId, 'second-account')
}
