/**
 * The national register of people who excluded themselves (docs/decisions/035): who is asked when, what a yes does, and
 * what silence means. No question is put inside a transaction.
 */
import type { Money } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/money/sql'
import { EXCLUSION } from '@uwanja/providers/exclusion'
import type { ExclusionQuestion, ExclusionRegister, RegisterAnswer } from '@uwanja/providers/exclusion/exclusion'
import type { Settings } from '../settings/env.ts'
import type { Jobs } from '../runtime/jobs.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { Wires } from '../companies/wires.ts'
import {
  insertReport,
  lookedUp,
  momentOfAsking,
  noteAnswer,
  noteReported,
  owedReports,
  type LookedUp,
} from './register-store.ts'
import type { Persons } from './person-rules.ts'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const LOGIN_FRESH_S = HOUR_S
/** While the register is silent its last answer counts for so long; then nothing is staked or paid in. */
const GRACE_S = 72 * HOUR_S
/** After a question without an answer logins do not wait for another one so soon. */
const PAUSE_MS = 30_000
/** Of an entry without an end: it is asked about again long before. */
const OPEN_END_DAYS = 30
const OPEN_END_SLACK_DAYS = 7

export interface RegisterDeps {
  readonly db: Db
  readonly money: Pick<Money, 'gate'>
  readonly persons: Pick<Persons, 'lock' | 'exclude'>
  readonly jurisdiction: Pick<Jurisdiction, 'country' | 'register' | 'identity'>
  readonly settings: Pick<Settings, 'exclusionProvider'>
  readonly wires: Wires
  readonly sealing: Sealing
  warn(what: string, details: Readonly<Record<string, string>>): void
}

/** `unknown`: the register does not answer and its last answer is too old, or there never was one. */
export type RegisterVerdict = 'clear' | 'listed' | 'unknown'

export interface NationalRegister {
  /** Before an account is opened; `note` is called in the transaction that opens it. Refuses who is listed, and while nobody knows. */
  mayRegister(number: string): Promise<{ note(tx: Tx, playerId: bigint): Promise<void> }>
  /** Asks unless it answered lately; a yes has excluded the player when this resolves. */
  look(playerId: bigint, when: 'login' | 'money' | 'stake' | 'now'): Promise<RegisterVerdict>
  /** As `look`, and refuses while nobody knows. */
  requireKnown(playerId: bigint, when: 'money' | 'now'): Promise<void>
  /** The job. @throws when the register did not take it, so that it is tried again. */
  report(playerId: bigint): Promise<void>
}

const NOBODY_ASKED: NationalRegister = {
  mayRegister: async () => ({ note: async () => {} }),
  look: async () => 'clear',
  requireKnown: async () => {},
  report: async () => {},
}

/** Of an exclusion of ours the register is told by a job. */
export const registerReporter =
  ({ settings, jobs }: { settings: Pick<Settings, 'exclusionProvider'>; jobs: Pick<Jobs, 'ask'> }) =>
  async (tx: Tx, playerId: bigint, until: Date): Promise<void> => {
    if (settings.exclusionProvider === null) return
    await insertReport(tx, playerId, until)
    await jobs.ask(tx, 'report-exclusion', { playerId: playerId.toString() }, 0)
  }

