/** The book is killed in the middle of bets, by its own failpoints and at any moment: another one goes on with what it left. */
import { randomUUID } from 'node:crypto'
import { FULLEST } from '@uwanja/database/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookPoint } from '../process/failpoints.ts'
import { BOOK_POINTS } from '../process/failpoints.ts'
import type { Answered, House } from './bets-testing.ts'
import { aHouse, STAKE } from './bets-testing.ts'
import { build } from './testing.ts'

const ROUNDS = process.env['UWANJA_DEEP'] ? 30 : 1
type Running = Awaited<ReturnType<House['program']>>

describe.runIf(FULLEST === 'postgres')('a book that is killed in the middle of bets', { timeout: 900_000 }, () => {
  let house: House
  const running: Running[] = []
  let matches = 0
  beforeAll(build)
  beforeAll(async () => void (house = await aHouse()))
  afterEach(async () => {
    for (const one of running.splice(0)) await one.kill()
  })
  afterAll(() => house.close())

  async function dyingAt(point: BookPoint | ''): Promise<Running> {
    const book = await house.program(point)
    running.push(book)
    await book.start()
    return book
  }
  const aMatch = async (): Promise<{ id: string; name: string }> => {
    const name = `m${String(matches++)}`
    return { name, id: await house.match(name) }
  }
  const slip = (...ids: string[]) => ({ id: randomUUID(), unit: STAKE, legs: ids.map((id) => house.leg(id)) })
  async function standing(...ids: string[]): Promise<string> {
    const { data } = await house.ask('/book/v1/bets/place', slip(...ids))
    expect(data['state']).toBe('accepted')
    return data['id'] as string
  }
  type Quote = Record<string, unknown> & { value: number }
  const quoteIn = (answered: Answered | null): Quote | null =>
    (answered?.data as { values?: { quote: Quote | null }[] } | undefined)?.values?.[0]?.quote ?? null
  const quoteOf = async (bet: string): Promise<Quote> =>
    quoteIn(await house.ask(`/book/v1/cash-out/values?bets=${bet}`))!
  const place = (book: Running, asked: object): Promise<Answered | null> => book.ask('/book/v1/bets/place', asked)
  const bySlip = async (id: string): Promise<unknown> => (await house.ask(`/book/v1/bets/bet?slip=${id}`)).data['state']

  /** What is under way when it dies, and how the slip ends; null: it is about no slip. */
  type Act = (book: Running) => Promise<{ readonly id: string; readonly ends: string } | null>
  /** The wallet takes what it is asked for and says nothing. */
  async function silently<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    house.wallet.answers = () => Promise.resolve('silent')
    try {
      return await act()
    } finally {
      house.wallet.answers = () => Promise.resolve('well')
    }
  }
  const plainly = <Answer>(act: () => Promise<Answer>): Promise<Answer> => act()
  const placing =
    (ends: string, wallet: typeof plainly = plainly): Act =>
    async (book) => {
      const asked = slip((await aMatch()).id)
      await wallet(() => place(book, asked))
      return { id: asked.id, ends }
    }
  /** The bet that is raised stands before: of a silent wallet it would have none. */
  const raising =
    (ends: string, wallet: typeof plainly = plainly): Act =>
    async (book) => {
      const { id } = await aMatch()
      const old = await standing(id)
      const quote = await quoteOf(old)
      const asked = { ...slip((await aMatch()).id, id), unit: quote.value + 5000 }
      await wallet(() => book.ask('/book/v1/bets/edit', { ...asked, quote }))
      await house.recovered()
      expect((await house.ask(`/book/v1/bets/bet?id=${old}`)).data['outcome']).toBe(
        ends === 'accepted' ? 'replaced' : 'open',
      )
      return { id: asked.id, ends }
    }
  /** A match ends, with a single, a multiple and an edited bet on it, and maybe another way than was said before. */
  async function ending(isAnew: boolean, begin: () => Promise<Running>): Promise<Running> {
    const [one, other] = [await aMatch(), await aMatch()]
    await standing(one.id)
    await standing(one.id, other.id)
    const quote = await quoteOf(await standing(one.id))
    await house.ask('/book/v1/bets/edit', { ...slip(one.id), unit: quote.value + 1000, quote })
    await house.tell(other.name, house.played([1, 0], 'ended'))
    if (isAnew) {
      await house.tell(one.name, house.played([0, 1], 'ended'))
      await house.recovered()
    }
    const book = await begin()
    await house.tell(one.name, house.played([2, 0], 'ended'))
    return book
  }
  const ACTS: Readonly<Record<Exclude<BookPoint, 'settle' | 'change' | 'batch'>, Act[]>> = {
    asked: [placing('undone'), raising('undone')],
    waiting: [
      async (book) => {
        const { id, name } = await aMatch()
        await house.tell(name, house.played([0, 0], 'live'))
        await book.ask('/book/v1/live?sport=football')
        const asked = slip(id)
        await place(book, asked)
        return { id: asked.id, ends: 'accepted' }
      },
    ],
    decided: [raising('undone'), placing('undone')],
    debiting: [placing('undone'), raising('undone')],
    accepted: [raising('accepted'), placing('accepted')],
    undoing: [placing('undone', silently), raising('undone', silently)],
    'cash-out': [
      async (book) => {
        const bet = await standing((await aMatch()).id)
        const quote = await quoteOf(bet)
        // The program reads new matches once a second; a tap before that is one on another match, and moves nothing.
        const known = async () => quoteIn(await book.ask(`/book/v1/cash-out/values?bets=${bet}`))
        await expect.poll(known, { timeout: 60_000 }).toMatchObject({ epochs: quote['epochs'] })
        await book.ask('/book/v1/cash-out/tap', { id: randomUUID(), ...quote })
        await house.recovered()
        const { data } = await house.ask(`/book/v1/bets/bet?id=${bet}`)
        expect(data).toMatchObject({ outcome: 'cashed', worth: { cashed: quote.value } })
        return null
      },
    ],
  }
  const ends = ['settle', 'change', 'batch'] as const
  const isEnd = (point: BookPoint): point is (typeof ends)[number] => ends.some((one) => one === point)
  /** In the deep form each way of each; else the first of it. */
  const cases = BOOK_POINTS.flatMap((point): (readonly [BookPoint, number])[] =>
    isEnd(point) ? [[point, 0] as const] : ACTS[point].slice(0, ROUNDS).map((_, at) => [point, at] as const),
  )

  it.each(cases)(
    'Y47 killed by SIGKILL at %s (%i), every slip ends, stakes that stand are bets that stand',
    async (point, at) => {
      const begin = (): Promise<Running> => dyingAt(point)
      const book = isEnd(point) ? await ending(point === 'change', begin) : await begin()
      const said = isEnd(point) ? null : await ACTS[point][at]!(book)
      await book.died()
      await house.recovered()
      if (said) expect(await bySlip(said.id)).toBe(said.ends)
      await house.agrees()
    },
  )

  it('Y47 killed by SIGKILL at any moment of many slips, edits, cash-outs and settlements, nothing is lost or doubled', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const all = [await aMatch(), await aMatch(), await aMatch()]
      const olds = [await standing(all[0]!.id), await standing(all[1]!.id), await standing(all[2]!.id)]
      const quotes = await Promise.all(olds.map(quoteOf))
      const book = await dyingAt('')
      const slips = Array.from({ length: 16 }, (_, at) => slip(all[at % 3]!.id))
      const asked = [
        ...slips.map((one) => place(book, one)),
        book.ask('/book/v1/bets/edit', { ...slip(all[1]!.id), unit: quotes[0]!.value + 700, quote: quotes[0]! }),
        book.ask('/book/v1/cash-out/tap', { id: randomUUID(), ...quotes[1]! }),
        house.tell(all[2]!.name, house.played([1, 0], 'ended')),
      ]
      // The moment within it is another one in each run.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      await book.kill()
      await Promise.all(asked)
      await house.recovered()
      await house.agrees()
    }
    expect(house.faults).toEqual([])
  })
})
