/** The texts of the card deposit. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'Card', help: 'Pay with a bank card. We do not keep its number.' },
  sw: { name: 'Kadi', help: 'Lipa kwa kadi ya benki. Hatuhifadhi namba yake.' },
  zh: { name: '银行卡', help: '用银行卡支付。我们不会保存卡号。' },
}
