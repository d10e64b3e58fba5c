/** Trouble by a switch: for each company what happens to everything that it is asked. */
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { type About, put, type Trouble } from './api.ts'
import { usePolled } from './polled.ts'
import { useSpeech } from './speech.ts'

const NONE = ''

export function ChaosCard({ switches }: { switches: About['switches'] }) {
  const { texts } = useSpeech()
  const fates: Readonly<Record<string, string>> = texts.fate
  const { data, refresh } = usePolled<readonly Trouble[]>('/chaos')
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.chaos.title}</h2>
      <p className="text-muted">{texts.chaos.lead}</p>
      <div className="grid grid-cols-2 gap-3">
        {data?.map(({ company, fate: testOutcome }) => (
          <Select
            key={company}
            label={company}
            value={testOutcome ?? NONE}
            options={[
              { value: NONE, text: texts.chaos.none },
              ...switches.map((one) => ({ value: one, text: fates[one] ?? one })),
            ]}
            onChange={({ target }) =>
              void put('/chaos', { company, fate: target.value === NONE ? null : target.value }).then(refresh, refresh)
            }
          />
        ))}
      </div>
    </Card>
  )
}
