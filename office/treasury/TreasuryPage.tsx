/** Money apart at the end of one day: what is owed to players beside what lies in trust, and the moves between the two. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { TrustDay } from '@uwanja/contract/operators/treasury'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useFilters } from '../use-filters.ts'
import { TakeFile } from '../TakeFile.tsx'
import { useToday } from '../use-days.ts'
import { useMe } from '../use-me.ts'
import { MoveDialog } from './MoveDialog.tsx'

export function TreasuryPage() {
  const { texts, money, time } = useSpeech()
  const { may } = useMe()
  const today = useToday()
  const { of, change } = useFilters(['day'])
  const [isMoving, setMoving] = useState(false)
  const day = of('day') || today
  const words = texts.treasury
  const kinds: Readonly<Record<string, string>> = words.kinds
  const asked = useOfficeQuery(office.trustReport, { day })
  return (
    <>
      <PageHead title={texts.pages.treasury}>
        {may('treasury.move') && (
          <Button variant="primary" onClick={() => setMoving(true)}>
            {words.move}
          </Button>
        )}
      </PageHead>
      <p className="text-muted">{words.lead}</p>
      {may('reports.export') && <MonthSoFar day={day} />}
      <Field
        size="compact"
        label={words.day}
        type="date"
        required
        max={today}
        value={day}
        onChange={({ target }) => target.value !== '' && change({ day: target.value })}
      />
      <OfficeQuery asked={asked}>
        {({ days, moves, companies, bases }) => (
          <>
            {days.map((one) => (
              <OneCurrency key={one.currency} of={one} />
            ))}
            <section className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{words.moves}</h2>
              {moves.length === 0 ? (
                <p className="text-muted">{words.noMoves}</p>
              ) : (
                <Rows
                  caption={words.moves}
                  columns={[
                    { title: words.day },
                    { title: words.what },
                    { title: words.amount, side: 'right' },
                    { title: words.why },
                  ]}
                  rows={moves.map(({ id, at, kind, amount, currency, reason }) => ({
                    key: id,
                    cells: [time(at), kinds[kind.replace('treasury.', '')] ?? kind, money(amount, currency), reason],
                  }))}
                />
              )}
            </section>
            {isMoving && <MoveDialog companies={companies} bases={bases} onClose={() => setMoving(false)} />}
          </>
        )}
      </OfficeQuery>
    </>
  )
}

/** The days of the month so far as files: one of them alone is on the page. */
function MonthSoFar({ day }: { day: string }) {
  const { texts } = useSpeech()
  return (
    <div className="flex flex-wrap gap-3">
      {(['trust', 'moves'] as const).map((name) => (
        <TakeFile key={name} name={name} from={`${day.slice(0, 8)}01`} to={day} says={texts.reports.exports[name]} />
      ))}
    </div>
  )
}

const SHOWN = [
  'players',
  'parked',
  'dormant',
  'trust',
  'difference',
  'inTransit',
  'operating',
  'taxOwed',
  'bonuses',
  'tests',
] as const satisfies readonly (keyof TrustDay)[]

function OneCurrency({ of }: { of: TrustDay }) {
  const { texts, money } = useSpeech()
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{of.currency}</h2>
      <Facts facts={SHOWN.map((name) => [texts.treasury.amounts[name], money(of[name], of.currency)])} />
    </Card>
  )
}
