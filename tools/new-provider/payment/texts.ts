/** The texts of Sample Pay's methods: they travel in the reply, so that the site needs no edit for them. */
import type { MethodTexts } from '@uwanja/providers/payment-fields'

export const depositTexts: MethodTexts = {
  en: {
    name: 'Sample Pay',
    help: 'Type an amount, then approve it on your phone with your PIN.',
    labels: { wallet: 'From which wallet' },
    choices: { MAIN: 'Everyday', SAVINGS: 'Savings' },
  },
  sw: {
    name: 'Sample Pay',
    help: 'Andika kiasi, kisha thibitisha kwenye simu yako kwa PIN.',
    labels: { wallet: 'Kutoka pochi gani' },
    choices: { MAIN: 'Ya kila siku', SAVINGS: 'Akiba' },
  },
  zh: {
    name: 'Sample Pay',
    help: '输入金额，然后在手机上用 PIN 码确认。',
    labels: { wallet: '从哪个钱包付款' },
    choices: { MAIN: '日常钱包', SAVINGS: '储蓄钱包' },
  },
}

export const withdrawTexts: MethodTexts = {
  en: { name: 'Sample Pay', help: 'The money goes to your own number.' },
  sw: { name: 'Sample Pay', help: 'Pesa zinatumwa kwenye namba yako mwenyewe.' },
  zh: { name: 'Sample Pay', help: '款项会转到您自己的号码。' },
}
