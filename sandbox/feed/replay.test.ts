/** A season that is played anew: its own names and results, in its own order, and nothing before its minute. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedMessage } from '@uwanja/providers/feeds/feed'
import { isOfEvent } from '@uwanja/providers/feeds/feed'
import { afterEach, describe, expect, test } from 'vitest'
import { manualClock } from '@uwanja/runtime/clock'
import { openFeedCompany } from './company.ts'
import { matchOf } from './matches.ts'
import type { SeasonRow } from './programme.ts'
import { openReplay } from './replay.ts'
import type { Season } from './season.ts'
import { ownSeason, readSeason } from './season.ts'

const NOW = Date.parse('2026-11-22T18:07:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const match = (date: string, time: string | undefined, team1: string, team2: string, score: object) => ({
  date,
  team1,
  team2,
  score,
  ...(time ? { time } : {}),
})
const FILE = JSON.stringify({
  name: 'Ligi ya Mfano',
  matches: [
    match('2026-08-15', '16:00', 'Radi', 'Upepo', { ft: [2, 1], ht: [1, 0] }),
    match('2026-08-15', '18:00', 'Bonde', 'Msitu', { ft: [0, 0] }),
    match('2026-08-16', undefined, 'Kilele', 'Shaba', { ft: [3, 1] }),
    match('2026-08-17', '16:00', 'Radi', 'Bonde', {}),
  ],
})
const real = join(import.meta.dirname, '../../../../shared/data/football')
const FOLDER = process.env['BENCH_SEASONS'] ?? real
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []
const SEASONS: readonly (readonly [string, Season])[] = [
  ['our own', ownSeason()],
  ...FILES.map((name) => [name, readSeason(readFileSync(join(FOLDER, name), 'utf8'))!] as const),
]

const replayOf = (season: Season, speed = 60) =>
  openReplay({ season, speed, zone: 'Africa/Lagos', run: 1, firstMs: NOW })
const all = (season: Season, speed?: number) => replayOf(season, speed).between(0, Infinity)

describe('a replayed season', () => {
  test('Y14 keeps order, gaps and names; a match without a time begins with its day', () => {
    const fixtures = all(readSeason(FILE)!, 1)
    expect(fixtures.map(({ home, startMs }) => [home, (startMs - NOW) / HOUR_MS])).toEqual([
      ['Radi', 0],
      ['Bonde', 2],
      ['Kilele', 8],
      ['Radi', 48],
    ])
    expect(all(readSeason(FILE)!, 10).map(({ startMs }) => (startMs - NOW) / HOUR_MS)).toEqual([0, 0.2, 0.8, 4.8])
    expect(readSeason('{"name": "x", "matches": []}')).toBeNull()
    expect(readSeason('no JSON')).toBeNull()
  })

  test('Y14 tells half-time at half-time, the result at the end, and the same of 0-0 as of others', () => {
    const [first, goalless, halfless, unplayed] = all(readSeason(FILE)!, 1).map(matchOf)
    const at = (one: typeof first, minutes: number) => one!.factsAt(one!.fixture.startMs + minutes * MINUTE_MS)
    expect(at(first, -1)).toMatchObject({ status: 'not-started' })
    expect(at(first, 45)).toMatchObject({ status: 'suspended', scores: {} })
    expect(at(first, 46).scores).toEqual({ 'goals.1h': { score: [1, 0], isOver: true } })
    expect(at(goalless, 46).scores).toEqual({ 'goals.1h': { score: [0, 0], isOver: true } })
    expect(at(first, 108).scores).toEqual({ 'goals.1h': { score: [1, 0], isOver: true } })
    expect(at(first, 109)).toEqual({
      status: 'ended',
      scores: {
        'goals.1h': { score: [1, 0], isOver: true },
        'goals.2h': { score: [1, 1], isOver: true },
        'goals.match': { score: [2, 1], isOver: true },
      },
    })
    expect(at(halfless, 109).scores).toEqual({ 'goals.match': { score: [3, 1], isOver: true } })
    expect(at(unplayed, 300)).toEqual({ status: 'delayed' })
  })

  test.each(SEASONS)('Y14 tells no result of %s before its minute, and then that of the file', (_name, season) => {
    const fixtures = all(season)
    expect(fixtures).toHaveLength(season.matches.length)
    const incidents = fixtures.map(({ replayed }) => replayed!.incident)
    const often = incidents.filter((incident) => incident !== null).length / incidents.length
    expect(often).toBeGreaterThan(0.005)
    expect(often).toBeLessThan(0.06)
    expect(all(season).map(({ replayed }) => replayed!.incident)).toEqual(incidents)
    fixtures.forEach((fixture, at) => {
      const { home, away, fullTime } = season.matches[at]!
      expect([fixture.home, fixture.away, fixture.league.coverage]).toEqual([home, away, ['ft', 'ht']])
      const one = matchOf(fixture)
      for (const moment of one.momentsMs)
        expect(Object.keys(one.factsAt(moment - 1).scores ?? {})).not.toContain('goals.match')
      const end = one.factsAt(one.endsMs)
      const isPlayed = fullTime !== null && !['abandoned', 'cancelled'].includes(incidents[at] ?? '')
      expect(end.scores?.['goals.match']?.score).toEqual(isPlayed ? fullTime : undefined)
    })
  })

  test('Y14 expects of a match what the results of earlier days say, and nothing else', () => {
    const season = ownSeason()
    // The last of its days: by then every side has played.
    const day = season.matches.map((one) => one.day).reduce((one, other) => (one > other ? one : other))
    const without = season.matches.map((one) => (one.day < day ? one : { ...one, fullTime: null, halfTime: null }))
    const told = (of: Season) =>
      all(of).flatMap(({ replayed }, at) => (of.matches[at]!.day === day ? [replayed!.expected] : []))
    expect(told(season).length).toBeGreaterThan(0)
    expect(told({ ...season, matches: without })).toEqual(told(season))
    const supremacies = new Set(all(season).map(({ replayed }) => replayed!.expected.supremacy))
    expect(supremacies.size).toBeGreaterThan(50)
  })
})

describe('the feed company', () => {
  const folders: string[] = []
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

  function aCompany() {
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-seasons-'))
    folders.push(folder)
    writeFileSync(join(folder, 'mfano.json'), FILE)
    const rows = new Map<string, SeasonRow>()
    const season = { get: (id: string) => rows.get(id), put: (row: SeasonRow) => void rows.set(row.id, row) }
    const clock = manualClock(NOW)
    const open = () => openFeedCompany(clock, { season, seasonsDir: folder })
    return { clock, open, company: open() }
  }
  const ofSeason = (said: readonly FeedMessage[]) => said.filter(isOfEvent).filter(({ event }) => event.startsWith('s'))

  test('Y15 plays a season that is chosen, goes on with it after a kill, and calls off what is ahead when it is ended', () => {
    const { clock, open, company } = aCompany()
    expect(company.seasons()).toEqual({ seasons: ['own', 'mfano.json'], season: null })
    expect(company.play({ name: '../mfano.json', speed: 60, zone: 'UTC' })).toBe(false)
    expect(company.play({ name: 'mfano.json', speed: 60, zone: 'Nowhere/At-all' })).toBe(false)
    const said: FeedMessage[] = []
    company.line.subscribe(null, (message) => void said.push(message))
    expect(company.play({ name: 'mfano.json', speed: 60, zone: 'UTC' })).toBe(true)
    expect(company.seasons().season).toMatchObject({
      name: 'Ligi ya Mfano',
      speed: 60,
      from: '2026-11-22T18:17:00.000Z',
    })
    const fixtures = ofSeason(said).flatMap(({ body }) => (body.kind === 'fixture' ? [body.fixture] : []))
    expect(fixtures.map(({ home, coverage, isVirtual }) => [home, coverage, isVirtual])).toEqual(
      ['Radi', 'Bonde', 'Kilele', 'Radi'].map((home) => [home, ['ft', 'ht'], true]),
    )
    clock.advance(10.5 * MINUTE_MS)
    expect(company.live().filter(({ league }) => league === 'Ligi ya Mfano')).toMatchObject([{ home: 'Radi' }])
    const again = open()
    expect(again.seasons()).toEqual(company.seasons())
    expect(again.event('s1-0')).toEqual(company.event('s1-0'))
    clock.advance(2 * MINUTE_MS)
    expect(ofSeason(said).findLast(({ event }) => event === 's1-0')).toMatchObject({
      body: { facts: { status: 'ended', scores: { 'goals.match': { score: [2, 1] } } } },
    })
    said.length = 0
    expect(company.play(null)).toBe(true)
    expect(ofSeason(said).map(({ event, body }) => [event, body])).toEqual(
      ['s1-2', 's1-3'].map((event) => [event, { kind: 'fixture_change', isCancelled: true }]),
    )
  })
})
