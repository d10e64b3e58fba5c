/** Banners of the first screen: in the office's order, for their time and place, whole in every language, and light. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OfficeBanner } from '@uwanja/contract/operators/banners'
import { office } from '@uwanja/contract/operators/office'
import { home, type HomeNow } from '@uwanja/contract/site/home'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, type House } from '../testing/house.ts'
import { aPromotionDesk } from '../testing/promotions.ts'
import { shownBanners } from './banners.ts'

type Kept = RawInput<typeof office.keepBanner>

/** One red point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** The same behind so much that says nothing. */
const paddedTo = (bytes: number) =>
  Buffer.concat([PNG.subarray(0, 33), Buffer.alloc(bytes - PNG.length), PNG.subarray(33)]).toString('base64')

const SAID = {
  title: { en: 'The cup', sw: 'Kombe', zh: '杯赛' },
  text: { en: 'All matches', sw: 'Mechi zote', zh: '全部赛事' },
}

describe.each(RULE_KINDS)('C44 banners, %s', (kind) => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => {
    house = await aHouse(kind)
    desk = await aPromotionDesk(house)
  })
  afterAll(() => house.close())

  const keep = (more: Partial<Kept>, token?: string) => {
    const banner = { id: '', texts: SAID, picture: '', link: '/cashraces', position: 1, isShown: true }
    return desk.ask(office.keepBanner, { ...banner, startsAt: '', endsAt: '', jurisdiction: '', ...more }, token)
  }
  const made = async (more: Partial<Kept> = {}) => ((await keep(more)).data as { id: string }).id
  const seen = async () => (await shownBanners(house.db, 'NG', 'en')).map(({ id }) => id)
  const hide = async (...ids: string[]) => {
    for (const id of ids) expect((await keep({ id, isShown: false })).status).toBe('SUCCESS')
  }
  const put = async (content: string) =>
    ((await desk.ask(office.putPromotionPicture, { content })).data as { picture: string }).picture
  const inHours = async (hours: number) => {
    const [row] = await house.db.sql<{ at: Date }>`select house_now() as at`
    return new Date(row!.at.getTime() + hours * 3_600_000).toISOString()
  }

  it('C44 the first three by their place are seen, by everybody and in their language', async () => {
    const picture = await put(PNG.toString('base64'))
    const [last, first, third, second] = [
      await made({ position: 40 }),
      await made({ position: 0, picture, link: '/promotiondetails?promotionid=1' }),
      await made({ position: 20 }),
      await made({ position: 10 }),
    ]
    const { banners } = (await house.send(home.getNow, { forMobile: true }, '')).data as HomeNow
    expect(banners.map(({ id }) => id)).toEqual([first, second, third])
    const link = '/promotiondetails?promotionid=1'
    expect(banners[0]).toEqual({ id: first, picture, title: 'The cup', text: 'All matches', link })
    expect(await shownBanners(house.db, 'NG', 'sw')).toMatchObject([
      { title: 'Kombe', text: 'Mechi zote', picture },
      { picture: '' },
      {},
    ])
    // Another order, the office's own.
    await keep({ id: last, position: 5 })
    expect(await seen()).toEqual([first, last, second])
    const listed = (await desk.ask(office.banners, {}, desk.support)).data as { banners: OfficeBanner[] }
    expect(listed.banners.map(({ id, isRunning }) => [id, isRunning])).toEqual(
      [first, last, second, third].map((id) => [id, true]),
    )
    await hide(first, second, third, last)
    expect(await seen()).toEqual([])
  })

  it('C44 what does not fit is refused and changes nothing', async () => {
    const id = await made()
    const bad: readonly Partial<Kept>[] = [
      { texts: { ...SAID, title: { ...SAID.title, zh: ' ' } } },
      { texts: { ...SAID, text: { ...SAID.text, sw: '' } } },
      { startsAt: await inHours(2), endsAt: await inHours(1) },
      { picture: `/pictures/promotions/${'0'.repeat(32)}.png` },
      { picture: await put(paddedTo(20_001)) },
    ]
    for (const more of bad)
      expect((await keep({ id, position: 9, ...more })).status, JSON.stringify(more)).toBe('INCORRECT_PARAMETER_VALUE')
    for (const link of [
      'https://other.example/',
      '//other.example',
      '/\\other.example',
      'cashraces',
      '/a b',
      '',
      '/x\\y',
    ])
      expect((await keep({ id, position: 9, link })).status, link).toBe('VALIDATION_ERROR')
    expect((await keep({ id: '999' })).status).toBe('NOT_FOUND')
    expect((await keep({ id }, desk.support)).status).toBe('FORBIDDEN')
    const { banners, pictures } = (await desk.ask(office.banners, {})).data as {
      banners: OfficeBanner[]
      pictures: string[]
    }
    expect(banners.find((one) => one.id === id)).toMatchObject({ position: 1, link: '/cashraces', picture: '' })
    const light = await put(paddedTo(20_000))
    expect((await keep({ id, picture: light, link: '/' })).status).toBe('SUCCESS')
    expect(pictures).toHaveLength(1)
    const trail = await house.db.sql<{ subject: string }>`select subject from audit where action = 'banner.kept'`
    expect(trail).toContainEqual({ subject: `banner ${id}` })
    await hide(id)
  })

  it('C44 one is seen from its start to its end, here alone, and never as a draft', async () => {
    const [from, to] = [await inHours(1), await inHours(2)]
    const elsewhere = await made({ jurisdiction: 'TZ' })
    const here = await made({ jurisdiction: 'NG', startsAt: from, endsAt: to })
    await made({ isShown: false, texts: { ...SAID, text: { en: 'Soon', sw: '', zh: '' } } })
    expect(await seen()).toEqual([])
    await house.shift(3_601)
    expect(await seen()).toEqual([here])
    expect((await shownBanners(house.db, 'TZ', 'en')).map(({ id }) => id)).toEqual([elsewhere])
    // Nobody asks the office from here on: its sessions are over, too.
    await house.shift(3_600)
    expect(await seen()).toEqual([])
  })
})
