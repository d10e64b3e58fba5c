/** EGT's plug: verifies and translates their XML calls, and answers in their words. */
import { BlockList, isIPv6 } from 'node:net'
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
import { wholeMinorOf } from '../decimal.ts'
import { taker } from '../fields.ts'
import { CALLS, CODES, FACTS, PATHS, REASONS, type Call } from './facts.ts'
import { listGames } from './listing.ts'
import { callOf, currencyOf, type Fields, isOurs, portalOf, readCall, sessionToken } from './wire.ts'
import { xmlOf } from './xml.ts'

const take = taker({
  PlayerId: /^[\w-]{1,64}$/,
  SessionId: /^[\w-]{8,64}$/,
  PortalCode: /^[\w-]{4,80}$/,
  DefenceCode: /^[\w.~-]{1,200}$/,
  TransferId: /^[\w.:-]{1,64}$/,
  GameNumber: /^[\w.:-]{1,64}$/,
  GameId: /^[0-9]{1,12}$/,
  Currency: /^[A-Z]{3}$/,
})

type Read = GameAsk | { readonly problem: GameProblem }
const MALFORMED = { problem: 'malformed' } as const

interface ParsedRequest {
  readonly token: string
  readonly playerId: string
  readonly currency: string
  readonly fields: Fields
}

const MOVE_FIELDS = ['TransferId', 'GameNumber', 'GameId', 'Currency'] as const

function readMove(call: 'Withdraw' | 'Deposit' | 'WithdrawAndDeposit', said: ParsedRequest): Read {
  const { fields, token, playerId } = said
  const got = take(fields, MOVE_FIELDS)
  const reason = (REASONS[call] as readonly string[]).find((one) => one === fields['Reason'])
  if (!got || reason === undefined) return MALFORMED
  const { TransferId: key, GameNumber: round, GameId: gameId, Currency: currency } = got
  const minor = wholeMinorOf(fields['Amount'], call === 'Deposit' && reason !== 'ROUND_CANCEL' ? 0n : 1n)
  if (minor === null) return { problem: 'amount' }
  // The stake that comes back is the one that was taken, whatever amount stands here.
  if (reason === 'ROUND_CANCEL') return { ask: 'rollback', token, playerId, key, betKey: key }
  const move = { token, playerId, key, round, gameId, minor, currency }
  if (call !== 'WithdrawAndDeposit') return { ask: call === 'Withdraw' ? 'bet' : 'win', ...move }
  const winMinor = wholeMinorOf(fields['WinAmount'], 0n)
  return winMinor === null ? { problem: 'amount' } : { ask: 'bet-and-win', ...move, winMinor }
}

const READERS: Readonly<Record<Call, (said: ParsedRequest) => Read>> = {
  Authenticate({ fields, playerId, token }) {
    const got = take(fields, ['DefenceCode'])
    return got ? { ask: 'open', publicToken: got.DefenceCode, playerId, ownToken: token } : MALFORMED
  },
  GetPlayerBalance: ({ token, playerId, currency }) => ({ ask: 'balance', token, playerId, currency }),
  Withdraw: (said) => readMove('Withdraw', said),
  Deposit: (said) => readMove('Deposit', said),
  WithdrawAndDeposit: (said) => readMove('WithdrawAndDeposit', said),
}

