/** Jobs: what waits in each queue, and those that failed, which need not wait for their next try. */
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { useOfficeQuery, useDoing } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

const POLL_MS = 15_000

export function Jobs() {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const words = texts.integrations
  const asked = useOfficeQuery(office.jobs, {}, POLL_MS)
  const { run, isBusy, refused } = useDoing(office.retryJob)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.jobs}</h2>
      <RefusedAlert refused={refused} />
      <OfficeQuery asked={asked}>
        {({ queues, failed }) => (
          <>
            <ul className="text-sm text-muted">
              {queues.map(({ name, due, later, oldestS }) => (
                <li key={name}>
                  {fill(words.queue, { name: named(words.jobNames, name), due, later, seconds: Math.round(oldestS) })}
                </li>
              ))}
            </ul>
            {failed.length === 0 ? (
              <p className="text-muted">{words.noneFailed}</p>
            ) : (
              <Rows
                caption={words.jobs}
                columns={[
                  { title: texts.ledger.kind },
                  { title: texts.ledger.at },
                  { title: words.tries, side: 'right' },
                  { title: words.problem },
                  { title: words.nextTry },
                  { title: words.retry },
                ]}
                rows={failed.map((one) => ({
                  key: one.id,
                  cells: [
                    named(words.jobNames, one.name),
                    time(one.at),
                    String(one.tries),
                    one.problem,
                    one.nextAt === null ? words.givenUp : time(one.nextAt),
                    may('integrations.edit') && (
                      <Button size="small" disabled={isBusy} onClick={() => void run({ name: one.name, id: one.id })}>
                        {words.retry}
                      </Button>
                    ),
                  ],
                }))}
              />
            )}
          </>
        )}
      </OfficeQuery>
    </section>
  )
}
