/** After a log-in: when the one before it was, on the page to which it led. Whoever did not do that one looks further. */
import { security } from '@uwanja/contract/site/security'
import { useState } from 'react'
import { useHere } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ask } from '../ask.ts'
import { isSamePath } from '../menus.ts'
import { dayText, daysBefore } from '../page-time.ts'
import { useQuery } from '../queries.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'

const DAYS = 365

export function LastLogIn({ token }: { token: string }) {
  const t = useTranslations('lastLogIn')
  const dates = useDates()
  const { pathname } = useHere()
  // Drawn first while the log-in still stands there: the page to which it leads is the next one.
  const [landing, setLanding] = useState(pathname)
  if (isSamePath(landing, '/login') && pathname !== landing) setLanding(pathname)
  const { data } = useQuery({
    queryKey: ['last-log-in', token],
    queryFn: async ({ signal }) => {
      const today = new Date()
      const days = { fromDate: dayText(daysBefore(today, DAYS)), todate: dayText(daysBefore(today, -1)) }
      return (await ask(security.userLoginHistory, days, signal)) ?? []
    },
    staleTime: Infinity,
  })
  // The newest is the log-in of a moment ago. The specification does not show the shape of the reply.
  const before = Array.isArray(data) ? (data[1] as { createTime?: unknown } | null | undefined) : null
  if (typeof before?.createTime !== 'string' || pathname !== landing) return null
  return (
    <p className="border-b border-line px-4 py-1.5 text-center text-sm text-muted">
      {t('text', { moment: dates(before.createTime, 'moment') })}{' '}
      <ScreenLink to="/security/loginhistory" className="text-link underline underline-offset-4">
        {t('link')}
      </ScreenLink>
    </p>
  )
}
