/** Which row of the screen table an address shows. */
import type { Params } from 'react-router'
import { SCREENS, type Screen } from './routes.tsx'

export const NOT_FOUND = SCREENS.find((screen) => screen.path === '*')!

/** The matched row, unless a parameter has a value that it does not take; in any letter case, as paths are. */
export function screenAt(matched: Screen, params: Params): Screen {
  const isServed = Object.entries(matched.only ?? {}).every(([name, values]) =>
    values.includes(params[name]?.toLowerCase() ?? ''),
  )
  return isServed ? matched : NOT_FOUND
}

/** Is it the same page for every visitor, and worth finding? Then the server renders it, and search engines may list it. */
export const isForSearch = (screen: Screen): boolean =>
  screen.needs === undefined && screen.frame === undefined && !/[:*]/.test(screen.path)
