/** The last seven days beside the seven before: what the house earned, who played, how long payouts took. */
import { office } from '@uwanja/contract/operators/office'
import type { WeekFigures } from '@uwanja/contract/operators/reports'
import { useOfficeQuery } from '../ask.ts'
import { LineChart } from '../LineChart.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { spanText } from '../span.ts'
import { useSpeech } from '../speech.ts'

interface Tile {
  readonly title: string
  readonly about?: string
  readonly say: (week: WeekFigures) => string
}

export function Weeks() {
  const { texts, money, day } = useSpeech()
  const asked = useOfficeQuery(office.weeks, {})
  const words = texts.weeks
  return (
    <OfficeQuery asked={asked}>
      {({ week, weekBefore, days, currency }) => (
        <>
          <Tiles week={week} weekBefore={weekBefore} currency={currency} />
          <LineChart
            title={words.chart}
            timeTitle={texts.reports.day}
            times={days.map((one) => one.day)}
            timeText={day}
            valueText={(amount) => money(amount, currency)}
            series={[
              { title: words.thisWeek, colour: '--win', amounts: days.map(({ ggr }) => ggr) },
              { title: words.weekBefore, colour: '--muted', dash: [6, 4], amounts: days.map((one) => one.ggrBefore) },
            ]}
          />
        </>
      )}
    </OfficeQuery>
  )
}

/** In a narrow tile an amount stands below its currency: within its digits it would be read as two. */
const breakable = (text: string): string => text.replaceAll('\u00a0', ' ')

function Tiles({ week, weekBefore, currency }: { week: WeekFigures; weekBefore: WeekFigures; currency: string }) {
  const { texts, fill } = useSpeech()
  const words = texts.weeks
  const tiles = useTiles(currency)
  return (
    <section className="flex flex-col gap-3" aria-labelledby="weeks">
      <h2 id="weeks" className="text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-sm text-muted">{words.lead}</p>
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {tiles.map(({ title, about, say }) => (
          <div key={title} className="flex min-w-0 flex-col gap-1 rounded-2xl border border-line bg-surface p-4">
            <dt className="text-sm font-medium text-muted">{title}</dt>
            <dd className="font-bold break-words tabular-nums sm:text-xl">{breakable(say(week))}</dd>
            <dd className="text-sm text-muted tabular-nums">{fill(words.before, { value: say(weekBefore) })}</dd>
            {about !== undefined && <dd className="mt-auto text-xs text-muted">{about}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

function useTiles(currency: string): readonly Tile[] {
  const { texts, fill, money, language } = useSpeech()
  const words = texts.weeks
  const whole = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const span = (seconds: number) => spanText(language, seconds)
  const share = ({ converted, fresh }: WeekFigures) =>
    fresh === 0 ? '–' : `${percent.format(converted / fresh)} (${converted}/${fresh})`
  const payout = ({ payoutHalfS, payoutMostS }: WeekFigures) =>
    payoutHalfS === null || payoutMostS === null
      ? words.noPayouts
      : `${span(payoutHalfS)}, ${fill(words.payoutMost, { time: span(payoutMostS) })}`
  return [
    { title: words.ggr, about: words.ggrAbout, say: ({ ggr }) => money(ggr, currency) },
    { title: words.ngr, about: words.ngrAbout, say: ({ ngr }) => money(ngr, currency) },
    { title: texts.reports.staked, say: ({ staked }) => money(staked, currency) },
    { title: words.deposits, say: ({ deposits }) => money(deposits, currency) },
    { title: words.active, say: ({ active }) => whole.format(active) },
    { title: words.fresh, say: ({ fresh }) => whole.format(fresh) },
    { title: words.conversion, say: share },
    { title: words.payout, say: payout },
  ]
}
