/** The texts of Sample Pay's methods: they travel in the reply, so that the site needs no edit for them. */
import type { MethodTexts } from '@uwanja/providers/payment-fields'

export const depositTexts: MethodTexts = {
  en: {
    name: 'Sample Pay',
    help: 'Type an amount, then approve it on your phone with your PIN.',
    labels: { wallet: 'From which wallet', code: 'Code' },
    asks: { code: 'Savings want a code. It has been sent to your phone by SMS.' },
    choices: { MAIN: 'Everyday', SAVINGS: 'Savings' },
  },
  sw: {
    name: 'Sample Pay',
    help: 'Andika kiasi, kisha thibitisha kwenye simu yako kwa PIN.',
    labels: { wallet: 'Kutoka pochi gani', code: 'Msimbo' },
    asks: { code: 'Akiba inahitaji msimbo. Umetumwa kwenye simu yako kwa SMS.' },
    choices: { MAIN: 'Ya kila siku', SAVINGS: 'Akiba' },
  },
  zh: {
    name: 'Sample Pay',
    help: '输入金额，然后在手机上用 PIN 码确认。',
    labels: { wallet: '从哪个钱包付款', code: '验证码' },
    asks: { code: '储蓄钱包需要验证码，已通过短信发送到您的手机。' },
    choices: { MAIN: '日常钱包', SAVINGS: '储蓄钱包' },
  },
}

export const withdrawTexts: MethodTexts = {
  en: { name: 'Sample Pay', help: 'The money goes to your own number.' },
  sw: { name: 'Sample Pay', help: 'Pesa zinatumwa kwenye namba yako mwenyewe.' },
  zh: { name: 'Sample Pay', help: '款项会转到您自己的号码。' },
}
