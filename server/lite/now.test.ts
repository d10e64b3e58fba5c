/** What home, promotions and races say without a script, and where the site's addresses lead there. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import { FULLEST } from '../db/testing.ts'
import { aHouse, type House } from '../testing/house.ts'
import { aRound, aRunningRace, members, PASSWORD, plainBrowser } from '../testing/lite.ts'
import { aPromotionDesk } from '../testing/promotions.ts'
import { liteWay } from './way.ts'

describe('R94 what is on now, without a script', () => {
  let house: House
  let promotionId: string
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    const people = members(() => house)
    await people.aMember()
    await aRound(house.db)
    await aRunningRace(house.db)
    const desk = await aPromotionDesk(house)
    const freeBet = { kind: 'free-bet', base: 'joining', amount: '200', least: '500', days: 7 } as const
    promotionId = await desk.aPromotion(freeBet, { title: 'A free bet for you' })
    const texts = {
      title: { en: 'The cup begins', sw: 'Kombe linaanza', zh: '杯赛开始' },
      text: { en: 'All of its matches', sw: 'Mechi zake zote', zh: '全部比赛' },
    }
    const banner = { id: '', texts, picture: '', link: `/promotiondetails?promotionid=${promotionId}`, position: 1 }
    const times = { startsAt: '', endsAt: '', jurisdiction: '' }
    await desk.ask(office.keepBanner, { ...banner, ...times, isShown: true })
  })
  afterAll(() => house.close())

  it('R94 home says the banner, the jackpot, the race and the promotion in the visitor’s language, each with its way', async () => {
    const browser = plainBrowser(house.apiUrl)
    const { text, markup } = await browser.open('')
    expect(text).toContain('On the field now The cup begins All of its matches')
    expect(text).toMatch(/Jackpot Saturday 13 Prize pool: 0\.00 NGN Tickets until \w/)
    expect(text).toMatch(/Cash races Race of the week Prize pool: 10,075\.00 NGN Until \w/)
    expect(text).toContain('Promotions A free bet for you')
    for (const way of [`promotion?id=${promotionId}`, 'jackpot', 'race?id=week-48', 'promotions', 'races'])
      expect(markup, way).toContain(`href="/lite/${way}"`)
    expect((await browser.open('?lang=sw')).text).toContain('Kombe linaanza Mechi zake zote')
  })

  it('R94 a player joins a promotion there, and what it gives stands as on the site', async () => {
    const { browser } = await members(() => house).aMember()
    await browser.open(`promotion?id=${promotionId}`)
    expect(browser.last().text).toContain('At once when you join')
    expect(browser.last().text).toContain('200.00 NGN for one straight bet within 7 days.')
    expect(browser.last().text).toContain('You may join.')
    await browser.submit('Join')
    expect(browser.last().path).toBe(`/lite/promotion?id=${promotionId}`)
    expect(browser.last().text).toContain('You have it. 200.00 NGN so far')
    expect(browser.last().forms.some(({ button }) => button === 'Join')).toBe(false)
    expect((await browser.open('promotion?id=99999')).text).toContain('There is no such page.')
  })

  it('R94 a race says its prizes, its rules, who leads and where its player stands', async () => {
    const { browser } = await members(() => house).aMember()
    const { text } = await browser.open('race?id=week-48')
    expect(text).toContain('First ten prizes 5,000.00 2,500.00')
    expect(text).toMatch(/Leaderboard 1\. 234•••\d{3} 11,900/)
    expect(text).toContain('One point for each 10.00 NGN that you stake.')
    expect(text).toContain('stake 3 times the prize within 7 days')
    expect(text).toContain('You have no points in this race yet.')
    expect((await browser.open('races')).text).toContain('Race of the week')
    expect((await browser.open('race?id=none')).text).not.toContain('Leaderboard')
  })

  it('R94 who is on a break or has excluded themselves is shown nothing to play on home', async () => {
    const { browser } = await members(() => house).aMember()
    expect((await browser.open('')).text).toContain('On the field now')
    await browser.open('break')
    await browser.submit('Start the break', { hours: '24' })
    expect((await browser.open('')).text).not.toContain('On the field now')
    const { browser: excluded, number } = await members(() => house).aMember()
    await excluded.open('exclusion')
    await excluded.submit('Exclude myself', { months: '6', password: PASSWORD })
    await excluded.open('login')
    await excluded.submit('Log in', { mobile: number, password: PASSWORD })
    expect(excluded.last().text).toContain('You have excluded yourself until')
    expect(excluded.last().text).not.toContain('Race of the week')
  })
})

test.each([
  ['/', '/lite'],
  ['/promotions', '/lite/promotions'],
  ['/PromotionDetails?PromotionID=12', '/lite/promotion?id=12'],
  ['/cashracedetails?urlSuffix=week-48', '/lite/race?id=week-48'],
  ['/ManualJackpot/', '/lite/jackpot'],
  ['/Sports/Altenar?at=%2Fevent%2F7', '/lite/sports'],
  ['/slots', '/slots'],
  ['/constructor', '/constructor'],
  ['https://help.example/a', 'https://help.example/a'],
  ['//elsewhere.example', '//elsewhere.example'],
])('R94 %s is %s without a script', (address, way) => expect(liteWay(address)).toBe(way))
