/** As in en. */
import type { visitCost as en } from '../en/visit-cost.ts'
import type { Translation } from '../translation.ts'

export const visitCost: Translation<typeof en> = {
  lite: '轻量版',
  cost: '本次访问约用 {kb} KB 流量。',
}
