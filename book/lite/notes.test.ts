/** What light pages say once of what was accepted, free bets that are spent there, cash-out by itself, and the way back to the account. */
import { RULE_KINDS } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults } from '../bets/testing.ts'
import { wayBackOf } from './lite.ts'
import { aBrowser, aLiteWorld, type LiteWorld, pickHome, quoted, SITE } from './testing.ts'

const MOST_BYTES = 12 * 1024
/** In each language what is read of a free bet and of a bet that is sold by itself. */
const WORDS = [
  ['en-GB', 'free bet of 500.00 TZS, until 2027-12-01', 'My account', 'On the slip: '],
  ['sw-SW', 'dau la bure la 500.00 TZS, hadi 2027-12-01', 'Akaunti yangu', 'Imewekwa kwenye mkeka: '],
  ['zh-CN', '免费投注 500.00 TZS，有效至 2027-12-01', '我的账户', '已加入投注单：'],
] as const

describe.each(RULE_KINDS)('what light pages accept on %s', (kind) => {
  let lite: LiteWorld
  beforeAll(async () => {
    lite = await aLiteWorld(kind)
  })
  afterAll(async () => {
    await lite.close()
    expect(faults).toEqual([])
  })

  it('O92 a free bet pays for one single or multiple, without a stake that is typed, and is not staked twice', async () => {
    const { browser, name } = await lite.aPlayer(100_000)
    lite.world.wallet.freeBets = [{ id: 'f1', amount: 50_000, ends_at: '2027-12-01T00:00:00.000Z' }]
    await pickHome(browser, lite.ids[2]!)
    await browser.load('slip')
    // With a free bet no stake is typed.
    await browser.press('Show what it pays', { choice: 'multiple', policy: 'higher', stake: '', free: 'f1' })
    const shown = browser.last()
    expect(shown.text).toContain('The free bet of 500.00 TZS pays.')
    expect(shown.text).toContain('You pay 500.00 TZS')
    expect(shown.text).toContain('Of a free bet you win what is above its stake.')
    const form = shown.forms.find(({ action }) => action === 'place')!
    const placed = await browser.press('Place the free bet of 500.00 TZS')
    expect(placed.text).toContain('Accepted')
    expect(placed.text).toContain('Stake 500.00 TZS (free bet)')
    expect((await browser.load('place', form.hidden)).text).toContain('Accepted')
    const [bets] = await lite.db.sql<{ count: number; free: string }>`
      select count(*)::int as count, min(b.free_bet) as free from book.bet b join book.player p on p.id = b.player
      where p.wallet_player = ${name}`
    expect(bets).toEqual({ count: 1, free: 'f1' })
    lite.world.wallet.freeBets = []
  })

  it('O92 a free bet that is gone, another’s, or for a system pays for nothing, and says so', async () => {
    const { browser } = await lite.aPlayer(100_000)
    lite.world.wallet.freeBets = [{ id: 'f2', amount: 50_000, ends_at: '2027-12-01T00:00:00.000Z' }]
    for (const id of lite.ids.slice(3, 6)) await pickHome(browser, id)
    await browser.load('slip')
    for (const [free, choice] of [
      ['f9', 'multiple'],
      ['f2', 's2'],
      ['f2', 'singles'],
    ] as const) {
      const said = { choice, policy: 'higher', stake: '10', free }
      expect((await browser.press('Show what it pays', said)).text).toContain('That free bet cannot pay for this slip.')
      expect((await browser.load('slip')).text).not.toContain('Place the free bet')
    }
    await browser.press('Show what it pays', { choice: 'multiple', policy: 'higher', stake: '', free: 'f2' })
    lite.world.wallet.freeBets = []
    // It has ended meanwhile: the own money would pay, and the page says how much.
    expect((await browser.load('slip')).text).not.toContain('Place the free bet')
  })

  it('O93 a bet is set to cash out by itself, says from what, and is withdrawn; what is no amount sets nothing', async () => {
    const { browser } = await lite.aPlayer()
    await pickHome(browser, lite.ids[7]!)
    await quoted(browser, '1000')
    await browser.press('Place for')
    await browser.load('my-bets')
    const bet = await browser.follow('Single')
    const autos = () => lite.db.sql<{ least: string }>`select least_minor::text as least from book.auto_cash_out`
    for (const least of ['', 'much', '-5', '0']) {
      expect((await browser.press('Set it', { least })).text, least).toContain('That is no amount. Nothing was set.')
      expect(await autos()).toEqual([])
      await browser.load(bet.url)
    }
    const set = await browser.press('Set it', { least: '1,500' })
    expect(set.text.match(/Auto cash-out at 1,500.00 TZS/g)).toHaveLength(2)
    expect(await autos()).toEqual([{ least: '150000' }])
    // Another player's form of it does nothing.
    const other = (await lite.aPlayer()).browser
    await other.load('my-bets')
    const form = set.forms.find(({ action }) => action === 'auto-off')!
    expect((await other.load('auto-off', form.hidden)).http).toBe(403)
    expect((await browser.press('No auto cash-out')).text).toContain('The auto cash-out is off.')
    expect(await autos()).toEqual([])
  })

  it('O94 after each form that was accepted the next page says so, once', async () => {
    const { browser } = await lite.aPlayer()
    const once = async (said: string, did: Promise<{ text: string; url: string }>): Promise<void> => {
      const { text, url } = await did
      expect(text).toContain(said)
      expect((await browser.load(url)).text).not.toContain(said)
    }
    await once('On the slip: Bahari m10 – Mlima m10 · Bahari m10', pickHome(browser, lite.ids[10]!))
    await browser.load('slip')
    await once('Stake a line: 25.00 TZS.', quoted(browser, '25'))
    await once('Taken off the slip: Bahari m10', browser.press('Remove'))
    await pickHome(browser, lite.ids[11]!)
    await browser.load('slip')
    await once('The slip was emptied.', browser.press('Empty the slip'))
    await pickHome(browser, lite.ids[11]!)
    await quoted(browser, '25')
    await once('Bets sent: 1.', browser.press('Place for'))
    await browser.load('my-bets')
    await browser.follow('Single')
    await once('Put on the slip: 1.', browser.press('Put these on the slip'))
  })

  it.each(WORDS)(
    'O95 in %s a launch from the account’s light pages leads back there from every page',
    async (...words) => {
      const [lang, free, account, onSlip] = words
      lite.world.wallet.freeBets = [{ id: 'f3', amount: 50_000, ends_at: '2027-12-01T00:00:00.000Z' }]
      const bearer = await lite.world.aPlayer(100)
      const browser = aBrowser(lite.book)
      await browser.load(`/altenarlite/${lang}/?currentSession=${bearer}&basePath=%2Flite`)
      const link = `<a href="${SITE}/lite">${account}</a>`
      for (const place of ['', 'live', 'leagues', 'my-bets', `event?id=${lite.ids[12]!}`])
        expect((await browser.load(place === '' ? browser.seen[0]!.url : place)).markup, place).toContain(link)
      expect((await browser.press('Bahari')).text).toContain(onSlip)
      const slip = await browser.load('slip')
      expect(slip.markup).toContain(link)
      expect(slip.text).toContain(free)
      for (const { bytes, url } of browser.seen) expect(bytes, url).toBeLessThan(MOST_BYTES)
      lite.world.wallet.freeBets = []
      const visitor = aBrowser(lite.book)
      await visitor.load(`/altenarlite/${lang}/?basePath=%2Flite`)
      expect(visitor.last().markup).toContain(`<a class="b" href="${SITE}/lite/login">`)
    },
  )

  it('O95 whose page it is not leads nowhere: another origin, another path, and a frame have no way back', async () => {
    expect(wayBackOf('/lite', [SITE])).toBe(`${SITE}/lite`)
    expect(wayBackOf(`${SITE}/lite/sports`, [SITE])).toBe(`${SITE}/lite`)
    for (const path of [
      'https://evil.example/lite',
      '//evil.example/lite',
      '/liter',
      '/Sports/AltenarLite',
      '',
      'javascript:x',
    ])
      expect(wayBackOf(path, [SITE]), path).toBeNull()
    expect(wayBackOf('/lite', [])).toBeNull()
    expect((await lite.enter(null)).last().markup).not.toContain('/lite"')
  })
})
