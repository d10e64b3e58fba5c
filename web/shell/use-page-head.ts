/** What the head says of the screen that is open, in the chosen language: title, description (S06), addresses. */
import type { Language } from '@uwanja/contract/wire/constants'
import { pageLinks } from '@uwanja/contract/wire/page-addresses'
import { useEffect } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { useHere } from '../place.ts'
import { isForSearch, screenAt } from '../screen-at.ts'
import { useLanguage } from '../texts/language.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useItemHead } from './item-head.ts'

export function usePageHead(): void {
  const t = useTranslations('pages')
  const screen = screenAt(useHere().pathname)
  const { language } = useLanguage()
  const path = isForSearch(screen) ? screen.path : null
  const item = useItemHead(({ shown }) => shown)
  const title = item ? `${item.title} | Uwanja` : t(`${screen.name}.title`)
  const description = item?.description || t(`${screen.name}.description`)
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  useEffect(() => {
    setRobots(path === null ? 'noindex' : 'all')
    setLinks(path, language)
  }, [path, language])
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

const LINKS = 'link[rel="canonical"], link[rel="alternate"][hreflang]'

/** The site's address as the server gave it; a visitor may have come by another name of it. */
let origin: string | null = null

/** Browsers pass on a page by its canonical address: the one that the server brought is the first screen's. */
function setLinks(path: string | null, language: Language): void {
  origin ??= new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin
  for (const link of document.querySelectorAll(LINKS)) link.remove()
  if (path === null) return
  const links = pageLinks({ origin, first: jurisdiction.firstLanguage }, path, language).map((one) =>
    Object.assign(document.createElement('link'), one),
  )
  document.head.append(...links)
}
