/** A book, a far wallet, and a player who edits their bets there. */
import type { CashOutQuote, ValuedBet } from '@uwanja/contract/book/cash-out'
import type { DatabaseKind } from '@uwanja/database/testing'
import { expect } from 'vitest'
import type { Placed, SaidSlip } from '../bets/testing.ts'
import { aBetWorld, home, matches } from '../bets/testing.ts'
import { aDatabase } from '../process/testing.ts'

export const STAKE = 100_000

export interface SentMovement {
  readonly kind: string
  readonly minor: number
  readonly why: string | null
  readonly isOwn: boolean
}

export async function anEditor(kind: DatabaseKind) {
  const world = await aBetWorld(await aDatabase(kind))
  const ids = await matches(world.db, 8)
  const book = await world.book()
  const bearer = await world.aPlayer(1_000_000_000)
  let slips = 0

  async function quoteOf(id: string, who = bearer): Promise<CashOutQuote> {
    const { data } = await world.ask(book, who, `/book/v1/cash-out/values?bets=${id}`)
    return (data as unknown as { values: ValuedBet[] }).values[0]!.quote!
  }
  async function placed(slip: SaidSlip, who = bearer): Promise<string> {
    const { data } = await world.place(book, who, slip)
    expect(data.state).toBe('accepted')
    return data.id
  }
  return {
    world,
    book,
    bearer,
    quoteOf,
    placed,
    legs: (...at: number[]) => at.map((one) => home(book, ids[one]!)),
    events: ids,
    money: (who = bearer): number => world.wallet.balance(world.playerOf(who)),
    seen: async (id: string): Promise<Placed['data']> =>
      (await world.ask(book, bearer, `/book/v1/bets/bet?id=${id}`)).data,
    edit: (quote: object, slip: Partial<SaidSlip>, who = bearer, by = book): Promise<Placed> =>
      world.ask(by, who, '/book/v1/bets/edit', { id: `edit-${String(1000 + slips++)}`, quote, ...slip }),
    /** What the round was told, in its order. */
    moved: (id: string): Promise<SentMovement[]> =>
      world.db.sql<SentMovement>`
        select m.kind, m.minor::int as minor, m.why, m.bet = ${id} as "isOwn" from book.movement m
        where m.round = (select round from book.bet where id = ${id}) order by m.nth`,
  }
}
export type Editor = Awaited<ReturnType<typeof anEditor>>
