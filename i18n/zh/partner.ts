/** The landing page of a partner's visitors. */
import type { partner as en } from '../en/partner.ts'
import type { Translation } from '../translation.ts'

export const partner: Translation<typeof en> = {
  partner: {
    title: '欢迎来到球场',
    titleKnown: '{name} 邀请您来',
    text: '大家同场的实时游戏，提现直达手机。用手机号注册，或先随便看看。',
    remembered: '我们会在 30 天内记住您从哪里来，好让介绍您的人得到应有的回报。',
    join: '立即注册',
    look: '先看看',
    home: '在找别的内容？回到首页',
  },
}
