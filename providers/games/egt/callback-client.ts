/** EGT's own end of the wire: phrases the wallet calls, understands our answers. */
import { randomBytes } from 'node:crypto'
import type {
  CompoundAsk,
  GameCallbackClient,
  CallbackOutcome,
  HeardRefusal,
  SpokenAsk,
  SpokenCall,
} from '../callback-client.ts'
import { CALLS, CODES, type Call } from './facts.ts'
import { type Fields, portalOf, readCall } from './wire.ts'
import { xmlOf } from './xml.ts'

type Keys = Readonly<Record<string, string>>

const CALL: Readonly<Record<(SpokenAsk | CompoundAsk)['ask'], Call>> = {
  open: 'Authenticate',
  player: 'GetPlayerBalance',
  balance: 'GetPlayerBalance',
  bet: 'Withdraw',
  win: 'Deposit',
  rollback: 'Deposit',
  'bet-and-win': 'WithdrawAndDeposit',
}

const WHY: Readonly<Record<string, HeardRefusal>> = {
  CREDENTIALS: 'signature',
  MALFORMED: 'malformed',
  SESSION: 'token',
  EXPIRED: 'expired',
  BLOCKED: 'blocked',
  LIMIT: 'limit',
  FUNDS: 'funds',
  CURRENCY: 'currency',
  TRANSFER_ID: 'reused',
  GAME_NUMBER: 'other',
  ROUND_WON: 'other',
  AMOUNT: 'amount',
}

/** Player, portal, EGT's own session id and, until it is exchanged, the code: their calls want all of them every time. */
const together = (...parts: readonly string[]) => parts.join(' ')
const apart = (kept: string) => kept.split(' ')

function sessionFields(kept: string): Fields {
  const [PlayerId = '', PortalCode = '', SessionId = ''] = apart(kept)
  return { PlayerId, PortalCode, SessionId }
}

function fieldsOf(ask: SpokenAsk | CompoundAsk): Fields {
  switch (ask.ask) {
    case 'open':
      return { ...sessionFields(ask.publicToken), DefenceCode: apart(ask.publicToken)[3] ?? '' }
    case 'player':
    case 'balance':
      return sessionFields(ask.token)
    default: {
      const Reason = { bet: 'ROUND_BEGIN', win: 'ROUND_END', rollback: 'ROUND_CANCEL', 'bet-and-win': 'ROUND_END' }
      return {
        ...sessionFields(ask.token),
        TransferId: ask.ask === 'rollback' ? ask.betKey : ask.key,
        GameId: ask.gameId,
        GameNumber: ask.round,
        Amount: ask.minor.toString(),
        ...(ask.ask === 'bet-and-win' ? { WinAmount: ask.winMinor.toString() } : {}),
        Currency: ask.currency,
        Reason: Reason[ask.ask],
      }
    }
  }
}

function hear(http: number, rawBody: string, asked: SpokenAsk | CompoundAsk): CallbackOutcome {
  const answer = readCall(rawBody)
  if (http !== 200 || answer?.root !== CALLS[CALL[asked.ask]][1]) return { heard: 'unknown' }
  const { ErrorCode: code = '', ErrorMessage: word = '', Balance, CasinoTransferId } = answer.fields
  const balanceMinor = Balance !== undefined && /^\d{1,18}$/.test(Balance) ? BigInt(Balance) : null
  if (code !== CODES.ok && code !== CODES.duplicate) {
    const why = WHY[word]
    return why ? { heard: 'refused', why, code: `${code} ${word}`, balanceMinor } : { heard: 'unknown' }
  }
  const kept = asked.ask === 'open' ? asked.publicToken : asked.token
  const [id = '', portal = '', session = ''] = apart(kept)
  return {
    heard: 'ok',
    duplicate: code === CODES.duplicate,
    balanceMinor,
    reference: CasinoTransferId ?? null,
    token: asked.ask === 'open' ? together(id, portal, session) : null,
    // They learn no name, and the currency stands in the portal's code.
    player: asked.ask === 'player' ? { id, userName: id, currency: portal.slice(-3) } : null,
  }
}

export function egtCallbackClient(keys: Keys): GameCallbackClient {
  function phrase(ask: SpokenAsk | CompoundAsk): SpokenCall {
    const { userName: UserName = '', password: Password = '' } = keys
    const call = CALL[ask.ask]
    const body = xmlOf(CALLS[call][0], { UserName, Password, ...fieldsOf(ask) })
    return { path: `/${call}`, headers: { 'content-type': 'text/xml; charset=utf-8' }, body }
  }
  return {
    entry: ({ token, playerId, currency }) =>
      together(playerId, portalOf(keys, currency), randomBytes(16).toString('hex'), token),
    say: phrase,
    sayBoth: phrase,
    hear,
  }
}
