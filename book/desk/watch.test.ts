/** What traders look at and set for all bets: the calendar, a bet's life, figures, limits, and a settled result said anew by two. */
import { FULLEST } from '@uwanja/database/testing'
import type { BetLife, CalendarRow, Figure, FoundBet } from '@uwanja/contract/book/desk-watch'
import type { BookRules } from '@uwanja/contract/book/desk-rules'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepCode } from '../codes/store.ts'
import type { Book } from '../process/book.ts'
import { openBook } from '../process/book.ts'
import { aDatabase, DESK_KEY } from '../process/testing.ts'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import { layBet, worthText } from '../settlement/testing.ts'

const HOME = { market: 'goals.match.1x2', outcome: '1' } as const

describe('what the desk watches', () => {
  let db: Db
  let book: Book
  let startMs = 0
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
    startMs = clock!.now.getTime() - HOUR_MS
    book = openBook({ db, feed: null, deskKey: DESK_KEY, onFault: () => {} })
  })
  afterAll(async () => {
    await book.close()
    await db.close()
  })

  async function ask<Data>(method: 'GET' | 'POST', path: string, said: Record<string, unknown> = {}, trader = 'ada') {
    const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': trader }
    const rest = method === 'GET' ? { query: said as Record<string, string> } : { payload: said }
    return (await book.app.inject({ method, url: `/book/desk/${path}`, headers, ...rest })).json<{
      status: string
      data: Data
    }>()
  }
  const beats = async (): Promise<void> => {
    await book.beat()
    await book.beat()
  }
  const day = (ms: number): string => new Date(ms).toISOString()
  const figures = async (by: string) =>
    (
      await ask<{ rows: Figure[] }>('GET', 'figures', {
        from: day(startMs - 9 * HOUR_MS),
        to: day(startMs + HOUR_MS),
        by,
      })
    ).data.rows

  it('O40 the calendar knows matches by sport, league, time and state, and what each puts at risk', async () => {
    const soon = await aMatch(db, 'soon', startMs + 3 * HOUR_MS)
    const later = await aMatch(db, 'later', startMs + 30 * HOUR_MS)
    await tell(db, 'soon', startMs, facts({ ...played([0, 0], 'not-started'), scores: {} }))
    await db.sql`
      insert into book.exposure (event, market, specifiers, outcome, stake_minor, singles_minor, weighted_minor)
      values (${soon}::bigint, 'goals.match.1x2', '', '1', 100, 250, 40)`
    await book.beat()
    const seen = async (wanted: Record<string, string>) =>
      (await ask<{ events: CalendarRow[] }>('GET', 'calendar', wanted)).data.events
    expect((await seen({})).map(({ id, atRisk }) => [id, atRisk])).toEqual([
      [soon, 290],
      [later, 0],
    ])
    const [{ tournamentId }] = (await seen({})) as [CalendarRow]
    expect((await seen({ to: day(startMs + 4 * HOUR_MS) })).map(({ id }) => id)).toEqual([soon])
    expect((await seen({ from: day(startMs + 4 * HOUR_MS) })).map(({ id }) => id)).toEqual([later])
    expect(await seen({ sport: 'tennis' })).toEqual([])
    expect(await seen({ tournament: String(Number(tournamentId) + 1) })).toEqual([])
    expect((await seen({ tournament: tournamentId, words: 'BAHARI' })).length).toBe(2)
    expect(await seen({ words: 'nobody' })).toEqual([])
    expect(await seen({ state: 'live' })).toEqual([])
    // Its feed has never been heard: both are shut, and say why.
    expect((await seen({ state: 'shut' })).map(({ shut }) => shut)).toEqual(['feed', 'no-fixture'])
  })

  it('O41 a bet is found by id, code and player, with its gates, movements, worths and rules', async () => {
    const match = await aMatch(db, 'life', startMs)
    const pick = { event: match, ...HOME }
    const legs = [{ odds: 2000, picks: [pick] }]
    const id = await layBet(db, { id: 'life-1', player: '77', decidedMs: startMs - HOUR_MS, unit: 5000n, legs })
    const other = { ...pick, outcome: 'x' }
    await layBet(db, { id: 'life-2', player: '78', decidedMs: startMs, legs: [{ odds: 3000, picks: [other] }] })
    const slip = { legs: [{ odds: 2000, isBanker: false, picks: [{ ...pick, specifiers: '' }] }] }
    await keepCode(db, { code: 'ABCDEF', slip, endsAt: new Date(startMs + 9 * HOUR_MS) })
    await tell(db, 'life', startMs + 1, facts(played([1, 0], 'ended')))
    await beats()
    const found = async (by: Record<string, string>) =>
      (await ask<{ bets: FoundBet[]; code: { uses: number } | null }>('GET', 'bets', by)).data
    for (const by of [{ id }, { id: 'abcdef' }, { walletPlayer: '77' }])
      expect((await found(by)).bets.map((bet) => [bet.id, bet.outcome, bet.won])).toEqual([[id, 'won', 10_000]])
    // To look is no use.
    expect((await found({ id: 'ABCDEF' })).code).toMatchObject({ uses: 0 })
    expect(await found({ id: 'ZZZZZZ' })).toEqual({ bets: [], code: null })
    const { data } = await ask<BetLife>('GET', 'bet', { id })
    expect(data).toMatchObject({
      bet: { id, outcome: 'won', stake: 5000 },
      wallet: 'house',
      walletPlayer: '77',
      terms: { ladder: 'common', voids: 1 },
      picks: [{ event: match, home: 'Bahari', away: 'Mlima', shownEpoch: 1, epoch: 1, resultNumber: 1 }],
      movements: [
        { kind: 'debit', minor: 5000, state: 'answered' },
        { kind: 'credit', minor: 10_000, why: 'result' },
      ],
      worths: [{ revision: 1, why: 'result', outcome: 'won', won: 10_000 }],
    })
    expect((await ask('GET', 'bet', { id: 'nothing' })).status).toBe('BET_NOT_FOUND')
  })

  it('O42 turnover, what was paid and the margin held against the expected one, by each dimension, agree', async () => {
    await db.sql`update book.bet set state = 'undone' where state = 'accepted'`
    const one = await aMatch(db, 'figures-1', startMs)
    const two = await aMatch(db, 'figures-2', startMs + 5 * HOUR_MS)
    const at = { decidedMs: startMs - HOUR_MS }
    // 1,000 won twice over, expected to cost 950; 3,000 on two matches, one of them ahead; 500 of the house's own.
    await layBet(db, {
      ...at,
      id: 'figures-a',
      legs: [{ odds: 2000, picks: [{ event: one, ...HOME }] }],
      terms: { expectation: 950 },
    })
    const pair = [one, two].map((event) => ({
      odds: 2000,
      picks: [{ event, market: 'goals.match.total', specifiers: 'total=2.5', outcome: 'over' }],
    }))
    await layBet(db, { ...at, id: 'figures-b', unit: 3000n, legs: pair, terms: { expectation: 2700 } })
    await layBet(db, {
      ...at,
      id: 'figures-free',
      unit: 500n,
      freeBet: 'f',
      legs: [{ odds: 2000, picks: [{ event: one, ...HOME }] }],
    })
    await tell(db, 'figures-1', startMs + 1, facts(played([1, 0], 'ended')))
    await beats()
    // Under 2.5 goals: the multiple is lost though its other match is ahead.
    expect(await worthText(db, 'figures-b')).toBe('lost 0')
    const whole = { currency: 'NGN', bets: 2, turnover: 4000, open: 0, paid: 2000, held: 2000, expected: 350 }
    expect(await figures('sport')).toEqual([{ ...whole, name: 'football' }])
    expect(await figures('league')).toEqual([{ ...whole, name: 'Pwani · Ligi' }])
    expect(await figures('provider')).toEqual([{ ...whole, name: 'house' }])
    expect(await figures('trader')).toEqual([{ ...whole, name: '' }])
    expect(await figures('day')).toEqual([{ ...whole, name: day(startMs - HOUR_MS).slice(0, 10) }])
    expect(await figures('market')).toEqual([
      { ...whole, name: 'goals.match.total', bets: 1, turnover: 3000, paid: 0, held: 3000, expected: 300 },
      { ...whole, name: 'goals.match.1x2', bets: 1, turnover: 1000, paid: 2000, held: -1000, expected: 50 },
    ])
    const wrong = { from: day(startMs), to: day(startMs - 1), by: 'sport' }
    expect((await ask('GET', 'figures', wrong)).status).toBe('INCORRECT_PARAMETER_VALUE')
  })

  it('O43 a result by which bets were settled is said anew by two people who say the very same', async () => {
    const match = await aMatch(db, 'anew', startMs)
    const legs = [{ odds: 2000, picks: [{ event: match, ...HOME }] }]
    const id = await layBet(db, { id: 'anew-1', decidedMs: startMs - HOUR_MS, legs })
    const say = async (goals: [number, number] | null, who: string) => {
      const scores = goals && { 'goals.match': goals }
      const { status, data } = await ask<{ state: string } | null>('POST', 'result', { id: match, scores }, who)
      await beats()
      return data?.state ?? status
    }
    expect(await say([0, 1], 'ada')).toBe('said')
    expect(await worthText(db, id)).toBe('lost 0')
    expect(await say(null, 'ada')).toBe('asked')
    expect(await worthText(db, id)).toBe('lost 0')
    expect(await say(null, 'ada')).toBe('SECOND_PERSON_REQUIRED')
    // Another word is another question, and somebody's first.
    expect(await say([3, 0], 'bo')).toBe('asked')
    expect((await ask('GET', 'event', { id: match })).data).toMatchObject({
      asked: { who: 'bo', word: { scores: { 'goals.match': [3, 0] } } },
    })
    expect(await say(null, 'ada')).toBe('asked')
    expect(await say(null, 'bo')).toBe('said')
    expect(await worthText(db, id)).toBe('open 1000')
    expect(await say([1, 0], 'ada')).toBe('said')
    expect(await worthText(db, id)).toBe('won 2000')
    expect((await ask('GET', 'event', { id: match })).data).toMatchObject({ asked: null })
  })

  it('O44 bets that were struck while a price was wrong are void, and stand again when that is taken back', async () => {
    const match = await aMatch(db, 'wrong', startMs + HOUR_MS / 2)
    const legs = [{ odds: 9000, picks: [{ event: match, ...HOME }] }]
    const within = await layBet(db, { id: 'wrong-1', decidedMs: startMs - 1000, legs })
    const before = await layBet(db, { id: 'wrong-2', decidedMs: startMs - 60_000, legs })
    const said = { id: match, market: HOME.market, from: day(startMs - 1000), to: day(startMs) }
    expect((await ask('POST', 'cancel', { ...said, to: day(startMs - 2000) })).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await ask('POST', 'cancel', { ...said, market: 'sets.match.winner' })).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    expect((await ask('POST', 'cancel', said)).status).toBe('SUCCESS')
    await beats()
    expect([await worthText(db, within), await worthText(db, before)]).toEqual(['void 1000', 'open 1000'])
    expect((await ask('POST', 'cancel', { ...said, isTakenBack: true })).status).toBe('SUCCESS')
    await beats()
    expect(await worthText(db, within)).toBe('open 1000')
  })

  it('O45 limits, delays and classes are set by people, and a player’s class is found at each wallet', async () => {
    const { limits, delay } = (await ask<BookRules>('GET', 'rules')).data
    const tighter = { ...limits, '3': { ...limits['3'], special: 100 } }
    expect((await ask('POST', 'rules', {})).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await ask('POST', 'rules', { delay: { ...delay, football: 61 } })).status).toBe('VALIDATION_ERROR')
    expect((await ask('POST', 'rules', { limits: tighter, delay: { ...delay, tennis: 9 } })).status).toBe('SUCCESS')
    expect((await ask('POST', 'class', { name: 'watched', factor: 20, extraDelay: 4 })).status).toBe('SUCCESS')
    const mine = async () =>
      (
        await ask<{ players: { player: string; wallet: string; class: string }[] }>('GET', 'players', {
          walletPlayer: '77',
        })
      ).data.players
    const { player, wallet } = (await mine())[0]!
    expect(wallet).toBe('house')
    expect((await ask('POST', 'player-class', { player, class: 'watched' })).status).toBe('SUCCESS')
    expect((await mine())[0]!.class).toBe('watched')
    expect((await ask<BookRules>('GET', 'rules')).data).toMatchObject({
      limits: tighter,
      delay: { tennis: 9 },
      classes: [
        { name: 'usual', factor: 100 },
        { name: 'watched', factor: 20, extraDelay: 4, players: 1 },
      ],
    })
    const logged = await db.sql<{ who: string; what: string }>`
      select who, what from book.desk_log where event is null order by id`
    expect(logged.map(({ who, what }) => `${who} ${what}`)).toEqual(['ada rules', 'ada player-class', 'ada class'])
  })
})
