/** The page of a screen, fetched once: its chunk, and what it wants to have read before its first render. */
import type { ComponentType } from 'react'
import type { Language } from '@uwanja/i18n/language'
import { PAGES } from './pages.ts'
import type { Screen } from './screens.ts'

/** A page may say what it reads before its first render; what is there already is not asked again. */
export type Page = ComponentType & { readonly prepare?: (language: Language) => Promise<unknown> }

/** Always the same component for a row: another one would begin anew when only the address's values change. */
const pages = new Map<Screen, Page>()

export async function pageOf(screen: Screen): Promise<Page> {
  const page = pages.get(screen) ?? (await PAGES[screen.path]())
  pages.set(screen, page)
  return page
}

/** As a tab that has just been opened; tests share one. */
export const forgetPages = (): void => pages.clear()

/** Before anything is rendered: the server's HTML is taken over as it stands, and without it the page comes whole. */
export async function firstPage(screen: Screen, language: Language): Promise<ComponentType> {
  const page = await pageOf(screen)
  await page.prepare?.(language)
  return page
}
