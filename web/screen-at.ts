/** Which row of the screen table an address shows. */
import { matchRoutes } from 'react-router'
import { SCREENS, type Screen } from './routes.tsx'

const NOT_FOUND = SCREENS.find((screen) => screen.path === '*')!
const ROUTES = SCREENS.map((screen) => ({ path: screen.path, handle: screen }))
/** Most addresses are a row's own. The router would order all rows by their weight anew for each address that it is asked. */
const PLAIN = new Map(
  SCREENS.filter(({ path }) => !/[:*]/.test(path)).map((screen) => [screen.path.toLowerCase(), screen]),
)

/** In any letter case; not found when a parameter has a value that its row does not take. */
export function screenAt(path: string): Screen {
  const plain = PLAIN.get(path.toLowerCase())
  if (plain) return plain
  const match = matchRoutes(ROUTES, path)?.at(-1)
  if (!match) return NOT_FOUND
  const screen = match.route.handle
  const isServed = Object.entries(screen.only ?? {}).every(([name, values]) =>
    values.includes(match.params[name]?.toLowerCase() ?? ''),
  )
  return isServed ? screen : NOT_FOUND
}

/** Is it the same page for every visitor, whatever its address holds? Then the server renders it. */
export const isForVisitors = (screen: Screen): boolean =>
  screen.needs === undefined && screen.frame === undefined && screen.path !== '*'

/** And does it stand at one address? Then search engines may list it. */
export const isForSearch = (screen: Screen): boolean => isForVisitors(screen) && !screen.path.includes(':')
