/** The texts of the card deposit at Selcom. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'Bank card (Selcom)', help: 'You type your card on Selcom’s own page, then come back here.' },
  sw: { name: 'Kadi ya benki (Selcom)', help: 'Unaandika kadi yako kwenye ukurasa wa Selcom, kisha unarudi hapa.' },
  zh: { name: '银行卡（Selcom）', help: '在 Selcom 自己的页面上填写卡号，然后返回这里。' },
}
