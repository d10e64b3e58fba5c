/** A template of letters: its name, its words in three languages, and how each of them reads. */
import { useForm, useWatch } from 'react-hook-form'
import type { LetterTemplate } from '@uwanja/contract/operators/letter-templates'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterTexts } from './LetterTexts.tsx'
import { templateOf } from './segment-fields.ts'

export function TemplateDialog({ template, onClose }: { template: LetterTemplate | null; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.segments
  const doing = useDoing(office.keepLetterTemplate)
  const { register, handleSubmit, control } = useForm({ defaultValues: templateOf(template) })
  const said = useWatch({ control })
  const submit = handleSubmit(async ({ name, header, text }) => {
    if (await doing.run({ id: template?.id ?? '', name, texts: { header, text } })) onClose()
  })
  return (
    <Dialog title={template ? template.name : words.makeTemplate} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        <p className="text-sm text-muted">{words.templateWhole}</p>
        <Field label={words.name} autoComplete="off" required maxLength={60} {...register('name')} />
        <LetterTexts field={(name) => register(name)} />
        <LetterPreview header={said.header} text={said.text} />
      </AskForm>
    </Dialog>
  )
}
