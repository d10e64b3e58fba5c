/** One case of suspicion: whose, by what, what was frozen, and what compliance decides. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeSuspicion } from '@uwanja/contract/operators/suspicions'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

type Decision = 'filed' | 'dismissed'

export function CaseCard({ one }: { one: OfficeSuspicion }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const words = texts.suspicion
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
          {one.number}
        </Link>
        <span className="font-semibold">{words.rules[one.rule]}</span>
        <span className="text-sm text-muted">{one.openedBy}</span>
        <span className="ml-auto text-sm text-muted">{time(one.openedAt)}</span>
      </div>
      {one.why !== '' && <p className="wrap-anywhere">{one.why}</p>}
      {one.hit !== null && (
        <p className="wrap-anywhere">
          {fill(words.hit, { reference: one.hit.reference, score: String(one.hit.score) })}
        </p>
      )}
      {one.evidence.length > 0 && <Evidence one={one} />}
      {one.decidedAt !== null && (
        <p className="wrap-anywhere">
          {words.states[one.state]}
          {one.reference !== '' && ` · ${one.reference} · ${one.filedOn}`} · {one.decidedWhy} ·{' '}
          {fill(texts.harm.doneBy, { name: one.decidedBy, at: time(one.decidedAt) })}
        </p>
      )}
      {one.state === 'open' && may('suspicion.decide') && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setDecision('filed')}>{words.file}</Button>
          <Button onClick={() => setDecision('dismissed')}>{words.dismiss}</Button>
        </div>
      )}
      {decision !== null && <DecisionDialog id={one.id} decision={decision} onClose={() => setDecision(null)} />}
    </Card>
  )
}

function Evidence({ one }: { one: OfficeSuspicion }) {
  const { texts, money, time, state } = useSpeech()
  const words = texts.suspicion
  return (
    <Rows
      name="suspicion"
      caption={words.evidence}
      columns={[
        { title: texts.ledger.at },
        { title: words.method },
        { title: texts.ledger.amount, side: 'right' },
        { title: texts.withdrawals.state },
        { title: words.payer },
      ]}
      rows={one.evidence.map((row) => ({
        key: row.key,
        cells: [time(row.at), row.method, money(row.amount, one.currency), state(row.state), row.payer],
      }))}
    />
  )
}

function DecisionDialog({ id, decision, onClose }: { id: string; decision: Decision; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.suspicion
  const [reference, setReference] = useState('')
  const [filedOn, setFiledOn] = useState('')
  const title = decision === 'filed' ? words.file : words.dismiss
  return (
    <WhyDialog
      row={office.decideSuspicion}
      values={{ id, decision, reference, filedOn }}
      title={title}
      lead={words.decideLead}
      confirm={title}
      onClose={onClose}
    >
      {decision === 'filed' && (
        <>
          <Field
            label={words.reference}
            required
            autoComplete="off"
            maxLength={100}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
          <Field
            label={words.filedOn}
            type="date"
            required
            value={filedOn}
            onChange={({ target }) => setFiledOn(target.value)}
          />
        </>
      )}
    </WhyDialog>
  )
}
