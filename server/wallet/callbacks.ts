/** Game companies' wallet callbacks: the plug verifies and translates, this executes, the plug answers in its own words. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { Guarded, Money, WagerAnswer } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { GAME_COMPANIES, isGameCompany, type GameCompany } from '@uwanja/providers/games'
import type { FreeSpinsTold, GameAnswer, GameAsk } from '@uwanja/providers/plugs'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Wires } from '../companies/wires.ts'
import { isCurrency, totalOf, WHY } from './refusals.ts'
import { openSeats, type Seat, type Seats } from './seats.ts'
import { mayNotStake, type StakeDeps } from './stakes.ts'
import { noteCallback, type CallbackLine } from '../wire/callback-line.ts'
import { exchangeToken, gameSession, keepsSeal, noteRefusedRollback, type GameSession } from './store.ts'

export interface GameCallbackDeps extends StakeDeps {
  readonly db: Db
  readonly money: Money
  readonly wires: Wires
  readonly jurisdiction: Pick<Jurisdiction, 'register'>
  /** Rounds that we give away: of companies that play them. */
  readonly freeRounds: {
    of(playerId: bigint): Promise<readonly FreeSpinsTold[]>
    bet(move: FreeMove): Promise<WagerAnswer>
    win(move: FreeMove): Promise<WagerAnswer>
    back(move: Omit<FreeMove, 'round' | 'gameId' | 'amount'> & Back): Promise<WagerAnswer>
  }
  /** For the metrics: which company's callback was answered with a no, and why. */
  onRefused(company: string, reason: string, request: FastifyRequest): void
  warn(what: string, details: Readonly<Record<string, string>>): void
}
interface Deps extends GameCallbackDeps {
  readonly seats: Seats
}

interface FreeMove {
  readonly company: string
  readonly playerId: bigint
  readonly freeSpins: string
  readonly key: string
  readonly round: string
  readonly gameId: string
  readonly amount: Amount
}
interface Back {
  readonly betKey: string
  readonly currency: Amount['currency']
}

type Refusal = Extract<GameAnswer, { did: 'refused' }>
type MoveAsk = Extract<GameAsk, { ask: 'bet' | 'win' | 'rollback' }>
type SomeMove = Extract<GameAsk, { key: string }>

/** Of a round that we gave away: its session is read anew each time, because the rounds' own rows are asked anyway. */
const isFree = (ask: GameAsk): boolean => 'freeSpins' in ask && ask.freeSpins !== undefined

const refused = (why: Refusal['why'], balanceMinor: bigint | null = null): Refusal => ({
  did: 'refused',
  why,
  balanceMinor,
})
type Answered = GameAnswer | { readonly problem: string }

function lineOf(company: string, ask: Answered | GameAsk, answer: Answered): CallbackLine {
  const outcome = 'problem' in answer ? answer.problem : answer.did === 'refused' ? answer.why : 'ok'
  return {
    company,
    ask: 'ask' in ask ? ask.ask : 'unread',
    outcome,
    ...('key' in ask && { key: ask.key }),
  }
}

/** Mounts `/callbacks/games/{company}` and what is below it; bodies come as they were sent. */
export function mountGameCallbacks(app: FastifyInstance, given: GameCallbackDeps): void {
  const deps: Deps = { ...given, seats: openSeats() }
  for (const path of ['/callbacks/games/:company', '/callbacks/games/:company/*']) {
    app.post<{ Params: { company: string; '*'?: string }; Body: string | null }>(path, async (request, reply) => {
      const name = request.params.company.toLowerCase()
      if (!isGameCompany(name)) return reply.code(404).send({ status: 'UNKNOWN_COMPANY' })
      const plug = GAME_COMPANIES[name]
      const wire = deps.wires.game(name)
      const raw = {
        path: `/${request.params['*'] ?? ''}`,
        headers: request.headers,
        rawBody: request.body ?? '',
        nowMs: Date.now(),
        ip: request.ip,
      }
      const ask = plug.read(raw, wire)
      if ('problem' in ask)
        deps.warn('a game callback was refused', { company: name, problem: ask.problem, ip: request.ip })
      const answer = 'problem' in ask ? ask : await execute(deps, name, ask)
      if ('problem' in answer) deps.onRefused(name, answer.problem, request)
      else if (answer.did === 'refused') deps.onRefused(name, answer.why, request)
      noteCallback(request, lineOf(name, ask, answer))
      const { http, type, body, headers } = plug.answer(raw, answer, wire)
      return reply
        .code(http)
        .headers(headers ?? {})
        .type(type)
        .send(body)
    })
  }
}

