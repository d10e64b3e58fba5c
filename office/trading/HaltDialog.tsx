/** Stops bets on a sport or on everything, and lets them go on. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'

const SCOPES = ['all', 'football', 'basketball', 'tennis'] as const

export function HaltDialog({ halts, onClose }: { halts: readonly string[]; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('football')
  const isHalted = halts.includes(scope === 'all' ? 'all' : `sport:${scope}`)
  const values =
    scope === 'all'
      ? ({ scope: 'all', isSuspended: !isHalted } as const)
      : ({ scope: 'sport', sport: scope, isSuspended: !isHalted } as const)
  return (
    <WhyDialog
      row={office.setTradingSuspended}
      values={values}
      title={words.halt}
      lead={words.haltLead}
      confirm={isHalted ? words.reopen : words.suspend}
      variant={isHalted ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.scope}
        value={scope}
        options={SCOPES.map((value) => ({ value, text: value === 'all' ? words.everything : words.sports[value] }))}
        onChange={({ target }) => setScope(SCOPES.find((one) => one === target.value) ?? 'all')}
      />
    </WhyDialog>
  )
}
