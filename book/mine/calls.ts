/** The calls of a player's own pages: their wallet, and the receipts of their bets. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bookMine, type Wallet } from '@uwanja/contract/book/mine'
import type { Db } from '@uwanja/database/sql'
import type { WalletClient } from '@uwanja/providers/sports/wallet-client'
import type { BetSession } from '../bets/players-store.ts'
import { readBets } from '../bets/store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { receiptsOf } from './receipts.ts'

export interface MineDeps {
  readonly db: Db
  readonly catalogue: Pick<Catalogue, 'event'>
  readonly sessionOf: (bearer: string) => Promise<BetSession | null>
  readonly walletOf: (name: string) => WalletClient | null
  readonly onFault: (error: unknown) => void
}

const BEARER = 'Bearer '

/** What the player's wallet says now, for their own pages. */
export const openWallet =
  (walletOf: MineDeps['walletOf']) =>
  async ({ wallet, walletToken, walletPlayer }: BetSession): Promise<Wallet> => {
    const heard = await walletOf(wallet)?.player(walletToken, walletPlayer)
    if (heard?.heard === 'refused') throw new Refused('UNAUTHORIZED')
    if (heard?.heard !== 'ok') throw new Refused('SERVICE_UNAVAILABLE')
    const { balanceMinor, currency, freeBets } = heard
    return {
      balance: Number(balanceMinor),
      currency,
      freeBets: freeBets.map(({ id, minor, endsAt }) => ({ id, amount: Number(minor), endsAt })),
    }
  }

export function mountMine(app: FastifyInstance, { db, catalogue, sessionOf, walletOf, onFault }: MineDeps): void {
  const wallet = openWallet(walletOf)
  async function known({ headers: { authorization = '' } }: FastifyRequest): Promise<BetSession> {
    const bearer = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : ''
    const session = bearer === '' ? null : await sessionOf(bearer)
    if (!session) throw new Refused('UNAUTHORIZED')
    return session
  }
  const handlers: Handlers<typeof bookMine> = {
    wallet: async (_asked, request) => wallet(await known(request)),
    async receipts({ bets: ids }, request) {
      const { player } = await known(request)
      const found = await readBets(db, ids.split(','))
      // Another player's bet does not exist.
      const own = found.filter((bet) => bet.player === player)
      return { receipts: await receiptsOf(db, catalogue.event, own) }
    },
  }
  mountRows(app, bookMine, handlers, onFault)
}
