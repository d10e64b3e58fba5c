/** The footer (S17): social links, the long texts, the licence text, adults only, where help is, copyright. */
import { countryName, listed } from '@uwanja/i18n/well-known'
import { jurisdiction } from '../jurisdiction.ts'
import { thisYear } from '../page-time.ts'
import { useLanguage } from '../texts/language.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useEntriesHere } from './use-entries-here.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { socialName } from './social-name.ts'

const LINK =
  'flex min-h-11 items-center rounded-lg px-2 text-sm text-muted underline underline-offset-4 hover:bg-raised hover:text-text'

/** What it shows comes after everything that is needed to play. */
const cost = (place: HTMLElement | null) => void import('./visit-cost.ts').then((it) => it.cost(place))

export function Footer() {
  const t = useTranslations()
  const help = jurisdiction.help.contact
    ? `${jurisdiction.help.name}, ${jurisdiction.help.contact}`
    : jurisdiction.help.name
  return (
    <footer className="border-t border-line pb-24 lg:pb-8">
      <div className="mx-auto max-w-6xl px-4 pt-3 sm:px-6">
        {jurisdiction.links.social.length > 0 && (
          <nav aria-label={t('footer.social')}>
            <ul className="-mx-2 flex flex-wrap gap-x-1">
              {jurisdiction.links.social.map((address) => (
                <li key={address}>
                  <a href={address} target="_blank" rel="noreferrer" className={LINK}>
                    {socialName(address)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-label={t('footer.about')}>
          <ul className="-mx-2 flex flex-wrap gap-x-1">
            {useEntriesHere('footer', 'everyone').map((entry) => (
              <li key={entry.label}>
                <MenuEntry entry={entry} variant={() => LINK}>
                  {t(`nav.${entry.label}`)}
                </MenuEntry>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-start gap-4 pt-4 text-sm text-muted">
          <span
            className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-current text-sm font-bold"
            aria-hidden="true"
          >
            18+
          </span>
          <div className="flex flex-col gap-1">
            <p className="font-semibold text-text">{t('shell.adultsOnly')}</p>
            <Licence />
            <p>{t('footer.play')}</p>
            <p>{t('footer.help', { name: help })}</p>
            <p className="mt-2">{t('footer.copyright', { year: String(thisYear()) })}</p>
            <p ref={cost} />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Only an operator can say that they have a licence; without their word the text says who gives it in this jurisdiction. */
function Licence() {
  const t = useTranslations('footer')
  const { language } = useLanguage()
  const { operator, regulators, country } = jurisdiction
  if (operator.regulators.length > 0)
    return <p>{t('licensed', { regulators: listed(operator.regulators, language) })}</p>
  return <p>{t('regulated', { country: countryName(country, language), regulators: listed(regulators, language) })}</p>
}
