/** What is suspicious in stored bets is found once, grows, is looked at by one person, and then counts no more. */
import type { Alert } from '@uwanja/contract/book/alerts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import { layBet } from '../settlement/testing.ts'
import { anAlertDesk, type AlertDesk } from './testing.ts'

const HOME = { market: 'goals.match.1x2', outcome: '1' } as const
const MINUTE_MS = 60_000

describe('alerts on suspicious betting', () => {
  let desk: AlertDesk
  let db: AlertDesk['db']
  let book: AlertDesk['book']
  let startMs = 0
  let match = ''
  beforeEach(async () => {
    desk = await anAlertDesk()
    ;({ db, book, startMs, match } = desk)
  })
  afterEach(async () => {
    await desk.close()
    expect(desk.faults).toEqual([])
  })

  const ask: AlertDesk['ask'] = (...said) => desk.ask(...said)
  const turn = (minutes: number) => desk.turn(minutes)
  interface Laid {
    readonly player: string
    readonly minutes: number
    readonly unit?: bigint
    readonly odds?: number
    readonly outcome?: string
    readonly event?: string
    readonly terms?: { readonly expectation: number }
  }
  const lay = (id: string, { player, minutes, unit = 1000n, odds = 2000, outcome = '1', event = match, terms }: Laid) =>
    layBet(db, {
      id,
      player,
      unit,
      decidedMs: startMs + minutes * MINUTE_MS,
      legs: [{ odds, picks: [{ ...HOME, event, outcome, isLive: false }] }],
      ...(terms ? { terms } : {}),
    })
  /** So many usual bets of 10.00 on the draw, the day before. */
  async function usual(count: number, event = match): Promise<void> {
    for (let at = 0; at < count; at++)
      await lay(`usual-${event}-${String(at)}`, { player: `u${String(at)}`, minutes: -1440, outcome: 'x', event })
  }

  it('P14 several players with one stake on one outcome are found once, grow, and need as many anew once looked at', async () => {
    await usual(30)
    for (const at of [1, 2, 3]) await lay(`same-${String(at)}`, { player: `p${String(at)}`, minutes: at, unit: 3000n })
    // One of the three again, another stake, the usual one, another outcome, and too late: none of them is a fourth.
    await lay('again', { player: 'p1', minutes: 4, unit: 3000n })
    await lay('stake', { player: 'p5', minutes: 4, unit: 3001n })
    await lay('outcome', { player: 'p6', minutes: 4, unit: 3000n, outcome: '2' })
    await lay('late', { player: 'p7', minutes: 14, unit: 3000n })
    expect(await turn(15)).toEqual([])
    await lay('same-4', { player: 'p4', minutes: 9, unit: 3000n })
    const found = await turn(16)
    expect(found.map(({ kind, figures, pick, player, bets }) => [kind, figures, pick, player, bets.length])).toEqual([
      [
        'same-stake',
        { bets: 5, players: 4, stake: 3000, stakes: 15_000, seconds: 480 },
        { event: match, home: 'Bahari', away: 'Mlima', ...HOME, specifiers: '' },
        null,
        5,
      ],
    ])
    expect(found[0]!.bets.map(({ walletPlayer }) => walletPlayer)).toEqual(['p4', 'p1', 'p3', 'p2', 'p1'])
    await lay('same-8', { player: 'p8', minutes: 10, unit: 3000n })
    const grown = await turn(17)
    expect(grown.map(({ id, figures }) => [id, figures.players])).toEqual([[found[0]!.id, 5]])

    const said = { id: found[0]!.id, note: 'one bar' }
    expect((await ask('POST', 'alert/looked-at', said)).status).toBe('SUCCESS')
    expect((await ask('POST', 'alert/looked-at', said, 'bea')).status).toBe('NO_LONGER_OPEN')
    expect((await ask('POST', 'alert/looked-at', { ...said, id: '999' })).status).toBe('NOT_FOUND')
    expect(await turn(18)).toEqual([])
    const { data } = await ask<{ alerts: Alert[]; open: number }>('GET', 'alerts', { state: 'looked-at' })
    expect([data.open, data.alerts.map(({ looked }) => [looked?.who, looked?.note])]).toEqual([0, [['ada', 'one bar']]])
    const log = await db.sql<{ who: string; details: unknown }>`
      select who, details from book.desk_log where what = 'alert-looked-at'`
    expect(log).toEqual([{ who: 'ada', details: { alert: said.id, note: 'one bar' } }])

    // Three beside the one that came too late make four who were not looked at.
    for (const at of [9, 10, 11]) await lay(`new-${String(at)}`, { player: `p${String(at)}`, minutes: 19, unit: 3000n })
    const anew = (await turn(20)).filter(({ kind }) => kind === 'same-stake')
    expect(anew.map(({ figures }) => [figures.players, figures.bets])).toEqual([[4, 4]])
  })

  it('P15 an outcome that suddenly draws most stakes is found against its share before, or that of its odds', async () => {
    await usual(20)
    await usual(40, await aMatch(db, 'aside', startMs + 30 * HOUR_MS))
    const other = await aMatch(db, 'other', startMs + 30 * HOUR_MS)
    // Two markets alike; of the one 20 bets were on the draw before, of the other nobody knows more than its odds.
    for (let at = 0; at < 10; at++) {
      const laid = { player: `r${String(at)}`, minutes: at * 2, unit: BigInt(3000 + at), odds: 4000 }
      await lay(`run-${String(at)}`, laid)
      await lay(`other-${String(at)}`, { ...laid, event: other, unit: BigInt(4000 + at), odds: 1800 })
    }
    await lay('against', { player: 'r1', minutes: 30, unit: 10_000n, outcome: '2' })
    const runs = (await turn(40)).filter(({ kind }) => kind === 'sudden-run')
    // 30,045 of 40,045; nothing of 20,000 before. At 1.80 a share of 0.55 is what the odds say, and twice that is more than all.
    expect(runs.map(({ pick, figures }) => [pick!.event, figures])).toEqual([
      [match, { bets: 10, players: 10, stakes: 30_045, share: 7503, usualShare: 0 }],
    ])
    // The same again stores nothing.
    expect((await turn(41)).filter(({ kind }) => kind === 'sudden-run').map(({ id }) => id)).toEqual([runs[0]!.id])
  })

  it('P16 a player who wins far beyond what their odds say is found when a bet of theirs is settled', async () => {
    const over = await aMatch(db, 'over', startMs - HOUR_MS)
    // Twenty bets at 4.00, each worth 900 of its 1,000 and paying 4,000 at most: a deviation is 1,670 a bet, 7,470 in all.
    for (let at = 0; at < 20; at++) {
      const laid = { minutes: -120, odds: 4000, event: over, terms: { expectation: 900 } }
      await lay(`lucky-${String(at)}`, { ...laid, player: 'lucky', outcome: '1' })
      await lay(`usual-${String(at)}`, { ...laid, player: 'usual', outcome: at < 5 ? '1' : '2' })
      if (at < 19) await lay(`few-${String(at)}`, { ...laid, player: 'few' })
    }
    expect(await turn(1)).toEqual([])
    await tell(db, 'over', startMs + 1, facts(played([1, 0], 'ended')))
    await book.beat()
    const found = await turn(3)
    // 80,000 won against 18,000: 62,000 / 7,469.9 = 8.30.
    expect(found.map(({ kind, player, figures }) => [kind, player!.walletPlayer, figures])).toEqual([
      ['beyond-odds', 'lucky', { bets: 20, stakes: 20_000, won: 80_000, expected: 18_000, deviations: 830 }],
    ])
  })

  it('P17 a player whose prices fall again and again just after they bet is found by prices of ten minutes later', async () => {
    await tell(db, 'ahead', startMs - HOUR_MS, facts({ ...played([0, 0], 'not-started'), scores: {} }))
    await book.beat()
    const offer = book.catalogue.offer(book.catalogue.event(match)!)
    const now = offer.find(({ row }) => row.id === HOME.market)!.odds['1']!
    for (let at = 0; at < 5; at++) {
      const odds = Math.ceil(now * 1.1)
      await lay(`knew-${String(at)}`, { player: 'knew', minutes: at, unit: BigInt(1000 + at), odds })
      await lay(`luck-${String(at)}`, {
        player: 'luck',
        minutes: at,
        unit: BigInt(1100 + at),
        odds: at < 4 ? odds : now,
      })
    }
    expect(await turn(9)).toEqual([])
    expect(await turn(13)).toEqual([])
    const found = await turn(14)
    expect(found.map(({ kind, player, figures }) => [kind, player!.walletPlayer, figures])).toEqual([
      ['early-move', 'knew', { bets: 5, stakes: 5010, measured: 5, fall: expect.closeTo(909, -1) as number }],
    ])
  })

  it('P14 of two processes one does the turn', async () => {
    const other = desk.another()
    const at = async () => (await db.sql<{ at: Date }>`select at from book.alert_turn`)[0]!.at.getTime() - startMs
    await turn(1)
    desk.goOn(MINUTE_MS - 1)
    await other.beat()
    expect(await at()).toBe(MINUTE_MS)
    desk.goOn(MINUTE_MS)
    await other.beat()
    expect(await at()).toBe(3 * MINUTE_MS - 1)
    await other.close()
  })
})
