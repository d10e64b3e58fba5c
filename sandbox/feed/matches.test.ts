/** The feed company's matches: worked out anew they are the same, and what was once known stays known. */
import { placeNames } from '@uwanja/i18n/book-places'
import { clubNames } from './club-names.ts'
import { LEAGUES, REPLAYS } from './leagues.ts'
import { matchOf } from './matches.ts'
import { AHEAD_MS, fixtureOf, fixturesBetween, LONGEST_MS } from './schedule.ts'
import { describe, expect, test } from 'vitest'

const NOW = Date.parse('2026-11-22T18:07:00Z')

describe('the season of the feed company', () => {
  const around = fixturesBetween(NOW - LONGEST_MS, NOW + AHEAD_MS)

  test('P08 at least twelve matches are live and four hundred ahead, at any hour', () => {
    for (const hour of [0, 7, 13, 21]) {
      const now = NOW + hour * 3_600_000
      const fixtures = fixturesBetween(now - LONGEST_MS, now + AHEAD_MS)
      const live = fixtures.filter(({ startMs }) => startMs <= now).filter((one) => matchOf(one).endsMs > now)
      expect(live.length, String(hour)).toBeGreaterThanOrEqual(12)
      expect(fixtures.filter(({ startMs }) => startMs > now).length).toBeGreaterThanOrEqual(400)
    }
  })

  test('Y17 its countries and leagues have names in all three languages: their own is one of them', () => {
    const names = [...LEAGUES, REPLAYS].flatMap(({ category, name }) => [category, name])
    const missing = names.filter((name) => {
      const { en, sw, zh } = placeNames(name)
      return zh === undefined || (en ?? sw) === undefined
    })
    expect(missing).toEqual([])
  })

  test('P08 nobody is at two places at once, and at any minute football is played that is not at its break', () => {
    for (let minute = 0; minute < 2 * 24 * 60; minute += 7) {
      const now = NOW + minute * 60_000
      const live = fixturesBetween(now - LONGEST_MS, now + 1).flatMap((fixture) => {
        const { status, clock } = matchOf(fixture).factsAt(now)
        return status === 'live' && fixture.league.sport === 'football' ? [{ ...fixture, clock }] : []
      })
      const sides = live.flatMap(({ home, away }) => [home, away])
      expect(new Set(sides).size, String(minute)).toBe(sides.length)
      const isAmid = (at: number): boolean => at < 40 || (at > 45 && at < 85)
      const real = live.filter(({ league, clock }) => league.speed === 1 && clock && isAmid(clock.minute))
      expect(real.length, String(minute)).toBeGreaterThan(0)
    }
  })

  test('P08 nobody plays against themselves, and no two leagues share a club', () => {
    expect(around.filter(({ home, away }) => home === away)).toEqual([])
    const clubs = LEAGUES.filter(({ sport }) => sport !== 'tennis').flatMap(({ sides }) => sides)
    expect(clubs.length).toBe(6 * 16 + 12)
    expect(clubs.filter((club, at) => clubs.indexOf(club) !== at)).toEqual([])
    // Each is translated as a whole.
    expect(clubs.filter((club) => !clubNames(club)['zh'])).toEqual([])
  })

  test('P08 a match asked for again is the same, and its facts never go back but for a goal that is taken off', () => {
    for (const sport of ['football', 'basketball', 'tennis'] as const) {
      const fixture = around.find(
        ({ league, startMs }) => league.sport === sport && league.speed === 1 && startMs < NOW,
      )!
      const [one, again] = [matchOf(fixture), matchOf(fixtureOf(fixture.id)!)]
      let before: Record<string, number> = {}
      for (const moment of one.momentsMs) {
        const facts = one.factsAt(moment)
        expect(again.factsAt(moment)).toEqual(facts)
        const wasTakenOff = facts.goals?.some(({ state }) => state === 'cancelled') ?? false
        const sums = Object.fromEntries(
          Object.entries(facts.scores ?? {}).map(([name, { score }]) => [name, score[0] + score[1]]),
        )
        if (!wasTakenOff)
          for (const [name, sum] of Object.entries(before)) expect(sums[name], name).toBeGreaterThanOrEqual(sum)
        before = sums
      }
      expect(one.factsAt(one.endsMs).status).toBe('ended')
      expect(one.factsAt(one.endsMs - 1000).status).toBe('live')
    }
  })

  test('P08 halves and quarters add up to the match when it is over', () => {
    for (const fixture of around.filter(({ startMs }) => startMs < NOW - 3_600_000).slice(0, 40)) {
      const match = matchOf(fixture)
      const scores = match.factsAt(match.endsMs).scores ?? {}
      const of = (name: string): number => (scores[name]?.score[0] ?? 0) * 1000 + (scores[name]?.score[1] ?? 0)
      if (fixture.league.sport === 'football') expect(of('goals.1h') + of('goals.2h')).toBe(of('goals.match'))
      if (fixture.league.sport === 'basketball') {
        const quarters = [1, 2, 3, 4].reduce((sum, one) => sum + of(`points.quarter.${String(one)}`), 0)
        const [home, away] = scores['points.match']!.score
        expect(home).not.toBe(away)
        if (quarters % 1000 !== Math.floor(quarters / 1000)) expect(quarters).toBe(of('points.match'))
      }
      if (fixture.league.sport === 'tennis') expect(Math.max(...scores['sets.match']!.score)).toBe(2)
      for (const { isOver } of Object.values(scores)) expect(isOver).toBe(true)
    }
  })
})
