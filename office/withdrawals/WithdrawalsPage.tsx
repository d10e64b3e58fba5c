/** Withdrawals under way, oldest first. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useAsked } from '../ask.ts'
import { Asked } from '../Asked.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

const QUEUE_POLL_MS = 10_000

export function WithdrawalsPage() {
  const { texts, fill, money, time, state } = useSpeech()
  const words = texts.withdrawals
  const asked = useAsked(office.withdrawals, {}, QUEUE_POLL_MS)
  return (
    <>
      <PageHead title={texts.pages.withdrawals} />
      <Asked asked={asked}>
        {({ withdrawals, total }) =>
          total === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <>
              <p className="text-muted">{fill(words.total, { count: total })}</p>
              <Rows
                caption={texts.pages.withdrawals}
                columns={[
                  { title: texts.players.number },
                  { title: texts.ledger.amount, side: 'right' },
                  { title: words.method },
                  { title: words.state },
                  { title: words.since },
                  { title: words.due },
                  { title: words.tries },
                ]}
                rows={withdrawals.map((one) => ({
                  key: one.id,
                  cells: [
                    <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
                      {one.number}
                    </Link>,
                    money(one.amount, one.currency),
                    one.method,
                    state(one.state),
                    time(one.createdAt),
                    one.dueAt === null ? '' : time(one.dueAt),
                    fill(words.times, { count: one.tries }),
                  ],
                }))}
              />
            </>
          )
        }
      </Asked>
    </>
  )
}
