/** The head of every page: the skin's word mark, the ways to search and to the stars, and the sections. */
import { join } from '@uwanja/ui/looks/join'
import { Moon, Search, Star, Sun } from 'lucide-react'
import { useSports } from '../answers/ask.ts'
import { isWidget } from '../host.ts'
import { Link } from '../Link.tsx'
import { usePlace } from '../place.ts'
import { routeOf, to, type RouteName } from '../routes.ts'
import { SKINS } from '../skins.ts'
import { useSaid } from '../texts.ts'
import { turnColours } from './colours.ts'

const SECTIONS = [
  ['home', 'home'],
  ['live', 'live'],
  ['today', 'today'],
  ['leagues', 'leagues'],
  ['my-bets', 'myBets'],
  ['results', 'results'],
] as const satisfies readonly (readonly [RouteName, string])[]

const ICON = 'flex size-11 items-center justify-center rounded-lg text-chalk hover:bg-shade'

/** A widget has the colours of the page around it. */
function ColourSwitch() {
  const { texts } = useSaid()
  return (
    <>
      <button type="button" className={ICON} onClick={turnColours} aria-label={texts.light} data-when="dark">
        <Sun size={20} aria-hidden="true" />
      </button>
      <button type="button" className={ICON} onClick={turnColours} aria-label={texts.dark} data-when="light">
        <Moon size={20} aria-hidden="true" />
      </button>
    </>
  )
}

export function Head() {
  const { texts } = useSaid()
  const { skin, pathname } = usePlace()
  const { name } = routeOf(pathname)
  const { data } = useSports()
  const live = data?.reduce((sum, one) => sum + one.live, 0) ?? 0
  const [first, second] = SKINS[skin].mark
  return (
    <header className="night bg-skin">
      <div className="mx-auto flex max-w-[90rem] items-center pr-1 pl-2">
        <Link
          to={to('home')}
          className="flex min-h-11 flex-1 items-center text-lg font-black tracking-tight no-underline"
        >
          <span className="text-skin-mark">{first}</span>
          <span className="text-chalk">{second}</span>
        </Link>
        {!isWidget() && <ColourSwitch />}
        <Link to={to('favourites')} className={ICON} aria-label={texts.favourites}>
          <Star size={20} aria-hidden="true" />
        </Link>
        <Link to={to('search')} className={ICON} aria-label={texts.search}>
          <Search size={20} aria-hidden="true" />
        </Link>
      </div>
      <nav aria-label={texts.menu} className="slides mx-auto flex max-w-[90rem] px-1">
        {SECTIONS.map(([route, text]) => (
          <Link
            key={route}
            to={to(route)}
            aria-current={name === route ? 'page' : undefined}
            className={join(
              'flex min-h-11 shrink-0 items-center gap-1.5 border-b-3 px-2.5 text-sm font-semibold no-underline',
              name === route ? 'border-skin-mark text-chalk' : 'border-transparent text-chalk/80 hover:text-chalk',
            )}
          >
            {texts[text]}
            {route === 'live' && live > 0 && (
              <span className="rounded-full bg-shade px-1.5 text-xs tabular-nums">{live}</span>
            )}
          </Link>
        ))}
      </nav>
    </header>
  )
}
