/** What a match puts at risk: the three figures, the scores as a picture, and each outcome. */
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMarketWords } from './market-name.ts'
import { amountOf } from './minor.ts'
import { ScoreMatrix } from './ScoreMatrix.tsx'

type Risk = Reply<typeof office.tradingExposure>

const EVERY_MS = 10_000

export function Exposure({ id }: { id: string }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const asked = useOfficeQuery(office.tradingExposure, { id }, EVERY_MS)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.exposure}</h2>
      <OfficeQuery asked={asked}>
        {(risk) => (risk.outcomes.length === 0 ? <p className="text-muted">{words.noRisk}</p> : <Shown risk={risk} />)}
      </OfficeQuery>
    </section>
  )
}

function Shown({ risk: { worst, scores, outcomes } }: { risk: Risk }) {
  const { texts, fill } = useSpeech()
  const words = texts.trading
  const names = useMarketWords()
  const most = (name: 'potential' | 'weighted'): number => Math.max(0, ...outcomes.map((one) => one[name]))
  const at = worst.at
    ? fill(words.worstAt, { full: worst.at.fullTime.join(':'), half: worst.at.halfTime.join(':') })
    : '–'
  return (
    <>
      <Facts
        side="right"
        facts={[
          [words.worst, amountOf(worst.scores + worst.others)],
          [words.worstScores, `${amountOf(worst.scores)} · ${at}`],
          [words.worstOthers, amountOf(worst.others)],
          [words.potential, amountOf(most('potential'))],
          [words.weighted, amountOf(most('weighted'))],
        ]}
      />
      <p className="text-sm text-muted">{words.upperBound}</p>
      {scores.length > 0 && <ScoreMatrix scores={scores} />}
      <Rows
        name="trading-exposure"
        caption={words.exposure}
        columns={[
          { title: words.market },
          { title: words.outcome },
          { title: words.stakes, side: 'right' },
          { title: words.singles, side: 'right' },
          { title: words.potential, side: 'right' },
          { title: words.weighted, side: 'right' },
        ]}
        rows={outcomes.map((one) => ({
          key: `${one.market}?${one.specifiers}/${one.outcome}`,
          values: [one.market, one.outcome, one.stake, one.singles, one.potential, one.weighted],
          cells: [
            names.market(one.market, one.specifiers),
            names.outcome(one.outcome),
            amountOf(one.stake),
            amountOf(one.singles),
            amountOf(one.potential),
            amountOf(one.weighted),
          ],
        }))}
      />
    </>
  )
}
