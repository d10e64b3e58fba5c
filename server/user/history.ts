/** TransactionHistory: from the wire's filters to the movements and back (U05, U12). */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { PaymentState } from '@uwanja/contract/site/payment-states'
import { CONSTANTS, HISTORY_STATUS, type HistoryStatus, type Language } from '@uwanja/contract/wire/constants'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { HistoryRow, user } from '@uwanja/contract/site/user'
import { archivedUntil } from '@uwanja/money/archive'
import type { Sql } from '@uwanja/money/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { ownName } from '../companies/names.ts'
import { edgeOf } from '../db/days.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import { gamesOf, movements, owedBy, type Movement } from './store.ts'

/** Each state of a payment as one of the six statuses. */
const STATUS_OF: Readonly<Record<PaymentState, HistoryStatus>> = {
  requested: 'processing',
  approved: 'processing',
  sent: 'processing',
  paid: 'success',
  failed: 'error',
  returned: 'errorWithRollback',
  cancelled: 'canceled',
  rejected: 'rejected',
}

type Filters = Input<typeof user.transactionHistory>

/** A page is numbered from 1; 0 and absent mean the first, as clients in the field send all three. */
const pageOf = (page: number | undefined): number => Math.max(page ?? 1, 1)

/** Absent and empty are open. */
async function moment(
  db: Sql,
  jurisdiction: Jurisdiction,
  text: string | undefined,
  edge: 'from' | 'to',
): Promise<string | null> {
  if (!text) return null
  const found = await edgeOf(db, jurisdiction.zone, text, edge)
  return found ?? refuse('VALIDATION_ERROR', { [edge === 'from' ? 'startDate' : 'toDate']: ['not a date'] })
}

function statesOf(status: number | undefined): PaymentState[] | null {
  if (status === undefined || status === HISTORY_STATUS.all) return null
  return (Object.keys(STATUS_OF) as PaymentState[]).filter((state) => HISTORY_STATUS[STATUS_OF[state]] === status)
}

function typesOf(type: string): Movement['type'][] | null {
  if (type === '' || type.toLowerCase() === 'all' || type === '-1') return null
  if (type.toLowerCase() === 'deposit') return ['deposit']
  if (type.toLowerCase() === 'withdraw') return ['withdraw']
  return refuse('VALIDATION_ERROR', { type: ['all, deposit or withdraw'] })
}

const toRow = (movement: Movement, language: Language, played: Played | undefined): HistoryRow => ({
  transactionStartDate: movement.at.toISOString(),
  type: movement.type,
  amount: wireNumber(movement.minor),
  ...(movement.taxMinor > 0n ? { tax: wireNumber(movement.taxMinor) } : {}),
  transCurrency: movement.currency,
  currentbalance: movement.balanceAfter === null ? null : wireNumber(movement.balanceAfter),
  userCurrency: movement.currency,
  // What the site has words for is told by its name.
  customerNote: movement.reason ?? ownName(movement.what, language) ?? movement.what,
  ...played,
  status: HISTORY_STATUS[STATUS_OF[movement.state]],
  ...(movement.paymentId === null ? {} : { paymentId: movement.paymentId.toString() }),
})

interface HistoryDeps {
  readonly db: Sql
  readonly jurisdiction: Jurisdiction
  readonly catalogue: Pick<Catalogue, 'lists'>
  /** What was bet on, by the ids of stakes and wins of sportsbooks. */
  readonly matchesOf: MatchesOf
}

export type MatchesOf = (
  playerId: bigint,
  journals: readonly bigint[],
  language: Language,
) => Promise<ReadonlyMap<bigint, string>>

/** What a stake or a win was of. */
type Played = Pick<HistoryRow, 'game' | 'round'>

const PLAYED: readonly Movement['type'][] = ['bet', 'win']

/** The names of the games and matches that a page's rows are of; a game that left the lists has none. */
async function playedNames(
  { db, catalogue, matchesOf }: HistoryDeps,
  playerId: bigint,
  found: readonly Movement[],
  language: Language,
): Promise<ReadonlyMap<bigint, Played>> {
  const played = found.filter(({ type }) => PLAYED.includes(type)).map(({ id }) => id)
  const { byCode } = await catalogue.lists()
  const games = await gamesOf(db, playerId, played)
  const ofGames = games.map(({ id, company, code, round }) => {
    const game = byCode(company, code)?.row.gameName
    return [id, { ...(game === undefined ? {} : { game }), ...(round === null ? {} : { round }) }] as const
  })
  const matches = [...(await matchesOf(playerId, played, language))].map(([id, game]) => [id, { game }] as const)
  return new Map<bigint, Played>([...ofGames, ...matches])
}

export async function history(
  deps: HistoryDeps,
  playerId: bigint,
  { language, ...filters }: Filters & { readonly language: Language },
): Promise<Reply<typeof user.transactionHistory>> {
  const { db, jurisdiction } = deps
  const from = await moment(db, jurisdiction, filters.startDate, 'from')
  const limit = CONSTANTS.historyRowsPerPage
  const found = await movements(db, {
    playerId,
    from,
    to: await moment(db, jurisdiction, filters.toDate, 'to'),
    types: typesOf(filters.type),
    states: statesOf(filters.status),
    limit,
    offset: (pageOf(filters.page) - 1) * limit,
  })
  const owed = await owedBy(db, playerId)
  const until = await archivedUntil(db, playerId)
  const isAsked = until !== null && (from === null || new Date(from) < until)
  const names = await playedNames(deps, playerId, found, language)
  return {
    resp: found.map((movement) =>
      toRow(movement, language, PLAYED.includes(movement.type) ? names.get(movement.id) : undefined),
    ),
    ...(owed && { owed: { amount: wireNumber(owed.minor), currency: owed.currency } }),
    ...(isAsked && { archivedUntil: until.toISOString() }),
  }
}
