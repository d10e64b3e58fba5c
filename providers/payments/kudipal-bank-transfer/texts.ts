/** The texts of the deposit by bank transfer. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'Bank transfer', help: 'You get an account number for one transfer.' },
  sw: { name: 'Kuhamisha kupitia benki', help: 'Unapewa namba ya akaunti kwa uhamisho mmoja.' },
  zh: { name: '银行转账', help: '您会获得一个仅限一次转账的账号。' },
}
