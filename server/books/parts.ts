/** What the operators' side of the books is given. */
import type { Money } from '@uwanja/money'
import type { Bus } from '../live/bus.ts'
import type { OperatorParts } from '../operators/parts.ts'

export interface BookParts extends OperatorParts {
  readonly money: Money
  readonly bus: Pick<Bus, 'tell'>
}
