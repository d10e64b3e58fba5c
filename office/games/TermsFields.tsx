/** What a company and a game have in common by hand: the switch, the place, and the stake limits. */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Field } from '@uwanja/ui/Field'
import { useSpeech } from '../speech.ts'
import type { TypedTerms } from './typed-terms.ts'

const trimmed = { setValueAs: (typed: string) => typed.trim() }

interface Props {
  readonly currency: string
  /** Of the form that these stand in. */
  register(name: keyof TypedTerms, options?: typeof trimmed): UseFormRegisterReturn
}

export function TermsFields({ currency, register }: Props) {
  const { texts } = useSpeech()
  const words = texts.games
  return (
    <>
      <div>
        <Checkbox label={words.isOn} {...register('isOn')} />
        <p className="text-sm text-muted">{words.isOnHint}</p>
      </div>
      <Field
        label={words.place}
        hint={words.placeHint}
        inputMode="numeric"
        pattern=" *[1-9][0-9]{0,5} *"
        autoComplete="off"
        {...register('position', trimmed)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['leastStake', 'mostStake'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'leastStake' ? words.least : words.most}
            prefix={currency}
            inputMode="decimal"
            pattern=" *[0-9]{1,12}([.][0-9]{1,2})? *"
            autoComplete="off"
            {...register(name, trimmed)}
          />
        ))}
      </div>
      <p className="-mt-2 text-sm text-muted">{words.limitHint}</p>
    </>
  )
}
