/** The contact page in Chinese. */
import type { contact as en } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact: Translation<typeof en> = {
  title: '联系我们',
  lead: '给我们留言，我们会用电子邮件回复。',
  name: '您的姓名',
  email: '您的电子邮箱',
  emailWrong: '请检查邮箱地址，格式如 name@example.com。',
  department: '部门',
  chooseDepartment: '请选择部门',
  text: '留言内容',
  textHint: '最多 {count} 个字。请勿填写密码或 PIN 码。',
  send: '发送留言',
  sent: '留言已成功发送',
  lost: '没有收到答复，无法确认留言是否送达。内容仍在，请过几分钟再试。',
  otherWays: '其他联系方式',
  supportEmail: '客服与投诉',
  phone: '电话',
  chat: '与客服聊天',
  inbox: '已有账户？可在“消息”中写给我们，答复也会送到那里。',
  toInbox: '到“消息”中写给我们',
}
