/** The feed company's own leagues: invented places, clubs and players, none of which exists. */
import type { FeedNames } from '@uwanja/providers/feeds/feed'
import { chanceOf } from './chance.ts'
import { clubNames, PLACES } from './club-names.ts'

export type Sport = 'football' | 'basketball' | 'tennis'

export interface League {
  readonly id: string
  readonly sport: Sport
  readonly category: string
  readonly name: string
  /** Clubs, or players. */
  readonly sides: readonly string[]
  /** Those that are called otherwise somewhere, by language. */
  readonly names?: Readonly<Record<string, FeedNames>>
  /** How much faster than life it is played; above 1 it is a virtual league and says so. */
  readonly speed: number
  /** Minutes between two kick-offs. */
  readonly everyMinutes: number
  /** So many minutes after the others; absent: 0. Where all leagues have their half-time at once, nothing is played. */
  readonly laterMinutes?: number
  /** What will be told of its matches; absent: all that its sport counts. */
  readonly coverage?: readonly string[]
}

const FOOTBALL = ['United', 'Rovers', 'Athletic', 'City', 'Wanderers']
/** A place has as many clubs as leagues at most. */
const VIRTUAL = ['Stars', 'Comets', 'Meteors']
const BASKETBALL = ['Dunkers', 'Towers', 'Flames']
const FIRST = 'Adili Bahati Chiku Dafina Ekene Farida Gasto Halima Imani Jeli Kito Lulu'.split(' ')
const LAST = 'Mkomavi Okwuosaji Tarimbo Wanjugo Eboniro Sefukani Adewuyo Mwakasele'.split(' ')

/** A club plays in one league: where a place has its kind already, it is of the next kind. */
const founded = new Set<string>()

function clubs(kinds: readonly string[], seed: string, count: number): string[] {
  const chance = chanceOf(`clubs:${seed}`)
  const places = [...PLACES.keys()]
  return Array.from({ length: count }, () => {
    const [place] = places.splice(chance.below(places.length), 1)
    const drawn = kinds.indexOf(chance.of(kinds))
    const inTurn = [...kinds.slice(drawn), ...kinds.slice(0, drawn)].map((kind) => `${place!} ${kind}`)
    const club = inTurn.find((one) => !founded.has(one))!
    founded.add(club)
    return club
  })
}

const named = (sides: readonly string[]) => ({
  sides,
  names: Object.fromEntries(sides.map((side) => [side, clubNames(side)])),
})

const players = FIRST.flatMap((first, at) => [
  `${first} ${LAST[at % LAST.length]!}`,
  `${first} ${LAST[(at + 3) % LAST.length]!}`,
])

function football(id: string, category: string, name: string, everyMinutes: number): League {
  return { id, sport: 'football', category, name, ...named(clubs(FOOTBALL, id, 16)), speed: 1, everyMinutes }
}

export const LEAGUES: readonly League[] = [
  football('f1', 'Pwani', 'Ligi Kuu ya Pwani', 60),
  football('f2', 'Nyanda', 'Highland League', 60),
  { ...football('f3', 'Mto', 'River Championship', 60), laterMinutes: 30 },
  football('f4', 'Kusini', 'Southern Cup', 90),
  football('f5', 'Kaskazi', 'Northern First Division', 90),
  {
    id: 'v1',
    sport: 'football',
    category: 'Virtual',
    name: 'Virtual Ground League',
    ...named(clubs(VIRTUAL, 'v1', 16)),
    speed: 10,
    everyMinutes: 15,
  },
  {
    id: 'b1',
    sport: 'basketball',
    category: 'Pwani',
    name: 'Pwani Basketball',
    ...named(clubs(BASKETBALL, 'b1', 12)),
    speed: 1,
    everyMinutes: 60,
  },
  { id: 't1', sport: 'tennis', category: 'Ziara', name: 'Safari Open', sides: players, speed: 1, everyMinutes: 60 },
]

/** What seasons that are played anew are called: "marudio" is what is repeated. */
export const REPLAYS = { category: 'Marudio', name: 'Ligi ya Marudio' } as const

/** Hidden from everybody: how strong a side really is, in goals (or points, or games) against an average one. */
export function trueStrength(league: League, side: string): { readonly attack: number; readonly defence: number } {
  const chance = chanceOf(`strength:${league.id}:${side}`)
  return { attack: chance.between(-0.45, 0.45), defence: chance.between(-0.45, 0.45) }
}
