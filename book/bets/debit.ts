/** From `debiting` on: the wallet is asked, and the bet stands, is refused, or is undone. */
import type { Reason } from '@uwanja/contract/book/bets'
import type { Db } from '@uwanja/database/sql'
import type { WalletClient, Refusal as WalletRefusal } from '@uwanja/providers/sports/wallet-client'
import { refusedByWallet } from './accept-store.ts'
import type { Documented } from './document.ts'
import { documentOf } from './document.ts'
import type { BetLedger } from './ledger.ts'
import type { Payer } from './store.ts'

/** A debit that is answered later counts for nothing: too much may have happened. */
export const MOST_DEBIT_MS = 3000

const REFUSED: Readonly<Partial<Record<WalletRefusal, Reason>>> = {
  INVALID_TOKEN: 'SESSION_ENDED',
  TOKEN_EXPIRED: 'SESSION_ENDED',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  INSUFFICIENT_FUNDS: 'NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'LIMIT_REACHED',
}

/** Where a test ends a process. */
export type BetPoint = 'asked' | 'waiting' | 'decided' | 'debiting' | 'accepted' | 'undoing'

export interface DebitDeps {
  readonly db: Db
  readonly ledger: BetLedger
  readonly walletOf: (name: string) => WalletClient | null
  readonly now: () => number
  readonly reached: (point: BetPoint, bet: string) => Promise<void>
}

export async function debit(
  { db, ledger, walletOf, now, reached }: DebitDeps,
  bet: Documented & { readonly round: string; readonly freeBet: string | null },
  { wallet, walletPlayer, token, key, minor }: Payer,
): Promise<void> {
  const { id, round, currency, freeBet } = bet
  await reached('decided', id)
  const slip = await documentOf(bet)
  const askedMs = now()
  const heard = (await walletOf(wallet)?.debit({
    token,
    playerId: walletPlayer,
    currency,
    round,
    key,
    minor,
    slip,
    ...(freeBet === null ? {} : { freeBetId: freeBet }),
  })) ?? { heard: 'unknown' as const }
  await reached('debiting', id)
  if (heard.heard === 'refused') {
    const reason = REFUSED[heard.status] ?? 'WALLET_REFUSED'
    await db.transaction((tx) => refusedByWallet(tx, { id, reason, code: heard.status }))
    return
  }
  const isLate = now() - askedMs > MOST_DEBIT_MS
  const events = bet.struck.flat().map(({ event }) => ({ event: event.id, epoch: event.epoch }))
  const stood = await ledger.accept({
    id,
    events,
    heard: heard.heard === 'unknown' ? 'silent' : isLate ? 'late' : 'ok',
    reference: heard.heard === 'ok' ? heard.reference : null,
  })
  await reached(stood === 'accepted' ? 'accepted' : 'undoing', id)
}
