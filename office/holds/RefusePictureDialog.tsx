/** Refuses a photo for one of the reasons that players read in their language. */
import { useForm } from 'react-hook-form'
import { PICTURE_REASONS, type PictureReason } from '@uwanja/contract/site/holds'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'

export function RefusePictureDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.pictures
  const { register, handleSubmit } = useForm<{ reason: PictureReason }>({ defaultValues: { reason: 'unreadable' } })
  const doing = useDoing(office.decidePicture)
  const submit = handleSubmit(async ({ reason }) => {
    if (await doing.run({ id, reason })) onClose()
  })
  return (
    <Dialog title={words.refuse} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.refuse} variant="danger">
        <p className="text-sm text-muted">{words.refuseLead}</p>
        <Select
          size="normal"
          label={words.why}
          options={PICTURE_REASONS.map((value) => ({ value, text: words.reasons[value] }))}
          {...register('reason')}
        />
      </AskForm>
    </Dialog>
  )
}
