/** The first page: do the books hold, and does anything wait for somebody. */
import { Link } from 'react-router'
import { Alert } from '@uwanja/ui/Alert'
import { Card } from '@uwanja/ui/Card'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { PaymentChart } from './PaymentChart.tsx'
import { useLight } from './use-light.ts'

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
      {data && may('withdrawals.read') && (
        <Card>
          <Link to="/withdrawals" className="font-semibold text-link">
            {fill(texts.review.waiting, { count: data.withdrawals })}
          </Link>
        </Card>
      )}
      {data && may('deposits.read') && (
        <Card>
          <Link to="/deposits" className="font-semibold text-link">
            {fill(texts.attention.waiting, { count: data.deposits })}
          </Link>
        </Card>
      )}
      {data && may('corrections.read') && (
        <Card>
          <Link to="/corrections" className="font-semibold text-link">
            {fill(texts.waiting, { count: data.waiting })}
          </Link>
        </Card>
      )}
      <PaymentChart />
    </>
  )
}
