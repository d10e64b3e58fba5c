/** One journal: its head, its postings, and what caused it. */
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { REVERSIBLE } from '@uwanja/contract/operators/approvals'
import type { Account, JournalPage as Journal } from '@uwanja/contract/operators/money'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { PageHead } from '../PageHead.tsx'
import { outcomeOf, type DoneOrWaits } from '../operators/outcome.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function JournalPage() {
  const { id = '' } = useParams()
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.journal, { id })
  return (
    <OfficeQuery asked={asked} title={texts.pages.journal}>
      {(journal) => (
        <>
          <PageHead title={`${texts.pages.journal} ${journal.id}`}>
            <Reversal journal={journal} />
          </PageHead>
          <Card>
            <Head journal={journal} />
          </Card>
          <h2 className="text-lg font-semibold">{texts.ledger.postings}</h2>
          <Postings journal={journal} />
        </>
      )}
    </OfficeQuery>
  )
}

/** A paid result that was wrong: asked for here, done when somebody else approves it. */
function Reversal({ journal: { id, kind, postings, reversedBy } }: { journal: Journal }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [isOpen, setOpen] = useState(false)
  const words = texts.approvals
  const isOne = (REVERSIBLE as readonly string[]).includes(kind) && postings.length > 0 && reversedBy === ''
  if (!isOne || !may('results.correct')) return null
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {words.undo}
      </Button>
      {isOpen && (
        <WhyDialog
          row={office.askReversal}
          values={{ id }}
          title={words.undo}
          lead={words.undoLead}
          confirm={words.undo}
          variant="danger"
          whyHint={texts.correction.reasonHint}
          mostLetters={200}
          shown={(data: DoneOrWaits) => outcomeOf(data, () => setOpen(false))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Head({ journal }: { journal: Journal }) {
  const { texts, fill, time, kind, state } = useSpeech()
  const words = texts.ledger
  const { cause } = journal
  const toJournal = (id: string) => (
    <Link className="text-link" to={`/ledger/journal/${id}`}>
      {id}
    </Link>
  )
  const values = cause && { id: cause.id, state: state(cause.state) }
  const details = Object.entries(journal.details).map(([name, value]) => `${name}: ${String(value)}`)
  return (
    <Facts
      facts={[
        [words.kind, kind(journal.kind)],
        [words.at, time(journal.at)],
        [words.source, journal.source],
        [words.key, <span className="break-all">{journal.key}</span>],
        ...(journal.playerId === '' ? [] : [[texts.pages.player, <ToPlayer id={journal.playerId} />] as const]),
        ...(journal.round === '' ? [] : [[words.round, journal.round] as const]),
        ...(journal.reverses === '' ? [] : [[words.reverses, toJournal(journal.reverses)] as const]),
        ...(journal.reversedBy === '' ? [] : [[words.reversedBy, toJournal(journal.reversedBy)] as const]),
        ...(details.length === 0 ? [] : [[words.details, details.join(', ')] as const]),
        ...(cause && values
          ? [
              [
                words.cause,
                fill(cause.kind === 'payment' ? words.causePayment : words.causeCorrection, values),
              ] as const,
            ]
          : []),
      ]}
    />
  )
}

function ToPlayer({ id }: { id: string }) {
  return (
    <Link className="text-link" to={`/players/${id}`}>
      {id}
    </Link>
  )
}

function Postings({ journal }: { journal: Journal }) {
  const { texts, fill, money } = useSpeech()
  const words = texts.ledger
  const toAccount = (one: Account) => (
    <Link className="text-link" to={`/ledger/account/${one.id}`}>
      {one.playerId === '' ? one.name : `${fill(words.playerOf, { id: one.playerId })} · ${one.name}`}
    </Link>
  )
  return (
    <Rows
      caption={words.postings}
      columns={[{ title: words.from }, { title: words.to }, { title: words.amount, side: 'right' }]}
      rows={journal.postings.map(({ from, to, amount }, at) => ({
        key: String(at),
        cells: [toAccount(from), toAccount(to), money(amount, journal.currency)],
      }))}
    />
  )
}