async function execute(deps: Deps, company: GameCompany, ask: GameAsk): Promise<GameAnswer> {
  if (ask.ask === 'nothing') return { did: 'nothing' }
  if (ask.ask === 'open') {
    const token = await exchangeToken(deps.db, company, ask)
    const session =
      token === null ? null : await gameSession(deps.db, company, token, deps.jurisdiction.register.stakeFreshS)
    return token !== null && session ? { did: 'open', token, ...playerOf(session) } : refused('token')
  }
  const remembered = 'key' in ask && !isFree(ask) ? deps.seats.of(company, ask.token, ask.playerId) : undefined
  const answer = remembered && 'key' in ask ? await moved(deps, company, remembered, ask) : null
  return answer ?? fromDatabase(deps, company, ask)
}

/** Everything but a movement of a session that is remembered and holds. */
async function fromDatabase(
  deps: Deps,
  company: GameCompany,
  ask: Exclude<GameAsk, { ask: 'nothing' | 'open' }>,
): Promise<GameAnswer> {
  const session = await gameSession(deps.db, company, ask.token, deps.jurisdiction.register.stakeFreshS)
  // A token under another player's name is nobody's.
  if (!session || (ask.playerId ?? `${session.playerId}`) !== `${session.playerId}`) return refused('token')
  deps.seats.remember(company, ask.token, session)
  const balanceMinor = session.cash + session.bonus
  switch (ask.ask) {
    case 'player':
      return { did: 'player', ...playerOf(session) }
    case 'balance':
      if (ask.currency !== null && ask.currency !== session.currency) return refused('currency', balanceMinor)
      return {
        did: 'balance',
        balanceMinor,
        currency: session.currency,
        ...(GAME_COMPANIES[company].facts.freeSpins && { freeSpins: await deps.freeRounds.of(session.playerId) }),
      }
    default:
      return (await moved(deps, company, session, ask)) ?? refused('fault', balanceMinor)
  }
}

/** Null: the session is remembered, and the database has to be asked what became of it. */
const moved = (deps: Deps, company: GameCompany, seat: Seat | GameSession, ask: SomeMove): Promise<GameAnswer | null> =>
  ask.ask === 'bet-and-win' ? moveBoth(deps, company, seat, ask) : move(deps, company, seat, ask)

const playerOf = ({ playerId, number, currency, cash, bonus }: GameSession) => ({
  playerId: playerId.toString(),
  userName: number,
  currency,
  balanceMinor: cash + bonus,
})

/**
 * Two movements under the call's one key, which the ledger holds apart by their kind. A kill between them leaves the stake;
 * the company, which heard nothing, says the call again, and then the stake is a repetition and only the win is new.
 */
async function moveBoth(
  deps: Deps,
  company: GameCompany,
  seat: Seat | GameSession,
  { winMinor, ...both }: Extract<GameAsk, { ask: 'bet-and-win' }>,
): Promise<GameAnswer | null> {
  const bet = await move(deps, company, seat, { ...both, ask: 'bet' })
  if (bet?.did !== 'moved') return bet
  const win = await move(deps, company, seat, { ...both, ask: 'win', minor: winMinor }, { isPaired: true })
  if (win?.did !== 'moved') return win
  return { ...win, reference: bet.reference, duplicate: bet.duplicate && win.duplicate }
}

