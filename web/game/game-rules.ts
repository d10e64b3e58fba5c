/** What a launch page reads of its address, and which addresses it opens (G14). Pure. */

import type { LaunchName } from './companies.ts'

/** What of the browser a game's frame may use. */
export const ALLOW = 'fullscreen; autoplay'

/** The launch pages: what their paths end with, and whether a value follows it. */
const LAUNCHES = {
  startBetsolutions: 'may',
  startEgt: 'none',
  startSoftGaming: 'must',
  startEndorphina: 'none',
  startBetConstruct: 'none',
  startQTech: 'none',
  startGlobalBet: 'none',
  startVivo: 'none',
  startGame: 'must',
} as const satisfies Readonly<Record<LaunchName, 'may' | 'must' | 'none'>>
const NAMES = Object.keys(LAUNCHES) as LaunchName[]

/** The launch page of a path, in any letter case; null: of none, or its value is not a plain word. */
export function launchAt(pathname: string): { readonly name: LaunchName; readonly segment: string | undefined } | null {
  const [, path = '', segment] = /^\/game\/(start\w*)(?:\/([\w-]+))?\/?$/i.exec(pathname) ?? []
  const word = path.toLowerCase() === 'start' ? 'startgame' : path.toLowerCase()
  const name = path.toLowerCase() === 'startgame' ? undefined : NAMES.find((one) => one.toLowerCase() === word)
  const takes = name && LAUNCHES[name]
  if (!name || (takes === 'none' && segment !== undefined) || (takes === 'must' && segment === undefined)) return null
  return { name, segment }
}

/** An answer to a launch is waited for so long: longer than the server waits for the company, whose refusal says more. */
export const LAUNCH_MS = 10_000

/** A launch makes a one-time token: asked once, never again by itself, never from memory. */
export const LAUNCH_ONCE = { retry: false, staleTime: Infinity, gcTime: 0 } as const

/** The address's own values, in whatever letter case they are spelled: gameId here, gameid there. */
export function addressValues(query: URLSearchParams) {
  const values = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  return {
    gameId: values.get('gameid') ?? '',
    eq: values.get('eq') ?? '',
    // Anything but 1 is real play.
    freeplay: values.get('freeplay') === '1' ? '1' : '0',
  } as const
}

/** A frame opens web addresses and nothing else; which of them the page's policy allows is the server's list. */
export function gameAddress(rawUrl: unknown): string | null {
  if (typeof rawUrl !== 'string') return null
  try {
    const url = new URL(rawUrl)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

/** Withheld of winnings, in percent; null: nothing is, or the server does not say. */
export const taxOf = ({ tax }: Readonly<Record<string, unknown>>): string | null =>
  typeof tax === 'string' && Number(tax) > 0 ? tax : null
