/** The light sportsbook by a browser that has nothing but links and forms: its pages, its visits, and forms that are not ours. */
import { shiftClock } from '@uwanja/database/clock'
import { RULE_KINDS } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults } from '../bets/testing.ts'
import { changeWord, nameSideBy } from '../desk/store.ts'
import { LITE } from './answers.ts'
import { SCRIPT } from './script.ts'
import { readVisit } from './store.ts'
import { aBrowser, aLiteWorld, type LiteWorld, pickHome, type PlainBrowser, quoted, SITE } from './testing.ts'

const MOST_BYTES = 12 * 1024
/** Of a script in the page, as the page carries it. */
const MOST_SCRIPT = 2 * 1024

describe.each(RULE_KINDS)('the light sportsbook on %s', (kind) => {
  let lite: LiteWorld
  beforeAll(async () => {
    lite = await aLiteWorld(kind)
  })
  afterAll(async () => {
    await lite.close()
    expect(faults).toEqual([])
  })

  it.each([
    ['en-GB', 'en', 'Next 24 hours', 'Search'],
    ['sw-SW', 'sw', 'Saa 24 zijazo', 'Tafuta'],
    ['zh-CN', 'zh', '未来 24 小时', '搜索'],
    ['fr-FR', 'en', 'Next 24 hours', 'Search'],
  ])(
    'Y90 in %s lists, leagues, search, a match and results are pages of at most 12 KB',
    async (lang, tag, ...words) => {
      const browser = await lite.enter(null, { lang })
      const { markup, text } = browser.last()
      expect(markup).toContain(`<html lang="${tag}">`)
      for (const word of words) expect(text).toContain(word)
      expect(text).toContain('Bahari m0 – Mlima m0')
      for (const place of ['live', 'today?from=15', 'leagues', 'results', 'slip', 'search?text=bahari', 'my-bets'])
        expect((await browser.load(place)).http, place).toBe(200)
      await browser.load('leagues')
      const league = /href="(league\?id=\d+)"/.exec(browser.last().markup)![1]!
      expect((await browser.load(league)).text).toContain('Bahari m0 – Mlima m0')
      for (const group of ['main', 'lines', 'halves', 'scores', 'other', 'nonsense'])
        expect((await browser.load(`event?id=${lite.ids[0]!}&g=${group}`)).http, group).toBe(200)
      for (const { bytes, url } of browser.seen) expect(bytes, url).toBeLessThan(MOST_BYTES)
    },
  )

  it('P32 the colours of the launch hold on every page and after every form of the visit, and no others', async () => {
    const browser = await lite.enter(null, { more: '&theme=light' })
    const root = () => /<html [^>]*>/.exec(browser.last().markup)?.[0]
    expect(root()).toBe('<html lang="en" data-theme="light">')
    await browser.load('today')
    await pickHome(browser, lite.ids[0]!)
    await browser.load('slip')
    expect(browser.last().text).toContain('Bahari')
    expect(root()).toBe('<html lang="en" data-theme="light">')
    const stale = await browser.load(
      new URL(`/altenarlite/en-GB/~${'a'.repeat(32)}.dark/live`, 'http://book.test').href,
    )
    expect(stale.markup).toContain('<html lang="en" data-theme="dark">')
    expect(stale.markup).toContain('href="/altenarlite/en-GB/?theme=dark"')
    for (const theme of ['system', '"onload=x', ''])
      expect((await lite.enter(null, { more: `&theme=${encodeURIComponent(theme)}` })).last().markup).toContain(
        '<html lang="en">',
      )
  })

  it('Y90 what is no page, match or league is not found, and a stranger’s words are text', async () => {
    const browser = await lite.enter(null)
    for (const place of ['event?id=999999', 'event?id=x', 'league?id=nobody', 'constructor', 'a/b'])
      expect((await browser.load(new URL(place, `http://book.test${browser.seen[0]!.url}`).href)).http, place).toBe(404)
    await browser.load(
      new URL(
        `search?text=${encodeURIComponent('"><script>alert(1)</script>')}`,
        `http://book.test${browser.seen[0]!.url}`,
      ).href,
    )
    expect(browser.last().markup).not.toContain('<script>alert')
    expect((await aBrowser(lite.book).load(`/${LITE}/en-GB/nowhere`)).http).toBe(404)
  })

  it('Y91 a session stands in no address and no page: a word of the visit does, which opens nothing else and ends unused', async () => {
    const { bearer, browser } = await lite.aPlayer()
    const { url, markup, headers } = browser.last()
    expect(url + markup).not.toContain(bearer)
    const token = /~([\w-]{32})\//.exec(url)![1]!
    expect(markup).not.toContain(token)
    expect(await lite.book.sessions.sessionOf(token)).toBeNull()
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${SITE};`)
    const [row] = await lite.db.sql`select 1 from book.lite_visit where encode(hash, 'escape') like ${`%${token}%`}`
    expect(row).toBeUndefined()
    await shiftClock(lite.db, 1_801)
    expect((await browser.load(url)).http).toBe(410)
    expect(browser.last().text).toContain('Go on as a visitor')
    expect((await browser.follow('Go on as a visitor')).http).toBe(200)
    await shiftClock(lite.db, -1_801)
  })

  it('Y91 a slip is kept over a new visit of its player, a visitor’s under its name, and nobody else sees either', async () => {
    const { bearer, browser } = await lite.aPlayer()
    await pickHome(browser, lite.ids[0]!)
    expect((await lite.enter(bearer, { place: 'slip' })).last().text).toContain('Bahari m0 – Mlima m0')
    const stranger = await lite.aPlayer()
    expect((await stranger.browser.load('slip')).text).toContain('Your slip is empty')
    const nameOf = (page: PlainBrowser): string => /slip=([\w-]+)/.exec(page.last().markup)![1]!
    await browser.load('slip')
    const theirs = await lite.enter(stranger.bearer, { place: 'slip', more: `&slip=${nameOf(browser)}` })
    expect(theirs.last().text).toContain('Your slip is empty')
    const visitor = await lite.enter(null)
    await pickHome(visitor, lite.ids[1]!)
    const loggedIn = await lite.enter((await lite.aPlayer()).bearer, {
      place: 'slip',
      more: `&slip=${nameOf(visitor)}`,
    })
    expect(loggedIn.last().text).toContain('Bahari m1 – Mlima m1')
    expect((await lite.enter(null, { place: 'slip' })).last().text).toContain('Your slip is empty')
  })

  it('Y93 a form that was not made for this visit, this action and this content does nothing', async () => {
    const { browser, name } = await lite.aPlayer()
    await pickHome(browser, lite.ids[9]!)
    await quoted(browser, '100')
    const { hidden } = browser.last().forms.find(({ action }) => action === 'place')!
    const dearer = hidden['slip']!.replace('"unit":10000', '"unit":900000')
    expect(dearer).not.toBe(hidden['slip'])
    const cheap = browser.last().forms.find(({ action }) => action === 'clear')!.hidden['f']!
    const other = (await lite.aPlayer()).browser
    await pickHome(other, lite.ids[9]!)
    await quoted(other, '100')
    const theirs = other.last().forms.find(({ action }) => action === 'place')!.hidden
    const forged: Record<string, string>[] = [
      { ...hidden, slip: dearer },
      { ...hidden, f: cheap },
      { ...hidden, f: '' },
      { slip: hidden['slip']! },
      theirs,
    ]
    for (const body of forged) {
      const { http, text } = await browser.load('place', body)
      expect(http).toBe(403)
      expect(text).toContain('This form was not made for you')
    }
    const elsewhere = aBrowser(lite.book, { 'sec-fetch-site': 'cross-site' })
    expect((await elsewhere.load(new URL('place', `http://book.test${browser.last().url}`).href, hidden)).http).toBe(
      403,
    )
    expect(lite.world.wallet.balance(name)).toBe(1_000_000)
    // A link does nothing either, and neither does a visit that nobody has.
    expect((await browser.load('place')).http).toBe(404)
    expect((await browser.load(`/${LITE}/en-GB/~${'x'.repeat(32)}/place`, hidden)).http).toBe(410)
    const token = /~([\w-]{32})\//.exec(browser.seen[0]!.url)![1]!
    expect((await readVisit(lite.db, token))!.slip.picks).toHaveLength(1)
  })

  it('Y90 its script is at most two kilobytes, and every page that it was shown at most twelve', async () => {
    expect(Buffer.byteLength(SCRIPT)).toBeLessThanOrEqual(MOST_SCRIPT)
    const { browser } = await lite.aPlayer(100_000_000)
    for (const id of lite.ids.slice(0, 20)) await pickHome(browser, id)
    await quoted(browser, '1')
    for (const { bytes, url } of browser.seen) expect(bytes, url).toBeLessThan(MOST_BYTES)
  })

  it('P38 a slip of a match that takes no bets says so, and no limits of nothing', async () => {
    const { browser } = await lite.aPlayer()
    await pickHome(browser, lite.ids[11]!)
    expect((await quoted(browser, '')).text).toMatch(/From [\d,.]+ TZS to [\d,.]+ TZS a line/)
    const suspend = (isSuspended: boolean) =>
      changeWord(lite.db, lite.ids[11]!, { who: 'ada', what: 'suspend', details: {} }, (word) => ({
        ...word,
        isSuspended,
      }))
    await suspend(true)
    await lite.book.catalogue.follow()
    for (const stake of ['', '100']) {
      const { text } = await quoted(browser, stake)
      expect(text).toContain('This cannot be bet on now.')
      expect(text).not.toContain('0.00 TZS a line')
    }
    await suspend(false)
    await lite.book.catalogue.follow()
  })

  it('Y77 sides stand on its pages by their names in the page’s language', async () => {
    await nameSideBy(lite.db, { id: lite.ids[0]!, side: 'home', names: { zh: '大海' } }, 'amina')
    await lite.book.catalogue.follow()
    const chinese = await lite.enter(null, { lang: 'zh-CN' })
    expect(chinese.last().text).toContain('大海 – Mlima m0')
    expect((await chinese.load(`event?id=${lite.ids[0]!}`)).text).toContain('大海 – Mlima m0')
    expect((await chinese.load(`search?text=${encodeURIComponent('大海')}`)).text).toContain('大海 – Mlima m0')
    expect((await lite.enter(null)).last().text).toContain('Bahari m0 – Mlima m0')
  })
})
