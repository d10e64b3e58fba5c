/** The sandbox's clock, and the buttons that move it on and make it stand still. */
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { type Clock, post, put } from './api.ts'
import { usePolled } from './polled.ts'
import { type Speech, useSpeech } from './speech.ts'

const STEPS = [
  { name: 'minute', seconds: 60 },
  { name: 'quarter', seconds: 900 },
  { name: 'hour', seconds: 3_600 },
  { name: 'day', seconds: 86_400 },
] as const

export function ClockCard() {
  const speech = useSpeech()
  const { texts, fill, time } = speech
  const { data, refresh } = usePolled<Clock>('/clock')
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.index.clock}</h2>
      <p className="text-muted">{texts.index.clockLead}</p>
      <p role="status" className="tabular-nums">
        {data && (
          <>
            <strong className="text-lg">{time(data.now)}</strong>
            <br />
            <span className="text-muted">
              {data.shiftedSeconds === 0
                ? texts.index.notShifted
                : fill(texts.index.shifted, { time: spanText(data.shiftedSeconds, speech) })}
              {data.held && ` · ${texts.index.held}`}
            </span>
          </>
        )}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {STEPS.map(({ name, seconds }) => (
          <Button key={name} onClick={() => void post('/clock', { shiftSeconds: seconds }).then(refresh, refresh)}>
            {fill(texts.index.ahead, { time: texts.index[name] })}
          </Button>
        ))}
        <Button className="col-span-2" onClick={() => void put('/clock', { held: !data?.held }).then(refresh, refresh)}>
          {data?.held ? texts.index.letGo : texts.index.hold}
        </Button>
      </div>
    </Card>
  )
}

/** "1 day 2 hr 5 min", in the page's language. */
function spanText(seconds: number, { language }: Speech): string {
  const parts = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor((seconds % 86_400) / 3_600)],
    ['minute', Math.floor((seconds % 3_600) / 60)],
    ['second', Math.floor(seconds % 60)],
  ] as const
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
    .join(' ')
}
