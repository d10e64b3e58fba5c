/** Texts that the server sends by SMS. Short: one message is 160 letters, 70 in Chinese. */
import type { sms as en } from '../en/sms.ts'
import type { Translation } from '../translation.ts'

export const sms: Translation<typeof en> = {
  recoveryCode: 'Uwanja：您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  loginCode: 'Uwanja：您的登录验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  ownNumberCode: 'Uwanja：验证本机号码的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  newNumberCode: 'Uwanja：绑定新手机号的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
}
