/** The texts of the withdrawal to a bank account. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: { name: 'To a bank account', help: 'We look up whose account it is before anything is sent.' },
  sw: { name: 'Kwenye akaunti ya benki', help: 'Tunatafuta jina la mwenye akaunti kabla ya kutuma.' },
  zh: { name: '提现到银行账户', help: '汇出之前，我们会先查询账户姓名。' },
}
