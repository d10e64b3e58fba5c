/** From Altenar to its light pages, for whom the whole sportsbook is slow to come. */
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { BOOKS } from './sports-rules.ts'

export function LightLink() {
  const t = useTranslations('sports')
  return (
    <ScreenLink to={BOOKS.altenarLite.path} className="min-h-11 content-center text-center font-semibold text-link">
      {t('light')}
    </ScreenLink>
  )
}