export function openNationalRegister(deps: RegisterDeps): NationalRegister {
  const { exclusionProvider } = deps.settings
  if (exclusionProvider === null) return NOBODY_ASKED
  const register = EXCLUSION[exclusionProvider].open(deps.wires.exclusion())
  const asking = new Map<bigint, Promise<RegisterVerdict>>()
  let pausedUntilMs = 0
  const { moneyFreshS, stakeFreshS } = deps.jurisdiction.register
  const freshS = { login: LOGIN_FRESH_S, money: moneyFreshS, stake: stakeFreshS, now: 0 } as const

  async function ask(asked: ExclusionQuestion): Promise<RegisterAnswer> {
    const answer = await register.ask(asked)
    pausedUntilMs = answer.result === 'unavailable' ? Date.now() + PAUSE_MS : 0
    return answer
  }

  async function lookNow(playerId: bigint, known: LookedUp): Promise<RegisterVerdict> {
    const answer = await ask(askedOf(deps, playerId, known))
    if (answer.result === 'unavailable') {
      deps.warn('the exclusion register does not answer', {})
      return lastKnown(known)
    }
    if (answer.result === 'listed') await excludeListed(deps, playerId, answer.until)
    await noteAnswer(deps.db, playerId, { ...known, result: answer.result })
    return answer.result
  }

  async function look(playerId: bigint, when: 'login' | 'money' | 'stake' | 'now'): Promise<RegisterVerdict> {
    const known = await lookedUp(deps.db, playerId)
    if (!known) return 'unknown'
    if (known.result === 'clear' && !known.isStale && known.ageS! < freshS[when]) return 'clear'
    const isPaused = Date.now() < pausedUntilMs
    // While it is silent nobody who may go on anyway waits for it at every stake.
    if (isPaused && (when === 'login' || (when !== 'now' && lastKnown(known) === 'clear'))) return lastKnown(known)
    // Many stakes may come at once: one question serves them all.
    const underWay = asking.get(playerId) ?? lookNow(playerId, known).finally(() => asking.delete(playerId))
    asking.set(playerId, underWay)
    return underWay
  }

  return {
    async mayRegister(number) {
      const askedAt = await momentOfAsking(deps.db)
      const answer = await ask({ country: deps.jurisdiction.country, number })
      if (answer.result === 'listed') refuse('NUMBER_EXCLUDED')
      if (answer.result === 'unavailable') refuse('REGISTER_NOT_ANSWERING')
      return { note: (tx, playerId) => noteAnswer(tx, playerId, { number, result: 'clear', askedAt }) }
    },
    look,
    async requireKnown(playerId, when) {
      if ((await look(playerId, when)) === 'unknown') refuse('REGISTER_NOT_ANSWERING')
    },
    report: (playerId) => report(deps, register, playerId),
  }
}

function lastKnown({ result, ageS }: LookedUp): RegisterVerdict {
  if (result === 'listed') return 'listed'
  return result === 'clear' && ageS! < GRACE_S ? 'clear' : 'unknown'
}

function askedOf(
  { jurisdiction, sealing }: RegisterDeps,
  playerId: bigint,
  { number, documents }: LookedUp,
): ExclusionQuestion {
  const opened = documents.map(({ type, sealed }) => ({
    type,
    number: sealing.open(sealed, `document ${playerId}`).toString(),
  }))
  return { country: jurisdiction.country, number, ...(opened.length > 0 && { documents: opened }) }
}

/** A yes is an exclusion like the player's own: no stakes, deposits or bonuses, every session ends, and they may withdraw. */
export async function excludeListed(
  deps: Pick<RegisterDeps, 'db' | 'money' | 'persons'>,
  playerId: bigint,
  listedUntil: Date | null,
): Promise<void> {
  const { db, money, persons } = deps
  await db.transaction(async (tx) => {
    await persons.lock(tx, playerId)
    const gate = await money.gate.locked(tx, playerId)
    if (!gate) return
    const until = listedUntil ?? new Date(gate.now.getTime() + OPEN_END_DAYS * DAY_S * 1000)
    // A feed that is read late tells of what is over.
    if (until <= gate.now) return
    // Asked about often: who is excluded for as long already is left alone, and an open end moves once a week.
    const slackMs = listedUntil === null ? OPEN_END_SLACK_DAYS * DAY_S * 1000 : 0
    if (gate.excludedUntil !== null && gate.excludedUntil.getTime() >= until.getTime() - slackMs) return
    await persons.exclude(tx, playerId, { until, letter: 'excludedByRegister', isRegisters: true })
  })
}

async function report(deps: RegisterDeps, register: ExclusionRegister, playerId: bigint): Promise<void> {
  const known = await lookedUp(deps.db, playerId)
  if (!known) return
  for (const { id, until } of await owedReports(deps.db, playerId)) {
    const taken = await register.report({ ...askedOf(deps, playerId, known), until })
    if (!taken) throw new Error('the exclusion register did not take a report')
    await noteReported(deps.db, id)
  }
}
