/** Deposits and withdrawals of the last thirty days as lines, and the same as a table for whoever cannot see them. */
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { office } from '@uwanja/contract/office'
import type { Reply } from '@uwanja/contract/call'
import { Card } from '@uwanja/ui/Card'
import { useAsked } from '../ask.ts'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

type Days = Reply<typeof office.paymentDays>
const HEIGHT = 220

export function PaymentChart() {
  const { texts, money } = useSpeech()
  const { data } = useAsked(office.paymentDays, {})
  if (!data) return null
  const words = texts.reports
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.chart}</h2>
      <Lines days={data} names={[words.deposits, words.withdrawals]} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted">{words.asTable}</summary>
        <Rows
          caption={words.chart}
          columns={[
            { title: words.day },
            { title: words.deposits, side: 'right' },
            { title: words.withdrawals, side: 'right' },
          ]}
          rows={data.days.map(({ day, deposits, withdrawals }) => ({
            key: day,
            cells: [day, money(deposits, data.currency), money(withdrawals, data.currency)],
          }))}
        />
      </details>
    </Card>
  )
}

function Lines({ days: { days }, names }: { days: Days; names: readonly [string, string] }) {
  const place = useRef<HTMLDivElement>(null)
  const [deposits, withdrawals] = names
  useEffect(() => {
    const element = place.current
    if (!element) return
    // The tokens of the page's colours, so that light and dark both hold.
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
    const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 } }
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        cursor: { y: false },
        axes: [axis, { ...axis, size: 70 }],
        series: [
          {},
          { label: deposits, stroke: colour('--win'), width: 2 },
          { label: withdrawals, stroke: colour('--loss'), width: 2, dash: [6, 4] },
        ],
      },
      [
        days.map(({ day }) => Date.parse(day) / 1000),
        days.map((one) => Number(one.deposits)),
        days.map((one) => Number(one.withdrawals)),
      ],
      element,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [days, deposits, withdrawals])
  return <div ref={place} aria-hidden="true" className="w-full" />
}
