/** One dormant account: whose, how much, what was done, and what may be done next. */
import { useState } from 'react'
import { Link } from 'react-router'
import { CLAIMED_BY, type ClaimedBy, type OfficeDormant } from '@uwanja/contract/operators/dormant'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { Facts } from '../Facts.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

type Doing = 'search' | 'hand' | 'claim'

export function DormantCard({ one }: { one: OfficeDormant }) {
  const { texts, fill, money, time } = useSpeech()
  const { may } = useMe()
  const [doing, setDoing] = useState<Doing | null>(null)
  const words = texts.dormant
  const isLookedFor = one.state === 'told' || one.state === 'dormant'
  const told = one.toldAt === null ? words.notTold : fill(words.toldAt, { at: time(one.toldAt) })
  const steps = [
    ...(isLookedFor ? [told, fill(words.dormantAt, { at: time(one.dormantAt) })] : []),
    ...(one.state === 'dormant' ? [fill(words.handOverAt, { at: time(one.handOverAt) })] : []),
    ...(one.handedAt === null ? [] : [fill(words.handedAt, { at: time(one.handedAt) })]),
    ...(one.claimedBy === null ? [] : [words.claimants[one.claimedBy], one.reference]),
  ].filter(Boolean)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
          {one.number}
        </Link>
        <span>{one.name}</span>
        <span className="ml-auto text-sm text-muted">{words.states[one.state]}</span>
      </div>
      <Facts
        facts={[
          [words.amount, money(one.amount, one.currency)],
          [words.since, time(one.since)],
          [words.searches, fill(words.times, { done: String(one.searches), due: String(one.searchesDue) })],
        ]}
      />
      {one.lastSearch !== '' && <p className="wrap-anywhere">{one.lastSearch}</p>}
      <p className="text-sm wrap-anywhere text-muted">{steps.join(' · ')}</p>
      {may('dormant.decide') && (
        <div className="flex flex-wrap gap-2">
          {isLookedFor && <Button onClick={() => setDoing('search')}>{words.search}</Button>}
          {one.mayHandOver && <Button onClick={() => setDoing('hand')}>{words.hand}</Button>}
          {one.state === 'handed-over' && <Button onClick={() => setDoing('claim')}>{words.claim}</Button>}
        </div>
      )}
      {doing === 'search' && (
        <WhyDialog
          row={office.dormantSearched}
          values={{ id: one.id }}
          title={words.search}
          lead={words.searchLead}
          confirm={words.search}
          mostLetters={500}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'hand' && (
        <WhyDialog
          row={office.askDormantHandOver}
          values={{ id: one.id }}
          title={words.hand}
          lead={words.handLead}
          confirm={words.hand}
          shown={() => <p>{texts.approvals.waits}</p>}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'claim' && <ClaimDialog id={one.id} onClose={() => setDoing(null)} />}
    </Card>
  )
}

function ClaimDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { texts } = useSpeech()
  const [by, setBy] = useState<ClaimedBy>('player')
  const [reference, setReference] = useState('')
  const words = texts.dormant
  return (
    <WhyDialog
      row={office.askDormantClaim}
      values={{ id, by, reference: by === 'heirs' ? reference : '' }}
      title={words.claim}
      lead={words.claimLead}
      confirm={words.claim}
      shown={() => <p>{texts.approvals.waits}</p>}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.claimant}
        value={by}
        options={CLAIMED_BY.map((value) => ({ value, text: words.claimants[value] }))}
        onChange={({ target }) => setBy(target.value as ClaimedBy)}
      />
      {by === 'heirs' && (
        <Field
          label={words.reference}
          required
          autoComplete="off"
          maxLength={100}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
    </WhyDialog>
  )
}
