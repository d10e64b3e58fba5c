/** Nobody who keeps away from play is offered anything: no bonus by any door, and nothing that the house sends by itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { bonus } from '@uwanja/contract/site/bonus'
import { marketing } from '@uwanja/contract/site/marketing'
import { protection } from '@uwanja/contract/site/protection'
import { TEXTS } from '@uwanja/i18n/languages'
import { BONUS_RULES } from '../bonus/rules.ts'
import { FULLEST } from '../db/testing.ts'
import type { Notification } from '../notices/notifications.ts'
import { aHouse, aPlayer, type House, type TestPlayer } from '../testing.ts'
import { DAY_S, protecting } from './testing.ts'

/** Whoever writes a letter says here what it is: an offer may not reach who keeps away, and there is none yet. */
const LETTERS: Readonly<Record<Notification, 'service' | 'offer'>> = {
  welcome: 'service',
  withdrawalReturned: 'service',
  withdrawalRejected: 'service',
  holdPlaced: 'service',
  messageAnswered: 'service',
  holdAnswered: 'service',
  holdLifted: 'service',
  excludedByRegister: 'service',
  harmMessage: 'service',
  harmPerson: 'service',
  harmBreak: 'service',
  closingPaid: 'service',
  minorReturned: 'service',
  dormantNotice: 'service',
  dormantHandedOver: 'service',
  dormantClaimed: 'service',
  excludedAsPerson: 'service',
  excludedByOffice: 'service',
  factorsReset: 'service',
  sessionsEnded: 'service',
  exclusionLifted: 'service',
  breakByOffice: 'service',
  limitByOffice: 'service',
  sessionLimitByOffice: 'service',
  bonusGranted: 'service',
  bonusReleased: 'service',
  bonusGone: 'service',
}
/** Words by which an offer is known, in each language. */
const OFFERS = {
  en: /free (bet|spin|round)|deposit (now|today)|bonus code|claim your|promo/i,
  sw: /dau la bure|mizunguko ya bure|weka pesa (sasa|leo)|msimbo wa bonasi|\bofa\b/i,
  zh: /免费(投注|旋转)|立即存款|优惠码|促销/,
} as const

it('B46 no letter of the house is an offer, in any language', () => {
  expect(Object.keys(TEXTS.en.letters).sort()).toEqual(Object.keys(LETTERS).sort())
  expect(Object.values(LETTERS)).not.toContain('offer')
  for (const language of ['en', 'sw', 'zh'] as const)
    for (const [name, words] of Object.entries(TEXTS[language].letters))
      if (name !== 'welcome') expect(`${name}: ${Object.values(words).join(' ')}`).not.toMatch(OFFERS[language])
})

describe('who keeps away', () => {
  let house: House
  beforeAll(async () => void (house = await aHouse(FULLEST)))
  afterAll(() => house.close())
  const { pay, ask, say, shift, exclude, backIn } = protecting(() => house)

  const AWAY: readonly (readonly [string, (who: TestPlayer) => Promise<unknown>])[] = [
    ['PLAYER_EXCLUDED', (who) => exclude(who, 12)],
    ['TIME_OUT_ACTIVE', (who) => ask(who, protection.takeTimeOut, { hours: 1008 })],
  ]

  it.each(AWAY)('B46 %s: no bonus is listed, chosen, or brought by a code on any method', async (status, away) => {
    const who = await aPlayer(house, { cash: 5_000_00n })
    const offered = async () =>
      ((await ask(who, bonus.getBonuses, {})).data as unknown as { offers: unknown[] }).offers.length
    // Before: there is something that could be offered.
    expect(await offered()).toBe(BONUS_RULES.filter(({ on }) => on === 'first-deposit').length)
    await away(who)
    await backIn(who)
    expect(await offered()).toBe(0)
    const { code } = BONUS_RULES[0]!
    expect(await say(who, bonus.chooseBonus, { bonusCode: code })).toBe(status)
    const card = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' }
    const deposits = [
      say(who, banking.registerKudipalUssdDeposit, { amount: '1000', code: '044', bonusCode: code }),
      say(who, banking.registerKudipalBankTransferDeposit, { amount: '1000', bonusCode: code }),
      say(who, banking.registerKudipalCardDeposit, { amount: '1000', ...card, bonusCode: code }),
    ]
    expect(await Promise.all(deposits)).toEqual([status, status, status])
    expect(await house.db.sql`select 1 from bonus where player_id = ${who.id}`).toEqual([])
  })

  it.each(AWAY)(
    'B46 %s: a month brings no message, SMS or mail of the house but what follows from it',
    async (_status, away) => {
      const who = await aPlayer(house, { cash: 5_000_00n })
      await away(who)
      for (let week = 0; week < 4; week++) await shift(who, 7 * DAY_S)
      await backIn(who)
      expect(await house.db.sql`select letter from message where player_id = ${who.id}`).toEqual([])
      expect(await house.world(`/api/phones/${who.number}/messages`)).toEqual([])
      expect(
        ((await house.world('/api/mail')) as { to: string }[]).filter(({ to }) => to.includes(who.number)),
      ).toEqual([])
      expect((await pay.withdraw(who, '700')).status).toBe('SUCCESS')
    },
  )

  it('B46 promotions are not built, so there are none to show to anybody', async () => {
    const who = await aPlayer(house)
    for (const row of [
      marketing.getActivePromotionCategories,
      marketing.getActivePromotions,
      marketing.promotionDetails,
    ])
      expect((await house.send(row, {} as never, who.token)).status).toBe('NOT_AVAILABLE_YET')
  })
})
