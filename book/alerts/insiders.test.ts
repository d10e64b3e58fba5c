/** Who is close to a side, a league or a sport is listed by the desk, and their bets on it are alerts while they are. */
import type { Insider, InsiderThing } from '@uwanja/contract/book/insiders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layBet } from '../settlement/testing.ts'
import { anAlertDesk, type AlertDesk } from './testing.ts'

const HOME = { market: 'goals.match.1x2', outcome: '1', isLive: false } as const
const MINUTE_MS = 60_000

describe('insiders', () => {
  let desk: AlertDesk
  let db: AlertDesk['db']
  let startMs = 0
  let match = ''
  beforeEach(async () => {
    desk = await anAlertDesk()
    ;({ db, startMs, match } = desk)
    // Whoever has bet at a wallet makes it known.
    await lay('long-before', 'somebody', -1440)
  })
  afterEach(async () => {
    await desk.close()
    expect(desk.faults).toEqual([])
  })

  const ask: AlertDesk['ask'] = (...said) => desk.ask(...said)
  const lay = (id: string, player: string, minutes: number, more: { event?: string; freeBet?: string } = {}) => {
    const { event = match, ...rest } = more
    const legs = [{ odds: 2000, picks: [{ ...HOME, event }] }]
    return layBet(db, { id, player, decidedMs: startMs + minutes * MINUTE_MS, legs, ...rest })
  }
  const turn = (minutes: number) => desk.turn(minutes)
  const things = async (kind: string, words = '') =>
    (await ask<{ things: InsiderThing[] }>('GET', 'insiders/of', { kind, words })).data.things
  const listed = async () => (await ask<{ insiders: Insider[] }>('GET', 'insiders')).data.insiders
  async function add(walletPlayer: string, kind: string, id: string, more: Record<string, string> = {}) {
    const said = { wallet: 'house', walletPlayer, kind, id, note: 'their keeper', ...more }
    return ask<{ id: string }>('POST', 'insiders/add', said)
  }
  const sideId = async (words: string) => (await things('side', words))[0]!.id
  /** A season of the league of the match, and a match of two others elsewhere. */
  async function elsewhere(): Promise<{ season: string; other: string }> {
    const heard =
      '{"fixture": null, "changes": {}, "facts": {}, "markets": {}, "stops": {}, "results": {}, "cancels": {}}'
    const [row] = await db.sql<{ season: string; other: string }>`
      with sides as (insert into book.participant (sport, name) values ('tennis', 'Nyota'), ('tennis', 'Radi') returning id),
      other as (insert into book.event (source, source_id, home, away, heard, revision)
        select 'off', 'other', min(id), max(id), ${heard}::jsonb, 0 from sides returning id),
      season as (insert into book.event (source, source_id, tournament, heard, revision)
        select 'season', 's', tournament, ${heard}::jsonb, 0 from book.event where id = ${match}::bigint returning id)
      select season.id::text as season, other.id::text as other from season, other`
    return row!
  }

  it('P33 a bet of an insider of a side, a league or a sport is an alert, kept once, and no other bet is', async () => {
    const { season, other } = await elsewhere()
    await lay('before', 'keeper', -1)
    const [league] = await things('league', 'LIGI')
    expect(league).toMatchObject({ kind: 'league', sport: 'football', name: 'Ligi', category: { name: 'Pwani' } })
    const side = await sideId('bahari')
    expect((await add('keeper', 'side', side)).status).toBe('SUCCESS')
    expect((await add('referee', 'league', league!.id)).status).toBe('SUCCESS')
    expect((await add('feeder', 'sport', 'football')).status).toBe('SUCCESS')
    expect((await add('stranger', 'side', await sideId('nyota'))).status).toBe('SUCCESS')
    for (const player of ['keeper', 'referee', 'feeder', 'stranger', 'nobody']) await lay(`of-${player}`, player, 1)
    await lay('on-season', 'keeper', 2, { event: season })
    await lay('on-other', 'keeper', 2, { event: other })
    const found = await turn(3)
    const shown = found.map(({ kind, player, figures, insider, bets }) => [
      kind,
      player?.walletPlayer,
      insider?.of.name,
      figures,
      bets.map(({ id }) => id),
    ])
    const one = { bets: 1, stakes: 1000 }
    expect(shown.sort((a, b) => String(a[1]).localeCompare(String(b[1])))).toEqual([
      ['insider', 'feeder', 'football', one, ['of-feeder']],
      ['insider', 'keeper', 'Bahari', { bets: 2, stakes: 2000 }, ['on-season', 'of-keeper']],
      ['insider', 'referee', 'Ligi', one, ['of-referee']],
    ])
    const theirs = found.find(({ player }) => player?.walletPlayer === 'keeper')!
    expect(theirs.insider).toMatchObject({ note: 'their keeper', of: { kind: 'side', id: side } })

    // It grows, and once somebody has looked only what is new makes another.
    await lay('free', 'keeper', 4, { freeBet: 'token' })
    const grown = (await turn(5)).find(({ id }) => id === theirs.id)
    expect(grown?.figures.bets).toBe(3)
    await ask('POST', 'alert/looked-at', { id: theirs.id, note: 'told their club' })
    await lay('anew', 'keeper', 6)
    const anew = (await turn(7)).filter(({ player }) => player?.walletPlayer === 'keeper')
    expect(anew.map(({ bets }) => bets.map(({ id }) => id))).toEqual([['anew']])
  })

  it('P34 the list is kept by the desk: what there is not is refused, one stands once, and what ended finds no more', async () => {
    const side = await sideId('bahari')
    expect((await add('keeper', 'side', side, { wallet: 'misspelt' })).status).toBe('NOT_FOUND')
    expect((await add('keeper', 'side', '999')).status).toBe('NOT_FOUND')
    expect((await add('keeper', 'league', 'football')).status).toBe('NOT_FOUND')
    const { data } = await add('keeper', 'side', side)
    expect((await add('keeper', 'side', side)).status).toBe('NO_LONGER_OPEN')
    // Of a wallet's player who was never here nothing is known yet.
    expect(await listed()).toMatchObject([
      {
        id: data.id,
        walletPlayer: 'keeper',
        of: { name: 'Bahari' },
        note: 'their keeper',
        addedBy: 'ada',
        ended: null,
      },
    ])
    expect((await ask('POST', 'insiders/end', { id: data.id }, 'bea')).status).toBe('SUCCESS')
    expect((await ask('POST', 'insiders/end', { id: data.id }, 'bea')).status).toBe('NO_LONGER_OPEN')
    expect((await ask('POST', 'insiders/end', { id: '999' })).status).toBe('NOT_FOUND')
    expect((await listed()).map(({ ended }) => ended?.who)).toEqual(['bea'])
    await lay('after', 'keeper', 1)
    expect(await turn(2)).toEqual([])
    const again = (await add('keeper', 'side', side)).data
    expect((await listed()).map(({ id }) => id)).toEqual([again.id, data.id])
    const log = await db.sql<{ who: string; what: string }>`
      select who, what from book.desk_log where what like 'insider-%' order by id`
    expect(log.map(({ who, what }) => `${who} ${what}`)).toEqual([
      'ada insider-added',
      'bea insider-ended',
      'ada insider-added',
    ])
  })
})
