/** Leagues from files: what fits is read, what does not is named, and nothing is made up. */
import { describe, expect, test } from 'vitest'
import { planOf } from './messages.ts'
import { readCsv, readFootballJson } from './rows.ts'

const json = (matches: readonly object[]): string => JSON.stringify({ name: 'Ligi ya Mfano', matches })
const match = (more: object = {}) => ({
  round: '1',
  date: '2026-11-22',
  time: '16:00',
  team1: 'Radi',
  team2: 'Upepo',
  ...more,
})
const at = Date.parse('2026-11-20T12:00:00Z')

describe('a file', () => {
  test('O31 of football-json is read, and each row that does not fit is named with its place', () => {
    const read = readFootballJson(
      json([
        match({ score: { ft: [2, 1], ht: [1, 0] } }),
        match(),
        match({ team1: 'Upepo', team2: 'Upepo' }),
        match({ team1: 'Bonde', date: '2026-02-31' }),
        match({ team1: 'Kilele', score: { ft: [1, 0], ht: [2, 0] } }),
        match({ team1: 'Msitu', score: { ft: [1, -1] } }),
        match({ team1: 'Shaba', time: undefined }),
      ]),
    )!
    expect(read.matches.map(({ home }) => home)).toEqual(['Radi', 'Shaba'])
    expect(read.problems).toEqual([
      { place: 'match 2', why: 'stands in the file twice' },
      { place: 'match 3', why: 'Upepo plays itself' },
      { place: 'match 4', why: '2026-02-31 is no day' },
      { place: 'match 5', why: 'more goals at half-time than at the end' },
      { place: 'match 6', why: 'score.ft.1 is missing or of another kind' },
    ])
    expect(readFootballJson('{"name": 1}')).toBeNull()
    expect(readFootballJson('no JSON')).toBeNull()
  })

  test('O31 of csv may quote names with commas, and names its columns in any order', () => {
    const text =
      '\uFEFFaway,home,date,home_goals,away_goals\r\n"Upepo, FC",Radi,2026-11-22,2,0\r\nRadi,"Bonde ""B""",2026-11-23,,\r\n'
    const read = readCsv(text, 'Ligi')!
    expect(read.matches.map(({ home, away, fullTime }) => [home, away, fullTime])).toEqual([
      ['Radi', 'Upepo, FC', [2, 0]],
      ['Bonde "B"', 'Radi', null],
    ])
    expect(readCsv('home,away\nRadi,Upepo', 'Ligi')).toBeNull()
  })
})

describe('a league', () => {
  const scoresOf = (score: object) => {
    const read = readFootballJson(json([match({ score })]))!
    const { messages } = planOf(read, { category: 'Pwani', zone: 'Africa/Lagos', atMs: at })
    const odds = messages.find(({ body }) => body.kind === 'odds_change')!
    return odds.body.kind === 'odds_change' ? odds.body.facts.scores : undefined
  }

  test('O31 without a half-time score has none, but where no goal fell', () => {
    expect(Object.keys(scoresOf({ ft: [2, 1] })!)).toEqual(['goals.match'])
    expect(scoresOf({ ft: [0, 0] })!['goals.1h']).toEqual({ score: [0, 0], isOver: true })
    expect(scoresOf({ ft: [2, 1], ht: [1, 1] })!['goals.2h']).toEqual({ score: [1, 0], isOver: true })
  })

  test('O31 rates the sides of matches ahead by its results: who won always is the favourite', () => {
    const days = Array.from({ length: 8 }, (_, day) => `2026-10-0${String(day + 1)}`)
    const played = days.flatMap((date, round) => [
      match({ round: `a${String(round)}`, date, score: { ft: [3, 0] } }),
      match({ round: `b${String(round)}`, date, team1: 'Bonde', team2: 'Msitu', score: { ft: [1, 1] } }),
    ])
    const read = readFootballJson(
      json([
        ...played,
        match({ round: 'next', team1: 'Upepo', team2: 'Radi' }),
        match({ round: 'new', team2: 'Mwezi' }),
      ]),
    )!
    const plan = planOf(read, { category: 'Pwani', zone: 'Africa/Lagos', atMs: at })
    expect({ played: plan.played, ahead: plan.ahead, unrated: plan.unrated }).toEqual({
      played: 16,
      ahead: 2,
      unrated: 1,
    })
    const next = plan.messages.find(({ event, body }) => event.startsWith('next|') && body.kind === 'odds_change')!
    expect(next.body.kind === 'odds_change' && next.body.facts.expected!.supremacy).toBeLessThan(-0.5)
  })
})
