/** Clicks on partners' links: what is kept of them, how many, for how long, and what they brought. */
import { marketing } from '@uwanja/contract/site/marketing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, RULE_KINDS, freezeClock, shiftClock } from '../db/testing.ts'
import { insertPlayer } from '../players/store.ts'
import { openThrottle } from '../throttle/throttle.ts'
import { clickLimits, hostOf } from './click-rules.ts'
import { marketingHandlers } from './handlers.ts'
import { campaignCounts, purgeClicks } from './store.ts'

const EXAMPLE = marketing.registerCampaignClick.example
const DAY = 86_400

describe.each(RULE_KINDS)('clicks on %s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
    await freezeClock(db)
  })
  afterEach(() =>
    db.script(`delete from campaign_click; delete from attempt; update house_clock set shift = interval '0'`),
  )
  afterAll(() => db.close())

  const click = (values: object = {}, address = '41.1.2.3') => {
    const input = marketing.registerCampaignClick.input.parse({ ...EXAMPLE, ...values })
    const { registerCampaignClick } = marketingHandlers({
      db,
      throttle: openThrottle(db, null),
      jurisdiction: { country: 'NG' },
    })
    return registerCampaignClick(input, { ip: address } as Parameters<typeof registerCampaignClick>[1])
  }
  const rows = () => db.sql`select * from campaign_click order by id`
  const aPlayer = (number: string, refcode?: string) =>
    db.transaction((tx) =>
      insertPlayer(tx, {
        number,
        passwordHash: 'none',
        currency: 'NGN',
        country: 'NG',
        email: '',
        language: 'en',
        ...(refcode === undefined ? {} : { refcode }),
      }),
    )

  it('A22 a click is kept with its fields and with nothing of the visitor', async () => {
    const host = 'https://partner.example:8443/page?name=Amina#me'
    await click({ host, controllerName: 'Sports', actionName: 'BSBetting', isFirst: 'false' })
    const [row] = await rows()
    expect(row).toMatchObject({
      refcode: 'rosaree',
      host: 'partner.example',
      controller: 'Sports',
      action: 'BSBetting',
      is_first: false,
    })
    expect(Object.keys(row!).sort()).toEqual(['action', 'at', 'controller', 'host', 'id', 'is_first', 'refcode'])
  })

  it('A22 one address can fill no table, and a full hour ends', async () => {
    const [own] = clickLimits('41.1.2.3')
    await db.sql`
      insert into attempt (kind, subject) select ${own!.kind}, ${own!.subject} from generate_series(1, 299)`
    await click()
    await expect(click()).rejects.toThrow('TOO_MANY_REQUESTS')
    await click({}, '41.9.9.9')
    expect(await rows()).toHaveLength(2)
    await shiftClock(db, 3_601)
    await click()
    expect(await rows()).toHaveLength(3)
  })

  it('A22 what is older than the kept days is swept', async () => {
    await click()
    await shiftClock(db, 89 * DAY)
    await click({ refcode: 'mwakimsafi' })
    expect(await purgeClicks(db, 90)).toBe(0)
    await shiftClock(db, 2 * DAY)
    expect(await purgeClicks(db, 90)).toBe(1)
    expect(await rows()).toMatchObject([{ refcode: 'mwakimsafi' }])
  })

  it('A16 A22 operators read what each code brought', async () => {
    await click()
    await click({ isFirst: false })
    await click({ refcode: 'wachambuzi' })
    await aPlayer('2348030000001', 'wachambuzi')
    await aPlayer('2348030000002', 'wachambuzi')
    await aPlayer('2348030000003', 'by-mouth')
    await aPlayer('2348030000004')
    const start = new Date('2026-11-20T00:00:00Z')
    const end = new Date('2026-11-21T00:00:00Z')
    expect(await campaignCounts(db, { from: start, to: end, most: 10 })).toEqual([
      { refcode: 'wachambuzi', clicks: 1, firstClicks: 1, players: 2 },
      { refcode: 'by-mouth', clicks: 0, firstClicks: 0, players: 1 },
      { refcode: 'rosaree', clicks: 2, firstClicks: 1, players: 0 },
    ])
    expect(await campaignCounts(db, { from: start, to: end, most: 1 })).toHaveLength(1)
    expect(await campaignCounts(db, { from: end, to: new Date('2026-12-01T00:00:00Z'), most: 10 })).toEqual([])
  })
})

it.each([
  ['https://Partner.example/a?b=c', 'partner.example'],
  ['android-app://com.example.app/', 'com.example.app'],
  ['', ''],
  ['partner', ''],
  [`https://${'a'.repeat(300)}.example/`, ''],
])('A22 the host of "%s" is "%s"', (referrer, host) => expect(hostOf(referrer)).toBe(host))

describe('K03 the input', () => {
  const parse = (values: object) => marketing.registerCampaignClick.input.safeParse({ ...EXAMPLE, ...values })
  it.each(['', ' ', ' a', 'a ', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(129), null, undefined])(
    'the refcode %j is none',
    (refcode) => expect(parse({ refcode }).success).toBe(false),
  )
  it.each(['a', 'a b', 'Msafi-1_é', 'x'.repeat(128)])('the refcode %j is one', (refcode) =>
    expect(parse({ refcode }).success).toBe(true),
  )
  it('segments may be missing, never long or unreadable', () => {
    expect(parse({ controllerName: undefined, actionName: null, isFirst: undefined })).toMatchObject({
      data: { controllerName: '', actionName: '' },
    })
    for (const controllerName of ['x'.repeat(129), 'a\u0000']) expect(parse({ controllerName }).success).toBe(false)
    expect(parse({ host: 'x'.repeat(2049) }).success).toBe(false)
  })
})
