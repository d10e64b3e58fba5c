/** What a bookmaker offers at this moment, for a first screen: a few matches with the odds of their winner. Its public read, unsigned. */
import * as z from 'zod/mini'
import { askHttp, jsonOf } from '../asked.ts'
import type { Wire } from '../plugs.ts'

const LONGEST_ANSWER = 2_000_000
const MARKETS_OF_WINNER: readonly string[] = ['goals.match.1x2', 'points.match.winner', 'sets.match.winner']

/** From then on little is left of a match of football, and its odds say what everybody sees. */
const LATE_MINUTE = 85

/** By language. */
const names = z.record(z.string(), z.string())

/** No more is read than is shown: the rest of the answer may be whatever it likes. */
const event = z.object({
  id: z.string(),
  sport: z.string(),
  tournament: z.string(),
  tournamentId: z.optional(z.string()),
  home: z.string(),
  away: z.string(),
  sideNames: z.optional(z.object({ home: names, away: names })),
  startsAt: z.string(),
  isOpen: z.boolean(),
  clock: z.nullable(z.object({ minute: z.number() })),
  score: z.nullable(z.tuple([z.int(), z.int()])),
  markets: z.array(
    z.object({
      market: z.string(),
      status: z.string(),
      outcomes: z.array(z.object({ id: z.string(), odds: z.nullable(z.int()) })),
    }),
  ),
})
const answer = z.object({ data: z.object({ events: z.array(event) }) })
const league = z.object({ id: z.string(), names: z.optional(z.object({ tournament: names })) })
const sports = z.object({ data: z.array(z.object({ tournaments: z.array(league) })) })

export interface OfferedMatch {
  readonly id: string
  readonly sport: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: string
  /** Null: it has not begun. */
  readonly minute: number | null
  readonly score: [number, number] | null
  /** 1, x, 2, in whole thousandths. */
  readonly odds: { id: string; odds: number | null }[]
}

/** The bookmaker's own id of the league, where it says one. */
type Listed = OfferedMatch & { readonly tournamentId: string | null }

/** @returns null where the bookmaker has no such page, or says it otherwise. */
async function read<T extends z.ZodMiniType>(
  path: string,
  as: T,
  { baseUrl, timeoutMs }: Wire,
): Promise<z.output<T> | null> {
  // Beside the company's own path, at which the bookmaker launches its frame.
  const reply = await askHttp(new URL(`../book/v1/${path}`, `${baseUrl}/`).href, {
    redirect: 'error',
    timeoutMs,
    longest: LONGEST_ANSWER,
  })
  return (reply.ok && as.safeParse(jsonOf(reply)).data) || null
}

async function asked(path: string, language: string, wire: Wire): Promise<Listed[]> {
  const said = await read(path, answer, wire)
  if (said === null) return []
  return said.data.events.flatMap((one) => {
    const winner = one.markets.find(({ market, status }) => MARKETS_OF_WINNER.includes(market) && status === 'active')
    if (!winner || !one.isOpen) return []
    const { id, sport, tournament: league, tournamentId = null, sideNames, startsAt, clock, score } = one
    const home = sideNames?.home[language] ?? one.home
    const away = sideNames?.away[language] ?? one.away
    const minute = clock === null ? null : Math.floor(clock.minute)
    return [{ id, sport, league, tournamentId, home, away, startsAt, minute, score, odds: winner.outcomes }]
  })
}

/** What leagues are called in a language, by the bookmaker's ids; none where it does not say. */
async function leagueNames(language: string, wire: Wire): Promise<ReadonlyMap<string | null, string>> {
  const said = await read('sports', sports, wire).catch(() => null)
  const leagues = said?.data.flatMap(({ tournaments }) => tournaments) ?? []
  return new Map(
    leagues.flatMap(({ id, names }) => {
      const name = names?.tournament[language]
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
}

/**
 * @returns at most so many, leagues and sides by their names in a language, live football first, what is all but over after other live ones, then those ahead; none where the bookmaker has no such page.
 * @throws when it does not answer.
 */
export async function offeredMatches(wire: Wire, most: number, language: string): Promise<readonly OfferedMatch[]> {
  if (wire.baseUrl === '') return []
  const place = ({ sport, minute }: OfferedMatch) => (sport !== 'football' ? 1 : (minute ?? 0) < LATE_MINUTE ? 0 : 2)
  const [found, names] = await Promise.all([asked('live', language, wire), leagueNames(language, wire)])
  const live = found.sort((one, other) => place(one) - place(other))
  const known = new Set(live.map(({ id }) => id))
  const ahead = live.length < most ? await asked('events?sport=football&hours=48', language, wire) : []
  return [...live, ...ahead.filter(({ id }) => !known.has(id))]
    .slice(0, most)
    .map(({ tournamentId, ...match }) => ({ ...match, league: names.get(tournamentId) ?? match.league }))
}
