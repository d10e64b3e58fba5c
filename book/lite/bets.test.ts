/** Bets of the light sportsbook, by a browser that has nothing but links and forms: quoted, placed, refused, cashed out. */
import { RULE_KINDS } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults, LEAGUE, matches, say, START_MS } from '../bets/testing.ts'
import { takeMessages } from '../catalogue/store.ts'
import { nameSideBy } from '../desk/store.ts'
import { keepOutright, keepRules } from '../outrights/store.ts'
import { aLiteWorld, type LiteWorld, pickHome, quoted } from './testing.ts'

describe.each(RULE_KINDS)('bets on light pages on %s', (kind) => {
  let lite: LiteWorld
  beforeAll(async () => {
    lite = await aLiteWorld(kind)
  })
  afterAll(async () => {
    await lite.close()
    expect(faults).toEqual([])
  })

  it('Y92 a single is quoted before the tap and placed once, however often its form is sent', async () => {
    const { browser, name } = await lite.aPlayer(500_000)
    expect((await pickHome(browser, lite.ids[2]!)).markup).toContain('aria-pressed="true"')
    const { text } = await quoted(browser, '1,000')
    for (const word of [
      'You pay 1,000.00 TZS',
      'Most it pays',
      'Tax on the win',
      'You get at most',
      'Place for 1,000.00 TZS',
    ])
      expect(text).toContain(word)
    const slip = browser.last()
    const form = slip.forms.find(({ action }) => action === 'place')!
    const placed = await browser.press('Place for')
    expect(placed.text).toContain('Accepted')
    expect(placed.markup).toContain('data-say="betPlaced"')
    expect(lite.world.wallet.balance(name)).toBe(400_000)
    expect((await browser.load('place', form.hidden)).text).toContain('Accepted')
    expect(lite.world.wallet.balance(name)).toBe(400_000)
    expect((await browser.load('slip')).text).toContain('Your slip is empty')
    expect((await browser.load('my-bets')).text).toContain('Bahari m2 – Mlima m2')
  })

  it('Y78 a season stands on its league’s page, goes on the slip by a tap, is placed, and is named in my bets', async () => {
    const { browser } = await lite.aPlayer(1_000_000)
    const [row] = await lite.db.sql<{ id: string }>`
      select tournament::text as id from book.event where id = ${lite.ids[20]!}::bigint`
    const [side] = await lite.db.sql<{ id: string; name: string }>`
      select p.id::text as id, p.name from book.participant p join book.event e on p.id = e.home
      where e.id = ${lite.ids[20]!}::bigint`
    const doing = { tournament: row!.id, who: 'amina' }
    await keepRules(lite.db, doing, { sides: 48, rounds: 1, adjustments: [] })
    const winner = { market: 'season.winner', specifiers: '', odds: { [side!.id]: 1850 }, isSuspended: false }
    await keepOutright(lite.db, doing, winner, lite.world.nowMs)
    await nameSideBy(lite.db, { id: lite.ids[20]!, side: 'home', names: { en: 'The Oceans' } }, 'amina')
    await lite.book.catalogue.follow()
    const page = await browser.load(`league?id=${row!.id}`)
    expect(page.text).toContain('The end of the season')
    expect(page.text).toContain('Winner of the season')
    expect((await browser.press('The Oceans 1.85')).markup).toContain('aria-pressed="true"')
    expect((await quoted(browser, '1,000')).text).toContain('Winner of the season: The Oceans 1.85')
    const placed = await browser.press('Place for 1,000.00')
    expect(placed.text).toContain('Accepted')
    expect(placed.text).toContain('Ligi Winner of the season: The Oceans')
    expect((await browser.load('my-bets')).text).toContain('Single · Open Ligi Nov')
  })

  it('Y92 singles are a bet each, a system a unit a line, a flex and a same-match price one bet', async () => {
    const { browser, name } = await lite.aPlayer(10_000_000)
    for (const id of lite.ids.slice(3, 7)) await pickHome(browser, id)
    await quoted(browser, '100', 'singles')
    expect((await browser.press('Place for 400.00')).text.match(/Accepted/g)).toHaveLength(4)
    expect(lite.world.wallet.balance(name)).toBe(9_960_000)
    for (const id of lite.ids.slice(3, 7)) await pickHome(browser, id)
    expect((await quoted(browser, '100', 's2')).text).toContain('Lines 6')
    expect((await browser.press('Place for 600.00')).text).toContain('System')
    for (const id of lite.ids.slice(3, 7)) await pickHome(browser, id)
    expect((await quoted(browser, '100', 'f1')).text).toContain('Lines 1')
    expect((await browser.press('Place for 100.00')).text).toContain('Flex')
    await browser.load(`event?id=${lite.ids[3]!}`)
    await browser.press('Bahari')
    await browser.load(`event?id=${lite.ids[3]!}`)
    await browser.press('Yes')
    expect((await quoted(browser, '100')).text).toContain('One match, one price')
    expect((await browser.press('Place for 100.00')).text).toContain('Accepted')
    expect(lite.world.wallet.balance(name)).toBe(9_960_000 - 60_000 - 10_000 - 10_000)
  })

  it('Y92 a refusal says why and leaves the slip; a price that moved asks once more, with the new one', async () => {
    const { browser, name } = await lite.aPlayer(5_000)
    await pickHome(browser, lite.ids[7]!)
    await quoted(browser, '500')
    expect((await browser.press('Place for 500.00')).text).toContain('There is not enough money on your account.')
    expect((await browser.follow('Back to the slip')).text).toContain('Bahari m7')
    lite.world.wallet.give(name, 1_000_000)
    await quoted(browser, '500', 'multiple', 'none')
    // Said by whoever has the match: another producer would be more than a price.
    const facts = { status: 'not-started', expected: { total: 2.6, supremacy: 1.2 } } as const
    const body = { kind: 'odds_change', facts } as const
    await lite.db.transaction(
      async (tx) => void (await takeMessages(tx, LEAGUE, [{ producer: 'pre', atMs: START_MS, event: 'm7', body }])),
    )
    await lite.book.beat()
    const refused = await browser.press('Place for 500.00')
    expect(refused.text).toContain('The odds have changed.')
    expect(lite.world.wallet.balance(name)).toBe(1_005_000)
    expect((await browser.follow('Back to the slip')).text).toMatch(/\d\.\d\d was \d\.\d\d/)
    expect((await browser.press('Place for 500.00')).text).toContain('Accepted')
    expect(lite.world.wallet.balance(name)).toBe(955_000)
  })

  it('Y92 what cannot be read is refused as such and changes nothing', async () => {
    const { browser } = await lite.aPlayer()
    await pickHome(browser, lite.ids[8]!)
    for (const stake of ['abc', '-5', '1e3', '0', '0.001'])
      expect((await quoted(browser, stake)).text, stake).toContain('The stake is no amount.')
    expect((await quoted(browser, '100', 'yankee')).http).toBe(400)
    await browser.load('slip')
    expect((await browser.press('Show what it pays', { stake: '5', choice: 'multiple', policy: 'all' })).http).toBe(400)
    await browser.load(`event?id=${lite.ids[8]!}`)
    for (const p of [
      '',
      'x',
      '1~2',
      `${lite.ids[8]!}~goals.match.1x2~~1~0~1500`,
      `${lite.ids[8]!}~goals.match.1x2~~1~1~1500~more`,
    ]) {
      const { forms } = await browser.load(`event?id=${lite.ids[8]!}`)
      const { hidden } = forms.find(({ action }) => action === 'pick')!
      for (const name of ['p', `p~${p}`])
        expect((await browser.load('pick', { ...hidden, [name]: p })).http, p).toBe(400)
    }
    await browser.load(`event?id=${lite.ids[8]!}`)
    expect((await browser.press('Bahari', { at: 'https://evil.example/' })).http).toBe(400)
    expect((await browser.load('slip')).text).toContain('Bahari m8')
  })

  it('Y92 a session that has ended is said, bets nothing and keeps the slip', async () => {
    const { bearer, browser, name } = await lite.aPlayer()
    await pickHome(browser, lite.ids[10]!)
    await quoted(browser, '100')
    const { hidden } = browser.last().forms.find(({ action }) => action === 'place')!
    await lite.book.sessions.end(bearer)
    expect((await browser.load('place', hidden)).text).toContain('Your session has ended')
    const slip = await browser.load('slip')
    expect(slip.text).toContain('Your session has ended')
    expect(slip.text).toContain('Bahari m10')
    expect((await browser.load('my-bets')).text).toContain('Your session has ended')
    expect(lite.world.wallet.balance(name)).toBe(1_000_000)
  })

  it('Y92 a live slip waits with a count that needs no script, and a goal in between ends it', async () => {
    const [live] = await matches(lite.db, 1, 'live')
    await say(lite.db, 'live0', lite.world.nowMs, {
      kind: 'odds_change',
      facts: {
        status: 'live',
        clock: { minute: 10, period: '1h', isRunning: true },
        scores: {},
        expected: { total: 2.6, supremacy: 0.3 },
      },
    })
    await lite.book.beat()
    const { browser, name } = await lite.aPlayer()
    await browser.load(`event?id=${live!}`)
    await browser.press('Bahari')
    expect((await quoted(browser, '100')).text).toMatch(/Decided \d s after the tap/)
    const waiting = await browser.press('Place for')
    expect(waiting.text).toMatch(/Decided in about \d s/)
    expect(waiting.markup).toMatch(/http-equiv="refresh" content="\d"/)
    expect((await browser.load('slip')).text).toContain('This slip is placed already')
    const goal = {
      status: 'live',
      clock: { minute: 11, period: '1h', isRunning: true },
      scores: { 'goals.match': { score: [1, 0], isOver: false } },
      expected: { total: 2.6, supremacy: 0.3 },
    } as const
    await say(lite.db, 'live0', lite.world.nowMs + 2000, { kind: 'odds_change', facts: goal })
    lite.world.nowMs += 8_000
    await lite.book.beat()
    const ended = await browser.load(waiting.url)
    expect(ended.text).toContain('Something happened in the match before your bet stood.')
    expect(ended.markup).not.toContain('http-equiv="refresh"')
    expect(lite.world.wallet.balance(name)).toBe(1_000_000)
    expect((await browser.follow('Back to the slip')).text).toContain('Bahari live0')
    await quoted(browser, '100')
    const { hidden: count } = browser.last().forms.find(({ action }) => action === 'terms')!
    const again = await browser.press('Place for')
    expect(again.text).toMatch(/Decided in about \d s/)
    // Back on the page before: what it says of a slip that is placed makes no second one of it.
    const back = { ...count, stake: '200', choice: 'multiple', policy: 'higher' }
    expect((await browser.load('terms', back)).text).toContain('This slip is placed already')
    // What is on its way has left the slip: a tap meanwhile begins another.
    await pickHome(browser, lite.ids[3]!)
    lite.world.nowMs += 8_000
    await lite.book.beat()
    expect((await browser.load(again.url)).text).toContain('Accepted')
    const { text } = await browser.load('slip')
    expect(text).toContain('Bahari m3')
    expect(text).not.toContain('live0')
  })

  it('Y94 a code is made and loaded by anybody, and a bet is put on the slip again', async () => {
    const visitor = await lite.enter(null)
    await pickHome(visitor, lite.ids[11]!)
    await visitor.load('slip')
    const made = await visitor.press('Make a booking code')
    const code = /Booking code: ([A-Z]{6})/.exec(made.text)![1]!
    const { browser } = await lite.aPlayer()
    await browser.load('slip')
    expect((await browser.press('Load a code', { code: code.toLowerCase() })).text).toContain('Bahari m11')
    await quoted(browser, '100')
    await browser.press('Place for')
    await browser.load('my-bets')
    await browser.follow('Single')
    expect((await browser.press('Put these on the slip')).text).toContain('Bahari m11')
    for (const wrong of ['BBBBBB', 'aeiou', '']) {
      await browser.load('slip')
      expect((await browser.press('Load a code', { code: wrong })).text, wrong).toContain('There is no such code')
    }
    await browser.load('slip')
    expect((await browser.press('Empty the slip')).text).toContain('Your slip is empty')
  })

  it('P25 Y94 a bet is cashed out in part and whole for what was shown or more, once, and a stake taken back', async () => {
    const { browser } = await lite.aPlayer()
    await pickHome(browser, lite.ids[12]!)
    await quoted(browser, '1000')
    await browser.press('Place for')
    await browser.load('my-bets')
    const bet = await browser.follow('Single')
    expect(bet.text).toContain('Worth now: 900.92 TZS')
    expect(bet.text).toContain('needs home +1, away +0')
    const form = bet.forms.find(({ action }) => action === 'cash')!
    // What stands in a button's value is what a text browser writes on its face.
    expect(bet.markup).not.toMatch(/<button[^>]* value=/)
    const part = await browser.press('50 %')
    expect(part.text).toMatch(/Cashed out: 450\.46 TZS/)
    expect(part.markup).toContain('data-say="betCashedOut"')
    // The same form again is the same tap; another share of it is no second one.
    expect((await browser.load('cash', { ...form.hidden, share100: '' })).text).toContain('Cashed out: 450.46')
    expect((await browser.load('cash', { ...form.hidden, share60: '' })).http).toBe(400)
    await browser.load(bet.url)
    expect((await browser.press('Cash all out')).text).toContain('Cashed out')
    await pickHome(browser, lite.ids[13]!)
    await quoted(browser, '1000')
    await browser.press('Place for')
    await browser.load('my-bets')
    await browser.follow('Single')
    expect((await browser.press('Take the stake back')).text).toContain('Your stake of 1,000.00 TZS came back')
    const other = (await lite.aPlayer()).browser
    expect((await other.load(bet.url.replace(/~[\w-]+/, /~[\w-]+/.exec(other.last().url)![0]))).http).toBe(404)
  })
})
