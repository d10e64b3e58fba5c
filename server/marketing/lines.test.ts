/** The files of partners and of participants: what the ledger says of each player, and nothing of who they are. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXPORT_PATH } from '@uwanja/contract/operators/reports'
import { bonus } from '@uwanja/contract/site/bonus'
import { aPromotionDesk } from '../testing/promotions.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST)))
afterAll(() => house.close())

it('C39 partners are told by the ledger what their players staked and won, and promotions whom they gave what', async () => {
  const desk = await aPromotionDesk(house)
  const [player, other] = [await aPlayer(house, { cash: 500_00n }), await aPlayer(house, { cash: 500_00n })]
  await house.db.sql`update player set refcode = 'rosaree' where id = ${player.id}`
  const wager = { source: 'betsolutions', playerId: player.id, round: 'partner-1' } as const
  const amount = (minor: bigint) => ({ currency: 'NGN', minor }) as const
  await house.server.money.wager({ ...wager, kind: 'staked', key: 'p-1', amount: amount(120_00n) })
  await house.server.money.wager({ ...wager, kind: 'won', key: 'p-2', amount: amount(20_50n) })
  const gift = { kind: 'free-bet', base: 'joining', amount: '200', least: '1', days: 7 } as const
  const id = await desk.aPromotion(gift, { title: 'One on us' })
  for (const { token } of [player, other]) await house.send(bonus.joinPromotion, { PromotionID: Number(id) }, token)
  const today = (
    await house.db.sql<{ day: string }>`select (house_now() at time zone 'Africa/Lagos')::date::text as day`
  )[0]!.day
  const file = async (name: string) => {
    const url = `${EXPORT_PATH}/${name}?from=${today}&to=${today}`
    const answer = await house.server.office.inject({ url, headers: { authorization: `Bearer ${desk.finance}` } })
    expect(answer.statusCode).toBe(200)
    return answer.payload
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
  }
  const partners = await file('partners')
  expect(partners.slice(1).map(([code, who, , ...sums]) => [code, who, ...sums])).toEqual([
    ['rosaree', `${player.id}`, 'NGN', '500.00', '0.00', '120.00', '20.50', '99.50'],
  ])
  const takers = await file('takers')
  expect(
    takers
      .slice(1)
      .map(([promotion, title, kind, who, state, , ...sums]) => [promotion, title, kind, who, state, ...sums]),
  ).toEqual([player, other].map((one) => [id, 'One on us', 'free-bet', `${one.id}`, 'given', 'NGN', '200.00']))
})
