/** The menus: filters of the screen table. */
import { SCREENS, type Place, type Screen } from './routes.tsx'

export type MenuScreen = Screen & { readonly menu: NonNullable<Screen['menu']> }

export function menuScreens(place: Place, who: 'player' | 'visitor'): readonly MenuScreen[] {
  const hidden = who === 'player' ? 'visitors' : 'players'
  return SCREENS.filter(
    (screen): screen is MenuScreen =>
      screen.menu !== undefined && screen.menu.places.includes(place) && screen.menu.seenBy !== hidden,
  )
}

/** The same page, whatever the letter case or a closing slash: the router matches that way too. */
export function isSamePath(a: string, b: string): boolean {
  const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1')
  return plain(a) === plain(b)
}
