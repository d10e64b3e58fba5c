/** Cases of suspicion by state; those that were filed are the filing log. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { SUSPICION_STATES } from '@uwanja/contract/operators/suspicions'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useFilters } from '../use-filters.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { CaseCard } from './CaseCard.tsx'

export function SuspicionsPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.suspicion
  const [isOpening, setOpening] = useState(false)
  const { of, change } = useFilters(['state'])
  const state = SUSPICION_STATES.find((one) => one === of('state')) ?? 'open'
  const asked = useOfficeQuery(office.suspicions, { state, before: of('before') })
  return (
    <>
      <PageHead title={texts.pages.suspicions}>
        {may('suspicion.decide') && <Button onClick={() => setOpening(true)}>{words.open}</Button>}
      </PageHead>
      <p className="text-muted">{words.lead}</p>
      <Select
        label={words.state}
        value={state}
        options={SUSPICION_STATES.map((value) => ({ value, text: words.states[value] }))}
        onChange={({ target }) => change({ state: target.value })}
      />
      <OfficeQuery asked={asked}>
        {({ cases, next }) => (
          <>
            {cases.length === 0 && <EmptyState title={words.none} />}
            {cases.map((one) => (
              <CaseCard key={one.id} one={one} />
            ))}
            {next !== null && <OlderLink values={{ state, before: next }} />}
          </>
        )}
      </OfficeQuery>
      {isOpening && <OpenDialog onClose={() => setOpening(false)} />}
    </>
  )
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.suspicion
  const [id, setId] = useState('')
  return (
    <WhyDialog
      row={office.openSuspicion}
      values={{ id }}
      title={words.open}
      lead={words.openLead}
      confirm={words.open}
      onClose={onClose}
    >
      <Field
        label={texts.protection.playerId}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={18}
        value={id}
        onChange={({ target }) => setId(target.value.trim())}
      />
    </WhyDialog>
  )
}
