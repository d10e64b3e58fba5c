/** Why the site does not open here: said, with the countries by their names, and that nothing happened to the money. */
import { CircleQuestionMark, MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { useLocale, useTranslations } from '../texts/use-translations.ts'
import type { GateState } from './gate-rules.ts'

interface Props {
  readonly title: string
  /** Null: nobody was checked, the page was opened by its address. */
  readonly gate: Extract<GateState, { state: 'blocked' | 'failed' }> | null
  readonly children: ReactNode
}

export function LocationNotice({ title, gate, children }: Props) {
  const t = useTranslations('location')
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const nameOf = (country: string) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country)
  const places = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    jurisdiction.location.countries.map(nameOf),
  )
  const isAtHome = gate?.state === 'blocked' && gate.country === jurisdiction.country
  const hasFailed = gate?.state === 'failed'
  const Mark = hasFailed ? CircleQuestionMark : MapPinOff
  return (
    <div className="flex max-w-md flex-col items-center gap-4 text-center">
      <Mark size={48} className="text-muted" aria-hidden="true" />
      {/* Said aloud when it comes in place of the spinner, and again when a second check ends otherwise. */}
      <div role={gate === null ? undefined : 'alert'} className="flex flex-col gap-3">
        <h1 className="text-2xl font-bold text-balance">{title}</h1>
        {hasFailed ? (
          <p className="text-balance text-muted">{t('failedText')}</p>
        ) : (
          <>
            <p className="text-balance text-muted">{t('opensIn', { places })}</p>
            {/* Where a webview may open the site is a setting of its own: it may leave out the country of the licence. */}
            {!isAtHome && (
              <p className="text-balance text-muted">{t('licensed', { licence: nameOf(jurisdiction.country) })}</p>
            )}
          </>
        )}
        {gate?.state === 'blocked' && <p className="font-medium">{t('seenIn', { country: nameOf(gate.country) })}</p>}
      </div>
      <p className="text-sm text-balance text-muted">{t(hasFailed ? 'unchanged' : 'blockedHelp')}</p>
      <div className="mt-2">{children}</div>
    </div>
  )
}
