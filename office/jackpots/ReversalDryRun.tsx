/** What taking a settled round back would do now: every sum, and the prizes by ticket. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function ReversalDryRun({ id, currency }: { id: string; currency: string }) {
  const { texts, money } = useSpeech()
  const asked = useOfficeQuery(office.jackpotReversal, { id })
  const words = texts.jackpots
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.reverse}</h2>
      <p className="text-muted">{words.reverseDry}</p>
      <OfficeQuery asked={asked}>
        {({ prizes, sum, pool, first }) => (
          <>
            <Facts
              side="right"
              facts={[
                [words.takenBack, String(prizes)],
                [words.takenSum, money(sum, currency)],
                [words.intoPool, money(pool, currency)],
              ]}
            />
            {first.length > 0 && (
              <Rows
                caption={words.prizes}
                columns={[{ title: words.ticket }, { title: words.amount, side: 'right' }]}
                rows={first.map(({ ticket, amount }) => ({ key: ticket, cells: [ticket, money(amount, currency)] }))}
              />
            )}
          </>
        )}
      </OfficeQuery>
    </section>
  )
}
