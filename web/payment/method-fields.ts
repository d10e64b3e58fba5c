/** What was typed into a method's fields. Pure. */
import type { WireField } from '@uwanja/contract/site/banking-methods'
import type { Loose } from '../send.ts'

/** Everything that must be there is. */
export const areFilled = (fields: Loose<readonly WireField[]>, values: Readonly<Record<string, string>>): boolean =>
  (fields ?? []).every((field) => !field?.name || field.isOptional || (values[field.name] ?? '') !== '')
