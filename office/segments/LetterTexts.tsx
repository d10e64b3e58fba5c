/** The fields of a letter's heading and text, one pair a language. */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { MAILING_TEXTS } from '@uwanja/contract/operators/segments'
import { LANGUAGES, type Language } from '@uwanja/contract/wire/constants'
import { Field } from '@uwanja/ui/Field'
import { TextArea } from '@uwanja/ui/TextArea'
import { useSpeech } from '../speech.ts'

interface Props {
  readonly field: (name: `${'header' | 'text'}.${Language}`) => UseFormRegisterReturn
}

export function LetterTexts({ field }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.segments
  return LANGUAGES.map((one) => {
    const name = { language: texts.promotions.language[one] }
    return (
      <div key={one} className="flex flex-col gap-3">
        <Field
          label={fill(words.header, name)}
          lang={one}
          autoComplete="off"
          maxLength={MAILING_TEXTS.header}
          {...field(`header.${one}`)}
        />
        <TextArea
          label={fill(words.text, name)}
          lang={one}
          rows={3}
          maxLength={MAILING_TEXTS.text}
          {...field(`text.${one}`)}
        />
      </div>
    )
  })
}
