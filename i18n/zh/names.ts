/** Texts that the specification calls by a bare name, and shared words. */
import type { names as en } from '../en/names.ts'
import type { Translation } from '../translation.ts'

export const names: Translation<typeof en> = {
  UnknownError: '我们这边出了点问题，请重试或联系客服。',
  InvalidPassword: '这个密码不能使用。请另选一个至少 6 位、且不是手机号的密码。',
  Please_enter_numbers_only: '请只输入数字。',
  please_fill_the_field: '请填写此项。',
  SUCCESS: '成功',
  Success: '成功',
  Error: '出错了',
  Please_try_resend_code_in: '重新获取验证码还需等待',
  You_can_resend_the_code: '现在可以重新获取验证码。',
  Verification_code_sent: '验证码已通过短信发送。',
  Auth_code_is_not_correct: '验证码不正确。',
  twoFactor: {
    activated: '两步验证已开启。',
    deactivated: '两步验证已关闭。',
  },
}
