/** What one process has in memory: nobody's matches are let go, and one that cannot be priced is shut. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import type { EventMessage, FeedFacts } from '@uwanja/providers/feeds/feed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeWord } from '../desk/store.ts'
import { offerOf } from '../pricing/offer.ts'
import { aDatabase } from '../process/testing.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueHash, openCatalogue } from './catalogue.ts'
import { whyShut } from './event.ts'
import { takeMessages } from './store.ts'

const START_MS = Date.parse('2026-11-22T18:00:00Z')
const HOUR_MS = 3_600_000

describe.each(RULE_KINDS)('the catalogue of a process on %s', (kind) => {
  let db: Db
  let nowMs = START_MS
  let isBroken = false
  /** The matches that were priced, each time. */
  let priced: string[] = []
  let catalogue: Catalogue
  beforeEach(async () => {
    db = await aDatabase(kind)
    nowMs = START_MS - HOUR_MS
    isBroken = false
    priced = []
    catalogue = openCatalogue({
      db,
      feed: 'off',
      now: () => nowMs,
      producers: () => null,
      onFault: () => {},
      price: (event, ids) => {
        priced.push(event.sourceId)
        if (isBroken && event.sourceId === 'broken') throw new Error('no price')
        return offerOf(event, ids)
      },
    })
  })
  afterEach(() => db.close())

  async function tell(event: string, facts: FeedFacts): Promise<void> {
    const start = new Date(START_MS).toISOString()
    const place = { sport: 'football', category: 'Pwani', tournament: 'Ligi', coverage: ['ft', 'ht'] }
    const fixture = { ...place, home: `${event} FC`, away: 'Mlima', start }
    const said: EventMessage[] = [
      { producer: 'pre', atMs: nowMs, event, body: { kind: 'fixture', fixture } },
      { producer: 'pre', atMs: nowMs, event, body: { kind: 'odds_change', facts } },
    ]
    await db.transaction((tx) => takeMessages(tx, 'import:Pwani/Ligi', said))
    await catalogue.follow()
  }
  const names = (): string[] => [...catalogue.events()].map(({ sourceId }) => sourceId).sort()
  const expected = { total: 2.5, supremacy: 0.2 }

  it('Y13 lets a match go a day after its start when it is over, and after three days in any case', async () => {
    await tell('over', { status: 'ended' })
    await tell('open', { status: 'not-started', expected })
    await tell('off', { status: 'postponed' })
    const after = async (hours: number): Promise<string[]> => {
      nowMs = START_MS + hours * HOUR_MS
      await catalogue.follow()
      return names()
    }
    expect(await after(24)).toEqual(['off', 'open', 'over'])
    expect(await after(25)).toEqual(['off', 'open'])
    expect(await after(72)).toEqual(['off', 'open'])
    expect(await after(73)).toEqual([])
    // A process that begins now has the same in memory, and a late word brings nothing back.
    await tell('open', { status: 'ended' })
    expect(names()).toEqual([])
  })

  it('Y13 a match that cannot be priced is shut for that reason, takes no other with it, and opens with what can be priced', async () => {
    await tell('broken', { status: 'not-started', expected })
    await tell('whole', { status: 'not-started', expected })
    const why = (name: string): string | null => {
      const event = [...catalogue.events()].find(({ sourceId }) => sourceId === name)!
      catalogue.headlines(event)
      return whyShut(event, catalogue.circumstances())
    }
    expect([why('broken'), why('whole')]).toEqual([null, null])
    isBroken = true
    nowMs += 1000
    await tell('broken', { status: 'not-started', expected: { total: 3, supremacy: 0 } })
    expect([why('broken'), why('whole')]).toEqual(['pricing', null])
    isBroken = false
    nowMs += 1000
    await tell('broken', { status: 'not-started', expected })
    expect([why('broken'), why('whole')]).toEqual([null, null])
  })

  it('Y13 a match is priced anew when what its prices follow from has changed, and not when only time passed', async () => {
    const offerAfter = async (facts: FeedFacts): Promise<number> => {
      nowMs += 1000
      await tell('match', facts)
      const event = [...catalogue.events()][0]!
      expect(catalogue.offer(event)).toEqual(offerOf(event))
      return priced.length
    }
    const live = (minute: number, more: object = {}): FeedFacts => ({
      status: 'live',
      expected,
      clock: { minute, period: '1h', isRunning: true },
      scores: { 'goals.match': { score: [0, 0], isOver: false } },
      ...more,
    })
    expect(await offerAfter(live(3.1))).toBe(1)
    expect(await offerAfter(live(3.9))).toBe(1)
    expect(await offerAfter({ ...live(3.9), status: 'interrupted' })).toBe(1)
    expect(await offerAfter(live(4))).toBe(2)
    expect(await offerAfter(live(4, { reds: [1, 0] }))).toBe(3)
    const goal = { goals: [{ id: 'g', side: 'home', minute: 4, state: 'confirmed' }] }
    expect(await offerAfter(live(4, { reds: [1, 0], ...goal }))).toBe(4)
    const scores = { 'goals.match': { score: [1, 0], isOver: false } }
    expect(await offerAfter(live(4, { reds: [1, 0], ...goal, scores }))).toBe(5)
    expect(await offerAfter(live(4, { reds: [1, 0], ...goal, scores, expected: { total: 2, supremacy: 0 } }))).toBe(6)
    const { id } = [...catalogue.events()][0]!
    for (const word of [{ margins: { line: 0.1 } }, { margins: { line: 0.1 }, total: 3 }]) {
      await changeWord(db, id, { who: 'desk', what: 'word', details: {} }, () => word)
      await catalogue.follow()
      const event = catalogue.event(id)!
      expect(catalogue.offer(event)).toEqual(offerOf(event))
    }
    expect(priced.length).toBe(8)
  })

  it('Y25 takes what this process wrote as it is, reads when somebody else wrote in between, and ends as one that reads it all', async () => {
    const source = 'import:Pwani/Ligi'
    await tell('match', { status: 'not-started', expected })
    await tell('other', { status: 'not-started', expected })
    const { id } = [...catalogue.events()].find(({ sourceId }) => sourceId === 'match')!
    const odds = async (total: number) => {
      nowMs += 1000
      const body = { kind: 'odds_change', facts: { status: 'not-started', expected: { total, supremacy: 0 } } } as const
      const kept = await db.transaction((tx) =>
        takeMessages(tx, source, [{ producer: 'pre', atMs: nowMs, event: 'match', body }]),
      )
      return kept!
    }
    const first = await odds(2)
    await catalogue.take(first, nowMs)
    expect(catalogue.event(id)).toMatchObject({ revision: first.revision, sourceId: 'match' })
    expect(catalogue.event(id)!.state).toBe(first.states.get('match'))
    await changeWord(db, id, { who: 'desk', what: 'suspend', details: {} }, () => ({ isSuspended: true }))
    const second = await odds(3)
    await catalogue.take(second, nowMs)
    expect(catalogue.event(id)).toMatchObject({ revision: second.revision, desk: { isSuspended: true } })
    // What comes late changes nothing.
    await catalogue.take(first, nowMs)
    expect(catalogue.event(id)!.state.facts.pre?.value.expected?.total).toBe(3)
    const reading = openCatalogue({ db, feed: 'off', now: () => nowMs, producers: () => null, onFault: () => {} })
    await reading.follow()
    expect(reading.revision()).toBe(catalogue.revision())
    expect(catalogueHash(catalogue.events())).toBe(catalogueHash(reading.events()))
  })
})
