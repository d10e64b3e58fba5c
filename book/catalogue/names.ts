/** What sides are called in other languages: as a feed says it, else as everybody knows it of a country. */
import type { PlaceNames } from '@uwanja/i18n/book-places'
import { nationNames } from '@uwanja/i18n/book-places'
import type { FeedEvent } from '@uwanja/providers/feeds/feed'

/** By language, both sides'; absent where both are called the same everywhere. */
export interface NamedSides {
  readonly sideNames?: { readonly home: PlaceNames; readonly away: PlaceNames }
}

const isEmpty = (names: PlaceNames): boolean => Object.keys(names).length === 0

export const namedSides = (home: PlaceNames | null, away: PlaceNames | null): NamedSides => {
  const sideNames = { home: home ?? {}, away: away ?? {} }
  return isEmpty(sideNames.home) && isEmpty(sideNames.away) ? {} : { sideNames }
}

/** A team that is called like a country is that country's; a player who is called so is not. */
const asCountry = (sport: string, name: string): PlaceNames => (sport === 'tennis' ? {} : nationNames(name))

/** Of one side that a fixture names: what is kept of it. */
export const saidNames = ({ sport, names, ...fixture }: FeedEvent, side: 'home' | 'away'): PlaceNames => ({
  ...asCountry(sport, fixture[side]),
  ...names?.[side],
})
