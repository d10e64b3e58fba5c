/** Lines over time, and the same as a table for whoever cannot see them. */
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { Card } from '@uwanja/ui/Card'
import { Rows } from './Rows.tsx'
import { useSpeech } from './speech.ts'

interface Series {
  readonly title: string
  /** A token of the page's colours, so that light and dark both hold. */
  readonly colour: '--win' | '--loss' | '--link' | '--text' | '--muted'
  /** Not by colour alone. */
  readonly dash?: number[]
  /** In the order of the times; null: nothing is known of it. */
  readonly amounts: readonly (string | null)[]
}

interface Props {
  readonly title: string
  readonly timeTitle: string
  /** ISO days or moments. */
  readonly times: readonly string[]
  readonly timeText: (iso: string) => string
  readonly series: readonly Series[]
  readonly valueText: (value: string) => string
}

const HEIGHT = 220

export function LineChart({ title, timeTitle, times, timeText, series, valueText }: Props) {
  const { texts } = useSpeech()
  const textOf = (value: string | null | undefined) => (value === null || value === undefined ? '' : valueText(value))
  return (
    <Card className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <Lines times={times} series={series} timeTitle={timeTitle} timeText={timeText} valueText={valueText} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted">
          {texts.reports.asTable}
        </summary>
        <Rows
          caption={title}
          columns={[{ title: timeTitle }, ...series.map((one) => ({ title: one.title, side: 'right' as const }))]}
          rows={times.map((time, at) => ({
            key: time,
            cells: [timeText(time), ...series.map(({ amounts }) => textOf(amounts[at]))],
            values: [time, ...series.map(({ amounts }) => (amounts[at] === null ? null : Number(amounts[at])))],
          }))}
        />
      </details>
    </Card>
  )
}

interface Drawn extends Pick<Props, 'times' | 'series'> {
  readonly titles: readonly string[]
  readonly values: readonly (readonly string[])[]
}

/** Steps of the time axis: whole days, or what a clock is read by. Between them a tick would say the same twice. */
const [DAY_S, MINUTE_S] = [86_400, 60]
const STEPS_S = {
  days: [1, 2, 7, 14].map((days) => days * DAY_S),
  minutes: [1, 5, 10, 15, 30, 60, 120, 180, 360, 720].map((minutes) => minutes * MINUTE_S),
}

function Lines({ times, series, timeTitle, timeText, valueText }: Omit<Props, 'title'>) {
  const { language, hour } = useSpeech()
  const place = useRef<HTMLDivElement>(null)
  // What is drawn, as text: the arrays are new with every answer, the lines are not.
  const drawn = JSON.stringify({
    times,
    series,
    titles: times.map(timeText),
    values: series.map(({ amounts }) => amounts.map((one) => (one === null ? '–' : valueText(one)))),
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const { times: at, series: lines, titles, values } = JSON.parse(drawn) as Drawn
    // The library writes dates as Americans do; the page's language has its own way.
    const isDays = at[0]?.length === 'yyyy-mm-dd'.length
    const calendar = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const short = new Intl.NumberFormat(language, { notation: 'compact' })
    const tick = (ms: number) => (isDays ? calendar.format(ms) : hour(new Date(ms).toISOString()))
    const timeAxis = (_plot: uPlot, seconds: number[]) => seconds.map((one) => tick(one * 1000))
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
    const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 } }
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        cursor: { y: false },
        // The first of the series is the time.
        legend: {
          markers: { width: 3, fill: 'transparent', dash: (_plot, at) => (lines[at - 1]?.dash ? 'dashed' : 'solid') },
        },
        axes: [
          { ...axis, values: timeAxis, space: 80, incrs: isDays ? STEPS_S.days : STEPS_S.minutes },
          { ...axis, size: 64, values: (_plot, amounts) => amounts.map((one) => short.format(one)) },
        ],
        series: [
          {
            label: timeTitle,
            value: (_plot, _value, _series, index) => (index === null ? '–' : (titles[index] ?? '')),
          },
          ...lines.map(({ title, colour: token, dash }, line): uPlot.Series => ({
            label: title,
            stroke: colour(token),
            width: 2,
            points: { size: 5 },
            value: (_plot, _value, _series, index) => (index === null ? '–' : (values[line]?.[index] ?? '–')),
            ...(dash ? { dash } : {}),
          })),
        ],
      },
      [
        at.map((one) => Date.parse(one) / 1000),
        ...lines.map(({ amounts }) => amounts.map((one) => (one === null ? null : Number(one)))),
      ],
      element,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [drawn, timeTitle, language, hour])
  return <div ref={place} aria-hidden="true" className="w-full min-w-0" />
}
