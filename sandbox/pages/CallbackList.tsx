/** The callbacks on their way to the platform. */
import { Card } from '@uwanja/ui/Card'
import type { Delivery } from './api.ts'
import { usePolled } from './polled.ts'
import { type Speech, useSpeech } from './speech.ts'

const SHOWN = 8

export function CallbackList() {
  const speech = useSpeech()
  const { texts } = speech
  const { data } = usePolled<readonly Delivery[]>('/deliveries')
  return (
    <Card>
      <h2 className="mb-1 text-xl font-bold">{texts.index.callbacks}</h2>
      {data?.length === 0 && <p className="text-muted">{texts.index.noCallbacks}</p>}
      <ul className="divide-y divide-line">
        {data?.slice(0, SHOWN).map((delivery) => (
          <li key={delivery.id} className="flex flex-col py-2">
            <span className="font-mono text-sm break-all">{delivery.id}</span>
            <span className={delivery.state === 'given-up' ? 'text-loss' : 'text-muted'}>{said(delivery, speech)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function said({ state, tries, lastHttp, nextAt }: Delivery, { texts, fill, time }: Speech): string {
  const answer = lastHttp === null ? texts.index.unanswered : fill(texts.index.answered, { http: lastHttp })
  return [
    texts.state[state],
    tries > 0 ? fill(texts.index.tries, { count: tries }) : null,
    tries > 0 ? answer : null,
    nextAt ? fill(texts.index.nextAt, { time: time(nextAt) }) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
