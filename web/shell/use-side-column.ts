/** Is the side menu's column on the screen? A phone neither downloads nor makes what stands in it. */
import { useSyncExternalStore } from 'react'

/** As Shell.tsx and SideMenu.tsx have it: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

/** What the server's page was made for; in a browser undefined until it was looked for in the page. */
let isInPage: boolean | undefined

/** Where the server renders. */
export function setMadeForPhone(isPhone: boolean): void {
  isInPage = !isPhone
}

/** Looked at once, before the page is taken over and made into what this screen needs. */
const wasInPage = (): boolean => (isInPage ??= document.querySelector('[data-side] > nav') !== null)

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useSideColumn = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches, wasInPage)
