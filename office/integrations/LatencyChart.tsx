/** How long the slowest companies took to answer, minute by minute of the last hour. */
import type { CompanyRow } from '@uwanja/contract/operators/integrations'
import { LineChart } from '../LineChart.tsx'
import { useSpeech } from '../speech.ts'

/** As many as can be told apart by colour and by dashes. */
const LOOKS = [
  { colour: '--loss' },
  { colour: '--win', dash: [6, 4] },
  { colour: '--text', dash: [2, 3] },
  { colour: '--muted', dash: [10, 4] },
] as const

export function LatencyChart({ companies }: { companies: readonly CompanyRow[] }) {
  const { texts, fill, time } = useSpeech()
  const words = texts.integrations
  const slowest = companies
    .filter(({ minutes }) => minutes.length > 0)
    .sort((one, other) => other.meanMs - one.meanMs)
    .slice(0, LOOKS.length)
  const times = [...new Set(slowest.flatMap(({ minutes }) => minutes.map(({ at }) => at)))].sort()
  // One moment is no line.
  if (times.length < 2) return null
  return (
    <LineChart
      title={words.answerTimes}
      timeTitle={words.minute}
      times={times}
      timeText={time}
      valueText={(ms) => fill(words.milliseconds, { ms })}
      series={slowest.map(({ company, minutes }, at) => {
        const { colour, dash } = { dash: undefined, ...LOOKS[at]! }
        const meanAt = (moment: string) => minutes.find((one) => one.at === moment)?.meanMs
        return {
          title: company,
          colour,
          amounts: times.map((one) => meanAt(one)?.toString() ?? null),
          ...(dash === undefined ? {} : { dash: [...dash] }),
        }
      })}
    />
  )
}
