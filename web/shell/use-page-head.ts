/** The tab's title and the description of the screen that is open, in the chosen language (specification A1). */
import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Screen } from '../routes.tsx'
import { isForSearch, screenAt } from '../screen-at.ts'

export function usePageHead(): void {
  const t = useTranslations('pages')
  const match = useMatches().findLast((one) => one.handle)
  const screen = match ? screenAt(match.handle as Screen, match.params) : null
  const name = screen?.name ?? null
  const robots = screen && isForSearch(screen) ? 'all' : 'noindex'
  const title = name ? t(`${name}.title`) : ''
  const description = name ? t(`${name}.description`) : ''
  useEffect(() => {
    if (!title) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  useEffect(() => setRobots(robots), [robots])
}

/** The server's page may have brought the tag for its own address; the next screen is another. */
function setRobots(robots: 'all' | 'noindex'): void {
  const tags = [...document.querySelectorAll('meta[name="robots"]')]
  const kept = robots === 'noindex' ? (tags.shift() ?? document.createElement('meta')) : null
  for (const tag of tags) tag.remove()
  if (kept === null) return
  kept.setAttribute('name', 'robots')
  kept.setAttribute('content', robots)
  document.head.append(kept)
}
