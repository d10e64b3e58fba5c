/** What tests of bets share: the platform as a bookmaker sees it. */
import { randomUUID } from 'node:crypto'
import { security } from '@uwanja/contract/site/security'
import type { SportCompany } from '@uwanja/providers/sports'
import type { SportHouse } from '@uwanja/providers/sports/conformance'
import { openWalletClient } from '@uwanja/providers/sports/wallet-client'
import { grantFreeBet } from '../bonus/free-bet-store.ts'
import { openGameSession } from '../wallet/store.ts'
import { aPlayer, type House, type LoggedIn } from './house.ts'

/** At a sportsbook: their client, and the token of a session that it has exchanged. */
export async function atSportsbook(house: House, company: SportCompany, { id: playerId, sessionId }: LoggedIn) {
  const wallet = asBookSees(house, company).wallet()
  const launch = { playerId, sessionId, company, productId: '', gameId: 'sports' }
  const session = await wallet.session(await openGameSession(house.db, launch))
  if (session.heard !== 'ok') throw new Error('the session did not open')
  return { wallet, token: session.token }
}

export function asBookSees(house: House, company: SportCompany): SportHouse {
  const [url, keys] = [`${house.apiUrl}/callbacks/sports/${company}`, house.keys[company]!]
  return {
    url,
    keys,
    currency: 'NGN',
    wallet: (its = keys) => openWalletClient({ url, keys: () => its, timeoutMs: 5_000 }),
    async aPlayer(balanceMinor) {
      const player = await aPlayer(house, { cash: balanceMinor })
      const { id: playerId, sessionId } = player
      return {
        id: `${playerId}`,
        launchToken: () => openGameSession(house.db, { playerId, sessionId, company, productId: '', gameId: 'sports' }),
        async balanceMinor() {
          const wallet = await house.server.money.read.wallet(house.db, playerId)
          return wallet!.cash + wallet!.bonus
        },
        logOut: async () => void (await house.send(security.logOff, {}, player.token)),
        async freeBet(minor) {
          const grant = {
            key: randomUUID(),
            playerId,
            currency: 'NGN',
            minor,
            days: 7,
            why: '',
            by: { promotion: 'a test' },
          } as const
          return `${await house.db.transaction((tx) => grantFreeBet(tx, grant))}`
        },
      }
    },
  }
}
