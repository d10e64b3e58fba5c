/** Asks for a correction: what, how much, why, and from when on somebody else must approve. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { PlayerPage as Player } from '@uwanja/contract/operators/players'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { newKey } from '../new-key.ts'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

export function CorrectionDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { texts, fill, money } = useSpeech()
  const { me } = useMe()
  const { register, handleSubmit } = useForm({
    defaultValues: { direction: 'give' as 'give' | 'take', amount: '', reason: '' },
  })
  const [asked, setAsked] = useState({ words: '', key: '' })
  const [done, setDone] = useState<Approval | null>(null)
  const doing = useDoing(office.askCorrection)
  const words = texts.correction
  const submit = handleSubmit(async (typed) => {
    // Other words are another correction.
    const said = JSON.stringify(typed)
    const key = asked.words === said ? asked.key : newKey()
    setAsked({ words: said, key })
    setDone((await doing.run({ ...typed, key, id: player.id }))?.data ?? null)
  })
  if (done) {
    return (
      <Dialog title={words.open} closeLabel={texts.close} onClose={onClose}>
        <Alert tone={done.state === 'made' ? 'success' : 'info'}>
          {done.state === 'made' ? words.made : words.waits}
        </Alert>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={words.open} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.send}>
        {me && (
          <p className="text-sm text-muted">{fill(words.above, { amount: money(me.fourEyesAbove, me.currency) })}</p>
        )}
        <Select
          size="normal"
          label={words.direction}
          options={[
            { value: 'give', text: words.give },
            { value: 'take', text: words.take },
          ]}
          {...register('direction')}
        />
        <Field
          label={words.amount}
          prefix={player.currency}
          inputMode="decimal"
          autoComplete="off"
          required
          {...register('amount')}
        />
        <Field
          label={words.reason}
          hint={words.reasonHint}
          autoComplete="off"
          required
          maxLength={200}
          {...register('reason')}
        />
      </AskForm>
    </Dialog>
  )
}
