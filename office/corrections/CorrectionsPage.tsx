/** Corrections: those that wait for a second person first, then what was decided. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/office'
import type { Correction } from '@uwanja/contract/office-players'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useAsked, useDoing } from '../ask.ts'
import { Asked } from '../Asked.tsx'
import { PageHead } from '../PageHead.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

export function CorrectionsPage() {
  const { texts } = useSpeech()
  const asked = useAsked(office.corrections, {})
  return (
    <>
      <PageHead title={texts.pages.corrections} />
      <Asked asked={asked}>
        {({ corrections }) =>
          corrections.length === 0 ? (
            <EmptyState title={texts.correction.none} />
          ) : (
            <ul className="flex flex-col gap-3">
              {corrections.map((one) => (
                <li key={one.id} data-row tabIndex={-1} className="rounded-2xl">
                  <OneCorrection one={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </>
  )
}

function OneCorrection({ one }: { one: Correction }) {
  const { texts, fill, money, time, state } = useSpeech()
  const words = texts.correction
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
          {one.number}
        </Link>
        <span className="font-semibold tabular-nums">
          {one.direction === 'give' ? words.give : words.take}: {money(one.amount, one.currency)}
        </span>
        <span className="ml-auto text-sm text-muted">{state(one.state)}</span>
      </div>
      <p className="break-words">{one.reason}</p>
      <p className="text-sm text-muted">
        {fill(words.askedBy, { name: one.askedBy, at: time(one.askedAt) })}
        {one.decidedBy && ` · ${fill(words.decidedBy, { name: one.decidedBy })}`}
        {one.decidedWhy && ` · ${one.decidedWhy}`}
      </p>
      {one.state === 'waiting' && <Decision one={one} />}
    </Card>
  )
}

function Decision({ one }: { one: Correction }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const { run, isBusy, refused } = useDoing(office.decideCorrection)
  const words = texts.correction
  if (!may('corrections.decide')) return null
  const decide = (decision: 'approve' | 'refuse') => void run({ id: one.id, decision, why: '' })
  return (
    <div className="flex flex-col gap-3">
      {one.isOwn && <p className="text-sm">{words.own}</p>}
      <div className="flex flex-wrap gap-3">
        {!one.isOwn && (
          <Button look="primary" disabled={isBusy} onClick={() => decide('approve')}>
            {words.approve}
          </Button>
        )}
        <Button look="danger" disabled={isBusy} onClick={() => decide('refuse')}>
          {one.isOwn ? words.takeBack : words.refuse}
        </Button>
      </div>
      <RefusedAlert refused={refused} />
    </div>
  )
}
