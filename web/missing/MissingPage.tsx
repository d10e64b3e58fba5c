/** The page that does not exist: an empty field, and the way home. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function MissingPage() {
  const t = useTranslations('notFound')
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-10 text-center">
      <svg viewBox="0 0 240 140" className="w-56 text-muted" fill="none" stroke="currentColor" aria-hidden="true">
        <rect x="8" y="10" width="224" height="120" rx="4" strokeWidth="3" />
        <path d="M120 10v120M8 44h34v52H8M232 44h-34v52h34" strokeWidth="2" />
        <circle cx="120" cy="70" r="22" strokeWidth="2" />
        <circle cx="120" cy="70" r="5" fill="var(--primary)" stroke="none" />
      </svg>
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="text-balance text-muted">{t('text')}</p>
      <ScreenLink to="/" className={buttonVariant('primary', 'large')}>
        {t('home')}
      </ScreenLink>
    </div>
  )
}
