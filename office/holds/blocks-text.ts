/** What a hold stops. Pure. */
import { CASH_STAYS_OPEN } from '@uwanja/contract/site/holds'
import type { OfficeHold } from '@uwanja/contract/operators/holds'
import type { Speech } from '../speech.ts'

export function blocksText(
  { texts }: Pick<Speech, 'texts'>,
  { reason, blocks }: Pick<OfficeHold, 'reason' | 'blocks'>,
) {
  const { stops, blocksOpen, blocks: all } = texts.hold
  return `${stops}: ${(CASH_STAYS_OPEN.includes(reason) ? blocksOpen : all)[blocks]}`
}
