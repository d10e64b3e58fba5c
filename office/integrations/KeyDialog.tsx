/** Sets a company's key; where the protocol permits the one before holds until it is ended. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { CompanyKeyRow } from '@uwanja/contract/operators/keys'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { outcomeOf, type DoneOrWaits } from '../operators/outcome.tsx'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function KeyDialog({ of, onClose }: { of: CompanyKeyRow; onClose: () => void }) {
  const { texts, fill } = useSpeech()
  const [value, setValue] = useState('')
  const [keepPrevious, setKeep] = useState(of.canRotate && of.source !== 'none')
  const words = texts.keys
  return (
    <WhyDialog
      row={office.setCompanyKey}
      values={{ company: of.company, name: of.name, value, keepPrevious }}
      title={fill(words.setTitle, { company: of.company, name: of.name })}
      lead={words.setLead}
      confirm={words.set}
      variant="danger"
      shown={(data: DoneOrWaits) => outcomeOf(data, onClose)}
      onClose={onClose}
    >
      <PasswordField
        label={words.value}
        showLabel={words.show}
        hideLabel={words.hide}
        autoComplete="off"
        required
        maxLength={2000}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      {of.canRotate && (
        <Checkbox label={words.keep} checked={keepPrevious} onChange={({ target }) => setKeep(target.checked)} />
      )}
    </WhyDialog>
  )
}
