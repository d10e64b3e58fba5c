/** The logins: a table where there is room, cards on phones. Five columns (U06). */
import type { LoginRow } from '@uwanja/contract/site/security'
import { Monitor, Smartphone } from 'lucide-react'
import type { Loose } from '../send.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useWideScreen } from '../use-wide-screen.ts'

type Rows = readonly NonNullable<Loose<LoginRow>>[]

function useRowWords() {
  const t = useTranslations('loginHistory')
  const dates = useDates()
  return (row: Rows[number]) => ({
    Mark: row.IsMobile === true ? Smartphone : Monitor,
    device: row.IsMobile === true ? t('phone') : t('computer'),
    os: row.os || t('unknown'),
    browser: row.browser || t('unknown'),
    time: dates(row.createTime, 'moment'),
    address: row.hostAddress || t('unknown'),
  })
}

export function LoginRows({ rows }: { rows: Rows }) {
  return useWideScreen() ? <Table rows={rows} /> : <Cards rows={rows} />
}

function Table({ rows }: { rows: Rows }) {
  const t = useTranslations('loginHistory')
  const wordsOf = useRowWords()
  return (
    <div className="overflow-x-auto rounded-2xl border border-line bg-surface">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-muted">
          <tr className="[&>th]:px-4 [&>th]:py-3 [&>th]:font-medium">
            <th scope="col">{t('device')}</th>
            <th scope="col">{t('os')}</th>
            <th scope="col">{t('browser')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('address')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const { Mark, ...words } = wordsOf(row)
            return (
              <tr key={at} className="border-b border-line last:border-0 [&>td]:px-4 [&>td]:py-3">
                <td>
                  <span className="flex items-center gap-2">
                    <Mark size={18} className="text-muted" aria-hidden="true" />
                    {words.device}
                  </span>
                </td>
                <td>{words.os}</td>
                <td>{words.browser}</td>
                <td className="whitespace-nowrap tabular-nums">{words.time}</td>
                <td className="break-all tabular-nums">{words.address}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ rows }: { rows: Rows }) {
  const t = useTranslations('loginHistory')
  const wordsOf = useRowWords()
  return (
    <ul className="flex flex-col gap-2">
      {rows.map((row, at) => {
        const { Mark, ...words } = wordsOf(row)
        return (
          // The list may be 500 long: what is off screen is not laid out.
          <li
            key={at}
            className="rounded-xl border border-line bg-surface p-3.5 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
          >
            <p className="flex items-center gap-2 font-semibold">
              <Mark size={18} className="text-muted" aria-hidden="true" />
              {words.device}
            </p>
            <dl className="mt-1.5 flex flex-col gap-0.5 text-sm">
              {(['os', 'browser', 'time', 'address'] as const).map((name) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-3">
                  <dt className="shrink-0 text-muted">{t(name)}</dt>
                  <dd className="ml-auto min-w-0 text-right break-words tabular-nums">{words[name]}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
