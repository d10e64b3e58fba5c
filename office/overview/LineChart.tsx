/** Lines over time, and the same as a table for whoever cannot see them. */
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { Card } from '@uwanja/ui/Card'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

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
      <Lines times={times} series={series} timeTitle={timeTitle} timeText={timeText} />
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

function Lines({ times, series, timeTitle, timeText }: Pick<Props, 'times' | 'series' | 'timeTitle' | 'timeText'>) {
  const { language } = useSpeech()
  const place = useRef<HTMLDivElement>(null)
  // What is drawn, as text: the arrays are new with every answer, the lines are not.
  const drawn = JSON.stringify({ times, series, titles: times.map(timeText) })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const {
      times: at,
      series: lines,
      titles,
    } = JSON.parse(drawn) as Pick<Props, 'times' | 'series'> & {
      readonly titles: string[]
    }
    // The library writes dates as Americans do; the page's language has its own way.
    const isDays = at[0]?.length === 'yyyy-mm-dd'.length
    const clock = new Intl.DateTimeFormat(
      language,
      isDays ? { day: 'numeric', month: 'short', timeZone: 'UTC' } : { hour: 'numeric', minute: '2-digit' },
    )
    const timeAxis = (_plot: uPlot, seconds: number[]) => seconds.map((one) => clock.format(one * 1000))
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
    const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 } }
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        cursor: { y: false },
        axes: [
          { ...axis, values: timeAxis, space: 80 },
          { ...axis, size: 70 },
        ],
        series: [
          {
            label: timeTitle,
            value: (_plot, _value, _series, index) => (index === null ? '--' : (titles[index] ?? '')),
          },
          ...lines.map(({ title, colour: token, dash }) => ({
            ...{ label: title, stroke: colour(token), width: 2 },
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
  }, [drawn, timeTitle, language])
  return <div ref={place} aria-hidden="true" className="w-full min-w-0" />
}
