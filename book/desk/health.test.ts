/** The desk's look at what feeds the book: the producers, and how far prices are behind. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whyShut } from '../catalogue/event.ts'
import type { ProducerState } from '../feed/producer.ts'
import { alive, connected, recovering, snapshotComplete, UNKNOWN_PRODUCER, whyDown } from '../feed/producer.ts'
import type { Book } from '../process/book.ts'
import type { House } from '../process/testing.ts'
import { aDatabase, aFeedCompany, DESK_KEY, openEvents, until } from '../process/testing.ts'

interface Health {
  readonly producers: readonly {
    readonly producer: string
    readonly down: string | null
    readonly ageMs: number
    readonly offsetMs: number
    readonly positionMs: number
  }[]
  readonly pricing: { readonly behindMs: number; readonly unpriced: readonly string[] }
}

const alwaysUp = (atMs: number): ProducerState =>
  snapshotComplete(alive(recovering(connected(UNKNOWN_PRODUCER), 'r', atMs), atMs, true, atMs), 'r', atMs)

describe.each(RULE_KINDS)('the health that the desk shows on %s', (kind) => {
  let db: Db
  let house: House
  let book: Book
  beforeAll(async () => {
    db = await aDatabase(kind)
    house = await aFeedCompany()
    book = await house.book(db)
    const isUp = () =>
      Object.values(book.catalogue.circumstances().producers).every((one) => whyDown(one, house.clock.now()) === null)
    await until(house, [book], () => openEvents(book).length >= 300 && isUp())
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })

  const headers = { authorization: `Bearer ${DESK_KEY}` }
  const ask = async <Data>(path: string, of = book): Promise<Data> =>
    (await of.app.inject({ url: `/book/desk/${path}`, headers })).json<{ data: Data }>().data

  it('O30 tells how the feed does, and by how much prices are behind', async () => {
    await book.beat()
    const { producers, pricing } = await ask<Health>('feed')
    expect(producers.map(({ producer, down }) => [producer, down])).toEqual([
      ['pre', null],
      ['live', null],
    ])
    for (const { ageMs, offsetMs, positionMs } of producers) {
      expect(ageMs).toBeLessThan(20_000)
      expect(Math.abs(offsetMs)).toBeLessThan(2000)
      expect(house.clock.now() - positionMs).toBeLessThan(21_000)
    }
    expect(pricing).toEqual({ behindMs: 0, unpriced: [] })
  })

  it('Y13 a live match is shut when its prices are more than 2 s behind what is stored, one ahead after 60 s, and says why', async () => {
    // A process that does not hold the feed prices at its beats alone; whoever does, also when a message comes.
    const reading = await house.book(db)
    await reading.beat()
    const { data } = (await reading.app.inject('/book/v1/events?sport=football&hours=48')).json<{
      data: { events: { id: string }[] }
    }>()
    const id = data.events.at(-1)!.id
    const live = (await reading.app.inject('/book/v1/live?sport=football'))
      .json<{
        data: { events: { id: string; isOpen: boolean }[] }
      }>()
      .data.events.find(({ isOpen }) => isOpen)!
    const shut = async (event: string): Promise<string | null> =>
      (await ask<{ shut: string | null }>(`event?id=${event}`, reading)).shut
    const { pricedAtMs } = reading.catalogue.circumstances()
    const event = reading.catalogue.event(live.id)!
    const ahead = reading.catalogue.event(id)!
    // Of a feed that is well, asked at later moments.
    const at = (ms: number, one = event) =>
      whyShut(one, {
        ...reading.catalogue.circumstances(),
        producers: { pre: alwaysUp(pricedAtMs + ms), live: alwaysUp(pricedAtMs + ms) },
        nowMs: pricedAtMs + ms,
      })
    expect([at(2000), at(2001)]).toEqual([null, 'pricing'])
    expect([at(60_000, ahead), at(60_001, ahead)]).toEqual([null, 'pricing'])
    house.clock.advance(3000)
    expect([await shut(live.id), await shut(id)]).toEqual(['pricing', null])
    expect((await ask<Health>('feed', reading)).pricing.behindMs).toBe(3000)
    expect((await reading.app.inject('/metrics')).body).toContain('book_pricing_behind_seconds 3')
    await reading.beat()
    expect(await shut(live.id)).not.toBe('pricing')
  })
})
