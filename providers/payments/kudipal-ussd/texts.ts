/** The texts of the USSD deposit. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'USSD', help: 'Dial a code of your bank and approve with your PIN.' },
  sw: { name: 'USSD', help: 'Piga namba ya benki yako na uidhinishe kwa PIN.' },
  zh: { name: 'USSD', help: '拨打您银行的代码，并用 PIN 码确认。' },
}
