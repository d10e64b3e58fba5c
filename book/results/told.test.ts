/** What is counted of what a feed tells of a match. */
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import { expect, test } from 'vitest'
import type { BookEvent } from '../catalogue/event.ts'
import { UNHEARD } from '../feed/registers.ts'
import { toldOf } from './told.ts'

const START_MS = Date.parse('2026-11-22T18:00:00Z')
const names = { category: {}, tournament: {} }

function minutesPlayed(clock: FeedFacts['clock']): number | undefined {
  const fixture = {
    sport: 'football',
    category: 'Pwani',
    tournament: 'Ligi',
    home: 'Bahari',
    away: 'Mlima',
    start: new Date(START_MS).toISOString(),
    coverage: ['ft', 'goals'],
  }
  const event: BookEvent = {
    id: '1',
    source: 'off',
    sourceId: 'm',
    revision: 1n,
    desk: {},
    epoch: 1,
    place: { sport: 'football', category: 'Pwani', tournament: 'Ligi', tournamentId: '1', tier: 2, names },
    state: {
      ...UNHEARD,
      fixture: { at: 1, value: fixture },
      facts: { live: { at: 2, value: { status: 'live', goals: [], ...(clock ? { clock } : {}) } } },
    },
  }
  return toldOf(event, START_MS)!.facts.course?.minute
}

test.each([
  ['before its first minute', undefined, 0],
  ['in the tenth minute', { minute: 9.9, period: '1h', isRunning: true }, 5],
  ['after the tenth minute', { minute: 10, period: '1h', isRunning: true }, 10],
  // What is added belongs to the last minute of its half, which lasts as long as that half.
  ['in the time that is added to the first half', { minute: 45, period: '1h', isRunning: true }, 40],
  ['at half-time', { minute: 45, period: 'break', isRunning: false }, 45],
  ['in the time that is added to the second half', { minute: 90, period: '2h', isRunning: true }, 85],
])('Y20 a market of a minute stands when that minute is wholly played: %s', (_when, clock, minute) => {
  expect(minutesPlayed(clock)).toBe(minute)
})
