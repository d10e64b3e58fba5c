/** The texts of the fast pay-bill deposit. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'Fast deposit', help: 'Type an amount, then approve it on your phone with your PIN.' },
  sw: { name: 'Weka pesa haraka', help: 'Andika kiasi, kisha thibitisha kwenye simu yako kwa PIN.' },
  zh: { name: '快速存款', help: '输入金额，然后在手机上用 PIN 码确认。' },
}
