/** The code that a new operator reads out: it opens the account when everybody who stands for it has typed it. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { office, type OperatorRow } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'

export function ConfirmDialog({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const { texts, fill, list } = useSpeech()
  const { register, handleSubmit } = useForm({ defaultValues: { code: '' } })
  const [waitsFor, setWaitsFor] = useState<readonly string[] | null>(null)
  const doing = useDoing(office.confirmOperator)
  const words = texts.operators
  const submit = handleSubmit(async ({ code }) => {
    const done = await doing.run({ id: operator.id, code })
    if (done) setWaitsFor(done.data.waitsFor)
  })
  return (
    <Dialog title={words.confirm} closeLabel={texts.close} onClose={onClose}>
      {waitsFor === null ? (
        <AskForm onSubmit={submit} doing={doing} says={words.confirm}>
          <p className="text-sm text-muted">{fill(words.confirmLead, { name: operator.name })}</p>
          <Field
            label={words.check}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            required
            {...register('code')}
          />
        </AskForm>
      ) : (
        <>
          <Alert tone="info">
            {waitsFor.length === 0
              ? fill(words.opened, { name: operator.name })
              : fill(words.waitsFor, { names: list(waitsFor) })}
          </Alert>
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      )}
    </Dialog>
  )
}
