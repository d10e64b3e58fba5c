/** 办公室角色的名称。 */
import type { Translation } from '../translation.ts'
import type { officeRoles as english } from '../en/office-roles.ts'

export const officeRoles: Translation<typeof english> = {
  support: '客服',
  content: '内容',
  marketing: '市场推广',
  trading: '赛事',
  finance: '财务',
  compliance: '合规',
  admin: '管理员',
}
