/** The answer: typed, or begun with a text in the player's language. */
import { useForm } from 'react-hook-form'
import { ANSWER_MAX_LETTERS, type OfficeMessage } from '@uwanja/contract/operators/messages'
import { office } from '@uwanja/contract/operators/office'
import { ANSWER_NAMES, ANSWERS } from '@uwanja/i18n/answers'
import { isLanguage, LANGUAGE_NAMES } from '@uwanja/i18n/language'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { TextArea } from '@uwanja/ui/TextArea'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'

export function AnswerForm({ message: { id, language: raw } }: { message: OfficeMessage }) {
  const { texts, fill } = useSpeech()
  const words = texts.messages
  const language = isLanguage(raw) ? raw : 'en'
  const { register, handleSubmit, getValues, setValue } = useForm({ defaultValues: { text: '' } })
  const doing = useDoing(office.answerMessage)
  const submit = handleSubmit(async ({ text }) => void (await doing.run({ id, text })))
  // Behind what was typed already: nothing of it is lost.
  const put = (name: string) => {
    const chosen = ANSWER_NAMES.find((one) => one === name)
    if (chosen) setValue('text', [getValues('text').trim(), ANSWERS[language][chosen]].filter(Boolean).join('\n\n'))
  }
  return (
    <Card>
      <AskForm onSubmit={submit} doing={doing} says={words.send}>
        <Select
          label={words.template}
          value=""
          options={[
            { value: '', text: words.noTemplate },
            ...ANSWER_NAMES.map((value) => ({ value, text: words.templates[value] })),
          ]}
          onChange={({ target }) => put(target.value)}
        />
        <TextArea
          label={words.text}
          hint={fill(words.textHint, { language: LANGUAGE_NAMES[language].name })}
          required
          maxLength={ANSWER_MAX_LETTERS}
          {...register('text')}
        />
      </AskForm>
    </Card>
  )
}
