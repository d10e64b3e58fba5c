/** Which row of the screen table an address shows. */
import { matchRoutes } from 'react-router'
import { SCREENS, type Screen } from './routes.tsx'

const NOT_FOUND = SCREENS.find((screen) => screen.path === '*')!
const ROUTES = SCREENS.map((screen) => ({ path: screen.path, handle: screen }))

/** In any letter case; not found when a parameter has a value that its row does not take. */
export function screenAt(path: string): Screen {
  const match = matchRoutes(ROUTES, path)?.at(-1)
  if (!match) return NOT_FOUND
  const screen = match.route.handle
  const isServed = Object.entries(screen.only ?? {}).every(([name, values]) =>
    values.includes(match.params[name]?.toLowerCase() ?? ''),
  )
  return isServed ? screen : NOT_FOUND
}

/** Is it the same page for every visitor, and worth finding? Then the server renders it, and search engines may list it. */
export const isForSearch = (screen: Screen): boolean =>
  screen.needs === undefined && screen.frame === undefined && !/[:*]/.test(screen.path)
