/** The tab's title and the description of the screen that is open, in the chosen language (specification A1). */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { screenAt } from '../screen-at.ts'

export function usePageHead(): void {
  const t = useTranslations('pages')
  const { name } = screenAt(useLocation().pathname)
  const title = t(`${name}.title`)
  const description = t(`${name}.description`)
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
