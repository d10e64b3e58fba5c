/** A month of the account in figures: in, out, what play came to, how long it took, tax (R76). Losses as plain as wins. */
import { user } from '@uwanja/contract/site/user'
import { Card } from '@uwanja/ui/Card'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { Failed } from '../Failed.tsx'
import { moneyText } from '../money-text.ts'
import { useHere } from '../place.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { spanText } from '../texts/span.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { houseDay } from '../house-days.ts'
import { monthBeside, monthOf, signed } from './month-rules.ts'

export function MonthPage() {
  const t = useTranslations('month')
  const history = useTranslations('history')
  const dates = useDates()
  const token = useSession((session) => session.user?.token ?? '')
  const [today] = useState(() => houseDay(new Date()))
  const month = monthOf(useHere().search, today)
  const query = useQuery({
    queryKey: ['month', token, month],
    queryFn: ({ signal }) => ask(user.getMonth, { month }, signal),
    enabled: token !== '',
  })
  const after = monthBeside(month, 1)
  const look = `${buttonVariant('secondary')} min-w-0`
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-3 sm:gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <nav aria-label={t('title')} className="grid grid-cols-2 gap-2">
        <ScreenLink to={`/TransactionHistory?month=${monthBeside(month, -1)}`} className={look}>
          {t('before')}
        </ScreenLink>
        {monthOf(`?month=${after}`, today) === after && (
          <ScreenLink to={`/TransactionHistory?month=${after}`} className={look}>
            {t('after')}
          </ScreenLink>
        )}
      </nav>
      <h2 className="text-lg font-semibold capitalize">{dates(`${month}-01`, 'givenMonth')}</h2>
      {query.isPending && <Skeleton className="h-72 rounded-2xl" />}
      {query.error && <Failed query={query} text={t('failed')} />}
      {query.data && <Figures month={query.data} />}
      <div className="grid gap-2 sm:grid-cols-3">
        <ScreenLink to="/TransactionHistory" className={look}>
          {history('title')}
        </ScreenLink>
        <ScreenLink to="/TaxStatement" className={look}>
          {t('year')}
        </ScreenLink>
        <ScreenLink to="/ResponsibleGaming" className={look}>
          {t('limits')}
        </ScreenLink>
      </div>
    </div>
  )
}

type Month = NonNullable<Awaited<ReturnType<typeof ask<typeof user.getMonth>>>>

function Figures({ month }: { month: Month }) {
  const t = useTranslations('month')
  const dates = useDates()
  const amount = (value: unknown) => `${moneyText(value)} ${month.currency ?? ''}`
  const net = Number(month.net ?? 0)
  const lines = [
    [t('deposited'), amount(month.deposited), ''],
    [t('withdrawn'), amount(month.withdrawn), ''],
    [t('staked'), amount(month.staked), ''],
    [t('won'), amount(month.won), ''],
    [t('time'), spanText(useTranslations('span'), Number(month.playedS ?? 0) * 1_000), t('timeText')],
    [t('tax'), amount(month.tax), ''],
  ] as const
  return (
    <>
      <Card className="flex flex-col gap-1">
        <p className="text-muted">{t('played')}</p>
        <p className={`text-3xl font-bold tabular-nums ${net < 0 ? 'text-loss' : net > 0 ? 'text-win' : ''}`}>
          {signed(net, amount(month.net))}
        </p>
        <p className="text-sm text-muted">{t('playedText')}</p>
      </Card>
      <Card>
        <dl className="flex flex-col gap-3">
          {lines.map(([name, value, about]) => (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt>
                {name}
                {about && <span className="block text-sm text-muted">{about}</span>}
              </dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="text-sm text-muted">{t('upTo', { day: dates(month.upTo ?? '', 'day') })}</p>
    </>
  )
}
