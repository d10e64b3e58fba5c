/** What may be done about an operator by whoever looks. Pure. */
import type { OperatorRow } from '@uwanja/contract/operators/office'
import type { OperatorAct } from './OperatorDialog.tsx'

/** @param own The name of whoever looks: nobody does anything about themselves. */
export function actsOf(
  { name, hasLeft, mayHandOut, mayConfirm }: Pick<OperatorRow, 'name' | 'hasLeft' | 'mayHandOut' | 'mayConfirm'>,
  own: string | undefined,
): OperatorAct[] {
  if (name === own) return []
  if (hasLeft) return ['reset']
  return [
    ...(mayHandOut ? ['handOut' as const] : []),
    ...(mayConfirm ? ['confirm' as const] : []),
    'role',
    'reset',
    'dismiss',
  ]
}
