/** BetConstruct's own end of the wire: phrases the wallet calls, understands our answers. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type {
  CompoundAsk,
  GameCallbackClient,
  CallbackOutcome,
  HeardRefusal,
  SpokenAsk,
  SpokenCall,
} from '../callback-client.ts'
import { minorOfNumber } from '../decimal.ts'
import { jsonOf } from '../listing.ts'
import { type Call, CODES } from './facts.ts'
import { envelope } from './wire.ts'
import { answerBody } from './words.ts'

const CALL: Readonly<Record<(SpokenAsk | CompoundAsk)['ask'], Call>> = {
  open: 'GetPlayerInfo',
  player: 'GetPlayerInfo',
  balance: 'GetPlayerInfo',
  bet: 'Withdraw',
  win: 'Deposit',
  rollback: 'Rollback',
  'bet-and-win': 'WithdrawDeposit',
}

const WHY: Readonly<Record<number, HeardRefusal>> = {
  [CODES.game]: 'malformed',
  [CODES.authentication]: 'signature',
  [CODES.playerBlocked]: 'blocked',
  [CODES.gameBlocked]: 'blocked',
  [CODES.currency]: 'currency',
  [CODES.limit]: 'limit',
  [CODES.funds]: 'funds',
  [CODES.token]: 'token',
  [CODES.expired]: 'expired',
  [CODES.transactionUsed]: 'reused',
  [CODES.amount]: 'amount',
}

/** Every call but the first names the player beside the token, so the company keeps the two together. */
const together = (playerId: string, token: string) => `${playerId} ${token}`
function apart(kept: string): { playerId: string; token: string } {
  const [playerId = '', token = ''] = kept.split(' ')
  return { playerId, token }
}

function dataOf(ask: SpokenAsk | CompoundAsk): object {
  switch (ask.ask) {
    case 'open':
      return { token: ask.publicToken }
    case 'player':
    case 'balance':
      return apart(ask.token)
    case 'rollback':
      return { ...apart(ask.token), transactionId: ask.betKey }
    default: {
      const { currency, gameId, round: roundId, key: transactionId } = ask
      const move = { ...apart(ask.token), currency, gameId, roundId, transactionId }
      const amount = wireNumber(ask.minor)
      if (ask.ask === 'win') return { ...move, depositAmount: amount }
      const won = ask.ask === 'bet-and-win' ? { depositAmount: wireNumber(ask.winMinor) } : {}
      return { ...move, withdrawAmount: amount, ...won }
    }
  }
}

function hear(http: number, rawBody: string): CallbackOutcome {
  const answer = answerBody.safeParse(jsonOf(rawBody))
  if (http !== 200 || !answer.success || answer.data.err_code === CODES.general) return { heard: 'unknown' }
  const { err_code: code, balance, transactionId, repeated, token, playerId, userName, currency } = answer.data
  const balanceMinor = minorOfNumber(balance, 0n)
  if (code !== CODES.ok) return { heard: 'refused', why: WHY[code] ?? 'other', code: String(code), balanceMinor }
  return {
    heard: 'ok',
    duplicate: repeated === true,
    balanceMinor,
    reference: transactionId ?? null,
    token: token && playerId ? together(playerId, token) : null,
    player: playerId && userName && currency ? { id: playerId, userName, currency } : null,
  }
}

export function betconstructCallbackClient(keys: Readonly<Record<string, string>>): GameCallbackClient {
  const phrase = (ask: SpokenAsk | CompoundAsk): SpokenCall => ({
    path: `/${CALL[ask.ask]}`,
    headers: { 'content-type': 'application/json' },
    body: envelope(keys['key'] ?? '', Date.now(), dataOf(ask)),
  })
  return { say: phrase, sayBoth: phrase, hear }
}
