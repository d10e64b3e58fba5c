/** The tab's title and the description of the screen that is open, in the chosen language (specification A1). */
import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Screen } from '../routes.tsx'

export function usePageHead(): void {
  const t = useTranslations()
  const screen = useMatches().findLast((match) => match.handle)?.handle as Screen | undefined
  const title = screen ? t(screen.title) : ''
  const description = screen ? t(screen.description) : ''
  useEffect(() => {
    if (!title) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
