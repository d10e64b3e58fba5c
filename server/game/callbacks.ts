/** Game companies' wallet callbacks: the plug verifies and translates, this executes, the plug answers in its own words. */
import type { FastifyInstance } from 'fastify'
import type { Amount, Currency } from '@uwanja/contract/wire/amounts'
import { CURRENCIES } from '@uwanja/contract/wire/amounts'
import type { Money, WagerAnswer, WagerStatus } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { GAME_COMPANIES, isGameCompany, type GameCompany } from '@uwanja/providers/games'
import type { GameAnswer, GameAsk } from '@uwanja/providers/plugs'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Wires } from '../companies/wires.ts'
import { mayNotStake, type StakeDeps } from './stakes.ts'
import { exchangeToken, gameSession, keepsSeal, noteRefusedRollback, type GameSession } from './store.ts'

export interface GameCallbackDeps extends StakeDeps {
  readonly db: Db
  readonly money: Money
  readonly wires: Wires
  readonly jurisdiction: Pick<Jurisdiction, 'register'>
  /** For the metrics: which company's callback was answered with a no, and why. */
  onRefused(company: string, reason: string): void
  warn(what: string, details: Readonly<Record<string, string>>): void
}

type Refusal = Extract<GameAnswer, { did: 'refused' }>
type MoveAsk = Extract<GameAsk, { ask: 'bet' | 'win' | 'rollback' }>

const refused = (why: Refusal['why'], balanceMinor: bigint | null = null): Refusal => ({
  did: 'refused',
  why,
  balanceMinor,
})
/** Mounts `/callbacks/games/{company}` and what is below it; bodies come as they were sent. */
export function mountGameCallbacks(app: FastifyInstance, deps: GameCallbackDeps): void {
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
      if ('problem' in answer) deps.onRefused(name, answer.problem)
      else if (answer.did === 'refused') deps.onRefused(name, answer.why)
      const { http, type, body, headers } = plug.answer(raw, answer, wire)
      return reply
        .code(http)
        .headers(headers ?? {})
        .type(type)
        .send(body)
    })
  }
}

async function execute(deps: GameCallbackDeps, company: GameCompany, ask: GameAsk): Promise<GameAnswer> {
  if (ask.ask === 'nothing') return { did: 'nothing' }
  if (ask.ask === 'open') {
    const token = await exchangeToken(deps.db, company, ask)
    const session =
      token === null ? null : await gameSession(deps.db, company, token, deps.jurisdiction.register.stakeFreshS)
    return token !== null && session ? { did: 'open', token, ...playerOf(session) } : refused('token')
  }
  const session = await gameSession(deps.db, company, ask.token, deps.jurisdiction.register.stakeFreshS)
  // A token under another player's name is nobody's.
  if (!session || (ask.playerId ?? `${session.playerId}`) !== `${session.playerId}`) return refused('token')
  const balanceMinor = session.cash + session.bonus
  switch (ask.ask) {
    case 'player':
      return { did: 'player', ...playerOf(session) }
    case 'balance':
      if (ask.currency !== null && ask.currency !== session.currency) return refused('currency', balanceMinor)
      return { did: 'balance', balanceMinor, currency: session.currency }
    case 'bet-and-win':
      return moveBoth(deps, company, session, ask)
    default:
      return move(deps, company, session, ask)
  }
}

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
  deps: GameCallbackDeps,
  company: GameCompany,
  session: GameSession,
  { winMinor, ...both }: Extract<GameAsk, { ask: 'bet-and-win' }>,
): Promise<GameAnswer> {
  const bet = await move(deps, company, session, { ...both, ask: 'bet' })
  if (bet.did !== 'moved') return bet
  const win = await move(deps, company, session, { ...both, ask: 'win', minor: winMinor }, { isPaired: true })
  if (win.did !== 'moved') return win
  return { ...win, reference: bet.reference, duplicate: bet.duplicate && win.duplicate }
}

async function move(
  deps: GameCallbackDeps,
  company: GameCompany,
  session: GameSession,
  ask: MoveAsk,
  { isPaired } = { isPaired: false },
): Promise<GameAnswer> {
  if (ask.seal && !(await keepsSeal(deps.db, company, ask.seal))) {
    deps.warn('a signed game callback came again with its values cut otherwise', {
      company,
      player: session.playerId.toString(),
    })
    return refused('reused')
  }
  const common = { source: company, key: ask.key, playerId: session.playerId }
  if (ask.ask === 'rollback') return takeBack(deps, company, session, ask)
  if (!isCurrency(ask.currency)) return refused('currency', session.cash + session.bonus)
  const amount: Amount = { currency: ask.currency, minor: ask.minor }
  const kind = ask.ask === 'bet' ? 'staked' : 'won'
  const why = kind === 'staked' ? await mayNotStake(deps, company, session, ask.key) : null
  if (why !== null) return refused(why, session.cash + session.bonus)
  const moved = { ...common, round: ask.round, amount, details: { game: ask.gameId } }
  const answer = await deps.money.wager(kind === 'won' ? { ...moved, kind, isPaired } : { ...moved, kind })
  return toAnswer(deps, company, session, answer)
}

async function takeBack(
  deps: GameCallbackDeps,
  company: GameCompany,
  session: GameSession,
  { key, betKey }: Extract<GameAsk, { ask: 'rollback' }>,
): Promise<GameAnswer> {
  const { playerId, currency } = session
  const answer = await deps.money.wager({ source: company, key, playerId, kind: 'rolled-back', betKey, currency })
  if (answer.status === 'wins-stand') {
    deps.warn('a game company takes back a stake whose win was paid', { company, player: `${playerId}`, bet: betKey })
    // Before the answer: one that the company never hears brings the call again.
    await noteRefusedRollback(deps.db, { company, betKey, key, playerId })
  }
  return toAnswer(deps, company, session, answer)
}

const isCurrency = (text: string): text is Currency => Object.hasOwn(CURRENCIES, text)

const WHY: Readonly<Record<Exclude<WagerStatus, 'ok' | 'duplicate'>, Refusal['why']>> = {
  reused: 'reused',
  funds: 'funds',
  blocked: 'blocked',
  // No company has a word for it; the site says why, over the game.
  reminder: 'blocked',
  session: 'limit',
  limit: 'limit',
  currency: 'currency',
  'rolled-back': 'rolled-back',
  'unknown-round': 'unknown-round',
  'wins-stand': 'wins-stand',
  'unknown-reference': 'unknown-round',
  'too-much': 'amount',
  'no-resettle': 'amount',
  'unknown-player': 'token',
  amount: 'amount',
  fault: 'fault',
}

function toAnswer(deps: GameCallbackDeps, company: string, session: GameSession, answer: WagerAnswer): GameAnswer {
  const total = answer.balance === null ? null : answer.balance.cash + answer.balance.bonus
  if (answer.status === 'ok' || answer.status === 'duplicate') {
    return {
      did: 'moved',
      reference: String(answer.journalId),
      balanceMinor: total ?? 0n,
      duplicate: answer.status === 'duplicate',
    }
  }
  if (answer.status === 'reused') {
    deps.warn('a game company used a transaction id again with other content', {
      company,
      player: session.playerId.toString(),
    })
  }
  return refused(WHY[answer.status], total)
}
