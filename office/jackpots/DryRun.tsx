/** What a settlement would do now: every sum, and the prizes by ticket. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function DryRun({ id, currency }: { id: string; currency: string }) {
  const { texts, fill, money } = useSpeech()
  const asked = useOfficeQuery(office.jackpotDryRun, { id })
  const words = texts.jackpots
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.dry}</h2>
      <p className="text-muted">{words.dryLead}</p>
      <OfficeQuery asked={asked}>
        {({ outcome, prizes }) => (
          <>
            <Facts
              side="right"
              facts={[
                [words.pool, money(outcome.pool, currency)],
                ...outcome.winners.map(
                  ({ right, tickets, each }) =>
                    [
                      fill(words.winners, {
                        right: String(right),
                        tickets: String(tickets),
                        each: money(each, currency),
                      }),
                      '',
                    ] as const,
                ),
                [words.paid, money(outcome.paidFromPool, currency)],
                [words.fixed, money(outcome.fixedPaid, currency)],
                [words.returned, money(outcome.returned, currency)],
                [words.rolls, money(outcome.rolls, currency)],
              ]}
            />
            {prizes.length > 0 && (
              <Rows
                caption={words.prizes}
                columns={[{ title: words.ticket }, { title: words.right }, { title: words.amount, side: 'right' }]}
                rows={prizes.map(({ ticket, right, amount }) => ({
                  key: ticket,
                  cells: [ticket, String(right), money(amount, currency)],
                }))}
              />
            )}
          </>
        )}
      </OfficeQuery>
    </section>
  )
}
