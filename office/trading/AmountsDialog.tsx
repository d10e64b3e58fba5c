/** Amounts and counts that people set together, with a reason; what cannot be read is refused before anything is sent. */
import { useState } from 'react'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { Field } from '@uwanja/ui/Field'
import { WhyDialog } from '../WhyDialog.tsx'
import { useSpeech } from '../speech.ts'
import { minorOf, textOf } from './minor.ts'

interface AmountField {
  readonly name: string
  readonly label: string
  readonly value: number
  /** A number of something, and no money. */
  readonly isCount?: boolean
}

interface Props<C extends OfficeCall> {
  readonly row: C
  readonly title: string
  readonly fields: readonly AmountField[]
  readonly valuesOf: (said: Readonly<Record<string, number>>) => Omit<RawInput<C>, 'why'>
  readonly onClose: () => void
}

export function AmountsDialog<C extends OfficeCall>({ row, title, fields, valuesOf, onClose }: Props<C>) {
  const { texts } = useSpeech()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, value, isCount }) => [name, isCount ? String(value) : textOf(value)])),
  )
  const read = ({ name, isCount }: AmountField): number | null =>
    isCount ? (/^\d{1,6}$/.test(typed[name] ?? '') ? Number(typed[name]) : null) : minorOf(typed[name] ?? '')
  // The row refuses what is no whole number of minor units.
  const said = Object.fromEntries(fields.map((field) => [field.name, read(field) ?? -1]))
  return (
    <WhyDialog
      row={row}
      values={valuesOf(said)}
      title={title}
      lead={texts.trading.rulesLead}
      confirm={texts.save}
      onClose={onClose}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          label={field.label}
          inputMode={field.isCount ? 'numeric' : 'decimal'}
          required
          error={read(field) === null ? texts.refused.INCORRECT_PARAMETER_VALUE : undefined}
          value={typed[field.name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [field.name]: target.value })}
        />
      ))}
    </WhyDialog>
  )
}
