/** What a payment or an approval is at the moment. */
import type { officeStates as en } from '../en/office-states.ts'
import type { Translation } from '../translation.ts'

export const officeStates: Translation<typeof en> = {
  requested: '已申请',
  approved: '已批准',
  sent: '已发送',
  paid: '已支付',
  failed: '失败',
  returned: '已退回',
  cancelled: '已取消',
  rejected: '被拒绝',
  waiting: '等待中',
  made: '已完成',
  refused: '已拒绝',
}
