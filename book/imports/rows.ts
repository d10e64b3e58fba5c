/** What an import brings: matches of one league, from files that people have. Nothing of a file is believed before it was read whole. */
import type { FeedNames } from '@uwanja/providers/feeds/feed'
import * as z from 'zod/mini'

export interface ImportedMatch {
  readonly round: string
  /** A day of the league's zone, 2026-11-22, and a time of day; null: any time of that day. */
  readonly day: string
  readonly time: string | null
  readonly home: string
  readonly away: string
  /** null: not played yet. */
  readonly fullTime: readonly [number, number] | null
  readonly halfTime: readonly [number, number] | null
}

export interface Imported {
  readonly league: string
  /** What sides are called in other languages, by their names. */
  readonly names: ReadonlyMap<string, FeedNames>
  readonly matches: readonly ImportedMatch[]
  /** What did not fit, by its place in the file. */
  readonly problems: readonly { readonly place: string; readonly why: string }[]
}

const LANGUAGES = ['en', 'sw', 'zh'] as const
const goals = z.int().check(z.minimum(0), z.maximum(99))
const pair = z.tuple([goals, goals])
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const row = z.object({
  round: z._default(z.string().check(z.maxLength(60)), ''),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  team1: name,
  team2: name,
  score: z.optional(z.object({ ft: z.optional(pair), ht: z.optional(pair) })),
})

const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** One match, or why it is none. */
function readRow(raw: unknown): ImportedMatch | string {
  const read = row.safeParse(raw)
  if (!read.success) return `${read.error.issues[0]?.path.join('.') ?? ''} is missing or of another kind`
  const { round, date, time, team1: home, team2: away, score } = read.data
  if (!isDay(date)) return `${date} is no day`
  if (home === away) return `${home} plays itself`
  const [ft, ht] = [score?.ft ?? null, score?.ht ?? null]
  if (ht && !ft) return 'a half-time score without a final one'
  if (ht && ft && (ht[0] > ft[0] || ht[1] > ft[1])) return 'more goals at half-time than at the end'
  return { round, day: date, time: time ?? null, home, away, fullTime: ft, halfTime: ht }
}

const sideNames = z.object({ en: z.optional(name), sw: z.optional(name), zh: z.optional(name) })

/** What is no name of a side in another language is told like a match that is none. */
function gatherNames(raw: Readonly<Record<string, unknown>>, problems: { place: string; why: string }[]) {
  const names = new Map<string, FeedNames>()
  for (const [side, one] of Object.entries(raw)) {
    const read = sideNames.safeParse(one)
    if (read.success) names.set(side, read.data)
    else problems.push({ place: `names of ${side}`, why: 'are missing or of another kind' })
  }
  return names
}

function gathered(league: string, rows: readonly unknown[], called: Readonly<Record<string, unknown>> = {}): Imported {
  const matches = new Map<string, ImportedMatch>()
  const problems: { place: string; why: string }[] = []
  rows.forEach((raw, at) => {
    const place = `match ${String(at + 1)}`
    const read = readRow(raw)
    if (typeof read === 'string') problems.push({ place, why: read })
    else if (matches.has(nameOf(read))) problems.push({ place, why: 'stands in the file twice' })
    else matches.set(nameOf(read), read)
  })
  return { league, names: gatherNames(called, problems), matches: [...matches.values()], problems }
}

/** A match keeps its name when it is moved. */
export const nameOf = ({ round, home, away }: ImportedMatch): string => `${round}|${home}|${away}`

/**
 * The public form of football seasons: `{name, matches: [{round, date, time, team1, team2, score: {ft, ht}}]}`; of ours beside it
 * `names: {"Radi": {"zh": "雷霆"}}`. null: it is not that.
 */
export function readFootballJson(text: string): Imported | null {
  const file = z.object({
    name,
    matches: z.array(z.unknown()),
    names: z.optional(z.record(z.string(), z.unknown())),
  })
  try {
    const read = file.safeParse(JSON.parse(text))
    return read.success ? gathered(read.data.name, read.data.matches, read.data.names) : null
  } catch {
    return null
  }
}

const COLUMNS = ['round', 'date', 'time', 'home', 'away', 'home_goals', 'away_goals', 'home_ht', 'away_ht'].concat(
  LANGUAGES.flatMap((language) => [`home_${language}`, `away_${language}`]),
)

/** Fields of a line; what stands in quotes may hold commas, and two quotes are one. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '',
  )

/** A table with a line of names of its columns first. null: a column that is needed is missing. */
export function readCsv(text: string, league: string): Imported | null {
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const columns = fieldsOf(head ?? '').map((field) => field.toLowerCase())
  if (!['date', 'home', 'away'].every((needed) => columns.includes(needed))) return null
  const called: Record<string, Record<string, string>> = {}
  const rows = lines.map((line) => {
    const fields = fieldsOf(line)
    const of = Object.fromEntries(COLUMNS.map((column) => [column, fields[columns.indexOf(column)] ?? '']))
    for (const side of ['home', 'away'])
      for (const language of LANGUAGES)
        if (of[`${side}_${language}`]) (called[of[side]!] ??= {})[language] = of[`${side}_${language}`]!
    const score = (one: string, other: string) =>
      of[one] === '' || of[other] === '' ? undefined : [Number(of[one]), Number(of[other])]
    return {
      round: of['round'],
      date: of['date'],
      time: of['time'] || undefined,
      team1: of['home'],
      team2: of['away'],
      score: { ft: score('home_goals', 'away_goals'), ht: score('home_ht', 'away_ht') },
    }
  })
  return gathered(league, rows, called)
}
