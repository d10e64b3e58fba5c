/** Accounts that are closed with their money paid out by rule: what is left in each, what went, and what is in the way. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { OfficeClosing } from '@uwanja/contract/operators/closings'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function Closings() {
  const asked = useOfficeQuery(office.closings, {})
  return (
    <OfficeQuery asked={asked}>{({ closings }) => closings.length > 0 && <Table closings={closings} />}</OfficeQuery>
  )
}

function Table({ closings }: { closings: OfficeClosing[] }) {
  const { texts, money, time } = useSpeech()
  const { may } = useMe()
  const [again, setAgain] = useState<OfficeClosing | null>(null)
  const words = texts.closing
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{words.title}</h2>
      <p className="text-muted">{words.lead}</p>
      <Rows
        name="closings"
        caption={words.title}
        columns={[
          { title: texts.players.number },
          { title: words.left, side: 'right' },
          { title: words.paid, side: 'right' },
          { title: texts.withdrawals.state },
          { title: words.since },
        ]}
        rows={closings.map((one) => ({
          key: one.playerId,
          values: [one.number, Number(one.cash), Number(one.paid), one.state, one.since],
          cells: [
            <>
              <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
                {one.number}
              </Link>
              <div className="text-muted">{words.whys[one.why]}</div>
            </>,
            money(one.cash, one.currency),
            money(one.paid, one.currency),
            <>
              {words.states[one.state]}
              <Reason one={one} />
              {one.state === 'person' && may('withdrawals.decide') && (
                <Button size="small" aria-label={`${words.again}: ${one.number}`} onClick={() => setAgain(one)}>
                  {words.again}
                </Button>
              )}
            </>,
            <>
              {time(one.since)}
              {one.dueAt !== null && (
                <div className="text-muted">
                  {texts.withdrawals.due}: {time(one.dueAt)}
                </div>
              )}
            </>,
          ],
        }))}
      />
      {again !== null && (
        <WhyDialog
          row={office.closingAgain}
          values={{ id: again.playerId }}
          title={words.again}
          lead={words.againLead}
          confirm={words.again}
          onClose={() => setAgain(null)}
        />
      )}
    </section>
  )
}

/** What is in the way: a refusal's code, or how the last order ended. */
function Reason({ one }: { one: OfficeClosing }) {
  const { texts, state } = useSpeech()
  if (one.reason === '') return one.order !== null && <div className="text-muted">{state(one.order)}</div>
  const why = named(texts.closing.reasons, one.reason)
  return <div className="text-muted">{why === one.reason ? state(one.reason) : why}</div>
}
