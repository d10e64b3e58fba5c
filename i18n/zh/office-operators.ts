/** Chinese texts of operators and how their accounts open. */
import type { officeOperators as en } from '../en/office-operators.ts'
import type { Translation } from '../translation.ts'

export const officeOperators: Translation<typeof en> = {
  name: '用户名',
  role: '角色',
  state: '状态',
  enrolled: '密码和验证码都已启用',
  notEnrolled: '尚未首次登录',
  lastSeen: '最近在线',
  never: '从未',
  add: '添加操作员',
  nameHint: '小写字母、数字、点和短横线。',
  reset: '重新开始',
  resetLead: '将结束 {name} 的所有会话，并清除密码和验证器。',
  firstPassword: '{name} 的初始密码只显示这一次，请当面交给本人。',
  waitsFor: '等待 {names} 确认',
  handOut: '初始密码',
  handOutLead: '为 {name} 生成初始密码，先前的随即失效。请当面交给本人。',
  confirm: '确认',
  confirmLead: '{name} 已登录并看到一个码。请当面或拨打您已知的号码索取，不要通过消息接收。这表示该账户由本人掌握。',
  check: '对方读出的码',
  opened: '{name} 的账户已开通。',
  acts: '操作',
  left: '已离职',
  changeRole: '更换角色',
  roleLead: '{name} 的会话将结束，下次登录使用新角色。',
  dismiss: '停用账号',
  dismissLead: '立即结束 {name} 的所有会话，此后无法登录；做过的操作仍保留在记录中。',
  returnLead: '用新的初始密码恢复 {name}，验证器需重新设置。',
}
