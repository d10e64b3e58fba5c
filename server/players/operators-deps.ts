/** What the operators' side of players is given. */
import type { Money } from '@uwanja/money'
import type { OperatorDeps } from '../operators/deps.ts'

export interface PlayerDeps extends OperatorDeps {
  readonly money: Money
}
