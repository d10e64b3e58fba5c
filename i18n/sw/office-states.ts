/** What a payment or an approval is at the moment. */
import type { officeStates as en } from '../en/office-states.ts'
import type { Translation } from '../translation.ts'

export const officeStates: Translation<typeof en> = {
  requested: 'imeombwa',
  approved: 'imeidhinishwa',
  sent: 'imetumwa',
  paid: 'imelipwa',
  failed: 'imeshindwa',
  returned: 'imerudi',
  cancelled: 'imeghairiwa',
  rejected: 'imekataliwa',
  waiting: 'inasubiri',
  made: 'imefanyika',
  refused: 'imekataliwa',
}
