/**
 * The page that is opened first is fetched before anything is rendered: the server's HTML is taken over as it stands, and
 * without it the page comes whole instead of a spinner.
 */
import type { QueryClient } from '@tanstack/react-query'
import { createElement, type ComponentType } from 'react'
import { matchRoutes, useParams, type RouteObject } from 'react-router'
import type { Language } from '@uwanja/i18n/language'
import type { Screen } from './routes.tsx'
import { NOT_FOUND, screenAt } from './screen-at.ts'

/** A page may say what it reads before its first render; what is there already is not asked again. */
export type Page = ComponentType & { readonly prepare?: (queries: QueryClient, language: Language) => Promise<unknown> }

/** The row that an address shows, of these routes; null when none of them is it. */
export function screenOf(routes: RouteObject[], path: string): Screen | null {
  const match = matchRoutes(routes, path)?.at(-1)
  return match?.route.handle ? screenAt(match.route.handle as Screen, match.params) : null
}

/** The row's page, or the one for addresses that are not found when a parameter has a value that the row does not take. */
export async function pageOf(screen: Screen): Promise<ComponentType> {
  if (!screen.only) return screen.page()
  const [Right, Missing] = await Promise.all([screen.page(), NOT_FOUND.page()])
  return function Checked() {
    return createElement(screenAt(screen, useParams()) === screen ? Right : Missing)
  }
}

/**
 * Puts the page of this path into its route.
 *
 * @returns what the router needs to believe that everything has been loaded.
 */
export async function readyFirstPage(
  routes: RouteObject[],
  path: string,
  { queries, language }: { queries: QueryClient; language: Language },
): Promise<{ loaderData: Record<string, null> }> {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  if (!route?.id) throw new Error(`no screen for ${path}`)
  const page: Page = await pageOf(route.handle as Screen)
  await page.prepare?.(queries, language)
  delete route.lazy
  route.Component = page
  return { loaderData: { [route.id]: null } }
}
