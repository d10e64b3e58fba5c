/** The entries of a menu, here and now: what the operator has configured, and in what kind of browser. */
import { isThisWebview } from '../location/webview.ts'
import { market } from '../market.ts'
import { entriesOf, type Entry, type MenuGroup, type MenuName } from '../menus.ts'

export function entriesHere(menu: MenuName, group: MenuGroup): readonly Entry[] {
  return entriesOf(menu, group, {
    links: market.links,
    where: isThisWebview() ? 'webview' : 'browser',
  })
}
