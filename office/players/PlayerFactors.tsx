/** How one player logs in, and what two operators do for one who lost the factor or whose session somebody else has. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { FactorAction } from '@uwanja/contract/operators/factors'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { Waits } from '../operators/outcome.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function PlayerFactors({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const { data } = useOfficeQuery(office.playerFactors, { id })
  const [open, setOpen] = useState<FactorAction | null>(null)
  if (!data) return null
  const words = texts.factors
  const { hasApp, hasSms, sessions } = data
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <Facts
        facts={[
          [words.app, hasApp ? words.on : words.off],
          [words.sms, hasSms ? words.on : words.off],
          [words.sessions, String(sessions)],
        ]}
      />
      {may('factors.reset') && (
        <div className="flex flex-wrap gap-2">
          {(hasApp || hasSms) && <Button onClick={() => setOpen('factors-reset')}>{words.reset}</Button>}
          {sessions > 0 && <Button onClick={() => setOpen('sessions-ended')}>{words.logOut}</Button>}
        </div>
      )}
      {open && <ActionDialog id={id} action={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function ActionDialog({ id, action, onClose }: { id: string; action: FactorAction; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.factors
  const title = action === 'factors-reset' ? words.reset : words.logOut
  return (
    <WhyDialog
      row={office.askFactors}
      values={{ id, deed: action }}
      title={title}
      lead={action === 'factors-reset' ? words.resetLead : words.logOutLead}
      confirm={title}
      variant="danger"
      shown={() => <Waits onClose={onClose} />}
      onClose={onClose}
    />
  )
}
