/** The texts of the deposit at a Selcom agent. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'Selcom agent', help: 'Pay cash at a Selcom agent or pay point, with your user name as the reference.' },
  sw: {
    name: 'Wakala wa Selcom',
    help: 'Lipa taslimu kwa wakala wa Selcom ukitumia jina lako la mtumiaji kama kumbukumbu.',
  },
  zh: { name: 'Selcom 代理点', help: '在 Selcom 代理点用现金付款，以您的用户名作为付款编号。' },
}
