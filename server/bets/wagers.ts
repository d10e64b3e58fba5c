/** Sport companies' debits and movements, as the ledger takes them, with what is kept beside them. */
import { countedStake } from '@uwanja/contract/book/wagered'
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { Money, Wager, WagerAnswer } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import type { SportCompany } from '@uwanja/providers/sports'
import type { Moved, SportDebit, SportMove, SportRefusal } from '@uwanja/providers/sports/plug'
import { followFreeBets } from '../bonus/free-bet-follow.ts'
import { spendFreeBet } from '../bonus/free-bet-store.ts'
import { isCurrency, totalOf, WHY, type Refused } from '../wallet/refusals.ts'
import { mayNotStake, type StakeDeps } from '../wallet/stakes.ts'
import type { Seat, Seats } from '../wallet/seats.ts'
import { gameSession, noteRefusedRollback, type GameSession } from '../wallet/store.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { PushToPhones } from '../push/notes.ts'
import { mayDie } from '../runtime/failpoints.ts'
import type { Keeping } from './keeping.ts'
import { digestOf, noteMoved, slipsOf, type PushDecided } from './store.ts'

export interface WagerDeps extends StakeDeps {
  readonly db: Db
  readonly money: Money
  readonly jurisdiction: Pick<Jurisdiction, 'register'>
  readonly seats: Seats
  readonly keep: Keeping
  /** Players' phones hear of decided bets; null: there is no push. */
  readonly push: PushToPhones | null
  warn(what: string, details: Readonly<Record<string, string>>): void
}

type Refusal = SportRefusal['why']
const refused = (why: Refusal, balanceMinor: bigint | null = null): SportRefusal => ({
  did: 'refused',
  why,
  balanceMinor,
})

/** A bookmaker has words for what the movements of games never meet. */
const SPORT_WHY: Readonly<Record<Refused, Refusal>> = {
  ...WHY,
  'unknown-reference': 'unknown-reference',
  'too-much': 'too-much',
  'no-resettle': 'no-resettle',
}

function toAnswer(deps: WagerDeps, company: string, { playerId, key }: Wager, answer: WagerAnswer): Moved {
  const { status, journalId } = answer
  if (status === 'ok' || status === 'duplicate') {
    const duplicate = status === 'duplicate'
    return { did: 'moved', reference: String(journalId), balanceMinor: totalOf(answer) ?? 0n, duplicate }
  }
  if (status === 'reused')
    deps.warn('a sport company used a transaction id again with other content', {
      company,
      player: `${playerId}`,
      key,
    })
  return refused(SPORT_WHY[status], totalOf(answer))
}

/** The platform's own names of players are numbers. */
const idOf = (text: string): bigint | null => (/^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : null)

/** A stake behind a session's token, with its slip. */
export async function debit(deps: WagerDeps, company: SportCompany, said: SportDebit): Promise<Moved> {
  const seat = said.freeBet === null ? deps.seats.of(company, said.token, said.playerId) : undefined
  // Null: the session may hold no more, and the database says what became of it.
  return (seat && (await debitOf(deps, company, said, seat))) ?? debitAsRead(deps, company, said)
}

async function debitAsRead(deps: WagerDeps, company: SportCompany, said: SportDebit): Promise<Moved> {
  const session = await gameSession(deps.db, company, said.token, deps.jurisdiction.register.stakeFreshS)
  // A token under another player's name is nobody's.
  if (!session || said.playerId !== `${session.playerId}`) return refused('token')
  deps.seats.remember(company, said.token, session)
  const total = session.cash + session.bonus
  if (currencyOf(said) === null) return refused('currency', total)
  const why = await mayNotStake(deps, company, session, said.key)
  if (why !== null) return refused(why, total)
  return (await debitOf(deps, company, said, session)) ?? refused(said.freeBet === null ? 'fault' : 'free-bet', total)
}