/** As it was just read; null: it is remembered. */
const freshOf = (seat: Seat | GameSession): GameSession | null => ('mayStake' in seat ? seat : null)

/** Null: the session is remembered, and may hold no more. */
async function move(
  deps: Deps,
  company: GameCompany,
  seat: Seat | GameSession,
  ask: MoveAsk,
  { isPaired } = { isPaired: false },
): Promise<GameAnswer | null> {
  const { playerId } = seat
  if (ask.seal && !(await keepsSeal(deps.db, company, ask.seal))) {
    const details = { company, player: playerId.toString() }
    deps.warn('a signed game callback came again with its values cut otherwise', details)
    return refused('reused')
  }
  const fresh = freshOf(seat)
  const common = { source: company, key: ask.key, playerId, ...(fresh ? {} : { guard: seat.id }) }
  if (ask.ask === 'rollback') {
    const { betKey, freeSpins } = ask
    const item = { ...common, kind: 'rolled-back', betKey, currency: seat.currency } as const
    return takeBack(deps, company, item, freeSpins)
  }
  const total = fresh && fresh.cash + fresh.bonus
  if (!isCurrency(ask.currency)) return fresh && refused('currency', total)
  const kind = ask.ask === 'bet' ? 'staked' : 'won'
  const why = fresh && kind === 'staked' ? await mayNotStake(deps, company, fresh, ask.key) : null
  if (why !== null) return refused(why, total)
  const amount: Amount = { currency: ask.currency, minor: ask.minor }
  const item = { ...common, round: ask.round, amount, details: { game: ask.gameId } }
  const answer =
    ask.freeSpins === undefined
      ? await deps.money.wager(kind === 'won' ? { ...item, kind, isPaired } : { ...item, kind })
      : await moveFree(deps, company, playerId, { ...ask, freeSpins: ask.freeSpins, amount })
  // What no database was asked for: whether the session holds comes before it.
  if (!fresh && answer.status === 'amount') return null
  return toAnswer(deps, company, playerId, answer)
}

function moveFree(
  { freeRounds }: Deps,
  company: GameCompany,
  playerId: bigint,
  move: Omit<Extract<MoveAsk, { ask: 'bet' | 'win' }>, 'freeSpins'> & Pick<FreeMove, 'freeSpins' | 'amount'>,
): Promise<WagerAnswer> {
  const { ask, key, round, gameId, freeSpins, amount } = move
  const free = { company, playerId, freeSpins, key, round, gameId, amount }
  return ask === 'bet' ? freeRounds.bet(free) : freeRounds.win(free)
}

async function takeBack(
  deps: Deps,
  company: GameCompany,
  item: Guarded & { readonly kind: 'rolled-back' },
  freeSpins: string | undefined,
): Promise<GameAnswer | null> {
  const { key, betKey, playerId, currency } = item
  const answer = await (freeSpins === undefined
    ? deps.money.wager(item)
    : deps.freeRounds.back({ company, key, playerId, freeSpins, betKey, currency }))
  if (answer.status === 'wins-stand') {
    deps.warn('a game company takes back a stake whose win was paid', { company, player: `${playerId}`, bet: betKey })
    // Before the answer: one that the company never hears brings the call again.
    await noteRefusedRollback(deps.db, { company, betKey, key, playerId })
  }
  return toAnswer(deps, company, playerId, answer)
}

function toAnswer(deps: Deps, company: string, playerId: bigint, answer: WagerAnswer): GameAnswer | null {
  if (answer.status === 'stale') return null
  const total = totalOf(answer)
  if (answer.status === 'ok' || answer.status === 'duplicate') {
    return {
      did: 'moved',
      reference: String(answer.journalId),
      balanceMinor: total ?? 0n,
      duplicate: answer.status === 'duplicate',
    }
  }
  if (answer.status === 'reused')
    deps.warn('a game company used a transaction id again with other content', { company, player: playerId.toString() })
  return refused(WHY[answer.status], total)
}
