/** 办公端看到的玩家登录方式。 */
import type { officeFactors as en } from '../en/office-factors.ts'
import type { Translation } from '../translation.ts'

export const officeFactors: Translation<typeof en> = {
  title: '登录方式',
  app: '验证器应用',
  sms: '短信验证',
  on: '已开启',
  off: '已关闭',
  sessions: '打开的会话',
  reset: '申请重置第二验证方式',
  resetLead:
    '用于丢失手机的玩家，请先核实其身份。两种验证方式都会关闭，所有设备退出登录，下一次提现须经审核。须由另一人批准。',
  logOut: '申请结束会话',
  logOutLead: '所有设备退出登录；密码和验证方式不变。须由另一人批准。',
}