/** Null: in one that there is not, or in another one than its slip. */
const currencyOf = ({ currency, slip }: SportDebit): Amount['currency'] | null =>
  isCurrency(currency) && (slip?.currency ?? currency) === currency ? currency : null

/** @returns null: the session is remembered and may hold no more, or there is no such free bet. */
async function debitOf(
  deps: WagerDeps,
  company: SportCompany,
  said: SportDebit,
  seat: Seat | GameSession,
): Promise<Moved | null> {
  const { playerId } = seat
  const currency = currencyOf(said)
  if (currency === null) return null
  const content = said.slip && digestOf(said.slip)
  const item = {
    ...({ kind: 'staked', source: company, key: said.key, playerId, round: said.round } as const),
    amount: { currency, minor: said.minor } satisfies Amount,
    // The journal says which slip it was: another one may have come under the same id and been refused.
    details: { game: said.gameId, ...(content === null ? {} : { slip: content }) },
    ...(content === null ? {} : { content }),
  }
  const { key, round, slip } = said
  if (slip && content) await deps.keep({ company, key, round, playerId, slip, content })
  if (said.freeBet !== null) return freely(deps, company, said.freeBet, { ...item, funding: { freeBet: said.freeBet } })
  const answer = await deps.money.wager('mayStake' in seat ? item : { ...item, guard: seat.id })
  return answer.status === 'stale' ? null : toAnswer(deps, company, item, answer)
}

/**
 * A stake that the house gives: the free bet is spent in its transaction, so that two stakes never have one.
 * @returns null: there is no such free bet.
 */
async function freely(
  deps: WagerDeps,
  company: string,
  id: string,
  item: Extract<Wager, { kind: 'staked' }>,
): Promise<Moved | null> {
  const { playerId, key, round, amount } = item
  const stake = { id, playerId, company, key, round, currency: amount.currency, minor: amount.minor }
  class Undone extends Error {
    readonly answer: WagerAnswer | null
    constructor(answer: WagerAnswer | null) {
      super('the stake was not taken')
      this.answer = answer
    }
  }
  try {
    const answer = await deps.db.transaction(async (tx) => {
      // The repeat of a stake that was taken gets its first answer, whatever became of the free bet.
      const isRepeat = await deps.money.read.isKnown(tx, company, 'wager.staked', key)
      if (!isRepeat && !(await spendFreeBet(tx, stake))) throw new Undone(null)
      const taken = await deps.money.stake(tx, item)
      if (taken.status !== 'ok' && taken.status !== 'duplicate') throw new Undone(taken)
      mayDie(tx, 'free-bet.staked')
      return taken
    })
    return toAnswer(deps, company, item, answer)
  } catch (error) {
    if (error instanceof Undone) return error.answer && toAnswer(deps, company, item, error.answer)
    deps.warn('a free bet was not staked', { company, key, error: String(error) })
    return refused('fault')
  }
}

/** As the ledger knows it; null: nobody's, or in a currency that there is not. */
function wagerOf(company: string, said: SportMove, wageredMinor: bigint): Wager | 'token' | 'currency' {
  const playerId = idOf(said.playerId)
  if (playerId === null) return 'token'
  const { key, currency } = said
  if (!isCurrency(currency)) return 'currency'
  const common = { source: company, key, playerId, details: { game: said.gameId } }
  if (said.move === 'rollback') return { ...common, kind: 'rolled-back', betKey: said.of, currency }
  const amount: Amount = { currency, minor: said.minor }
  const content = said.settlement === null ? {} : { content: digestOf(said.settlement) }
  switch (said.move) {
    case 'credit':
      return { ...common, ...content, kind: 'won', round: said.round, amount, wageredMinor }
    case 'void':
      return { ...common, ...content, kind: 'voided', round: said.round, stakeKey: said.of, amount }
    case 'change':
      return { ...common, ...content, kind: 'changed', ofKey: said.of, amount, wageredMinor }
  }
}

type Slips = Awaited<ReturnType<typeof slipsOf>>
const NO_SLIPS: Slips = new Map()

