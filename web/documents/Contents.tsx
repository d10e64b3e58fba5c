/** The table of contents of a long text: beside it on a wide screen, folded above its first section on a phone. */
import type { Section } from '@uwanja/i18n/documents/document'
import { ChevronDown } from 'lucide-react'
import { Link } from 'wouter'
import { useTranslations } from '../texts/use-translations.ts'

type Props = { sections: readonly Section[]; place?: 'beside' | 'inside' }

export function Contents({ sections, place = 'beside' }: Props) {
  const t = useTranslations('document')
  if (place === 'inside')
    return (
      <details className="group mt-5 rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold">
          {t('contents')}
          <ChevronDown size={18} className="text-muted group-open:rotate-180" aria-hidden="true" />
        </summary>
        <nav aria-label={t('contents')} className="px-2 pb-2">
          <Entries sections={sections} />
        </nav>
      </details>
    )
  return (
    <nav aria-labelledby="contents" className="sticky top-24 hidden w-60 shrink-0 self-start lg:block">
      <p id="contents" className="px-2 pb-1 text-sm font-semibold text-muted">
        {t('contents')}
      </p>
      <Entries sections={sections} />
    </nav>
  )
}

function Entries({ sections }: { sections: readonly Section[] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex min-h-11 items-center rounded-lg px-2 py-1 no-underline hover:bg-raised hover:underline"
            // The router scrolls; a keyboard and a screen reader go on from there too.
            onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}
