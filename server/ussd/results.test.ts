/** The jackpot that ended last, as a phone's screen tells it: three languages, both kinds of rounds, and every way to end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'
import { aRound } from '../testing/lite.ts'

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST)
})
afterAll(() => house.close())

let sessions = 0
async function dial(number: string, text: string): Promise<string> {
  const body = new URLSearchParams({ sessionId: `r${String(++sessions)}`, phoneNumber: `+${number}`, text })
  const address = `${house.apiUrl}/callbacks/ussd/aggregator?key=${house.keys.aggregator.secret}`
  return (await fetch(address, { method: 'POST', body })).text()
}

async function aDialler(language: string): Promise<string> {
  const { id, number } = await aPlayer(house)
  await house.db.sql`update player set language = ${language} where id = ${id}`
  return number
}

/** The round has ended like this: a score for each of its matches, the reserves after them; null: cancelled. */
async function endedAs(id: number, scores: readonly (readonly [number, number] | null)[], outcome: object | null) {
  const { sql } = house.db
  const matches = await sql<{ id: bigint }>`
    select id from jackpot_match where jackpot_id = ${id} order by is_reserve, number`
  for (const [at, match] of matches.entries()) {
    const score = scores[at]
    if (score === undefined) continue
    await sql`update jackpot_match set state = ${score ? 'played' : 'cancelled'}, score1 = ${score?.[0] ?? null},
      score2 = ${score?.[1] ?? null} where id = ${match.id}`
  }
  await sql`update jackpot set state = ${outcome ? 'settled' : 'closed'}, closes_at = house_now() - interval '3 hours',
    ended_at = house_now(), outcome = ${outcome === null ? null : JSON.stringify(outcome)}::text::jsonb where id = ${id}`
}

const HOME = [2, 0] as const
const DRAW = [1, 1] as const
const AWAY = [0, 3] as const
const won = (winners: readonly object[]) => ({ winners, rolls: '0' })

describe('O105 results of the jackpot', () => {
  it('O105 says that none has ended, then that results are missing, then what it came to, in three languages', async () => {
    const [english, swahili, chinese] = [await aDialler('en'), await aDialler('sw'), await aDialler('zh')]
    expect(await dial(english, '6')).toBe('CON You have no bets and no tickets.\n1 Jackpot results')
    expect(await dial(english, '6*1')).toBe('END No jackpot has ended yet.')
    expect(await dial(english, '6*2')).toBe('END Wrong choice. Dial again.')

    const id = await aRound(house.db, 'Saturday 13')
    await endedAs(id, [HOME, DRAW, AWAY], null)
    expect(await dial(english, '6*1')).toBe('END Saturday 13: 1 X 2 ? ? ? ? ? ? ? ? ? ?\nNot all results are in yet.')

    const mains = [HOME, DRAW, null, HOME, HOME, AWAY, DRAW, HOME, HOME, AWAY, AWAY, HOME, DRAW]
    const winners = [
      { right: 13, tickets: 2, each: '150000000' },
      { right: 12, tickets: 31, each: '1234500' },
    ]
    // Of the reserves the first was cancelled as well: the second counts.
    await endedAs(id, [...mains, null, AWAY, HOME], won(winners))
    expect(await dial(english, '6*1')).toBe(
      'END Saturday 13: 1 X void 1 1 2 X 1 1 2 2 1 X + 2\n13 right, tickets: 2, 1,500,000.00 NGN each\n12 right, tickets: 31, 12,345.00 NGN each',
    )
    expect(await dial(swahili, '6*1')).toBe(
      'END Saturday 13: 1 X batili 1 1 2 X 1 1 2 2 1 X + 2\nSahihi 13: tiketi 2, kila moja 1,500,000.00 NGN\nSahihi 12: tiketi 31, kila moja 12,345.00 NGN',
    )
    expect(await dial(chinese, '6*1')).toBe(
      'END Saturday 13: 1 X 作废 1 1 2 X 1 1 2 2 1 X + 2\n猜中 13：2 张票，每张 1,500,000.00 NGN\n猜中 12：31 张票，每张 12,345.00 NGN',
    )
  })

  it('O105 says exact scores, nobody’s jackpot and a cancelled one, and never more than 160 letters', async () => {
    const number = await aDialler('sw')
    const id = await aRound(house.db, 'N'.repeat(60))
    const many = Array.from({ length: 16 }, () => null)
    const each = '999999999999'
    await endedAs(id, many, won([13, 12, 11, 10].map((right) => ({ right, tickets: 999_999, each }))))
    const longest = await dial(number, '6*1')
    expect(longest.length).toBeLessThanOrEqual(160)
    expect(longest.startsWith(`END ${'N'.repeat(30)}: batili batili`)).toBe(true)

    const english = await aDialler('en')
    await endedAs(id, many, won([]))
    expect(await dial(english, '6*1')).toMatch(/\nNobody won it\.$/)
    await house.db.sql`update jackpot set state = 'cancelled' where id = ${id}`
    expect(await dial(english, '6*1')).toMatch(/\nIt was cancelled\.$/)

    const scores = await aRound(house.db, 'Exact six')
    await house.db.sql`
      with rule as (insert into jackpot_rule (name, version, type_id, rule)
        select 'Six', 1, 1, r.rule || '{"matches":6,"reserves":0}'::jsonb from jackpot_rule r limit 1 returning id)
      update jackpot set rule_id = (select id from rule) where id = ${scores}`
    await house.db.sql`delete from jackpot_match where jackpot_id = ${scores} and (is_reserve or number > 6)`
    await endedAs(scores, [HOME, DRAW, AWAY, HOME, [10, 2], DRAW], won([{ right: 6, tickets: 1, each: '5000000' }]))
    expect(await dial(english, '6*1')).toBe(
      'END Exact six: 2:0 1:1 0:3 2:0 10:2 1:1\n6 right, tickets: 1, 50,000.00 NGN each',
    )
  })

  it('O105 is sent by SMS to whoever sends RESULTS 1', async () => {
    const number = await aDialler('en')
    const body = new URLSearchParams({ id: 'results-1', from: `+${number}`, to: '22384', text: 'results 1' })
    const address = `${house.apiUrl}/callbacks/sms/aggregator?key=${house.keys.aggregator.secret}`
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
    const [last] = (await house.world(`/api/phones/${number}/messages`)) as unknown as { text: string }[]
    expect(last!.text).toMatch(/^Exact six: 2:0 1:1/)
  })
})
