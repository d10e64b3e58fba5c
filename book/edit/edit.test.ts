/** Bets that become other bets, over HTTP: what moves, and what stays as it was. */
import { RULE_KINDS } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetWorld, SaidSlip } from '../bets/testing.ts'
import { faults, home, matches, say } from '../bets/testing.ts'
import { aroundBet } from '../desk/life-store.ts'
import type { Book } from '../process/book.ts'
import { exposureFaults } from '../recount/exposure.ts'
import { recountSettled } from '../recount/settled.ts'
import { played } from '../results/testing.ts'
import type { Editor } from './testing.ts'
import { anEditor, STAKE } from './testing.ts'

describe.each(RULE_KINDS)('edited bets on %s', (kind) => {
  let world: BetWorld
  let book: Book
  let editor: Editor
  beforeAll(async () => {
    editor = await anEditor(kind)
    ;({ world, book } = editor)
  })
  afterAll(async () => {
    expect(await exposureFaults(world.db)).toEqual([])
    expect(await recountSettled(world.db)).toEqual([])
    expect(faults).toEqual([])
    await world.close()
  })

  it('Y95 a leg that is swapped moves no money: the new bet lives in the old round on the value quoted', async () => {
    const old = await editor.placed({ legs: editor.legs(0, 1), unit: STAKE })
    const [quote, before] = [await editor.quoteOf(old), editor.money()]
    const slip = { id: 'edit-swap', legs: editor.legs(0, 2), unit: quote.value }
    const { data } = await editor.edit(quote, slip)
    expect(data).toMatchObject({ state: 'accepted', stake: quote.value, replaces: { bet: old, value: quote.value } })
    expect(data.legs.map(({ picks }) => picks[0]!.event)).toEqual([editor.events[0], editor.events[2]])
    await book.beat()
    expect(editor.money()).toBe(before)
    expect(await editor.seen(old)).toMatchObject({
      outcome: 'replaced',
      revision: 1,
      worth: { open: 0, won: 0, cashed: 0 },
    })
    expect(await editor.moved(data.id)).toEqual([
      { kind: 'debit', minor: STAKE, why: null, isOwn: false },
      { kind: 'credit', minor: 0, why: 'edit', isOwn: false },
    ])
    // Said again it is that bet for ever, also when the quote has ended; with other content it is refused.
    world.nowMs += 60_000
    expect((await editor.edit(quote, slip)).data.id).toBe(data.id)
    expect((await editor.edit(quote, { ...slip, unit: quote.value + 1 })).status).toBe('SLIP_ALREADY_USED')
  })

  it('Y95 a raise is one debit of what the value does not cover, and the wallet is told which bet it replaces', async () => {
    const old = await editor.placed({ legs: editor.legs(0), unit: STAKE })
    const [quote, before] = [await editor.quoteOf(old), editor.money()]
    const { data } = await editor.edit(quote, { legs: editor.legs(0, 1, 2), unit: quote.value + 40_000 })
    expect([data.state, data.kind, before - editor.money()]).toEqual(['accepted', 'multiple', 40_000])
    const debit = world.wallet.debits.get(`${old}:2`)!
    expect(debit).toMatchObject({ minor: 40_000, body: { round_id: old, slip: { bet_id: data.id, replaces: old } } })
    // And so on: the third bet of the round.
    const again = await editor.quoteOf(data.id)
    const third = await editor.edit(again, { legs: editor.legs(0, 1), unit: again.value + 1000 })
    expect([third.data.state, before - editor.money()]).toEqual(['accepted', 41_000])
    expect((await editor.moved(third.data.id)).map(({ minor }) => minor)).toEqual([STAKE, 40_000, 0, 1000, 0])
  })

  it('O113 a bet whose place another one took knows which; a refused edit takes nobody’s', async () => {
    const old = await editor.placed({ legs: editor.legs(0), unit: STAKE })
    const of = async (id: string) => (await aroundBet(world.db, id)).replacedBy
    const refused = await editor.edit(await editor.quoteOf(old), { legs: editor.legs(1), unit: STAKE * 1_000_000 })
    expect([refused.data?.state, await of(old)]).not.toContain('accepted')
    expect(await of(old)).toBeNull()
    const { data } = await editor.edit(await editor.quoteOf(old), { legs: editor.legs(1), unit: STAKE })
    expect([data.state, await of(old), await of(data.id)]).toEqual(['accepted', data.id, null])
  })

  it('Y95 a lower stake pays the rest out, and a system may come of a multiple', async () => {
    const old = await editor.placed({ legs: editor.legs(0, 1, 2), unit: STAKE })
    const [quote, before] = [await editor.quoteOf(old), editor.money()]
    const { data } = await editor.edit(quote, { legs: editor.legs(0, 1, 3), system: 'trixie', unit: 10_000 })
    expect([data.state, data.stake, data.lines]).toEqual(['accepted', 40_000, 4])
    await book.beat()
    expect(editor.money() - before).toBe(quote.value - 40_000)
    expect((await editor.seen(old)).worth).toMatchObject({ open: 0, cashed: quote.value - 40_000 })
  })

  it('Y96 what refuses the new bet leaves the old one as it was', async () => {
    const poor = await world.aPlayer(STAKE)
    const old = await editor.placed({ legs: editor.legs(0), unit: STAKE }, poor)
    const quote = await editor.quoteOf(old, poor)
    const [{ data: before }] = [await world.ask(book, poor, `/book/v1/bets/bet?id=${old}`)]
    const reasons: unknown[] = []
    const refused = async (asked: object, slip: Partial<SaidSlip>): Promise<void> => {
      const { status, data } = await editor.edit(asked, slip, poor)
      reasons.push(data?.reason ?? status)
      expect((await world.ask(book, poor, `/book/v1/bets/bet?id=${old}`)).data).toEqual(before)
    }
    const same = { legs: editor.legs(0, 1), unit: quote.value }
    const [event] = Object.keys(quote.epochs)
    await refused(quote, { ...same, unit: quote.value + 1000 })
    await refused({ ...quote, value: quote.value + 1 }, { ...same, unit: quote.value + 1 })
    await refused({ ...quote, revision: 1 }, same)
    await refused({ ...quote, epochs: { [event!]: 99 } }, same)
    await refused({ ...quote, epochs: {} }, same)
    await refused(quote, { ...same, legs: [editor.legs(1)[0]!, editor.legs(1)[0]!] })
    await refused(quote, { ...same, unit: 10 })
    await refused({ ...quote, until: new Date(world.nowMs + 6001).toISOString() }, same)
    await refused({ ...quote, until: 'tomorrow' }, same)
    expect(reasons).toEqual([
      'NOT_ENOUGH_MONEY',
      'PRICE_CHANGED',
      'STATE_CHANGED',
      'STATE_CHANGED',
      'STATE_CHANGED',
      'RELATED_SELECTIONS',
      'STAKE_TOO_LOW',
      'QUOTE_ENDED',
      'QUOTE_ENDED',
    ])
    expect((await editor.edit(quote, same)).status).toBe('BET_NOT_FOUND')
    expect((await editor.edit({ ...quote, bet: 'nobody' }, same, poor)).status).toBe('BET_NOT_FOUND')
    expect((await editor.edit(quote, { ...same, unit: -1 }, poor)).status).toBe('VALIDATION_ERROR')
    const flex = await editor.placed({ legs: editor.legs(0, 1, 2, 3), mayFail: 1, unit: 1000 })
    expect((await editor.edit({ ...quote, bet: flex }, same)).status).toBe('CASH_OUT_NOT_AVAILABLE')
    expect(editor.money(poor)).toBe(0)
  })

  it('Y96 a wallet that says nothing undoes the new bet, and the old one stands', async () => {
    const old = await editor.placed({ legs: editor.legs(0), unit: STAKE })
    const [quote, before] = [await editor.quoteOf(old), editor.money()]
    world.wallet.answers = () => Promise.resolve('silent')
    const { data } = await editor.edit(quote, { legs: editor.legs(1), unit: quote.value + 5000 })
    world.wallet.answers = () => Promise.resolve('well')
    expect(data.state).toBe('undoing')
    await book.beat()
    expect((await editor.seen(data.id)).state).toBe('undone')
    expect([await editor.seen(old), editor.money()]).toMatchObject([{ outcome: 'open', revision: 0 }, before])
  })

  it('Y96 on a live match it waits the delay, and a goal meanwhile leaves the old bet as it was', async () => {
    const [id] = await matches(world.db, 1, 'live')
    await book.beat()
    let at = world.nowMs
    const tell = (goals: number): Promise<void> =>
      say(world.db, 'live0', ++at, { kind: 'odds_change', facts: played([goals, 0], 'live') })
    const old = await editor.placed({ legs: [home(book, id!)], unit: STAKE })
    await tell(0)
    await book.beat()
    const asked = async () => {
      const quote = await editor.quoteOf(old)
      // The new one has no live leg itself.
      return (await editor.edit(quote, { legs: editor.legs(1), unit: quote.value })).data
    }
    const first = await asked()
    expect([first.state, Date.parse(first.dueAt!) - Date.parse(first.askedAt)]).toEqual(['waiting', 6000])
    await tell(1)
    world.nowMs += 6000
    await book.beat()
    expect(await editor.seen(first.id)).toMatchObject({ state: 'refused', reason: 'STATE_CHANGED' })
    const second = await asked()
    expect(await editor.seen(old)).toMatchObject({ outcome: 'open', revision: 0 })
    world.nowMs += 6000
    await book.beat()
    expect([(await editor.seen(second.id)).state, (await editor.seen(old)).outcome]).toEqual(['accepted', 'replaced'])
  })

  it('Y98 an edited bet is settled like any other: won, void out of the stakes that were taken and the rest as a credit', async () => {
    const [won, gone] = await matches(world.db, 2, 'end')
    await book.beat()
    const olds = [
      await editor.placed({ legs: [home(book, won!)], unit: STAKE }),
      await editor.placed({ legs: [home(book, gone!)], unit: STAKE }),
    ]
    const first = await editor.quoteOf(olds[0]!)
    const winner = (await editor.edit(first, { legs: [home(book, won!)], unit: first.value + 3000 })).data
    // A partial cash-out, the raise that follows it, and then all is void.
    const part = await editor.quoteOf(olds[1]!)
    await world.ask(book, editor.bearer, '/book/v1/cash-out/tap', { id: 'tap-0001', ...part, stake: 30_000 })
    const second = await editor.quoteOf(olds[1]!)
    const voided = (await editor.edit(second, { legs: [home(book, gone!)], unit: second.value + STAKE })).data
    await book.beat()
    const before = editor.money()
    await say(world.db, 'end0', world.nowMs + 1, { kind: 'odds_change', facts: played([2, 1], 'ended') })
    await say(world.db, 'end1', world.nowMs + 1, { kind: 'odds_change', facts: { status: 'cancelled' } })
    await book.beat()
    await book.beat()
    const pays = Math.floor((winner.stake * winner.legs[0]!.odds!) / 1000)
    expect([await editor.seen(winner.id), await editor.seen(voided.id)]).toMatchObject([
      { outcome: 'won', worth: { won: pays } },
      { outcome: 'void', worth: { voided: voided.stake } },
    ])
    expect(editor.money() - before).toBe(pays + voided.stake)
    expect((await editor.moved(voided.id)).filter(({ why }) => why === 'result')).toEqual([
      { kind: 'void', minor: STAKE, why: 'result', isOwn: true },
      { kind: 'void', minor: voided.stake - STAKE, why: 'result', isOwn: true },
    ])
  })

  it('Y98 of a debit that the wallet refused no stake goes back: it took none', async () => {
    const [gone] = await matches(world.db, 1, 'refused')
    await book.beat()
    const poor = await world.aPlayer(3 * STAKE)
    const old = await editor.placed({ legs: [home(book, gone!)], unit: STAKE }, poor)
    const raisedBy = async (minor: number) => {
      const quote = await editor.quoteOf(old, poor)
      return (await editor.edit(quote, { legs: [home(book, gone!)], unit: quote.value + minor }, poor)).data
    }
    expect(await raisedBy(10 * STAKE)).toMatchObject({ state: 'refused', reason: 'NOT_ENOUGH_MONEY' })
    const { id, stake } = await raisedBy(STAKE)
    const before = editor.money(poor)
    await say(world.db, 'refused0', world.nowMs + 1, { kind: 'odds_change', facts: { status: 'cancelled' } })
    await book.beat()
    await book.beat()
    expect(editor.money(poor) - before).toBe(stake)
    const voids = await world.db.sql`
      select of, minor::int as minor, state from book.movement where bet = ${id} and kind = 'void' order by nth`
    expect(voids).toEqual([
      { of: `${old}:1`, minor: STAKE, state: 'answered' },
      { of: `${old}:3`, minor: stake - STAKE, state: 'answered' },
    ])
  })
})
