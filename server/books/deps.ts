/** What the operators' side of the books is given. */
import type { Money } from '@uwanja/money'
import type { Bus } from '../live/bus.ts'
import type { OperatorDeps } from '../operators/deps.ts'

export interface BookDeps extends OperatorDeps {
  readonly money: Money
  readonly bus: Pick<Bus, 'publish'>
}
