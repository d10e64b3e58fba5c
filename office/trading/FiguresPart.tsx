/** Turnover and what was held of it, beside what was expected when the bets were struck; as a table and as a file. */
import { useState } from 'react'
import { FIGURES_BY, type Figure, type FiguresBy } from '@uwanja/contract/book/desk-watch'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Select } from '@uwanja/ui/Select'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { DateRangeFields } from '../DateRangeFields.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { Rows } from '../Rows.tsx'
import { saveFile } from '../download.ts'
import { useSession } from '../session.ts'
import { named, useSpeech } from '../speech.ts'
import { useDateRange } from '../use-days.ts'
import { dayBounds } from './day-bounds.ts'
import { useMarketWords } from './market-name.ts'
import { amountOf } from './minor.ts'

const DAYS = 30
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

export function FiguresPart() {
  const { texts } = useSpeech()
  const words = texts.trading
  const range = useDateRange(DAYS)
  const zone = useSession((one) => one.session?.zone ?? 'UTC')
  const [by, setBy] = useState<FiguresBy>('sport')
  const { from = '', to = '' } = dayBounds(zone, range.from, range.to)
  const asked = useOfficeQuery(office.tradingFigures, { from, to, by })
  const taking = useDoing(office.takeTradingFigures)
  const take = async () => {
    const taken = await taking.run({ from, to, by })
    if (taken) saveFile(taken.data.name, new Blob([taken.data.text], { type: 'text/csv' }))
  }
  return (
    <>
      <p className="text-muted">{words.figuresLead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <DateRangeFields {...range} />
        <Select
          label={words.by}
          value={by}
          options={FIGURES_BY.map((value) => ({ value, text: words.figuresBy[value] }))}
          onChange={({ target }) => setBy(FIGURES_BY.find((one) => one === target.value) ?? 'sport')}
        />
        <Button busyLabel={taking.isBusy ? texts.loading : undefined} onClick={() => void take()}>
          {words.takeFile}
        </Button>
      </div>
      <RefusedAlert refused={taking.refused} />
      <OfficeQuery asked={asked}>
        {({ rows }) => (rows.length === 0 ? <EmptyState title={words.noFigures} /> : <Table rows={rows} by={by} />)}
      </OfficeQuery>
    </>
  )
}

function Table({ rows, by }: { rows: readonly Figure[]; by: FiguresBy }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const markets = useMarketWords()
  const nameOf = (name: string): string =>
    ({ sport: () => named(words.sports, name), market: () => markets.market(name) })[by as 'sport']?.() ??
    (name === '' ? words.nobody : name)
  return (
    <Rows
      name="trading-figures"
      caption={words.parts.figures}
      columns={[
        { title: words.figuresBy[by] },
        { title: words.currency },
        { title: words.bets, side: 'right' },
        { title: words.turnover, side: 'right' },
        { title: words.stillOpen, side: 'right' },
        { title: words.paid, side: 'right' },
        { title: words.held, side: 'right' },
        { title: words.margin, side: 'right' },
        { title: words.expected, side: 'right' },
      ]}
      rows={rows.map((one) => {
        const ended = one.turnover - one.open
        const sums = [one.turnover, one.open, one.paid, one.held]
        return {
          key: `${one.name} ${one.currency}`,
          values: [one.name, one.currency, one.bets, ...sums, ended === 0 ? 0 : one.held / ended, one.expected],
          cells: [
            nameOf(one.name),
            one.currency,
            String(one.bets),
            ...sums.map(amountOf),
            percent(one.held, ended),
            `${amountOf(one.expected)} (${percent(one.expected, ended)})`,
          ],
        }
      })}
    />
  )
}
