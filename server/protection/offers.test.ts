/** Nobody who keeps away from play is offered anything: no bonus by any door, and nothing that the house sends by itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { bonus } from '@uwanja/contract/site/bonus'
import { marketing } from '@uwanja/contract/site/marketing'
import { protection } from '@uwanja/contract/site/protection'
import { TEXTS } from '@uwanja/i18n/languages'
import { aWelcomeBonus, WELCOME_CODE as code } from '../testing/promotions.ts'
import { FULLEST } from '../db/testing.ts'
import type { Notification } from '../notices/notifications.ts'
import { aHouse, aPlayer, type House, type TestPlayer } from '../testing/house.ts'
import { DAY_S, protecting } from '../testing/protection.ts'

/**
 * Whoever writes a letter says here what it is: an offer may not reach who keeps away. `joined` tells a player of
 * what they joined themselves, and C21 keeps it from who is on a break.
 */
const LETTERS: Readonly<Record<Notification, 'service' | 'joined' | 'offer'>> = {
  welcome: 'service',
  withdrawalReturned: 'service',
  withdrawalRejected: 'service',
  holdPlaced: 'service',
  messageAnswered: 'service',
  holdAnswered: 'service',
  pictureAccepted: 'service',
  pictureRefused: 'service',
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
  jackpotWon: 'service',
  jackpotRefunded: 'service',
  jackpotEnded: 'service',
  jackpotReversed: 'service',
  bonusGranted: 'service',
  bonusReleased: 'service',
  bonusGone: 'service',
  racePrize: 'service',
  raceDrop: 'service',
  raceOvertaken: 'service',
  freeBetGranted: 'joined',
  freeSpinsGranted: 'joined',
  freeSpinsGrantedBonus: 'joined',
  freeSpinsEnded: 'joined',
  cashbackPaid: 'joined',
  offer: 'offer',
  insurancePaid: 'joined',
  boostPaid: 'joined',
  raceEntered: 'joined',
}
/** Words by which an offer is known, in each language. */
const OFFERS = {
  en: /free (bet|spin|round)|deposit (now|today)|bonus code|claim your|promo/i,
  sw: /dau la bure|mizunguko ya bure|weka pesa (sasa|leo)|msimbo wa bonasi|\bofa\b/i,
  zh: /免费(投注|旋转)|立即存款|优惠码|促销/,
} as const

it('B46 no letter that the house writes by itself is an offer, in any language', () => {
  expect(Object.keys(TEXTS.en.letters).sort()).toEqual(Object.keys(LETTERS).sort())
  // The one by which operators write to a segment: C36 says whom it never reaches.
  expect(Object.keys(LETTERS).filter((name) => LETTERS[name as Notification] === 'offer')).toEqual(['offer'])
  for (const language of ['en', 'sw', 'zh'] as const)
    for (const [name, words] of Object.entries(TEXTS[language].letters))
      if (name !== 'welcome' && !['joined', 'offer'].includes(LETTERS[name as Notification]))
        expect(`${name}: ${Object.values(words).join(' ')}`).not.toMatch(OFFERS[language])
})

describe('who keeps away', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    await aWelcomeBonus(house)
  })
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
    expect(await offered()).toBe(1)
    await away(who)
    await backIn(who)
    expect(await offered()).toBe(0)
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

  it('B46 the three reads of promotions answer everybody alike, and what is one’s own shows nothing on a break', async () => {
    const who = await aPlayer(house)
    expect((await house.send(protection.takeTimeOut, { hours: 24 }, who.token)).status).toBe('SUCCESS')
    expect((await house.send(marketing.getActivePromotions, { categoryId: 0 }, who.token)).data).toMatchObject([
      { titleMainPage: 'Welcome' },
    ])
    expect((await house.send(bonus.getPromotions, {}, who.token)).data).toEqual({ promotions: [] })
  })
})
