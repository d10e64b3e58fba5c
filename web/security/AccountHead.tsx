/** The top of a page below /security: the way back, the heading, what the page is for. */
import { ChevronLeft } from 'lucide-react'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function AccountHead({ title, lead }: { title: string; lead: string | null }) {
  const t = useTranslations('security')
  return (
    <div>
      <ScreenLink to="/security" className="-ml-1 inline-flex min-h-11 items-center gap-1 text-link">
        <ChevronLeft size={20} aria-hidden="true" />
        {t('title')}
      </ScreenLink>
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      {lead !== null && <p className="mt-1 text-muted">{lead}</p>}
    </div>
  )
}
