/** What a method asks beside the amount, or one of its steps, as the server describes it. */
import type { WireField } from '@uwanja/contract/site/banking-methods'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import type { Loose } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Props = {
  fields: Loose<readonly WireField[]>
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}

const INPUTS = {
  text: {},
  digits: { inputMode: 'numeric' },
  secret: { type: 'password' },
} as const

export function MethodFields({ fields, values, onChange }: Props) {
  const t = useTranslations('anyMethod')
  return (fields ?? []).map((field) => {
    const { name, kind } = field ?? {}
    if (!name) return null
    const value = values[name] ?? ''
    const label = field?.label || name
    const set = (next: string) => onChange({ ...values, [name]: next })
    if (kind === 'choice')
      return (
        <Select
          key={name}
          size="normal"
          label={label}
          value={value}
          options={[
            { value: '', text: t('choose') },
            ...(field?.options ?? []).flatMap((one) =>
              one?.value ? [{ value: one.value, text: one.text ?? '' }] : [],
            ),
          ]}
          onChange={({ target }) => set(target.value)}
        />
      )
    return (
      <Field
        key={name}
        label={label}
        autoComplete="off"
        {...INPUTS[kind === 'digits' || kind === 'secret' ? kind : 'text']}
        {...(field?.longest ? { maxLength: field.longest } : {})}
        value={value}
        onChange={({ target }) => set(kind === 'digits' ? target.value.replace(/\D/g, '') : target.value)}
      />
    )
  })
}
