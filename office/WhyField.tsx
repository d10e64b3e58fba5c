/** Why it is done: kept beside the action in the audit log. */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@uwanja/ui/Field'
import { useSpeech } from './speech.ts'

interface Props {
  /** Who else reads it, where somebody does. */
  readonly hint?: string | undefined
  readonly mostLetters?: number
  /** What the form's `register` gives. */
  readonly registered: UseFormRegisterReturn
}

export function WhyField({ hint, mostLetters = 300, registered }: Props) {
  const { texts } = useSpeech()
  const { why, whyHint } = texts.players
  return (
    <Field label={why} hint={hint ?? whyHint} autoComplete="off" required maxLength={mostLetters} {...registered} />
  )
}
