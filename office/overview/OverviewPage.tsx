/** The first page: do the books hold, and does anything wait for somebody. */
import { Link } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import type { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Card } from '@uwanja/ui/Card'
import { PageHead } from '../PageHead.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { PaymentChart } from './PaymentChart.tsx'
import { PlayChart } from './PlayChart.tsx'
import { useLight } from './use-light.ts'
import { Weeks } from './Weeks.tsx'
import { WAITING } from './waiting.ts'

type Light = Reply<typeof office.light>

/** What is not about the books and is ours to put right all the same. */
function Trouble({ light: { clockOffS, complaints } }: { light: Light }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const { complainedOf } = texts.integrations
  if (clockOffS === null && complaints.length === 0) return null
  return (
    <section className="flex flex-col gap-3" aria-label={texts.light.companies}>
      {clockOffS !== null && <Alert tone="danger">{fill(texts.light.clock, { seconds: clockOffS })}</Alert>}
      {complaints.map(({ company, what, since, lastAt }) => (
        <Alert key={`${company} ${what}`} tone="danger">
          {may('integrations.read') ? (
            <Link className="font-semibold text-link" to="/integrations">
              {company}
            </Link>
          ) : (
            <span className="font-semibold">{company}</span>
          )}{' '}
          {fill(texts.light.complaint, { what: named(complainedOf, what), since: time(since), at: time(lastAt) })}
        </Alert>
      ))}
    </section>
  )
}

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
            {data.late.map(({ reader, behind, oldestS }) => (
              <li key={reader}>{fill(texts.light.reader, { reader, count: behind, seconds: Math.round(oldestS) })}</li>
            ))}
            {data.heldBy && (
              <li>{fill(texts.light.held, { who: data.heldBy.who, seconds: Math.round(data.heldBy.sinceS) })}</li>
            )}
            {data.epoch && <li>{fill(texts.light.epoch, { number: data.epoch.number, at: time(data.epoch.at) })}</li>}
            {data.lastFinding && (
              <li>{fill(texts.light.last, { what: data.lastFinding.what, at: time(data.lastFinding.at) })}</li>
            )}
          </ul>
        )}
      </Card>
      {data && <Trouble light={data} />}
      {data && (
        <nav aria-label={texts.light.queues} className="grid grid-cols-2 gap-3 xl:grid-cols-3">
          {WAITING.filter(({ needs }) => may(needs)).map(({ path, title, count, say }) => (
            <Link
              key={path}
              to={path}
              className="flex flex-col gap-1 rounded-2xl border border-line bg-surface p-4 text-text no-underline hover:bg-raised"
            >
              <span className="text-sm font-medium text-muted">{texts.pages[title]}</span>
              <span className={`text-3xl font-bold tabular-nums ${count(data) === 0 ? 'text-muted' : ''}`}>
                {count(data)}
              </span>
              <span className="text-sm text-muted">{say(texts)}</span>
            </Link>
          ))}
        </nav>
      )}
      {may('reports.read') && <Weeks />}
      {may('reports.read') && <PlayChart />}
      <PaymentChart />
    </>
  )
}
