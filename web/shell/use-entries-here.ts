/** The entries of a menu, here and now: what the operator has configured, in what kind of browser, and for whom. */
import { isThisWebview } from '../location/webview.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { entriesOf, type Entry, type MenuGroup, type MenuName } from '../menus.ts'
import { useIsExcluded } from '../protection/own-rules.ts'

export function useEntriesHere(menu: MenuName, group: MenuGroup): readonly Entry[] {
  const isExcluded = useIsExcluded()
  return entriesOf(menu, group, {
    links: jurisdiction.links,
    where: isThisWebview() ? 'webview' : 'browser',
    play: isExcluded ? 'hidden' : 'shown',
  })
}
