/** A field for a mail address: the keyboard and the suggestions that fit one. */
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

export function EmailField(field: ComponentProps<typeof Field>) {
  return <Field type="email" inputMode="email" autoComplete="email" autoCapitalize="none" maxLength={200} {...field} />
}
