/** What operators do with players beside money: find them, look, write a note, switch the test rank. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { PLAYER_STANDINGS } from '@uwanja/contract/operators/players'
import type { Sql } from '@uwanja/database/sql'
import type { Wallet } from '@uwanja/money'
import { acceptedTerms } from './consent-store.ts'
import { fullNumber, type Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit, recordAuditOnce } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import type { PlayerDeps } from './operators-deps.ts'
import {
  digitsOf,
  findPlayers,
  heldAmong,
  insertNote,
  lockRank,
  notesOf,
  playerRow,
  setRank,
  type FoundPlayer,
} from './operators-store.ts'
import { timelineOf, type MomentRow } from './timeline-store.ts'

const PAGE = 50
/** A player without a rank of their own. */
const PLAIN_RANK = 0
/** `at kind id`, as `next` hands it out. */
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([a-z]{1,16}) (\d{1,18})$/

/** Fewer digits would be half the country. */
const FEWEST_DIGITS = 3

/** Beginnings of a number as people say them: with prefix, with a 0, or bare. */
function startsOf({ prefix }: Jurisdiction, words: string): string[] {
  const bare = (digitsOf(words) ?? '').replace(/^0/, '')
  if (bare.length < FEWEST_DIGITS) return []
  return bare.startsWith(prefix) ? [bare] : [bare, prefix + bare]
}

/** A player as the list shows them. */
interface Found extends FoundPlayer {
  readonly standing: (typeof PLAYER_STANDINGS)[number]
  readonly wallet: Pick<Wallet, 'cash' | 'bonus' | 'currency'> | null
}

/** @param companies Names under which companies stand in the books. */
export async function find(
  { db, money, jurisdiction }: PlayerDeps,
  companies: readonly string[],
  { words: rawWords, isHoldSeen }: { readonly words: string; readonly isHoldSeen: boolean },
): Promise<Found[]> {
  const words = rawWords.trim()
  if (words === '') return []
  const ids = await money.browse.playersOfKey(db, [...companies, 'house'], words)
  const found = await findPlayers(db, {
    words,
    number: fullNumber(jurisdiction, digitsOf(words) ?? ''),
    starts: startsOf(jurisdiction, words),
    ids,
  })
  const foundIds = found.map(({ id }) => id)
  const wallets = await money.read.wallets(db, foundIds)
  const held = isHoldSeen ? await heldAmong(db, foundIds) : new Set<bigint>()
  return Promise.all(
    found.map(async (one) => {
      const gate = await money.gate.read(db, one.id)
      const standing = gate?.excludedUntil
        ? 'excluded'
        : gate?.timeOutUntil
          ? 'break'
          : held.has(one.id)
            ? 'held'
            : 'open'
      return { ...one, standing, wallet: wallets.get(one.id) ?? null } as const
    }),
  )
}

/** Who reads a player's page leaves a trace: once an hour, because the page asks again while it is open. */
const READ_AGAIN_S = 3_600

const writtenOf = async (db: Sql, id: bigint) => ({ notes: await notesOf(db, id), terms: await acceptedTerms(db, id) })

export async function look({ db, money }: PlayerDeps, by: Operator, id: bigint) {
  const player = (await playerRow(db, id)) ?? refuse('NOT_FOUND')
  const wallet = (await money.read.wallet(db, id)) ?? refuse('NOT_FOUND')
  const gate = await money.gate.read(db, id)
  const read = { by, action: 'player.read' as const, subject: `player ${id}` }
  await db.transaction((tx) => recordAuditOnce(tx, read, READ_AGAIN_S))
  return { player, wallet, gate, isTest: player.rankId === CONSTANTS.testUserRankId, ...(await writtenOf(db, id)) }
}

export async function timeline(
  { db }: PlayerDeps,
  playerId: bigint,
  rawBefore: string,
): Promise<{ readonly moments: MomentRow[]; readonly next: string | null }> {
  const [, at, kind, id] = CURSOR.exec(rawBefore) ?? []
  const before = at && kind && id ? { at, kind, id: BigInt(id) } : null
  const moments = await timelineOf(db, { playerId, before, limit: PAGE })
  const last = moments.length === PAGE ? moments.at(-1) : undefined
  return { moments, next: last ? `${last.at} ${last.kind} ${last.id}` : null }
}

export async function addNote({ db }: PlayerDeps, by: Operator, playerId: bigint, body: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await playerRow(tx, playerId))) refuse('NOT_FOUND')
    const note = await insertNote(tx, playerId, by.id, body)
    await recordAudit(tx, { by, action: 'player.noted', subject: `player ${playerId}`, after: { note } })
  })
}

export async function setTestRank(
  { db }: PlayerDeps,
  by: Operator,
  asked: { readonly playerId: bigint; readonly isTest: boolean; readonly why: string },
): Promise<void> {
  const { playerId, isTest, why } = asked
  await db.transaction(async (tx) => {
    const before = (await lockRank(tx, playerId)) ?? refuse('NOT_FOUND')
    const after = isTest ? CONSTANTS.testUserRankId : PLAIN_RANK
    // Another rank than these two is not the office's to forget.
    if (before === after || (!isTest && before !== CONSTANTS.testUserRankId)) return
    await setRank(tx, playerId, after)
    const subject = `player ${playerId}`
    await recordAudit(tx, {
      by,
      action: 'player.ranked',
      subject,
      why,
      before: { rank: before },
      after: { rank: after },
    })
  })
}
