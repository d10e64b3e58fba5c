/** What is done with an alert: it is looked at, or made a case; what is in a case leads there. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import type { Alert } from './AlertCard.tsx'
import { NoteDialog } from './NoteDialog.tsx'

export function AlertActions({ alert: { id, looked, case: its, openCase } }: { alert: Alert }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const words = texts.trading.alerts
  const [open, setOpen] = useState<'look' | 'case' | null>(null)
  const close = () => setOpen(null)
  const caseTitle = openCase === null ? words.cases.open : fill(words.cases.join, { id: openCase })
  if (its !== null)
    return (
      <Link className="self-start text-link" to={`/trading/alerts?state=cases&case=${its}`}>
        {fill(words.cases.isIn, { id: its })}
      </Link>
    )
  if (!may('trading.review')) return null
  return (
    <div className="flex flex-wrap gap-3">
      {!looked && <Button onClick={() => setOpen('look')}>{words.look}</Button>}
      <Button onClick={() => setOpen('case')}>{caseTitle}</Button>
      {open === 'look' && (
        <NoteDialog
          row={office.lookTradingAlert}
          values={{ id }}
          title={words.look}
          lead={words.lookLead}
          label={words.note}
          onClose={close}
        />
      )}
      {open === 'case' && (
        <NoteDialog
          row={office.openTradingCase}
          values={{ alert: id }}
          title={caseTitle}
          lead={words.cases.openLead}
          label={words.cases.words}
          onClose={close}
        />
      )}
    </div>
  )
}
