/** After a login: when the one before it was. Whoever did not do that one looks further. */
import { security } from '@uwanja/contract/site/security'
import { useTranslations } from '../texts/use-translations.ts'
import { ask } from '../ask.ts'
import { dayText, daysBefore } from '../page-time.ts'
import { useQuery } from '../queries.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { loginBefore } from './login-before.ts'

export function LastLogIn({ token }: { token: string }) {
  const t = useTranslations('lastLogIn')
  const dates = useDates()
  const { data } = useQuery({
    queryKey: ['last-log-in', token],
    queryFn: ({ signal }) => {
      const today = new Date()
      const todate = dayText(daysBefore(today, -1))
      return loginBefore((days) =>
        ask(security.userLoginHistory, { fromDate: dayText(daysBefore(today, days)), todate }, signal),
      )
    },
    staleTime: Infinity,
  })
  if (!data) return null
  return (
    // As high as its place, whatever the language: on a small phone the sentence takes two lines beside the link.
    <p className="flex h-full items-center justify-center gap-3 px-4 text-xs text-muted sm:text-sm">
      <span>{data === 'none' ? t('first') : t('text', { moment: dates(data, 'moment') })}</span>
      {data !== 'none' && (
        <ScreenLink
          to="/security/loginhistory"
          className="flex min-h-11 items-center whitespace-nowrap text-link underline underline-offset-4"
        >
          {t('link')}
        </ScreenLink>
      )}
    </p>
  )
}