/** What counts towards wagering by what this movement says of its bet; what the house staked counts nothing. */
function wageredOf(said: SportMove, slips: Slips): bigint {
  if (said.move === 'rollback' || said.settlement === null) return 0n
  const kept = slips.get(`${said.playerId} ${said.settlement.bet_id}`)
  return kept && !kept.isFree ? countedStake(kept.slip, said.settlement) : 0n
}

async function move(deps: WagerDeps, company: SportCompany, said: SportMove, slips: Slips): Promise<Moved> {
  const item = wagerOf(company, said, wageredOf(said, slips))
  if (typeof item === 'string') return refused(item)
  const answer = await deps.money.wager(item)
  if (answer.status === 'wins-stand' && said.move === 'rollback') {
    const { playerId, key } = item
    deps.warn('a sport company takes back a stake whose round stands', {
      company,
      player: `${playerId}`,
      bet: said.of,
    })
    // Before the answer: one that the company never hears brings the call again.
    await noteRefusedRollback(deps.db, { company, betKey: said.of, key, playerId })
  }
  return toAnswer(deps, company, item, answer)
}

/** How phones hear of bets, each on its own page. */
const pushDecided = (push: PushToPhones | null, company: string): PushDecided =>
  push &&
  ((tx, bets) =>
    push(
      tx,
      bets.map(({ playerId, betId, isOver, isCashedOut }) => ({
        playerId,
        kind: 'bets',
        what: isCashedOut ? 'betCashedOut' : isOver ? 'betDecided' : 'betPart',
        tag: `bet-${company}-${betId}`,
        path: `/bets?${new URLSearchParams({ id: betId, company }).toString()}`,
      })),
    ))

export type Movement = SportDebit | SportMove
const isMove = (said: Movement): said is SportMove => 'move' in said

/** Of one that fails nobody knows what moved; the others of its batch are answered all the same. */
const debitOfBatch = (deps: WagerDeps, company: SportCompany, said: SportDebit): Promise<Moved> =>
  debit(deps, company, said).catch((error: unknown) => {
    deps.warn('a debit of a batch failed', { company, key: said.key, error: String(error) })
    return refused('fault')
  })

/**
 * Each alone, but for those of one round, which go in their order. The answers wait until all is written down: one that the
 * company never hears brings the movement again, and what was left undone then is done.
 */
export async function moves(
  deps: WagerDeps,
  company: SportCompany,
  said: readonly Movement[],
): Promise<readonly Moved[]> {
  const settled = said.filter((one) => isMove(one) && one.move !== 'rollback' && one.settlement !== null)
  const slips =
    settled.length === 0
      ? NO_SLIPS
      : await slipsOf(
          deps.db,
          company,
          settled.map(({ round }) => round),
        )
  const answers = new Map<Movement, Moved>()
  const rounds = new Map<string, Movement[]>()
  for (const one of said) {
    const name = `${one.playerId} ${one.round}`
    rounds.set(name, [...(rounds.get(name) ?? []), one])
  }
  await Promise.all(
    [...rounds.values()].map(async (ofRound) => {
      for (const one of ofRound)
        answers.set(one, await (isMove(one) ? move(deps, company, one, slips) : debitOfBatch(deps, company, one)))
    }),
  )
  const taken = said.filter(isMove).filter((one) => answers.get(one)?.did === 'moved')
  try {
    await noteMoved(deps.db, company, taken, pushDecided(deps.push, company))
    const touching = taken.filter((one) => one.move !== 'credit').map(({ round }) => round)
    if (touching.length > 0) await followFreeBets(deps, company, touching)
  } catch (error) {
    deps.warn('what bets came to was not written down', { company, error: String(error) })
    return said.map((one) => (isMove(one) && answers.get(one)?.did === 'moved' ? refused('fault') : answers.get(one)!))
  }
  return said.map((one) => answers.get(one)!)
}
