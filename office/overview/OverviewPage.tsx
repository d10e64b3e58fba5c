/** The first page: do the books hold, and does anything wait for somebody. */
import { Link } from 'react-router'
import type { Reply } from '@uwanja/contract/call'
import type { office } from '@uwanja/contract/office'
import type { Permission } from '@uwanja/contract/office-roles'
import type { OfficeTexts } from '@uwanja/i18n/office'
import { Alert } from '@uwanja/ui/Alert'
import { Card } from '@uwanja/ui/Card'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { PaymentChart } from './PaymentChart.tsx'
import { PlayChart } from './PlayChart.tsx'
import { useLight } from './use-light.ts'

type Say = (texts: OfficeTexts, data: Reply<typeof office.light>) => [text: string, values: { count: number }]

/** Queues in which somebody's decision is waited for. */
const WAITING: readonly { path: string; needs: Permission; say: Say }[] = [
  {
    path: '/withdrawals',
    needs: 'withdrawals.read',
    say: (texts, { withdrawals }) => [texts.review.waiting, { count: withdrawals }],
  },
  {
    path: '/deposits',
    needs: 'deposits.read',
    say: (texts, { deposits }) => [texts.attention.waiting, { count: deposits }],
  },
  { path: '/corrections', needs: 'corrections.read', say: (texts, { waiting }) => [texts.waiting, { count: waiting }] },
  {
    path: '/approvals',
    needs: 'approvals.read',
    say: (texts, { approvals }) => [texts.approvals.waiting, { count: approvals }],
  },
]

export function OverviewPage() {
  const { texts, fill, time } = useSpeech()
  const { light, data } = useLight()
  const { may } = useMe()
  return (
    <>
      <PageHead title={texts.pages.overview} />
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{texts.light.heading}</h2>
        {light && <Alert tone={light === 'green' ? 'success' : 'danger'}>{texts.light[light]}</Alert>}
        {data && (
          <ul className="flex flex-col gap-1 text-sm text-muted">
            <li>{fill(texts.light.findings, { count: data.findings })}</li>
            <li>{fill(texts.light.behind, { count: data.behind })}</li>
            {data.lastFinding && (
              <li>{fill(texts.light.last, { what: data.lastFinding.what, at: time(data.lastFinding.at) })}</li>
            )}
          </ul>
        )}
      </Card>
      {data && (
        <Card className="flex flex-col gap-1">
          {WAITING.filter(({ needs }) => may(needs)).map(({ path, say }) => (
            <Link key={path} to={path} className="flex min-h-11 items-center font-semibold text-link">
              {fill(...say(texts, data))}
            </Link>
          ))}
        </Card>
      )}
      {may('reports.read') && <PlayChart />}
      <PaymentChart />
    </>
  )
}
