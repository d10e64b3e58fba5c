/** As in en. */
import type { lite as en } from '../en/lite.ts'
import type { Translation } from '../translation.ts'

export const lite: Translation<typeof en> = {
  title: '轻量版',
  lead: '账户的全部功能，小页面呈现，任何手机和浏览器都能用。',
  history: '交易记录',
  full: '完整版',
  cost: '本次访问约用 {kb} KB 流量。',
  forged: '此表单不属于本次访问，或您的浏览器不保存 Cookie。未执行任何操作。请返回并重新加载页面，再提交一次。',
  missing: '没有这个页面。',
  broken: '此处出错了。如果您正在转账，请先查看交易记录再重试。',
  back: '返回',
  older: '更早',
  readOn: '继续阅读',
  again: '本页会自动刷新。',
  codeAgain: '请再次输入密码和验证码。',
  loggedOut: '您已退出登录。',
  start: '欢迎。账户已开通，您已登录。',
  sports: {
    nav: '体育',
    lead: '赛事、赔率和投注单都在体育投注的小页面里。登录状态随您而去，每个页面都可返回此处。',
    open: '打开轻量版体育投注',
  },
  choose: '选择方式',
  photos: '照片需在完整网站发送，任何有摄像头的手机都可以。',
  onlyFull: '银行卡等方式需使用完整版。',
  quickText: '每场比赛由系统随机选择，立即购票。',
  quick: '随机选号，{price}',
  noMessages: '没有更多消息。',
  password: '您需要修改密码。',
  none: '无',
}
