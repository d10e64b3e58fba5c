/** Promotions from the office's calls to the site's three reads: what is shown, when, in which language, and which pictures. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import { marketing } from '@uwanja/contract/site/marketing'
import { aPromotionDesk, PROMOTION_TEXTS } from '../testing/promotions.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, type House } from '../testing/house.ts'
import { pictureOf } from './picture-rules.ts'

/** One red point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
/** One point too, lossless. */
const WEBP = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

describe('C26 a picture', () => {
  it('is known by its own head', () => {
    expect(pictureOf(PNG)).toMatchObject({ kind: 'png', width: 1, height: 1 })
    expect(pictureOf(WEBP)).toMatchObject({ kind: 'webp', width: 1, height: 1 })
  })
  it('is nothing else, no cut one, none that something hangs on, and no wide one', () => {
    const wide = bytesOf(PNG)
    wide.writeUInt32BE(2_049, 16)
    const others = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      page: Buffer.from(`<!doctype html>${'x'.repeat(100)}`),
      cut: bytesOf(PNG).subarray(0, -4),
      longer: Buffer.concat([bytesOf(PNG), Buffer.from('<script>')]),
      webp: Buffer.concat([bytesOf(WEBP), Buffer.from('x')]),
      wide,
      empty: Buffer.alloc(0),
    }
    for (const [name, bytes] of Object.entries(others)) expect(pictureOf(bytes.toString('base64')), name).toBeNull()
  })
})

describe('promotions', () => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    desk = await aPromotionDesk(house)
  })
  afterAll(() => house.close())

  const list = async (categoryId = 0, lang = 'en') =>
    (await house.send(marketing.getActivePromotions, { lang, categoryId })).data as {
      id: number
      titleMainPage: string
    }[]
  const details = async (id: string, lang = 'en') =>
    house.send(marketing.promotionDetails, { lang, PromotionID: Number(id) })
  const keep = (values: object) => ({
    id: '',
    texts: PROMOTION_TEXTS('One'),
    categories: [],
    picture: '',
    startsAt: '',
    endsAt: '',
    jurisdiction: '',
    ...values,
  })
  const made = async (values: object): Promise<string> =>
    ((await desk.ask(office.keepPromotion, keep(values))).data as { id: string }).id
  const state = (id: string, to: 'published' | 'ended', token?: string) =>
    desk.ask(office.setPromotionState, { id, state: to, why: 'a test' }, token).then(({ status }) => status)

  it('C05 C06 C09 categories and cards come as the specification names them, active ones in their order', async () => {
    const category = (en: string, position: number, isActive = true) =>
      desk.ask(office.keepPromotionCategory, {
        id: '',
        en,
        sw: `${en} sw`,
        zh: `${en} zh`,
        position,
        isActive,
        inMenu: true,
      })
    const [casino, sport] = [await category('Casino', 2), await category('Sport', 1)].map(
      ({ data }) => (data as { id: string }).id,
    )
    await category('Hidden', 0, false)
    const { data } = await house.send(marketing.getActivePromotionCategories, { lang: 'sw' })
    expect(data).toEqual([
      { id: Number(sport), category: 'Sport sw', isActive: true, activatedInMenu: true },
      { id: Number(casino), category: 'Casino sw', isActive: true, activatedInMenu: true },
    ])
    const texts = { ...PROMOTION_TEXTS('One'), title: { en: 'One', sw: 'Moja', zh: '一' } }
    const id = await made({ texts, categories: [casino] })
    expect(await list()).toEqual([])
    expect(await state(id, 'published')).toBe('SUCCESS')
    expect(await list(0, 'sw-SW')).toEqual([
      {
        id: Number(id),
        imageURL: '',
        titleMainPage: 'Moja',
        categoryDescriptionAll: 'An offer',
        promotionCategoryList: [{ id: Number(casino), category: 'Casino sw' }],
        promotionTagsList: [{ tagName: 'New' }, { tagName: 'Hot' }],
        endsAt: null,
      },
    ])
    expect([(await list(Number(casino))).length, (await list(Number(sport))).length]).toEqual([1, 0])
    expect((await details(id, 'zh')).data).toMatchObject({
      titleMainPage: '一',
      body: [{ kind: 'text', lines: [[{ text: 'Play ' }, { text: 'well', how: 'strong' }, { text: '.' }]] }],
      terms: [{ kind: 'list', lines: [[{ text: '18+' }]] }],
      code: '',
      gives: null,
    })
    expect(await state(id, 'ended')).toBe('SUCCESS')
    expect(await list()).toEqual([])
    expect((await details(id)).status).toBe('NOT_FOUND')
  })

  it('C25 a promotion is published when it is whole, once, by who may, and shown from its start to its end and here alone', async () => {
    const bare = await made({ texts: { ...PROMOTION_TEXTS('One'), body: { en: 'x', sw: '', zh: 'x' } } })
    expect(await state(bare, 'published')).toBe('INCORRECT_PARAMETER_VALUE')
    const later = await made({ startsAt: '2099-01-01T00:00:00Z' })
    const elsewhere = await made({ jurisdiction: 'TZ' })
    expect(await state(later, 'published', desk.support)).toBe('FORBIDDEN')
    expect([await state(later, 'published'), await state(elsewhere, 'published')]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await state(later, 'published')).toBe('NO_LONGER_OPEN')
    expect(await list()).toEqual([])
    const wrong = await desk.ask(
      office.keepPromotion,
      keep({ endsAt: '2020-01-01T00:00:00Z', startsAt: '2021-01-01T00:00:00Z' }),
    )
    expect(wrong.status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await desk.ask(office.keepPromotion, keep({ categories: ['999999'] }))).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    expect((await desk.ask(office.keepPromotion, keep({ picture: 'other.png' }))).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    const soon = await made({ endsAt: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await state(soon, 'published')).toBe('SUCCESS')
    expect(await list()).toHaveLength(1)
    await house.shift(3_601)
    expect(await list()).toEqual([])
    // The operators' sessions are over too.
    desk = await aPromotionDesk(house)
  })

  it('C26 a picture has an address of ours that is kept for ever, and what is none is refused', async () => {
    const put = (content: string) => desk.ask(office.putPromotionPicture, { content })
    const { data } = await put(PNG)
    const { picture } = data as { picture: string }
    expect(picture).toMatch(/^\/pictures\/promotions\/[0-9a-f]{32}\.png$/)
    expect((await put(PNG)).data).toEqual({ picture })
    const id = await made({ picture })
    await state(id, 'published')
    expect(await list()).toMatchObject([{ imageURL: picture }])
    for (const door of [house.server.app, house.server.office]) {
      const { headers, rawPayload, statusCode } = await door.inject({ url: picture })
      expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
        200,
        'image/png',
        'nosniff',
      ])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(rawPayload.equals(bytesOf(PNG))).toBe(true)
    }
    for (const name of ['x.png', `${'0'.repeat(32)}.png`, picture.split('/').at(-1)!.replace('png', 'webp')])
      expect((await house.server.app.inject({ url: `/pictures/promotions/${name}` })).statusCode, name).toBe(404)
    expect((await put(Buffer.from('<svg/>').toString('base64'))).status).toBe('INCORRECT_PARAMETER_VALUE')
  })
})
