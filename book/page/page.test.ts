/** The page over a feed that is well: what it shows without a script, in three languages, and how matches are found. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import type { Sports } from '../read/views.ts'
import type { House } from '../process/testing.ts'
import { aDatabase, aFeedCompany, DESK_KEY, openEvents, until } from '../process/testing.ts'

describe.each(RULE_KINDS.slice(0, 1))('the page on %s', (kind) => {
  let db: Db
  let house: House
  let book: Book
  beforeAll(async () => {
    db = await aDatabase(kind)
    house = await aFeedCompany()
    book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })
  const page = async (url: string): Promise<{ http: number; text: string }> => {
    const { statusCode, payload } = await book.app.inject(url)
    return { http: statusCode, text: payload.replaceAll(/\s+/g, ' ') }
  }

  it.each([
    ['en', 'Coast · Coast Premier League', 'Football', 'Over/under', 'Draw'],
    ['sw', 'Pwani · Ligi Kuu ya Pwani', 'Soka', 'Juu/chini', 'Sare'],
    ['zh', '海岸 · 海岸超级联赛', '足球', '大/小', '平局'],
  ])('Y18 in %s has leagues, live matches and matches ahead with prices', async (lang, ...words) => {
    const { http, text } = await page(`/?lang=${lang}`)
    expect(http).toBe(200)
    expect(text).toContain(`<html lang="${lang}">`)
    for (const word of words) expect(text).toContain(word)
    expect(text.match(/data-event/g)!.length).toBeGreaterThan(40)
    expect(text).toMatch(/data-odds\s*>\s*\d+\.\d\d\s*</)
  })

  it('Y18 leads from a list to the league and to the match, which has every market', async () => {
    const { text } = await page('/?lang=sw')
    const league = await page(/\/league\?id=\d+&amp;lang=sw/.exec(text)![0].replace('&amp;', '&'))
    expect(league.http).toBe(200)
    const match = await page(/\/event\?id=\d+&amp;lang=sw/.exec(league.text)![0].replace('&amp;', '&'))
    expect(match.text.match(/data-market=/g)!.length).toBeGreaterThan(20)
    expect(match.text).toMatch(/data-topic="event:\d+"/)
    expect((await page('/event?id=999999&lang=sw')).http).toBe(404)
    expect((await page('/league?id=nobody')).http).toBe(404)
  })

  it.each(['Ligi Kuu ya Pwani', 'coast premier', '海岸超级', '超级联赛', 'nyanda', 'highlnad'])(
    'Y17 finds matches by %s',
    async (text) => {
      const answer = await book.app.inject(`/book/v1/search?text=${encodeURIComponent(text)}`)
      const { data } = answer.json<{ data: { total: number; events: { tournament: string }[] } }>()
      expect(data.total).toBeGreaterThan(0)
      const wanted = text === 'nyanda' || text === 'highlnad' ? 'Highland League' : 'Ligi Kuu ya Pwani'
      expect(new Set(data.events.map(({ tournament }) => tournament))).toEqual(new Set([wanted]))
      expect((await page(`/search?text=${encodeURIComponent(text)}`)).text).toContain('data-event')
    },
  )

  it('Y18 shows nothing of one address on the page of another', async () => {
    await page('/live?lang=en&evil=1&id=7')
    expect((await page('/live?lang=en&other=2')).text).not.toMatch(/evil|other=2|id=7/)
  })

  it.each([
    ['en', 'Replays · Replay League', 'Replay of a past match', 'Virtual match'],
    ['sw', 'Marudio · Ligi ya Marudio', 'Marudio ya mechi ya zamani', 'Mechi pepe'],
    ['zh', '重播 · 重播联赛', '往期比赛重播', '虚拟比赛'],
  ])(
    'Y23 says in %s which matches are virtual and which are of a season played anew',
    async (lang, name, replay, virtual) => {
      if (!house.company.seasons().season) house.company.play({ name: 'own', speed: 1, zone: 'UTC' })
      const rows = async (tournament: string): Promise<{ id: string }[]> => {
        const { data } = (await book.app.inject('/book/v1/sports')).json<{ data: Sports }>()
        const id = data.flatMap(({ tournaments }) => tournaments).find((one) => one.name === tournament)?.id
        return id ? [{ id }] : []
      }
      const league = async (tournament: string): Promise<string> => {
        await expect.poll(() => rows(tournament)).toHaveLength(1)
        return (await page(`/league?id=${(await rows(tournament))[0]!.id}&lang=${lang}`)).text
      }
      const replayed = await league('Ligi ya Marudio')
      expect(replayed).toContain(name)
      expect(replayed).toContain(replay)
      expect(await league('Virtual Ground League')).toContain(virtual)
      expect(await league('Ligi Kuu ya Pwani')).not.toMatch(new RegExp(`${replay}|${virtual}`))
    },
  )

  it('Y18 says what was typed as text, and runs nothing of it', async () => {
    const { text } = await page(`/search?text=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;alert')
  })

  it('Y17 calls an imported country and league as the import says, and knows countries by themselves', async () => {
    const text = 'date,time,home,away,home_goals,away_goals\n2026-11-25,16:00,Radi City,Upepo Rovers,,'
    const payload = { format: 'csv', text, category: 'Kenya', league: 'Ligi ya Mfano', zone: 'Africa/Nairobi' }
    const names = { league: { en: 'Model League', zh: '模范联赛' } }
    const answer = await book.app.inject({
      method: 'POST',
      url: '/book/desk/import',
      headers: { authorization: `Bearer ${DESK_KEY}`, 'x-trader': 'amina' },
      payload: { ...payload, names, isKept: true },
    })
    expect(answer.json()).toMatchObject({ status: 'SUCCESS', data: { ahead: 1 } })
    // A page is everybody's for a second.
    await expect.poll(() => page('/?lang=zh').then(({ text }) => text)).toContain('肯尼亚 · 模范联赛')
    await expect.poll(() => page('/?lang=en').then(({ text }) => text)).toContain('Kenya · Model League')
    await expect.poll(() => page('/?lang=sw').then(({ text }) => text)).toContain('Kenya · Ligi ya Mfano')
    const found = await book.app.inject(`/book/v1/search?text=${encodeURIComponent('模范')}`)
    expect(found.json()).toMatchObject({ data: { total: 1 } })
  })
})
