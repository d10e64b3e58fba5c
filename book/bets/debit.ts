/** From `debiting` on: the wallet is asked, and the bet stands, is refused, or is undone. */
import type { Reason } from '@uwanja/contract/book/bets'
import type { Db } from '@uwanja/database/sql'
import type { WalletClient, WalletHeard, Refusal as WalletRefusal } from '@uwanja/providers/sports/wallet-client'
import type { Reached } from '../process/failpoints.ts'
import { refusedByWallet } from './accept-store.ts'
import type { Documented } from './document.ts'
import { documentOf } from './document.ts'
import type { BetLedger } from './ledger.ts'
import type { Edit, Payer } from './store.ts'

/** A debit that is answered later counts for nothing: too much may have happened. */
export const MOST_DEBIT_MS = 3000

const REFUSED: Readonly<Partial<Record<WalletRefusal, Reason>>> = {
  INVALID_TOKEN: 'SESSION_ENDED',
  TOKEN_EXPIRED: 'SESSION_ENDED',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  INSUFFICIENT_FUNDS: 'NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'LIMIT_REACHED',
}

export interface DebitDeps {
  readonly db: Db
  readonly ledger: BetLedger
  readonly walletOf: (name: string) => WalletClient | null
  readonly now: () => number
  readonly reached: Reached
}

type Debited = Documented & {
  readonly round: string
  readonly freeBet: string | null
  readonly edit: Edit | null
}

/** Nothing is asked of a wallet that is nothing asked for: what the bet before brought is enough. */
async function asked(
  client: WalletClient | null,
  bet: Debited,
  { walletPlayer: playerId, token, key, minor }: Payer,
): Promise<WalletHeard | { heard: 'ok'; reference: null }> {
  if (minor === 0n) return { heard: 'ok', reference: null }
  const { round, currency, freeBet } = bet
  const free = freeBet === null ? {} : { freeBetId: freeBet }
  const slip = await documentOf(bet)
  const heard = await client?.debit({ token, playerId, currency, round, key, minor, slip, ...free })
  return heard ?? { heard: 'unknown' }
}

/** @returns when it was accepted; null: it was not, or nobody knows. */
export async function debit(
  { db, ledger, walletOf, now, reached }: DebitDeps,
  bet: Debited,
  payer: Payer,
): Promise<number | null> {
  const { id } = bet
  await reached('decided', id)
  const askedMs = now()
  const heard = await asked(walletOf(payer.wallet), bet, payer)
  await reached('debiting', id)
  if (heard.heard === 'refused') {
    const reason = REFUSED[heard.status] ?? 'WALLET_REFUSED'
    await db.transaction((tx) => refusedByWallet(tx, { id, reason, code: heard.status }))
    return null
  }
  const isLate = now() - askedMs > MOST_DEBIT_MS
  const before = Object.entries(bet.edit?.epochs ?? {}).map(([event, epoch]) => ({ event, epoch }))
  const events = [...before, ...bet.struck.flat().map(({ event }) => ({ event: event.id, epoch: event.epoch }))]
  const acceptedMs = await ledger.accept({
    id,
    events,
    old: bet.edit?.old ?? null,
    heard: heard.heard === 'unknown' ? 'silent' : isLate ? 'late' : 'ok',
    reference: heard.heard === 'ok' ? heard.reference : null,
  })
  await reached(acceptedMs === null ? 'undoing' : 'accepted', id)
  return acceptedMs
}
