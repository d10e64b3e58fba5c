/** The rules of a bookmaker's wallet over HTTP against the real server, on both databases. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { security } from '@uwanja/contract/site/security'
import { SPORT_RULES, type SportHouse } from '@uwanja/providers/sports/conformance'
import { openWalletClient } from '@uwanja/providers/sports/wallet-client'
import { grantFreeBet } from '../bonus/free-bet-store.ts'
import { DATABASE_KINDS } from '../db/testing.ts'
import { openGameSession } from '../game/store.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing.ts'

const COMPANY = 'bti'

/** The platform as a bookmaker sees it. */
function asTheBookSees(house: House): SportHouse {
  const [url, keys] = [`${house.apiUrl}/callbacks/sports/${COMPANY}`, house.keys[COMPANY]!]
  return {
    ...{ url, keys, currency: 'NGN' },
    wallet: (its = keys) => openWalletClient({ url, keys: () => its, timeoutMs: 5_000 }),
    async aPlayer(balanceMinor) {
      const player = await aPlayer(house, { cash: balanceMinor })
      const { id: playerId, sessionId } = player
      return {
        id: `${playerId}`,
        launchToken: () =>
          openGameSession(house.db, { playerId, sessionId, company: COMPANY, productId: '', gameId: 'sports' }),
        async balanceMinor() {
          const wallet = await house.server.money.read.wallet(house.db, playerId)
          return wallet!.cash + wallet!.bonus
        },
        logOut: async () => void (await house.send(security.logOff, {}, player.token)),
        async freeBet(minor) {
          const grant = { playerId, currency: 'NGN', minor, days: 7, why: '', by: { promotion: 'a test' } } as const
          return `${await house.db.transaction((tx) => grantFreeBet(tx, grant))}`
        },
      }
    },
  }
}

describe.each(DATABASE_KINDS)('B66 a bookmaker’s wallet on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })

  test.each(Object.entries(SPORT_RULES))('%s', (_, rule) => rule(asTheBookSees(house)))
})
