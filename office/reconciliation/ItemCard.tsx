/** One difference: both sides, the payment it is about, and its explanation. */
import { useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/office'
import type { ReconciliationItem } from '@uwanja/contract/office-reconciliation'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Dialog } from '@uwanja/ui/Dialog'
import { useDoing } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { WhyField } from '../games/WhyField.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

export function ItemCard({ item }: { item: ReconciliationItem }) {
  const { texts, fill, money, time, state } = useSpeech()
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
        <span className="ml-auto text-sm text-muted">{item.day}</span>
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
      {isOpen && <ExplainDialog id={item.id} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** The key and the reference may be the same word. */
const isNew = (one: string, at: number, all: readonly string[]) => one !== '' && all.indexOf(one) === at

function ExplainDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.reconciliation
  const [why, setWhy] = useState('')
  const { run, isBusy, refused } = useDoing(office.explainDifference)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await run({ id, why })) onClose()
  }
  return (
    <Dialog title={words.explain} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-muted">{words.explainLead}</p>
        <WhyField why={why} onChange={(part) => setWhy(part.why)} />
        <RefusedAlert refused={refused} />
        <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {words.explain}
        </Button>
      </form>
    </Dialog>
  )
}
