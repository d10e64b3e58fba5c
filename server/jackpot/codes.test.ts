/** Slips of the jackpot that travel under six letters: whole or not, until the sale ends, and nobody's. */
import { CODE_LETTERS } from '@uwanja/contract/book/codes'
import { office as rows } from '@uwanja/contract/operators/office'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RULE_KINDS } from '../db/testing.ts'
import { aJackpot, RULE, SCORES, type Jackpot, type TestRound } from '../testing/jackpots.ts'
import type { Caller } from '../wire/handlers.ts'

const from = (ip: string) => ({ ip }) as Caller
const HERE = from('10.2.0.1')

describe.each(RULE_KINDS)('shared slips of a jackpot on %s', (kind) => {
  let jackpot: Jackpot
  beforeAll(async () => void (jackpot = await aJackpot(kind)))
  beforeEach(() => jackpot.begin())
  afterAll(() => jackpot.office.close())

  const share = (round: TestRound, picks: Readonly<Record<number, string>>, caller = HERE) =>
    jackpot.calls().shareSlip(
      {
        jackpotId: Number(round.id),
        picks: Object.entries(picks).map(([at, pick]) => ({ eventId: round.events[Number(at)]!.id, pick })),
      },
      caller,
    )
  const open = (code: string, caller = HERE) => jackpot.calls().getSharedSlip({ code }, caller)
  const kept = async () =>
    (await jackpot.office.db.sql<{ kept: number }>`select count(*)::int as kept from jackpot_code`)[0]!.kept

  it('J19 picks, whole or not, have six letters, the same picks the same, and whoever types them finds them', async () => {
    const round = await jackpot.aRound()
    const { code } = await share(round, { 4: '3', 0: '1', 14: '2' })
    expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{6}$`))
    expect((await share(round, { 0: '1', 4: '3', 14: '2' }, from('10.9.0.1'))).code).toBe(code)
    expect((await share(round, { 0: '1', 4: '2', 14: '2' })).code).not.toBe(code)
    const [first, fifth, reserve] = [0, 4, 14].map((at) => round.events[at]!.id)
    const typed = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    expect(await open(typed, from('10.9.0.2'))).toEqual({
      jackpotId: Number(round.id),
      picks: [
        { eventId: first, pick: '1' },
        { eventId: fifth, pick: '3' },
        { eventId: reserve, pick: '2' },
      ],
    })
    const [columns] = await jackpot.office.db.sql<{ names: string }>`
      select string_agg(column_name, ' ' order by column_name) as names from information_schema.columns
      where table_name = 'jackpot_code'`
    expect(columns!.names).toBe('code jackpot_id made_at picks')
  })

  it('J19 what is no pick of this round has no letters', async () => {
    const [round, scores] = [await jackpot.aRound(), await jackpot.aRound(SCORES, { typeId: 1 })]
    expect((await open((await share(scores, { 0: '2:1' })).code)).picks).toMatchObject([{ pick: '2:1' }])
    await expect(share(round, { 0: '2:1' })).rejects.toThrow('JACKPOT_SLIP_WRONG')
    await expect(share(scores, { 0: '1' })).rejects.toThrow('JACKPOT_SLIP_WRONG')
    await expect(share(scores, { 0: '21:0' })).rejects.toThrow('JACKPOT_SLIP_WRONG')
    await expect(share({ ...round, events: scores.events }, { 0: '1' })).rejects.toThrow('JACKPOT_SLIP_WRONG')
    const twice = { eventId: round.events[0]!.id, pick: '1' }
    const asked = { jackpotId: Number(round.id), picks: [twice, twice] }
    await expect(jackpot.calls().shareSlip(asked, HERE)).rejects.toThrow('JACKPOT_SLIP_WRONG')
    await expect(share({ ...round, id: '999999' }, { 0: '1' })).rejects.toThrow('JACKPOT_NOT_FOUND')
  })

  it('J19 the letters end with the sale, and with a round that is cancelled; nothing of them is kept', async () => {
    const round = await jackpot.aRound()
    const { code } = await share(round, { 0: '1' })
    const other = await jackpot.aRound(RULE)
    const cancelled = (await share(other, { 0: '1' })).code
    const before = await kept()
    expect((await jackpot.ask(rows.askJackpotCancelled, { id: other.id, why: 'the league rests' })).status).toBe(
      'SUCCESS',
    )
    expect(await jackpot.approve(other.id, jackpot.second(), 'jackpot-cancelled')).toBe('SUCCESS')
    await expect(open(cancelled)).rejects.toThrow('CODE_NOT_FOUND')
    expect(await kept()).toBe(before - 1)
    // The sale is over before anybody has closed it.
    await jackpot.office.shift(24 * 3600 - 45)
    await expect(open(code)).rejects.toThrow('CODE_NOT_FOUND')
    await expect(share(round, { 0: '2' })).rejects.toThrow('JACKPOT_CLOSED')
    await jackpot.begin()
    expect(await kept()).toBe(0)
  })

  it('J19 whoever guesses is slowed down, finds nothing meanwhile, and keeps nobody else away', async () => {
    const { code } = await share(await jackpot.aRound(), { 0: '1' })
    const guesser = from('10.3.0.1')
    for (let guess = 0; guess < 60; guess++) await expect(open('BBBBBB', guesser)).rejects.toThrow('CODE_NOT_FOUND')
    await expect(open('BBBBBB', guesser)).rejects.toThrow('TOO_MANY_REQUESTS')
    await expect(open(code, guesser)).rejects.toThrow('TOO_MANY_REQUESTS')
    expect((await open(code)).picks).toHaveLength(1)
  })
})
