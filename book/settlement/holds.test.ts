/** What waits for people, what waits for minutes, and what a wallet that says no or nothing leaves owed. */
import { RULE_KINDS, shiftClock } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDatabase } from '../process/testing.ts'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import { setBounds, USUAL_BOUNDS } from './bounds-store.ts'
import { agree, openHolds } from './hold-store.ts'
import { disputes, proposeWayOut } from './outbox-store.ts'
import { aHouse, aWallet, layBet, worthText } from './testing.ts'

const BOUNDS = { ...USUAL_BOUNDS, bet: 5000, market: 9000, cancelledBets: 2 }
const MOST = 50

describe.each(RULE_KINDS)('what waits, on %s', (kind) => {
  let db: Db
  let startMs = 0
  let said = 1
  let house: ReturnType<typeof aHouse>
  let company = aWallet()
  beforeAll(async () => {
    db = await aDatabase(kind)
    const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
    startMs = clock!.now.getTime() - HOUR_MS
    house = aHouse(db, () => startMs + HOUR_MS)
    await setBounds(db, BOUNDS, 'ada')
  })
  beforeEach(() => {
    company = aWallet()
    house.pays(company.wallet)
  })
  afterAll(() => db.close())

  const lay = (id: string, event: string, odds: number, outcome = '1'): Promise<string> =>
    layBet(db, {
      id,
      decidedMs: startMs - HOUR_MS,
      legs: [{ odds, picks: [{ event, market: 'goals.match.1x2', outcome }] }],
    })
  const ended = async (name: string, ...score: readonly [number, number]): Promise<void> => {
    await tell(db, name, startMs + said++, facts(played(score, 'ended')))
    await house.settled()
  }
  const held = async (): Promise<string[]> =>
    (await openHolds(db, MOST)).map(({ why, bet, market }) => `${why} ${bet ?? market!}`)
  const agreed = async (who: string): Promise<string> => {
    const [hold] = await openHolds(db, MOST)
    return db.transaction((tx) => agree(tx, hold!.key, hold!.facts, who))
  }

  it('Y53 one large payout waits for two people, and other facts for two anew; small ones beside it are paid', async () => {
    const match = await aMatch(db, 'large', startMs)
    const [small, large] = [await lay('small', match, 2000), await lay('large', match, 6000)]
    await ended('large', 1, 0)
    expect([await worthText(db, small), await worthText(db, large)]).toEqual(['won 2000', 'open 1000'])
    expect(await held()).toEqual(['large large'])
    expect(await agreed('ada')).toBe('first')
    expect(await agreed('ada')).toBe('same-person')
    // Said otherwise there is no question; and when there is one again, nobody has answered it.
    await ended('large', 1, 1)
    expect([await worthText(db, large), await held()]).toEqual(['lost 0', []])
    await tell(db, 'large', startMs + said++, facts(played([2, 0], 'ended')))
    await house.settled()
    expect(await held()).toEqual(['large large'])
    expect([await agreed('bo'), await agreed('ada')]).toEqual(['first', 'second'])
    await house.settled()
    expect([await worthText(db, large), await held()]).toEqual(['won 6000', []])
    expect(company.given()).toBe(8000n)
  })

  it('Y53 a market that has too much to pay waits whole, and is paid once when two people agreed', async () => {
    const match = await aMatch(db, 'market', startMs)
    const ids = await Promise.all([1, 2, 3].map((nth) => lay(`market-${String(nth)}`, match, 4000)))
    await ended('market', 1, 0)
    expect(await Promise.all(ids.map((id) => worthText(db, id)))).toEqual(ids.map(() => 'open 1000'))
    expect(await held()).toEqual(['large goals.match.1x2?'])
    await agreed('ada')
    await agreed('bo')
    await house.settled()
    await house.settled()
    expect(await Promise.all(ids.map((id) => worthText(db, id)))).toEqual(ids.map(() => 'won 4000'))
    expect(company.heard).toHaveLength(3)
  })

  it('Y53 a provisional word of the feed waits for a confirmed one', async () => {
    const match = await aMatch(db, 'provisional', startMs)
    const id = await lay('provisional', match, 2000)
    const outcomes = Object.fromEntries(
      ['1', 'x', '2'].map((one) => [one, { r: one === '1' ? (1 as const) : (0 as const), v: '0' as const, f: '1' }]),
    )
    const markets = [{ market: 'goals.match.1x2', specifiers: '', outcomes }]
    await tell(db, 'provisional', startMs + said++, { kind: 'bet_settlement', certainty: 'provisional', markets })
    await house.settled()
    expect([await worthText(db, id), await held()]).toEqual(['open 1000', ['provisional goals.match.1x2?']])
    await tell(db, 'provisional', startMs + said++, { kind: 'bet_settlement', certainty: 'confirmed', markets })
    await house.settled()
    expect([await worthText(db, id), await held()]).toEqual(['won 2000', []])
  })

  it('Y53 a wide cancel waits ten minutes, in which it can be taken back', async () => {
    const match = await aMatch(db, 'wide', startMs)
    const ids = await Promise.all([1, 2, 3].map((nth) => lay(`wide-${String(nth)}`, match, 2000)))
    const markets = [{ market: 'goals.match.1x2', specifiers: '' }]
    await tell(db, 'wide', startMs + said++, { kind: 'bet_cancel', markets })
    await house.settled()
    expect([await worthText(db, ids[0]!), await held()]).toEqual(['open 1000', ['cancel goals.match.1x2?']])
    await tell(db, 'wide', startMs + said++, { kind: 'rollback_bet_cancel', markets })
    await house.settled()
    expect(await held()).toEqual([])
    await tell(db, 'wide', startMs + said++, { kind: 'bet_cancel', markets })
    await house.settled()
    await shiftClock(db, 9 * 60)
    await house.settled()
    expect(await worthText(db, ids[0]!)).toBe('open 1000')
    await shiftClock(db, 2 * 60)
    await house.settled()
    expect(await Promise.all(ids.map((id) => worthText(db, id)))).toEqual(ids.map(() => 'void 1000'))
  })

  it('Y53 a correction after a day waits for two people', async () => {
    const match = await aMatch(db, 'late-word', startMs)
    const id = await lay('late-word', match, 2000)
    await ended('late-word', 1, 0)
    await shiftClock(db, 25 * 3600)
    await ended('late-word', 0, 0)
    expect([await worthText(db, id), await held()]).toEqual(['won 2000', ['late late-word']])
    await agreed('ada')
    await agreed('bo')
    await house.settled()
    expect(await worthText(db, id)).toBe('lost 0')
  })

  it('Y53 a bet that was lost too soon and is open again is settled by itself, however many days its other match takes', async () => {
    const [first, second] = [await aMatch(db, 'too-soon', startMs), await aMatch(db, 'days-after', startMs)]
    const legs = [first, second].map((event) => ({
      odds: 1500,
      picks: [{ event, market: 'goals.match.1x2', outcome: '1' }],
    }))
    const id = await layBet(db, { id: 'too-soon', decidedMs: startMs - HOUR_MS, legs })
    await ended('too-soon', 0, 1)
    expect(await worthText(db, id)).toBe('lost 0')
    await ended('too-soon', 1, 0)
    expect(await worthText(db, id)).toBe('open 1000')
    await shiftClock(db, 47 * 3600)
    await ended('days-after', 1, 0)
    expect([await worthText(db, id), await held()]).toEqual(['won 2250', []])
    // And its corrections have a day from then on.
    await shiftClock(db, 23 * 3600)
    await ended('days-after', 0, 0)
    expect([await worthText(db, id), await held()]).toEqual(['lost 0', []])
    await shiftClock(db, 2 * 3600)
    await ended('days-after', 2, 0)
    expect([await worthText(db, id), await held()]).toEqual(['lost 0', ['late too-soon']])
    await agreed('ada')
    await agreed('bo')
    await house.settled()
    expect(await worthText(db, id)).toBe('won 2250')
  })

  it('Y54 a wallet that says nothing is told the same again, one movement of a round after the other', async () => {
    const match = await aMatch(db, 'silent', startMs)
    const id = await lay('silent', match, 2000)
    const tried: string[] = []
    company.answers((one) => (tried.push(one.key), { heard: 'unknown' }))
    await ended('silent', 1, 0)
    await ended('silent', 0, 0)
    // On a busy machine the first pause, of a second, may be over by then.
    const before = tried.length
    expect([...new Set(tried)]).toEqual([`${id}:2`])
    await shiftClock(db, 61)
    await house.settled()
    expect([[...new Set(tried)], tried.length > before]).toEqual([[`${id}:2`], true])
    company.answers(() => null)
    await shiftClock(db, 61)
    await house.settled()
    expect(company.heard.map(({ key, minor }) => [key, minor])).toEqual([
      [`${id}:2`, 2000n],
      [`${id}:3`, 0n],
    ])
  })

  it('Y54 a no stops the round and waits for two people; a reference that is not found is tried before', async () => {
    const match = await aMatch(db, 'refused', startMs)
    const id = await lay('refused', match, 2000)
    company.answers(() => ({ heard: 'refused', status: 'TRANSACTION_NOT_FOUND' }))
    await ended('refused', 1, 0)
    expect(await disputes(db, MOST)).toEqual([])
    company.answers(() => ({ heard: 'refused', status: 'INVALID_REQUEST' }))
    await shiftClock(db, 61)
    await ended('refused', 0, 0)
    const [dispute] = await disputes(db, MOST)
    expect([dispute!.key, dispute!.code]).toEqual([`${id}:2`, 'INVALID_REQUEST'])
    const propose = (who: string) => db.transaction((tx) => proposeWayOut(tx, { key: `${id}:2`, way: 'again', who }))
    expect([await propose('ada'), await propose('ada'), await propose('bo')]).toEqual([
      'first',
      'same-person',
      'second',
    ])
    company.answers(() => null)
    await house.settled()
    expect(company.heard.map(({ key }) => key)).toEqual([`${id}:2`, `${id}:3`])
    expect(await disputes(db, MOST)).toEqual([])
  })

  it('Y44 a stake that two people gave back by hand at its wallet is of a bet that is undone, and its debit has ended', async () => {
    const id = await lay('by-hand', await aMatch(db, 'by-hand', startMs), 2000)
    const [key, rollback] = [`${id}:1`, `${id}:2`]
    await db.sql`update book.bet set state = 'undoing' where id = ${id}`
    await db.sql`update book.movement set state = 'owed', answered_at = null where key = ${key}`
    await db.sql`
      insert into book.movement (key, round, nth, bet, kind, of, minor)
      values (${rollback}, ${id}, 2, ${id}, 'rollback', ${key}, 1000)`
    company.answers(() => ({ heard: 'refused', status: 'INVALID_REQUEST' }))
    await house.settled()
    const stands = async (): Promise<string[]> =>
      (
        await db.sql<{ text: string }>`
        select m.kind || ' ' || m.state || ', ' || b.state as text from book.movement m join book.bet b on b.id = m.bet
        where b.id = ${id} order by m.nth`
      ).map(({ text }) => text)
    expect(await stands()).toEqual(['debit owed, undoing', 'rollback disputed, undoing'])
    const propose = (who: string) => db.transaction((tx) => proposeWayOut(tx, { key: rollback, way: 'by-hand', who }))
    expect([await propose('ada'), await propose('bo')]).toEqual(['first', 'second'])
    expect(await stands()).toEqual(['debit ended, undone', 'rollback answered, undone'])
  })

  it('Y54 who stops half-way leaves nothing behind: the next one goes on, and nothing is paid twice', async () => {
    const match = await aMatch(db, 'half-way', startMs)
    const ids: string[] = []
    for (let nth = 0; nth < 20; nth++)
      ids.push(await lay(`half-way-${String(nth).padStart(2, '0')}`, match, 2000, nth % 2 ? '1' : '2'))
    // Heard, and the answer is lost.
    const lost = new Set<string>()
    const first = company.wallet.say
    house.pays({
      async say(movements) {
        await first(movements)
        movements.forEach(({ key }) => lost.add(key))
        throw new Error('the line broke')
      },
    })
    await setBounds(db, USUAL_BOUNDS, 'ada')
    await ended('half-way', 1, 0)
    expect([lost.size, house.faults.splice(0).length > 0]).toEqual([20, true])
    house.pays(company.wallet)
    await shiftClock(db, 61)
    await house.settled()
    expect(company.given()).toBe(20_000n)
    const [open] = await db.sql<{
      owed: number
    }>`select count(*)::int as owed from book.movement where state = 'owed'`
    expect(open!.owed).toBe(0)
    expect(await worthText(db, ids[1]!)).toBe('won 2000')
  })
})
