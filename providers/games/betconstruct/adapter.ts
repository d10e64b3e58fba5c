/** BetConstruct's plug: verifies and translates their wallet calls, and answers in their words. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { ListedGame } from '../../listed-game.ts'
import type {
  GameAnswer,
  GameAsk,
  GameLaunch,
  GamePlug,
  GameProblem,
  RawCallback,
  RawReply,
  Wire,
} from '../../plugs.ts'
import { minorOfNumber } from '../decimal.ts'
import { askCompany, basisPointsOf, checkedGames, jsonOf } from '../listing.ts'
import { type Call, CALLS, CODES, FACTS, PATHS } from './facts.ts'
import { envelope, openEnvelope } from './wire.ts'
import * as words from './words.ts'

type Read = GameAsk | { readonly problem: GameProblem }
const MALFORMED = { problem: 'malformed' } as const
const AMOUNT = { problem: 'amount' } as const

interface MoveData {
  readonly token: string
  readonly playerId: string
  readonly currency: string
  readonly gameId: string
  readonly roundId: string
  readonly transactionId: string
}

function moveOf(ask: 'bet' | 'win', data: MoveData, rawAmount: unknown): Read {
  const minor = minorOfNumber(rawAmount, ask === 'bet' ? 1n : 0n)
  if (minor === null) return AMOUNT
  const { token, playerId, currency, gameId, roundId: round, transactionId: key } = data
  return { ask, token, playerId, key, round, gameId, minor, currency }
}

const READERS: Readonly<Record<Call, (raw: unknown) => Read>> = {
  GetPlayerInfo(raw) {
    const { success, data } = words.infoData.safeParse(raw)
    if (!success) return MALFORMED
    const { token, playerId } = data
    return playerId === undefined ? { ask: 'open', publicToken: token } : { ask: 'player', token, playerId }
  },
  Withdraw(raw) {
    const { success, data } = words.withdrawData.safeParse(raw)
    return success ? moveOf('bet', data, data.withdrawAmount) : MALFORMED
  },
  Deposit(raw) {
    const { success, data } = words.depositData.safeParse(raw)
    return success ? moveOf('win', data, data.depositAmount) : MALFORMED
  },
  WithdrawDeposit(raw) {
    const { success, data } = words.bothData.safeParse(raw)
    if (!success) return MALFORMED
    const bet = moveOf('bet', data, data.withdrawAmount)
    const winMinor = minorOfNumber(data.depositAmount, 0n)
    if ('problem' in bet || bet.ask !== 'bet' || winMinor === null) return AMOUNT
    return { ...bet, ask: 'bet-and-win', winMinor }
  },
  Rollback(raw) {
    const { success, data } = words.rollbackData.safeParse(raw)
    if (!success) return MALFORMED
    const { token, playerId, transactionId: key } = data
    return { ask: 'rollback', token, playerId, key, betKey: key }
  },
}

/** The call of a path, in any letter case: the last segment. */
function callOf(path: string): Call | null {
  const last = path.split('?')[0]!.split('/').filter(Boolean).at(-1)?.toLowerCase()
  return CALLS.find((call) => call.toLowerCase() === last) ?? null
}

function read(raw: RawCallback, wire: Wire): Read {
  const opened = openEnvelope(wire.keys, raw.rawBody, raw.nowMs)
  if (opened.is === 'forged') return { problem: 'signature' }
  const call = callOf(raw.path)
  return call && opened.is === 'good' ? READERS[call](opened.data) : MALFORMED
}

type Why = Extract<GameAnswer, { did: 'refused' }>['why'] | GameProblem

const REFUSED: Readonly<Record<Why, number>> = {
  signature: CODES.authentication,
  malformed: CODES.game,
  token: CODES.token,
  expired: CODES.expired,
  blocked: CODES.playerBlocked,
  limit: CODES.limit,
  funds: CODES.funds,
  currency: CODES.currency,
  reused: CODES.transactionUsed,
  // The id was used up by the rollback that came before its bet.
  'rolled-back': CODES.transactionUsed,
  'unknown-round': CODES.roundUnknown,
  'wins-stand': CODES.transactionUsed,
  amount: CODES.amount,
  fault: CODES.general,
}

function refusal(why: Why, balanceMinor: bigint | null): words.AnswerBody {
  const balance = balanceMinor === null ? {} : { balance: wireNumber(balanceMinor) }
  return { err_code: REFUSED[why], err_msg: why, ...balance }
}

function said(told: GameAnswer | { readonly problem: GameProblem }): words.AnswerBody {
  if ('problem' in told) return refusal(told.problem, null)
  switch (told.did) {
    case 'nothing':
      return { err_code: CODES.ok }
    case 'open':
    case 'player': {
      const { playerId, userName, currency } = told
      const player = { playerId, userName, currency, balance: wireNumber(told.balanceMinor) }
      return { err_code: CODES.ok, ...player, ...(told.did === 'open' ? { token: told.token } : {}) }
    }
    case 'balance':
      return { err_code: CODES.ok, balance: wireNumber(told.balanceMinor), currency: told.currency }
    case 'moved': {
      const { reference: transactionId, duplicate } = told
      const moved = { transactionId, balance: wireNumber(told.balanceMinor) }
      return { err_code: CODES.ok, ...moved, ...(duplicate ? { repeated: true } : {}) }
    }
    case 'refused':
      return refusal(told.why, told.balanceMinor)
  }
}

const answer = (_raw: RawCallback, told: GameAnswer | { readonly problem: GameProblem }): RawReply => ({
  http: 200,
  type: 'application/json',
  body: JSON.stringify(said(told)),
})

function launch(wanted: GameLaunch, wire: Wire): Promise<string> {
  const query = new URLSearchParams({
    partnerId: wire.keys['partnerId'] ?? '',
    gameId: wanted.gameId,
    language: wanted.lang,
    openType: wanted.freeplay ? 'fun' : 'real',
    isMobile: wanted.platform === 'mobile' ? '1' : '0',
    ...(wanted.freeplay ? {} : { token: wanted.token }),
    ...(wanted.lobbyUrl ? { exitUrl: wanted.lobbyUrl } : {}),
  })
  return Promise.resolve(`${wire.baseUrl}${PATHS.launch}?${query.toString()}`)
}

async function list(wire: Wire): Promise<readonly ListedGame[]> {
  const { company } = FACTS
  const { partnerId = '', key = '' } = wire.keys
  const request = { headers: { 'content-type': 'application/json' }, body: envelope(key, Date.now(), { partnerId }) }
  const reply = await askCompany(company, wire.baseUrl + PATHS.games, request, wire)
  const answer = words.listAnswer.safeParse(jsonOf(reply.body))
  if (!answer.success) throw new Error(`${company}: the list of games could not be read`)
  const rows = answer.data.games.map((game) => ({
    id: game.gameId,
    name: game.name,
    kind: game.category,
    features: game.tags,
    launch: {},
    image: game.thumbnail,
    rtpBasisPoints: basisPointsOf(game.rtp),
    releasedOn: game.launchDate,
    devices: game.platforms,
  }))
  return checkedGames(company, rows)
}

export const betconstruct: GamePlug = { facts: FACTS, launch, list, read, answer }
