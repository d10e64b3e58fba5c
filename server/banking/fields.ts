/** What a method asks of its player: told in their language, and what they typed, taken apart. */
import type { WireField } from '@uwanja/contract/site/banking-methods'
import type { Language } from '@uwanja/contract/wire/constants'
import type { Choice, PaymentField } from '@uwanja/providers/payment-fields'
import type { PaymentPlug, Wire } from '@uwanja/providers/plugs'
import { refuse } from '../runtime/refuse.ts'

export type Typed = Readonly<Record<string, string>>

/** What is written down with the order, and what is only handed on. */
export interface Taken {
  readonly kept: Typed
  readonly passed: Typed
}

const LONGEST = 100

/** Refuses what was not asked for, what is missing and what cannot be meant, and names the field. */
export function takeFields(fields: readonly PaymentField[], typed: Typed): Taken {
  const wrong = (field: string) => refuse('INCORRECT_PARAMETER_VALUE', { field })
  const names = new Set(fields.map(({ name }) => name))
  for (const name of Object.keys(typed)) if (!names.has(name)) wrong(name)
  const kept: Record<string, string> = {}
  const passed: Record<string, string> = {}
  for (const field of fields) {
    const value = Object.hasOwn(typed, field.name) ? typed[field.name]! : ''
    if (!isGood(field, value)) wrong(field.name)
    if (value !== '') (field.kept ? kept : passed)[field.name] = value
  }
  return { kept, passed }
}

function isGood({ kind, longest = LONGEST, isOptional, choices }: PaymentField, value: string): boolean {
  if (value === '') return isOptional === true
  if (value.length > longest) return false
  if (kind === 'digits') return /^\d+$/.test(value)
  // A list of the company's own is the company's to check.
  return kind !== 'choice' || typeof choices === 'function' || (choices?.includes(value) ?? false)
}

type Texts = NonNullable<PaymentPlug['texts']>[Language] | undefined

/** As the site shows it. Refuses where the company's own list of choices cannot be had. */
export async function shownFields(plug: PaymentPlug, language: Language, wire: Wire) {
  const texts = plug.texts?.[language]
  const all = (fields: readonly PaymentField[]) => Promise.all(fields.map((field) => shownField(field, texts, wire)))
  const asks = Object.entries(plug.asks ?? {}).map(
    async ([ask, fields]) => [ask, { help: texts?.asks?.[ask] ?? '', fields: await all(fields) }] as const,
  )
  return {
    fields: await all(plug.fields ?? []),
    asks: Object.fromEntries(await Promise.all(asks)),
    shows: texts?.labels ?? {},
  }
}

async function shownField(field: PaymentField, texts: Texts, wire: Wire): Promise<WireField> {
  const { name, kind, longest = LONGEST, isOptional = false, choices } = field
  const options = choices && (await optionsOf(choices, texts, wire))
  return { name, kind, longest, isOptional, label: texts?.labels?.[name] ?? '', ...(options ? { options } : {}) }
}

async function optionsOf(choices: NonNullable<PaymentField['choices']>, texts: Texts, wire: Wire): Promise<Choice[]> {
  if (typeof choices === 'function') return [...((await choices(wire)) ?? refuse('METHOD_NOT_AVAILABLE'))]
  return choices.map((value) => ({ value, text: texts?.choices?.[value] ?? value }))
}
