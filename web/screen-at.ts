/** Which row of the screen table an address shows. */
import { parse } from 'regexparam'
import { SCREENS, type Screen } from './screens.ts'

const NOT_FOUND = SCREENS.find((screen) => screen.path === '*')!
/** Most addresses are a row's own. */
const PLAIN = new Map(
  SCREENS.filter(({ path }) => !/[:*]/.test(path)).map((screen) => [screen.path.toLowerCase(), screen]),
)
const WITH_VALUES = SCREENS.filter(({ path }) => path.includes(':')).map((screen) => ({
  screen,
  ...parse(screen.path),
}))

/** In any letter case, with or without a closing slash; not found when a parameter has a value that its row does not take. */
export function screenAt(path: string): Screen {
  const plain = PLAIN.get(path.toLowerCase().replace(/(.)\/$/, '$1'))
  if (plain) return plain
  for (const { screen, pattern, keys } of WITH_VALUES) {
    const [, ...values] = pattern.exec(path) ?? []
    if (values.length === 0) continue
    const isServed = keys.every((name, at) => {
      const served = screen.only?.[name]
      return served === undefined || served.includes(values[at]?.toLowerCase() ?? '')
    })
    return isServed ? screen : NOT_FOUND
  }
  return NOT_FOUND
}

/** Is it the same page for every visitor, whatever its address holds? Then the server renders it. */
export const isForVisitors = (screen: Screen): boolean =>
  screen.needs === undefined && screen.frame === undefined && screen.path !== '*'

/** And does it stand at one address? Then search engines may list it. */
export const isForSearch = (screen: Screen): boolean => isForVisitors(screen) && !screen.path.includes(':')
