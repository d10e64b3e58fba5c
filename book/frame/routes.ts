/** The frame's pages, one row each: the place below the language, and its name. */
import { parse } from 'regexparam'

export const ROUTES = {
  home: '/',
  live: '/live',
  today: '/today',
  leagues: '/leagues',
  league: '/league/:id',
  event: '/event/:id',
  search: '/search',
  favourites: '/favourites',
  results: '/results',
  'my-bets': '/my-bets',
  missing: '/*',
} as const
export type RouteName = keyof typeof ROUTES

export interface Route {
  readonly name: RouteName
  readonly id: string
}

const PARSED = Object.entries(ROUTES).map(([name, path]) => ({ name: name as RouteName, ...parse(path) }))

export function routeOf(pathname: string): Route {
  for (const { name, pattern } of PARSED) {
    const found = pattern.exec(pathname)
    if (found) return { name, id: name === 'missing' ? '' : (found[1] ?? '') }
  }
  return { name: 'missing', id: '' }
}

/** The place of a page: `to('event', '17')` is `/event/17`. */
export function to(name: Exclude<RouteName, 'missing'>, id = ''): string {
  return ROUTES[name].replace(':id', encodeURIComponent(id))
}
