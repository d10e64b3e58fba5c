/** BetSolutions' own end of the wire: phrases wallet calls, understands our answers. */
import type { GameCallbackClient, CallbackOutcome, HeardRefusal, SpokenAsk } from '../callback-client.ts'
import { BET_TYPES, STATUS, type Action } from './facts.ts'
import { signedForm, type Fields } from './wire.ts'

const ACTIONS: Readonly<Record<SpokenAsk['ask'], Action>> = {
  open: 'Auth',
  player: 'GetPlayerInfo',
  balance: 'GetBalance',
  bet: 'Bet',
  win: 'Win',
  rollback: 'CancelBet',
}

const WHY: Readonly<Record<number, HeardRefusal>> = {
  [STATUS.inactiveToken]: 'blocked',
  [STATUS.insufficientBalance]: 'funds',
  [STATUS.invalidHash]: 'signature',
  [STATUS.invalidToken]: 'token',
  [STATUS.limit]: 'limit',
  [STATUS.userNotFound]: 'token',
  [STATUS.invalidAmount]: 'amount',
  [STATUS.idReused]: 'reused',
  [STATUS.sessionExpired]: 'expired',
  [STATUS.currency]: 'currency',
  [STATUS.invalidRequest]: 'malformed',
}

function fieldsOf(ask: SpokenAsk, productId: string): Fields {
  switch (ask.ask) {
    case 'open':
      return { PublicToken: ask.publicToken }
    case 'player':
      return { Token: ask.token }
    case 'balance':
      return { Token: ask.token, Currency: ask.currency ?? '' }
    default: {
      const move: Fields = {
        Token: ask.token,
        Amount: ask.minor.toString(),
        Currency: ask.currency,
        GameId: ask.gameId,
        ProductId: productId,
        RoundId: ask.round,
        TransactionId: ask.key,
      }
      if (ask.ask === 'win') return { ...move, WinTypeId: BET_TYPES.plain }
      const typed = { ...move, BetTypeId: ask.minor === 0n ? BET_TYPES.freeSpin : BET_TYPES.plain }
      return ask.ask === 'rollback' ? { ...typed, BetTransactionId: ask.betKey } : typed
    }
  }
}

const textOf = (raw: unknown): string | null => (typeof raw === 'string' && raw !== '' ? raw : null)
const minorOf = (raw: unknown): bigint | null => (Number.isSafeInteger(raw) ? BigInt(raw as number) : null)

function hear(http: number, rawBody: string): CallbackOutcome {
  let rawReply: unknown
  try {
    rawReply = JSON.parse(rawBody)
  } catch {
    return { heard: 'unknown' }
  }
  if (http !== 200 || typeof rawReply !== 'object' || rawReply === null) return { heard: 'unknown' }
  const { StatusCode: code, Data } = rawReply as { StatusCode?: unknown; Data?: unknown }
  if (!Number.isSafeInteger(code) || code === STATUS.general) return { heard: 'unknown' }
  const data = (typeof Data === 'object' && Data !== null ? Data : {}) as Record<string, unknown>
  const balanceMinor = minorOf(data['CurrentBalance'])
  if (code !== STATUS.ok && code !== STATUS.alreadyProcessed) {
    return { heard: 'refused', why: WHY[code as number] ?? 'other', code: String(code), balanceMinor }
  }
  const [id, userName, currency] = [textOf(data['UserId']), textOf(data['UserName']), textOf(data['Currency'])]
  return {
    heard: 'ok',
    duplicate: code === STATUS.alreadyProcessed,
    balanceMinor,
    reference: textOf(data['TransactionId']),
    token: textOf(data['PrivateToken']),
    player: id && userName && currency ? { id, userName, currency } : null,
  }
}

/** The company: `productId` is the product that a game belongs to, or tells which one that is. */
export function betsolutionsCallbackClient(
  keys: { merchantId: string; key: string },
  productId: string | ((gameId: string) => string),
): GameCallbackClient {
  return {
    say(ask) {
      const action = ACTIONS[ask.ask]
      const product = typeof productId === 'string' ? productId : productId('gameId' in ask ? ask.gameId : '')
      const body = signedForm(action, { MerchantId: keys.merchantId, ...fieldsOf(ask, product) }, keys.key)
      return { path: `/${action}`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }
    },
    hear,
  }
}
