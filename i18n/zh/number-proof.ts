/** Confirming the player's own number before money goes out to it. */
import type { numberProof as en } from '../en/number-proof.ts'
import type { Translation } from '../translation.ts'

export const numberProof: Translation<typeof en> = {
  numberProof: {
    open: '验证我的号码',
    title: '验证您的号码',
    text: '确认号码属于您之后才能提现。我们会向 +{number} 发送短信验证码。',
    sendCode: '发送验证码',
    confirm: '确认',
    done: '号码已验证，现在可以提现。',
  },
}
