/** The tab's title and the description of the screen that is open, in the chosen language (specification A1). */
import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Screen } from '../routes.tsx'
import { screenAt } from '../screen-at.ts'

export function usePageHead(): void {
  const t = useTranslations('pages')
  const match = useMatches().findLast((one) => one.handle)
  const name = match ? screenAt(match.handle as Screen, match.params).name : null
  const title = name ? t(`${name}.title`) : ''
  const description = name ? t(`${name}.description`) : ''
  useEffect(() => {
    if (!title) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
