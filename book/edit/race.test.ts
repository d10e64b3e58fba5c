/** Edits beside one another, cash-outs, stakes that come back and settlements: one wins. */
import type { Db } from '@uwanja/database/sql'
import { RULE_KINDS } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBet } from '../bets/store.ts'
import type { BetWorld } from '../bets/testing.ts'
import { faults } from '../bets/testing.ts'
import { atRisk } from '../cash-out/execute.ts'
import type { Book } from '../process/book.ts'
import { exposureFaults } from '../recount/exposure.ts'
import { moveExposure } from '../risk/store.ts'
import { sayWorth } from '../settlement/worth.ts'
import type { Editor } from './testing.ts'
import { anEditor, STAKE } from './testing.ts'

const ROUNDS = process.env['UWANJA_DEEP'] ? 200 : 12

/** As a settlement does: what was read is said, and where somebody was quicker nothing is. */
async function settled(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const bet = (await readBet(tx, id))!
    if (bet.outcome !== 'open') return false
    const { revision, openMinor, cashedMinor, voidedMinor } = bet
    const isSaid = await sayWorth(tx, {
      bet: id,
      revision,
      why: 'desk',
      outcome: 'won',
      openMinor,
      cashedMinor,
      voidedMinor,
      wonMinor: 230_000n,
      movements: [{ kind: 'credit', of: null, minor: 230_000n }],
    })
    if (isSaid) await moveExposure(tx, atRisk(bet), [])
    return isSaid
  })
}

describe.each(RULE_KINDS)('edits beside one another on %s', (kind) => {
  let world: BetWorld
  let book: Book
  let editor: Editor
  beforeAll(async () => {
    editor = await anEditor(kind)
    ;({ world, book } = editor)
  })
  afterAll(async () => {
    expect(await exposureFaults(world.db)).toEqual([])
    expect(faults).toEqual([])
    await world.close()
  })

  it('Y97 of two edits, a cash-out, a stake back and a settlement of one bet exactly one wins, from two processes', async () => {
    const other = await world.book()
    const wins = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      const old = await editor.placed({ legs: editor.legs(4), unit: STAKE })
      const [quote, before] = [await editor.quoteOf(old), editor.money()]
      const contestants: [string, () => Promise<number | null>][] = [
        [
          'swap',
          async () => {
            const { data } = await editor.edit(quote, { legs: editor.legs(5), unit: quote.value - 1000 })
            return data?.state === 'accepted' ? 1000 : null
          },
        ],
        [
          'raise',
          async () => {
            const { data } = await editor.edit(
              quote,
              { legs: editor.legs(5), unit: quote.value + 2000 },
              editor.bearer,
              other,
            )
            return data?.state === 'accepted' ? -2000 : null
          },
        ],
        [
          'cash-out',
          async () => {
            const { data } = await world.ask(other, editor.bearer, '/book/v1/cash-out/tap', {
              id: 'tap-0001',
              ...quote,
            })
            return (data?.state as string) === 'done' ? quote.value : null
          },
        ],
        [
          'stake back',
          async () => {
            const { status } = await world.ask(book, editor.bearer, '/book/v1/bets/stake-back', { bet: old })
            return status === 'SUCCESS' ? STAKE : null
          },
        ],
        [
          'result',
          async () => {
            // It reaches the bet at once; the others come over HTTP.
            for (let late = 0; late < (round * 3) % 8; late++) await editor.seen(old)
            return (await settled(world.db, old)) ? 230_000 : null
          },
        ],
      ]
      const order = contestants.map((_, at) => contestants[(at + round) % contestants.length]!)
      const ended = await Promise.all(order.map(async ([name, run]) => [name, await run()] as const))
      const winners = ended.filter(([, pays]) => pays !== null)
      expect(winners).toHaveLength(1)
      const [name, pays] = winners[0]!
      wins.set(name, (wins.get(name) ?? 0) + 1)
      await book.beat()
      expect(editor.money() - before).toBe(pays)
      expect((await editor.seen(old)).revision).toBe(1)
    }
    // Who is first hangs on the machine; that it is not always the same one does not.
    expect(wins.size).toBeGreaterThan(1)
  })
})
