/** A letter to a segment in three languages, and how each of them reads. */
import { useForm, useWatch } from 'react-hook-form'
import type { LetterTemplate } from '@uwanja/contract/operators/letter-templates'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeMailing, OfficeSegment } from '@uwanja/contract/operators/segments'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { instantOf } from '../promotions/promotion-fields.ts'
import { useSpeech } from '../speech.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterTexts } from './LetterTexts.tsx'
import { letterOf } from './segment-fields.ts'

interface Props {
  readonly segments: readonly OfficeSegment[]
  readonly mailing: OfficeMailing | null
  readonly onClose: () => void
}

export function LetterDialog({ segments, mailing, onClose }: Props) {
  const { texts } = useSpeech()
  const words = texts.segments
  const doing = useDoing(office.keepMailing)
  // One that went out is written again as a draft of its own.
  const id = mailing?.state === 'draft' ? mailing.id : ''
  const { register, handleSubmit, control, setValue } = useForm({
    defaultValues: letterOf(mailing, segments[0]?.id ?? ''),
  })
  const templates = useOfficeQuery(office.letterTemplates, {}).data?.templates ?? []
  const said = useWatch({ control })
  // Its words are the letter's own from then on.
  const take = (template: LetterTemplate | undefined) => {
    if (!template) return
    setValue('header', { ...template.texts.header })
    setValue('text', { ...template.texts.text })
  }
  const submit = handleSubmit(async ({ segmentId, header, text, sendAt }) => {
    if (await doing.run({ id, segmentId, texts: { header, text }, sendAt: instantOf(sendAt) })) onClose()
  })
  return (
    <Dialog title={words.write} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        <Select
          size="normal"
          label={words.segment}
          options={segments.map((one) => ({ value: one.id, text: one.name }))}
          {...register('segmentId')}
        />
        {templates.length > 0 && (
          <Select
            size="normal"
            label={words.template}
            options={[{ value: '', text: words.noTemplate }].concat(
              templates.map(({ id: value, name: text }) => ({ value, text })),
            )}
            onChange={({ target }) => take(templates.find((one) => one.id === target.value))}
          />
        )}
        <LetterTexts field={(name) => register(name)} />
        <Field label={words.sendAt} hint={words.sendHint} type="datetime-local" {...register('sendAt')} />
        <LetterPreview header={said.header} text={said.text} />
      </AskForm>
    </Dialog>
  )
}
