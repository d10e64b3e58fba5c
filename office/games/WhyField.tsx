/** Why it is done: kept beside the deed. */
import { Field } from '@uwanja/ui/Field'
import { useSpeech } from '../speech.ts'

export function WhyField({ why, onChange }: { why: string; onChange: (part: { readonly why: string }) => void }) {
  const { texts } = useSpeech()
  return (
    <Field
      label={texts.games.why}
      hint={texts.games.whyHint}
      autoComplete="off"
      required
      maxLength={300}
      value={why}
      onChange={({ target }) => onChange({ why: target.value })}
    />
  )
}
