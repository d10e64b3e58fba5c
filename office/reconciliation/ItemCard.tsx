/** One difference: both sides, the payment it is about, and its explanation. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { ReconciliationItem } from '@uwanja/contract/operators/reconciliation'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Facts } from '../Facts.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function ItemCard({ item }: { item: ReconciliationItem }) {
  const { texts, fill, money, time, state, day } = useSpeech()
  const { may } = useMe()
  const [isOpen, setOpen] = useState(false)
  const words = texts.reconciliation
  const amount = (text: string) => (text === '' ? '–' : money(text, item.currency))
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{words.kinds[item.kind]}</span>
        <span>{words.directions[item.direction]}</span>
        <span>{item.company}</span>
        <span className="ml-auto text-sm text-muted">{day(item.day)}</span>
      </div>
      <Facts
        facts={[
          [words.ours, amount(item.ours)],
          [words.theirs, amount(item.theirs)],
          [
            words.payment,
            item.playerId === '' ? (
              words.noPayment
            ) : (
              <>
                <Link className="font-semibold text-link" to={`/players/${item.playerId}`}>
                  {item.number}
                </Link>
                {` · #${item.paymentId} · ${state(item.paymentState)}`}
              </>
            ),
          ],
          [words.reference, <span className="break-all">{[item.mark, item.reference].filter(isNew).join(' · ')}</span>],
        ]}
      />
      {item.state === 'explained' ? (
        <p className="text-sm">
          {fill(words.explained, { name: item.by, time: time(item.explainedAt ?? ''), why: item.why })}
        </p>
      ) : (
        may('reconciliation.decide') && (
          <div>
            <Button onClick={() => setOpen(true)}>{words.explain}</Button>
          </div>
        )
      )}
      {isOpen && (
        <WhyDialog
          row={office.explainDifference}
          values={{ id: item.id }}
          title={words.explain}
          lead={words.explainLead}
          confirm={words.explain}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

/** The key and the reference may be the same word. */
const isNew = (one: string, at: number, all: readonly string[]) => one !== '' && all.indexOf(one) === at
