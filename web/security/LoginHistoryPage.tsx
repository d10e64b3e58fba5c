/** Who logged in, when, from where and with what (U06). */
import { security } from '@uwanja/contract/site/security'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { Failed } from '../Failed.tsx'
import { lastDays } from '../house-days.ts'
import { useQuery } from '../queries.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { periodProblem, type Period } from './account-rules.ts'
import { AccountHead } from './AccountHead.tsx'
import { LoginRows } from './LoginRows.tsx'

const DAYS_SHOWN = 30

function begun(): Period {
  const { from, to } = lastDays(DAYS_SHOWN)
  return { fromDate: from, todate: to }
}

export function LoginHistoryPage() {
  const t = useTranslations('loginHistory')
  const statusText = useStatusText()
  const [period, setPeriod] = useState(begun)
  const problem = periodProblem(period)
  const words = problem && (problem.text === 'loginHistory.orderWrong' ? t('orderWrong') : statusText(problem.text))
  const field = (name: keyof Period) => ({
    size: 'compact' as const,
    type: 'date',
    required: true,
    value: period[name],
    error: problem?.field === name ? (words ?? undefined) : undefined,
    onChange: (event: { target: { value: string } }) => setPeriod({ ...period, [name]: event.target.value }),
  })
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <AccountHead title={t('title')} lead={t('lead')} />
      <fieldset className="grid grid-cols-1 items-start gap-3 min-[22rem]:grid-cols-2 sm:max-w-md">
        <legend className="sr-only">{t('filters')}</legend>
        <Field label={t('from')} {...field('fromDate')} />
        <Field label={t('to')} {...field('todate')} />
      </fieldset>
      {!problem && <Logins period={period} />}
    </div>
  )
}

function Logins({ period }: { period: Period }) {
  const t = useTranslations()
  const query = useQuery({
    queryKey: ['login-history', period],
    queryFn: async ({ signal }) => (await ask(security.userLoginHistory, { ...period }, signal)) ?? [],
    // Whoever looks for a stranger wants to see the login of a moment ago.
    staleTime: 0,
  })
  if (query.isPending)
    return (
      <div className="flex flex-col gap-2">
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} className="h-28 lg:h-14" />
        ))}
      </div>
    )
  if (query.error) return <Failed query={query} text={t('loginHistory.failed')} />
  // The shape of the reply is not shown in the specification: what is no list has nothing to show.
  const rows = (Array.isArray(query.data) ? query.data : []).filter((row) => row !== null && row !== undefined)
  if (rows.length === 0)
    return (
      <EmptyState title={t('loginHistory.empty')} mark={<Smartphone size={40} aria-hidden="true" />}>
        <p>{t('loginHistory.emptyText')}</p>
      </EmptyState>
    )
  return <LoginRows rows={rows} />
}
