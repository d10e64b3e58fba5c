/** The texts of the Airtel Money deposit. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: {
    name: 'Airtel Money',
    help: 'Pay to business number 335757 from your phone, with your user name as the reference.',
  },
  sw: {
    name: 'Airtel Money',
    help: 'Lipa kwa namba ya kampuni 335757 kutoka kwenye simu yako; kumbukumbu ni jina lako la mtumiaji.',
  },
  zh: { name: 'Airtel Money', help: '用手机向商户号 335757 付款，付款编号填您的用户名。' },
}
