/** What a company and a game have in common by hand: the switch, the place, the stake limits, and the reason. */
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Field } from '@uwanja/ui/Field'
import { useSpeech } from '../speech.ts'

export interface TypedTerms {
  readonly isOn: boolean
  readonly position: string
  readonly leastStake: string
  readonly mostStake: string
  readonly why: string
}

type Props = { typed: TypedTerms; currency: string; onChange: (part: Partial<TypedTerms>) => void }

export function TermsFields({ typed, currency, onChange }: Props) {
  const { texts } = useSpeech()
  const words = texts.games
  return (
    <>
      <div>
        <Checkbox
          label={words.isOn}
          checked={typed.isOn}
          onChange={({ target }) => onChange({ isOn: target.checked })}
        />
        <p className="text-sm text-muted">{words.isOnHint}</p>
      </div>
      <Field
        label={words.place}
        hint={words.placeHint}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,5}"
        autoComplete="off"
        value={typed.position}
        onChange={({ target }) => onChange({ position: target.value.trim() })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['leastStake', 'mostStake'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'leastStake' ? words.least : words.most}
            prefix={currency}
            inputMode="decimal"
            pattern="[0-9]{1,12}([.][0-9]{1,2})?"
            autoComplete="off"
            value={typed[name]}
            onChange={({ target }) => onChange({ [name]: target.value.trim() })}
          />
        ))}
      </div>
      <p className="-mt-2 text-sm text-muted">{words.limitHint}</p>
    </>
  )
}
