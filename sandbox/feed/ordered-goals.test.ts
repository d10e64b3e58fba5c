/** A goal that is ordered: told at once like any other, counted wherever goals are, and kept. */
import { manualClock } from '@uwanja/runtime/clock'
import type { EventMessage, FeedMessage } from '@uwanja/providers/feeds/feed'
import { isOfEvent } from '@uwanja/providers/feeds/feed'
import { expect, test } from 'vitest'
import { openFeedCompany } from './company.ts'
import type { OrderedRow } from './ordered-goals.ts'
import { fixtureOf } from './schedule.ts'

/** Fifteen minutes into the match that began at 13:00: of its own it has no goal before the 25th. */
const NOW = Date.parse('2026-11-22T13:15:00Z')
const MATCH = `f1-${String(Date.parse('2026-11-22T13:00:00Z') / 3_600_000)}`
const MINUTE_MS = 60_000

function aCompany(kept = new Map<string, OrderedRow>()) {
  const clock = manualClock(NOW)
  const goals = { get: (id: string) => kept.get(id), put: (row: OrderedRow) => void kept.set(row.id, row) }
  const company = openFeedCompany(clock, { goals })
  const said: EventMessage[] = []
  company.line.subscribe(null, (message: FeedMessage) => {
    if (isOfEvent(message) && message.event === MATCH) said.push(message)
  })
  const facts = () => {
    const body = company.event(MATCH)?.at(-1)?.body
    return body?.kind === 'odds_change' ? body.facts : null
  }
  return { clock, company, said, facts, kept }
}

test('P24 a goal that is ordered stops betting within two seconds, counts in match and half, and is confirmed', () => {
  const { clock, company, said, facts } = aCompany()
  expect(company.live().find(({ id }) => id === MATCH)?.score).toBe('0:0')
  expect(company.goal(MATCH, 'away')).toBe(true)
  expect(facts()?.scores?.['goals.match']?.score).toEqual([0, 0])
  clock.advance(2_000)
  expect(said.map(({ body }) => body.kind)).toEqual(['bet_stop', 'odds_change'])
  expect(facts()?.scores?.['goals.match']?.score).toEqual([0, 1])
  expect(facts()?.scores?.['goals.1h']?.score).toEqual([0, 1])
  expect(facts()?.goals).toEqual([{ id: `${MATCH}-o1`, side: 'away', minute: 16, state: 'review' }])
  clock.advance(12_000)
  expect(facts()?.goals?.[0]?.state).toBe('confirmed')
  expect(company.live().find(({ id }) => id === MATCH)?.score).toBe('0:1')
})

test('P24 a goal that was ordered outlives a kill', () => {
  const { company, kept } = aCompany()
  company.goal(MATCH, 'home')
  const again = aCompany(kept)
  again.clock.advance(2_000)
  expect(again.facts()?.scores?.['goals.match']?.score).toEqual([1, 0])
})

test('P24 no goal falls where football is not being played', () => {
  const { company } = aCompany()
  const tennis = company.live().find(({ id, score }) => score === '' && fixtureOf(id)?.league.sport === 'tennis')!
  const ahead = company.schedule(NOW + 60 * MINUTE_MS, NOW + 180 * MINUTE_MS)[0]!.event
  for (const id of [tennis.id, ahead, 'f1-1', 'nowhere']) expect(company.goal(id, 'home'), id).toBe(false)
  company.troubleOf(MATCH, 'abandoned')
  expect(company.goal(MATCH, 'home')).toBe(false)
})
