/** How long a player may play without a pause at most: set by an operator, shorter alone. */
import { useForm, useWatch } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import { OFFICE_SESSION_MINUTES } from '@uwanja/contract/operators/protection'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'
import { sessionMinutes } from '../session-minutes.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function SessionLimitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const speech = useSpeech()
  const words = speech.texts.protection
  const { register, control } = useForm({ defaultValues: { minutes: '60' } })
  const { minutes } = useWatch({ control })
  return (
    <WhyDialog
      row={office.limitSession}
      values={{ id, minutes: Number(minutes) }}
      title={words.session}
      lead={words.limitLead}
      confirm={words.session}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.sessionLabel}
        options={OFFICE_SESSION_MINUTES.map(String).map((value) => ({ value, text: sessionMinutes(speech, value) }))}
        {...register('minutes')}
      />
    </WhyDialog>
  )
}
