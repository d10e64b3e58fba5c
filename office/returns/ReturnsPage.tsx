/** What games gave back beside what their companies state: those outside their bounds first. */
import { office } from '@uwanja/contract/operators/office'
import { RETURN_PERIODS, type OfficeReturn } from '@uwanja/contract/operators/returns'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { DateRangeFields } from '../DateRangeFields.tsx'
import { TakeFile } from '../TakeFile.tsx'
import { useDateRange } from '../use-days.ts'
import { useMe } from '../use-me.ts'

const DAYS = 30

export function ReturnsPage() {
  const { texts, fill, money } = useSpeech()
  const { may } = useMe()
  const { from, to, of, change } = useDateRange(DAYS, ['by'])
  const by = RETURN_PERIODS.find((one) => one === of('by')) ?? 'all'
  const words = texts.returns
  const asked = useOfficeQuery(office.returns, { from, to, by })
  return (
    <>
      <PageHead title={texts.pages.returns} />
      <div className="flex flex-wrap items-end gap-3">
        <DateRangeFields from={from} to={to} change={change} />
        <Select
          label={words.by}
          value={by}
          options={RETURN_PERIODS.map((value) => ({ value, text: words.periods[value] }))}
          onChange={({ target }) => change({ by: target.value })}
        />
        {may('reports.export') && <TakeFile name="returns" from={from} to={to} says={words.take} />}
      </div>
      <OfficeQuery asked={asked}>
        {({ rows, companies, errors, leastRounds }) => (
          <>
            <p className="text-muted">{fill(words.lead, { errors: String(errors), rounds: String(leastRounds) })}</p>
            {rows.length === 0 ? (
              <EmptyState title={words.none} />
            ) : (
              <>
                <Games rows={rows} />
                <h2 className="text-lg font-semibold">{words.companies}</h2>
                <Rows
                  caption={words.companies}
                  columns={[
                    { title: words.company },
                    { title: words.rounds, side: 'right' },
                    { title: words.staked, side: 'right' },
                    { title: words.won, side: 'right' },
                    { title: words.actual, side: 'right' },
                  ]}
                  rows={companies.map(({ company, currency, rounds, staked, won, actual }) => ({
                    key: `${company} ${currency}`,
                    values: [company, rounds, Number(staked), Number(won), Number(actual)],
                    cells: [company, rounds, money(staked, currency), money(won, currency), `${actual} %`],
                  }))}
                />
              </>
            )}
          </>
        )}
      </OfficeQuery>
    </>
  )
}

const isOutside = ({ verdict }: OfficeReturn) => verdict === 'below' || verdict === 'above'

function Games({ rows }: { rows: readonly OfficeReturn[] }) {
  const { texts, money } = useSpeech()
  const words = texts.returns
  return (
    <Rows
      name="returns"
      caption={texts.pages.returns}
      columns={[
        { title: words.period },
        { title: words.company },
        { title: words.game },
        { title: words.rounds, side: 'right' },
        { title: words.staked, side: 'right' },
        { title: words.actual, side: 'right' },
        { title: words.stated, side: 'right' },
        { title: words.bounds, side: 'right' },
        { title: words.says },
      ]}
      rows={rows.map((row) => {
        const { period, company, game, name, currency, rounds, staked, actual, stated, low, high, verdict } = row
        return {
          key: `${period} ${company} ${game} ${currency}`,
          values: [period, company, name, rounds, Number(staked), Number(actual), Number(stated), null, verdict],
          cells: [
            <span className="whitespace-nowrap">{period}</span>,
            company,
            name || game,
            rounds,
            money(staked, currency),
            `${actual} %`,
            stated === null ? '–' : `${stated} %`,
            low === null ? '–' : `${low} – ${String(high)} %`,
            isOutside(row) ? <strong className="text-loss">{words.verdicts[verdict]}</strong> : words.verdicts[verdict],
          ],
        }
      })}
    />
  )
}
