/** What each page of /lite weighs and says, in three languages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import { FULLEST } from '../db/testing.ts'
import { aHouse, type House } from '../testing/house.ts'
import { PAGES } from './places.ts'
import { aPromotionDesk, PROMOTION_TEXTS, WELCOME_BONUS } from '../testing/promotions.ts'
import { aRound, aRunningRace, members, plainBrowser } from '../testing/lite.ts'

const MOST_BYTES = 14 * 1024

let house: House
let roundId: number
let promotionId: string
beforeAll(async () => {
  house = await aHouse(FULLEST)
  roundId = await aRound(house.db)
  await aRunningRace(house.db)
  promotionId = await aLongPromotion()
})
afterAll(() => house.close())
const people = members(() => house)

/** As long as the office lets one be, in letters of three bytes; and three banners as long. */
async function aLongPromotion(): Promise<string> {
  const desk = await aPromotionDesk(house)
  const id = await desk.aPromotion(WELCOME_BONUS, { code: 'LONGEST', title: 'An offer' })
  const said = (text: string) => ({ en: text, sw: text, zh: text })
  const [title, text] = [said('题'.repeat(80)), said('字'.repeat(300))]
  const texts = { ...PROMOTION_TEXTS(''), title, description: text, body: said('赛'.repeat(8_000)) }
  const terms = said(`- **${'规'.repeat(3_000)}**\n- [${'则'.repeat(3_000)}](/Terms)\n`)
  const words = JSON.stringify({ ...texts, terms })
  await house.db.sql`update promotion set texts = ${words}::jsonb where id = ${id}`
  const banner = { id: '', texts: { title: said('旗'.repeat(40)), text: said('面'.repeat(70)) }, picture: '' }
  for (const position of [1, 2, 3]) {
    const more = { position, isShown: true, link: '/cashraces', startsAt: '', endsAt: '', jurisdiction: '' }
    expect((await desk.ask(office.keepBanner, { ...banner, ...more })).status).toBe('SUCCESS')
  }
  return id
}

describe('O83 weight and words', () => {
  it.each(['en', 'sw', 'zh'])('O83 in %s every page is at most 14 KB, whole and without a script', async (language) => {
    const { browser, number } = await people.aRichMember()
    await house.db.sql`
      insert into message (player_id, direction, header, body)
      select id, 'to-player', repeat('Habari ', 11) || n, repeat('Ujumbe mrefu sana wa kusoma. ', 200)
      from player, generate_series(1, 30) n where number = ${number}`
    await browser.open(`round?id=${String(roundId)}&lang=${language}`)
    await browser.load(
      browser.last().forms.find(({ action }) => action === '/lite/quick-pick')!.action,
      new URLSearchParams(browser.last().forms.find(({ action }) => action === '/lite/quick-pick')!.fields),
    )
    const ticket = browser.last().path.replace('/lite/', '')
    await browser.open('deposit?m=FastHubPayBillDeposit')
    const pay = browser.last().forms.find(({ action }) => action === '/lite/deposit')!
    await browser.load(pay.action, new URLSearchParams({ ...pay.fields, amount: '700' }))
    const payment = browser.last().path.replace('/lite/', '')
    const message = /message\?id=\d+/.exec((await browser.open('inbox')).markup)![0]
    const [promotion, race] = [`promotion?id=${promotionId}`, 'race?id=week-48']
    const values: Record<string, string> = { ticket, payment, message, promotion, race }
    values['round'] = `round?id=${String(roundId)}`
    const visitor = plainBrowser(house.apiUrl)
    visitor.jar.set('appLanguage', language)
    for (const [place, { for: whom }] of Object.entries(PAGES)) {
      const looks = whom === 'visitor' ? visitor : browser
      const { http, path, markup } = await looks.open(values[place] ?? place)
      expect([http, path], place).toEqual([200, `/lite${place === '' ? '' : `/${values[place] ?? place}`}`])
      expect(markup, place).toContain(`<html lang="${language}">`)
      expect(markup, place).not.toMatch(/<script|undefined|\{\w+\}|\[object/)
      expect(Buffer.byteLength(markup), place).toBeLessThanOrEqual(MOST_BYTES)
    }
    // What is longer than a page goes on on the next one, to its last letter.
    let [read, next]: [string, string | undefined] = ['', promotion]
    while (next !== undefined) {
      const { markup, text } = await visitor.open(next)
      expect(Buffer.byteLength(markup), next).toBeLessThanOrEqual(MOST_BYTES)
      read += text
      next = /href="\/lite\/(promotion\?id=\d+&(?:amp;)?part=\d+)"/.exec(markup)?.[1]?.replace('&amp;', '&')
    }
    expect(['赛', '规', '则'].map((one) => read.split(one).length - 1)).toEqual([8_000, 3_000, 3_000])
    for (const m of ['FastHubMPesaDeposit', 'KudipalBankTransfer']) {
      const { markup } = await browser.open(`deposit?m=${m}`)
      expect(Buffer.byteLength(markup), m).toBeLessThanOrEqual(MOST_BYTES)
    }
  })

  it('O83 says what the visit has cost, and counts compressed pages as they were sent', async () => {
    const browser = plainBrowser(house.apiUrl)
    const first = Number(/cost about (\d+) KB/.exec((await browser.open('')).text)![1])
    const second = Number(/cost about (\d+) KB/.exec((await browser.open('login')).text)![1])
    expect([first >= 4, second > first, second <= 2 * first + 3]).toEqual([true, true, true])
    const packed = await fetch(`${house.apiUrl}/lite`, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(await packed.text()).toContain('cost about 3 KB')
  })

  it('O83 what is no page is not found, and a stranger’s words are text', async () => {
    const browser = plainBrowser(house.apiUrl)
    for (const place of ['nowhere', 'constructor', '__proto__', 'round?id=99999'])
      expect((await browser.open(place)).markup, place).toMatch(/There is no such page|jackpot/i)
    await browser.open('login')
    await browser.submit('Log in', { mobile: '"><b>x', password: 'p' })
    expect(browser.last().markup).not.toContain('<b>x')
    browser.jar.set(
      'uwanja_lite_said',
      Buffer.from('{"own":"<i>x</i> y","refused":"X","good":3}').toString('base64url'),
    )
    expect((await browser.open('login')).markup).not.toContain('<i>x')
  })
})
