/** The texts of the withdrawal to the player's own number. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'Mobile money', help: 'The money goes to your own number.' },
  sw: { name: 'Pesa kwa simu', help: 'Pesa zinatumwa kwenye namba yako mwenyewe.' },
  zh: { name: '移动钱包', help: '款项会转到您自己的号码。' },
}
