/** How the feed does: each producer, how old its messages are, how far prices are behind, and matches without one. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { named, useSpeech } from '../speech.ts'

const EVERY_MS = 5000

export function FeedPart() {
  const { texts, fill, time } = useSpeech()
  const words = texts.trading
  const asked = useOfficeQuery(office.tradingFeed, {}, EVERY_MS)
  const ms = (value: number | null): string => (value === null ? '–' : fill(words.ms, { ms: Math.round(value) }))
  return (
    <OfficeQuery asked={asked}>
      {({ producers, pricing, halts }) => (
        <div className="grid gap-5 lg:grid-cols-2">
          {producers.map((one) => (
            <Card key={one.producer} className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{words.producers[one.producer === 'live' ? 'live' : 'pre']}</h2>
              <p className="font-semibold" role="status">
                {one.down === null ? words.feedUp : named(words.downs, one.down)}
              </p>
              <Facts
                side="right"
                facts={[
                  [words.medianAge, ms(one.medianAgeMs)],
                  [words.lastAge, ms(one.ageMs)],
                  [words.clock, ms(one.offsetMs)],
                  [words.position, one.positionMs === null ? '–' : time(new Date(one.positionMs).toISOString())],
                ]}
              />
            </Card>
          ))}
          <Card className="flex flex-col gap-3">
            <h2 className="text-lg font-semibold">{words.pricing}</h2>
            <Facts
              side="right"
              facts={[
                [words.behind, ms(pricing.behindMs)],
                [words.unpriced, String(pricing.unpriced.length)],
                [words.halted, halts.join(', ')],
              ]}
            />
            <ul className="flex flex-wrap gap-3">
              {pricing.unpriced.map((id) => (
                <li key={id}>
                  <Link className="text-link" to={`/trading/match/${id}`}>
                    {id}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </OfficeQuery>
  )
}