/** Empty: from anywhere, as in the sandbox. */
function isAllowed(addresses: string, caller: string): boolean {
  if (addresses.trim() === '') return true
  const list = new BlockList()
  for (const place of addresses.split(',').map((one) => one.trim())) {
    const [address = '', bits] = place.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return caller !== '' && list.check(caller, isIPv6(caller) ? 'ipv6' : 'ipv4')
}

function read(raw: RawCallback, wire: Wire): Read {
  const { keys } = wire
  if (!keys['userName'] || !keys['password']) throw new Error('egt: the keys userName and password are not set')
  if (!isAllowed(keys['addresses'] ?? '', raw.address ?? '')) return { problem: 'signature' }
  const call = callOf(raw.path)
  const said = readCall(raw.rawBody)
  // Who speaks comes before what is said, so that a stranger learns nothing about what we would have taken.
  if (said && !isOurs(keys, said.fields)) return { problem: 'signature' }
  if (!call || !said || said.root !== CALLS[call][0]) return MALFORMED
  const { fields } = said
  const got = take(fields, ['PlayerId', 'SessionId', 'PortalCode'])
  const currency = got && currencyOf(keys, got.PortalCode)
  if (!got || currency === null) return MALFORMED
  const playerId = got.PlayerId
  return READERS[call]({ token: sessionToken(playerId, got.SessionId), playerId, currency, fields })
}

type Why = Extract<GameAnswer, { did: 'refused' }>['why']

/** Code and word. 3000 with INTERNAL is the only one of which they must think that anything may have happened. */
const REFUSED: Readonly<Record<Why | GameProblem, readonly [string, string]>> = {
  signature: [CODES.internal, 'CREDENTIALS'],
  malformed: [CODES.internal, 'MALFORMED'],
  token: [CODES.refused, 'SESSION'],
  expired: [CODES.refused, 'EXPIRED'],
  blocked: [CODES.refused, 'BLOCKED'],
  limit: [CODES.refused, 'LIMIT'],
  funds: [CODES.refused, 'FUNDS'],
  currency: [CODES.internal, 'CURRENCY'],
  reused: [CODES.internal, 'TRANSFER_ID'],
  'rolled-back': [CODES.internal, 'TRANSFER_ID'],
  'unknown-round': [CODES.internal, 'GAME_NUMBER'],
  'wins-stand': [CODES.refused, 'ROUND_WON'],
  amount: [CODES.internal, 'AMOUNT'],
  fault: [CODES.internal, 'INTERNAL'],
}

function said(told: GameAnswer | { readonly problem: GameProblem }): Fields {
  if ('problem' in told) return refusal(told.problem, null)
  switch (told.did) {
    case 'refused':
      return refusal(told.why, told.balanceMinor)
    case 'moved': {
      const ErrorCode = told.duplicate ? CODES.duplicate : CODES.ok
      return { Balance: String(told.balanceMinor), CasinoTransferId: told.reference, ErrorCode, ErrorMessage: 'OK' }
    }
    case 'nothing':
      return { ErrorCode: CODES.ok, ErrorMessage: 'OK' }
    default:
      return { Balance: String(told.balanceMinor), ErrorCode: CODES.ok, ErrorMessage: 'OK' }
  }
}

function refusal(why: Why | GameProblem, balanceMinor: bigint | null): Fields {
  const [ErrorCode, ErrorMessage] = REFUSED[why]
  return { ...(balanceMinor === null ? {} : { Balance: String(balanceMinor) }), ErrorCode, ErrorMessage }
}

function answer(raw: RawCallback, told: GameAnswer | { readonly problem: GameProblem }): RawReply {
  const call = callOf(raw.path)
  return { http: 200, type: 'text/xml', body: xmlOf(call ? CALLS[call][1] : 'ErrorResponse', said(told)) }
}

function launch(wanted: GameLaunch, wire: Wire): Promise<string> {
  const query = new URLSearchParams({
    ...(wanted.freeplay ? { demo: '1' } : { defenceCode: wanted.token, playerId: wanted.playerId }),
    portalCode: portalOf(wire.keys, wanted.currency),
    language: wanted.lang,
    gameId: wanted.gameId,
    client: wanted.platform,
    ...(wanted.lobbyUrl ? { closeurl: wanted.lobbyUrl } : {}),
  })
  return Promise.resolve(`${wire.baseUrl}${PATHS.launch}?${query.toString()}`)
}

export const egt: GamePlug = { facts: FACTS, launch, list: listGames, read, answer }
