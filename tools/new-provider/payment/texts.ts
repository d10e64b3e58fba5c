/** The texts of Sample Pay's methods: they travel in the reply, so that the site needs no edit for them. */
import type { MethodTexts } from '@uwanja/providers/payment-fields'

export const depositTexts: MethodTexts = {
  en: { name: 'Sample Pay', help: 'Type an amount, then approve it on your phone with your PIN.' },
  sw: { name: 'Sample Pay', help: 'Andika kiasi, kisha thibitisha kwenye simu yako kwa PIN.' },
  zh: { name: 'Sample Pay', help: '输入金额，然后在手机上用 PIN 码确认。' },
}

export const withdrawTexts: MethodTexts = {
  en: { name: 'Sample Pay', help: 'The money goes to your own number.' },
  sw: { name: 'Sample Pay', help: 'Pesa zinatumwa kwenye namba yako mwenyewe.' },
  zh: { name: 'Sample Pay', help: '款项会转到您自己的号码。' },
}
