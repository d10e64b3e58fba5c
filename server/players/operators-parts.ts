/** What the operators' side of players is given. */
import type { Money } from '@uwanja/money'
import type { OperatorParts } from '../operators/parts.ts'

export interface PlayerParts extends OperatorParts {
  readonly money: Money
}
