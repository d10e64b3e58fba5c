/** Segments: whom a filter finds, whom a letter reaches, its stop in the middle, and promotions for a segment alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeMailing, RawFilter } from '@uwanja/contract/operators/segments'
import { bonus } from '@uwanja/contract/site/bonus'
import { marketing } from '@uwanja/contract/site/marketing'
import { aPromotionDesk, PROMOTION_TEXTS } from '../testing/promotions.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House, type TestPlayer } from '../testing/house.ts'
import { sendLot, sendMailings } from './sending.ts'

const ANY: RawFilter = {
  number: 'any',
  balanceFrom: '',
  balanceTo: '',
  seenWithinDays: 0,
  awayDays: 0,
  deposits: 'any',
  depositedFrom: '',
  language: '',
  country: '',
  refcode: '',
}
const TEXTS = {
  header: { en: 'The cup begins', sw: 'Kombe linaanza', zh: '杯赛开始' },
  text: { en: 'Have a look.', sw: 'Angalia.', zh: '来看看。' },
}

describe('C36 segments', () => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    desk = await aPromotionDesk(house)
  })
  afterAll(() => house.close())

  const player = async (refcode: string, more: { cash?: bigint; agreed?: boolean; language?: string } = {}) => {
    const { cash = 0n, agreed = true, language = 'en' } = more
    const who = await aPlayer(house, { cash })
    await house.db.sql`
      update player set refcode = ${refcode}, subscribe_to_email = ${agreed}, language = ${language} where id = ${who.id}`
    return who
  }
  const count = async (filter: RawFilter) => (await desk.ask(office.countSegment, { filter })).data as object
  const keep = async (name: string, filter: RawFilter) =>
    ((await desk.ask(office.keepSegment, { id: '', name, filter })).data as { id: string }).id
  const mail = async (segmentId: string, texts = TEXTS) => {
    const made = await desk.ask(office.keepMailing, { id: '', segmentId, texts, sendAt: '' })
    return (made.data as { id: string }).id
  }
  const send = async (id: string) => (await desk.ask(office.sendMailing, { id, why: 'a test' })).status
  const shown = async (id: string) => {
    const { mailings } = (await desk.ask(office.mailings, {})).data as { mailings: OfficeMailing[] }
    const { state, sent, keptBack } = mailings.find((one) => one.id === id)!
    return { state, sent, keptBack }
  }
  const inbox = (who: TestPlayer) => house.db.sql<{ header: string; body: string }>`
    select header, body from message where player_id = ${who.id} and letter = 'offer' order by id`

  it('C36 finds by balance, language, partner, deposits and how long ago, and counts whom a letter would reach', async () => {
    await player('found', { cash: 100_00n })
    const rich = await player('found', { cash: 500_00n, language: 'sw' })
    await player('found', { cash: 900_00n, agreed: false })
    await player('other', { cash: 900_00n })
    const of = (more: Partial<RawFilter>) => count({ ...ANY, refcode: 'found', ...more })
    expect(await of({})).toEqual({ members: 3, reached: 2 })
    expect(await of({ balanceFrom: '500' })).toEqual({ members: 2, reached: 1 })
    expect(await of({ balanceFrom: '500', balanceTo: '500' })).toEqual({ members: 1, reached: 1 })
    expect(await of({ language: 'sw' })).toEqual({ members: 1, reached: 1 })
    expect(await of({ deposits: 'some' })).toEqual({ members: 0, reached: 0 })
    expect(await of({ deposits: 'none', country: 'NG' })).toEqual({ members: 3, reached: 2 })
    expect(await of({ awayDays: 1 })).toEqual({ members: 0, reached: 0 })
    expect(await of({ seenWithinDays: 1 })).toEqual({ members: 3, reached: 2 })
    await house.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, paid_minor, msisdn, state)
      values ('segment-1', 'deposit', 'FastHubPayBillDeposit', 'fasthub', ${rich.id}, 'NGN', 60000, 60000, ${rich.number}, 'paid')`
    expect(await of({ depositedFrom: '600' })).toEqual({ members: 1, reached: 1 })
    expect(await of({ depositedFrom: '600.01' })).toEqual({ members: 0, reached: 0 })
    expect((await desk.ask(office.countSegment, { filter: { ...ANY, balanceFrom: 'much' } })).status).not.toBe(
      'SUCCESS',
    )
  })

  it('C36 writes once to each who agreed, in their language, and never to who excluded themselves, rests or has not agreed', async () => {
    const [one, swahili, silent, gone, resting] = [
      await player('letters'),
      await player('letters', { language: 'sw' }),
      await player('letters', { agreed: false }),
      await player('letters'),
      await player('letters'),
    ]
    const until = new Date(Date.now() + 400 * 86_400_000)
    await house.db.transaction(async (tx) => {
      await house.server.money.gate.excluded(tx, gone.id, until)
      await house.server.money.gate.timedOut(tx, resting.id, until)
    })
    const segment = await keep('Letters', { ...ANY, refcode: 'letters' })
    expect(await send(await mail(segment, { ...TEXTS, text: { ...TEXTS.text, zh: ' ' } }))).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    const id = await mail(segment)
    expect(await send(id)).toBe('SUCCESS')
    await Promise.all([sendMailings(house.server.bonusParts), sendMailings(house.server.bonusParts)])
    expect(await shown(id)).toEqual({ state: 'sent', sent: 2, keptBack: 3 })
    expect(await inbox(one)).toEqual([{ header: 'The cup begins', body: 'Have a look.' }])
    expect(await inbox(swahili)).toEqual([{ header: 'Kombe linaanza', body: 'Angalia.' }])
    for (const who of [silent, gone, resting]) expect(await inbox(who)).toEqual([])
    expect(await send(id)).toBe('NO_LONGER_OPEN')
  })

  it('C37 a letter is stopped in the middle, and waits for its time', async () => {
    const four = [await player('stop'), await player('stop'), await player('stop'), await player('stop')]
    const segment = await keep('Stopped', { ...ANY, refcode: 'stop' })
    const id = await mail(segment)
    await send(id)
    expect(await sendLot(house.server.bonusParts, BigInt(id), 3)).toBe(true)
    expect((await desk.ask(office.stopMailing, { id, why: 'a wrong date' })).status).toBe('SUCCESS')
    expect(await sendLot(house.server.bonusParts, BigInt(id), 3)).toBe(false)
    expect(await shown(id)).toEqual({ state: 'stopped', sent: 3, keptBack: 0 })
    expect(await inbox(four[3]!)).toEqual([])
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    const later = await desk.ask(office.keepMailing, { id: '', segmentId: segment, texts: TEXTS, sendAt })
    const { id: laterId } = later.data as { id: string }
    await send(laterId)
    await sendMailings(house.server.bonusParts)
    expect(await shown(laterId)).toEqual({ state: 'sending', sent: 0, keptBack: 0 })
  })

  it('C38 a promotion for a segment stands on no list, and only who is in it joins', async () => {
    const [inside, outside] = [await player('inside'), await player('outside')]
    const segment = await keep('Inside', { ...ANY, refcode: 'inside' })
    const gift = { kind: 'free-bet', base: 'joining', amount: '200', least: '1', days: 7 } as const
    const id = await desk.aPromotion(gift)
    const kept = { id, texts: PROMOTION_TEXTS('For some'), categories: [], picture: '', startsAt: '', endsAt: '' }
    await desk.ask(office.keepPromotion, { ...kept, jurisdiction: '', segment })
    const listed = (await house.send(marketing.getActivePromotions, { categoryId: 0 })).data as { id: number }[]
    expect(listed.map((one) => one.id)).not.toContain(Number(id))
    const own = async (who: TestPlayer) =>
      ((await house.send(bonus.getPromotions, {}, who.token)).data as { promotions: { id: number }[] }).promotions
        .length
    expect([await own(inside), await own(outside)]).toEqual([1, 0])
    const join = async (who: TestPlayer) =>
      (await house.send(bonus.joinPromotion, { PromotionID: Number(id) }, who.token)).status
    expect([await join(outside), await join(inside)]).toEqual(['BONUS_NOT_AVAILABLE', 'SUCCESS'])
  })
})
