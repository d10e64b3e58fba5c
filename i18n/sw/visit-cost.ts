/** As in en. */
import type { visitCost as en } from '../en/visit-cost.ts'
import type { Translation } from '../translation.ts'

export const visitCost: Translation<typeof en> = {
  lite: 'Tovuti nyepesi',
  cost: 'Ziara hii imetumia takriban KB {kb}.',
}
