/** The tab's title and the description of the screen that is open, in the chosen language (specification A1). */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { isForSearch, screenAt } from '../screen-at.ts'

export function usePageHead(): void {
  const t = useTranslations('pages')
  const screen = screenAt(useLocation().pathname)
  const robots = isForSearch(screen) ? 'all' : 'noindex'
  const title = t(`${screen.name}.title`)
  const description = t(`${screen.name}.description`)
  useEffect(() => {
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
