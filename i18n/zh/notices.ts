/** What an SMS says unasked when something about the account's safety changed. Short, as in sms.ts. */
import type { notices as en } from '../en/notices.ts'
import type { Translation } from '../translation.ts'

export const notices: Translation<typeof en> = {
  newDevice: 'Uwanja：您的账户在新设备上登录（{device}）。如非本人，请立即修改密码。',
  unknownDevice: '未知设备',
  passwordChanged: 'Uwanja：您的密码已修改。如非本人操作，请立即联系客服。',
  twoFactorOn: 'Uwanja：您账户的两步验证已开启。如非本人操作，请立即联系客服。',
  smsSecurityOn: 'Uwanja：您账户的短信验证已开启。如非本人操作，请立即修改密码。',
  emailChanged: 'Uwanja：您账户的邮箱地址已更改。如非本人操作，请立即修改密码。',
  twoFactorOff: 'Uwanja：您账户的两步验证已关闭。如非本人操作，请立即修改密码。',
  smsSecurityOff: 'Uwanja：您账户的短信验证已关闭。如非本人操作，请立即修改密码。',
  phonePinChanged: 'Uwanja：您账户的 USSD 和短信 PIN 码已更改。如非本人操作，请立即修改密码。',
  factorsReset: 'Uwanja：应请求，您账户的两步验证和短信验证已关闭。如非本人操作，请立即联系客服。',
  sessionsEnded: 'Uwanja：为保护您的账户，已在所有设备上退出登录，请重新登录。如有疑问请联系客服。',
  dormant: 'Uwanja：您的账户长期无人使用，且仍有余额。请登录、游戏或提现以保留账户。',
  answered: 'Uwanja：我们已答复您的消息。请登录后在“消息”中查看。',
  numberChanged: 'Uwanja：您的账户已更换手机号。如非本人操作，请立即联系客服。',
}
