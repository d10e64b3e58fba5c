/** What every company's game list has to be before anything believes it, and how the answer is fetched. */
import * as z from 'zod/mini'
import { askHttp, textOf } from '../asked.ts'
import { GAME_FEATURES, GAME_KINDS, type ListedGame } from '../listed-game.ts'
import type { Wire } from '../plugs.ts'

/** Far more than any company has, and still nothing that a process chokes on. */
const MOST_GAMES = 20_000
const LONGEST_ANSWER = 16_000_000

const listedGame = z.object({
  id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: z.enum(GAME_KINDS),
  features: z.array(z.enum(GAME_FEATURES)),
  launch: z.record(z.string(), z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
  image: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  rtpBasisPoints: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
  releasedOn: z.iso.date(),
  devices: z.array(z.enum(['mobile', 'desktop'])).check(z.minLength(1)),
})

/** The list as it was meant, or an error that says which game is wrong. */
export function checkedGames(company: string, rawGames: readonly unknown[]): readonly ListedGame[] {
  if (rawGames.length > MOST_GAMES) throw new Error(`${company}: lists ${String(rawGames.length)} games`)
  const games = rawGames.map((rawGame, index) => {
    const game = listedGame.safeParse(rawGame)
    if (game.success) return game.data
    const [issue] = game.error.issues
    throw new Error(`${company}: game ${String(index)} of the list has a wrong ${issue?.path.join('.') ?? 'shape'}`)
  })
  if (new Set(games.map(({ id }) => id)).size < games.length) throw new Error(`${company}: lists an id twice`)
  return games
}

/** Asks a company something that is no player's business: its list of games, the address of a launch. */
export async function askCompany(
  company: string,
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  wire: Wire,
): Promise<{ readonly body: string; readonly headers: Headers }> {
  const reply = await askHttp(url, {
    method: 'POST',
    ...request,
    // A company that moved says so to its customers; a redirect would carry our signature to whom it names.
    redirect: 'error',
    timeoutMs: wire.timeoutMs,
    longest: LONGEST_ANSWER,
  })
  if (!reply.ok) throw new Error(`${company}: answered with HTTP ${String(reply.status)}`)
  return { body: textOf(reply), headers: reply.headers }
}

/** "96.50" of 9650, as the companies write it. */
export const percentText = (basisPoints: number | null): string =>
  basisPoints === null ? '' : (basisPoints / 100).toFixed(2)

/** 9650 of "96.5"; null of an empty text; NaN, which no list admits, of anything else. */
export function basisPointsOf(percent: string): number | null {
  if (percent === '') return null
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(percent)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : NaN
}

export function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
