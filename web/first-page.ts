/**
 * The page that is opened first is fetched before anything is rendered: the server's HTML is taken over as it stands, and
 * without it the page comes whole instead of a spinner.
 */
import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router'
import type { Language } from '@uwanja/i18n/language'
import type { Screen } from './routes.tsx'
import type { ComponentType } from 'react'

/** A page may say what it reads before its first render; what is there already is not asked again. */
export type Page = ComponentType & { readonly prepare?: (queries: QueryClient, language: Language) => Promise<unknown> }

export function screenAt(routes: RouteObject[], path: string): Screen | null {
  return (matchRoutes(routes, path)?.at(-1)?.route.handle as Screen | undefined) ?? null
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
  const page: Page = await (route.handle as Screen).page()
  await page.prepare?.(queries, language)
  delete route.lazy
  route.Component = page
  return { loaderData: { [route.id]: null } }
}
