/** A form's own name, so that one that is sent again (a lost answer, two taps) is one payment (R121). */
import { randomUUID } from 'node:crypto'

export const formName = (): string => randomUUID()

/** With the amount, because who goes back and types another one means another payment. */
export const onceKeyOf = (name: string, amount: string): string =>
  `${name}-${amount}`.replace(/[^A-Za-z0-9-]/g, '-').slice(0, 64)
