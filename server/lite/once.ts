/** A form's own name, so that one that is sent again (a lost answer, two taps) is one payment (R121). */
import { randomUUID } from 'node:crypto'

export const formName = (): string => randomUUID()

/**
 * With the amount, because who goes back and types another one means another payment.
 *
 * @returns undefined: the form has no name, because it was sent out by a release that gave it none.
 */
export const onceKeyOf = (name: string, amount: string): string | undefined =>
  /^[\da-f-]{36}$/.test(name) ? `${name}-${amount}`.replace(/[^A-Za-z0-9-]/g, '-').slice(0, 64) : undefined
