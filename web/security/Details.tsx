/** The eight read-only fields of the account (U10). */
import type { PersonalInfo } from '../profile/use-personal-info.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { birthDay } from './account-rules.ts'

/** No field of the server feeds the PIN. */
const DASH = '–'

export function Details({ info }: { info: PersonalInfo }) {
  const t = useTranslations('security')
  const dates = useDates()
  const born = birthDay(info.birthDate)
  const fields = [
    { name: 'firstName', value: info.firstName },
    { name: 'lastName', value: info.lastName },
    { name: 'birthDate', value: born === null ? info.birthDate : dates(born, 'givenDay') },
    { name: 'pin', value: DASH },
    { name: 'countryCode', value: info.countryCode },
    { name: 'mobile', value: info.mobileNumber },
    { name: 'userName', value: info.userName },
    { name: 'currency', value: info.currencyName },
  ] as const
  return (
    <dl className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8">
      {fields.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5">
          <dt className="shrink-0 text-sm text-muted">{t(name)}</dt>
          <dd className="ml-auto min-w-0 text-right font-medium break-words">
            {value ? value : <span className="text-sm font-normal text-muted">{t('missing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
