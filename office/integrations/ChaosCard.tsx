/** The sandbox's switches for trouble, where the outside world is the sandbox. */
import { CHAOS_SWITCHES } from '@uwanja/contract/world/chaos'
import { office } from '@uwanja/contract/operators/office'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery, useDoing } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

export function ChaosCard() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const asked = useOfficeQuery(office.chaos, {})
  const { run, isBusy, refused } = useDoing(office.setChaos)
  const words = texts.chaos
  if (asked.data?.isSandbox === false) return null
  const options = [
    { value: '', text: words.none },
    ...CHAOS_SWITCHES.map((one) => ({ value: one as string, text: words.fates[one] })),
  ]
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.heading}</h2>
      <p className="text-sm text-muted">{words.lead}</p>
      <RefusedAlert refused={refused} />
      <OfficeQuery asked={asked}>
        {({ companies }) => (
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {companies.map(({ company, fate: testOutcome }) => (
              <Select
                key={company}
                label={company}
                disabled={isBusy || !may('integrations.edit')}
                value={testOutcome ?? ''}
                options={options}
                onChange={({ target }) =>
                  void run({ company, fate: CHAOS_SWITCHES.find((one) => one === target.value) ?? '' })
                }
              />
            ))}
          </div>
        )}
      </OfficeQuery>
    </Card>
  )
}
