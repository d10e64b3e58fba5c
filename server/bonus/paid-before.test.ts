/** The first deposit's bonus comes with the first one that was ever paid, whatever was chosen meanwhile. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { bonus } from '@uwanja/contract/site/bonus'
import { payments } from '../testing/banking.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { aWelcomeBonus } from '../testing/promotions.ts'

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST)
  await aWelcomeBonus(house)
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())
const { deposit, approve, untilState } = payments(() => house)

it('B10 a deposit that was paid between the choice and this one has missed the bonus', async () => {
  const who = await aPlayer(house)
  expect((await house.send(bonus.chooseBonus, { bonusCode: 'KARIBU100' }, who.token)).statusCode).toBe(0)
  // Of the time before the choice was seen: two at once may pass the look that choosing takes.
  await house.db.sql`
    insert into payment (key, direction, view_name, company, player_id, currency, minor, paid_minor, msisdn, state)
    values (${`EARLIER-${who.id}`}, 'deposit', 'FastHubPayBillDeposit', 'fasthub', ${who.id}, 'NGN', 60000, 60000,
      ${who.number}, 'paid')`
  const { data } = await deposit(who, 700)
  await approve(who)
  await untilState(who, data.id, 'paid')
  expect(await house.server.money.read.wallet(house.db, who.id)).toMatchObject({ cash: 700_00n, bonus: 0n })
  const [row] = await house.db.sql<{ state: string }>`select state from bonus where player_id = ${who.id}`
  expect(row).toEqual({ state: 'missed' })
})
