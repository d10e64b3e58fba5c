/** Texts that operators put into an answer, in the player's language, which need not be the operator's. Loaded by the office alone. */
import type { Language } from './language.ts'

interface Answers {
  readonly deposit: string
  readonly withdrawal: string
  readonly identity: string
  readonly limits: string
  readonly thanks: string
}
export const ANSWER_NAMES = [
  'deposit',
  'withdrawal',
  'identity',
  'limits',
  'thanks',
] as const satisfies (keyof Answers)[]

export const ANSWERS: Readonly<Record<Language, Answers>> = {
  en: {
    deposit:
      'We looked for your deposit. If it is not in your balance yet, open Deposit, choose “Find a deposit” and give the reference that your bank or mobile-money company sent you.',
    withdrawal:
      'We looked at your withdrawal. Under Transaction history you see where it is; if it cannot be paid out, the whole amount comes back to your balance.',
    identity: 'Please open Verify your identity under My account and add the document that is asked for there.',
    limits:
      'Under Responsible gaming you can set limits, take a break or exclude yourself. A lower limit holds at once. If play worries you, the help line on every page is free to call.',
    thanks: 'Thank you for writing to us.',
  },
  sw: {
    deposit:
      'Tumetafuta amana yako. Kama bado haijaingia kwenye salio, fungua Weka pesa, chagua “Tafuta amana” na uandike namba ya kumbukumbu uliyopewa na benki au kampuni ya pesa za simu.',
    withdrawal:
      'Tumeangalia utoaji wako wa pesa. Kwenye Historia ya miamala unaona ulipofika; ikishindikana kulipa, kiasi chote kinarudi kwenye salio lako.',
    identity: 'Tafadhali fungua Thibitisha utambulisho kwenye Akaunti yangu na uweke hati inayoombwa hapo.',
    limits:
      'Kwenye Uchezaji wa kuwajibika unaweza kuweka vikomo, kupumzika au kujizuia. Kikomo cha chini huanza mara moja. Ukiwa na wasiwasi kuhusu uchezaji, piga namba ya msaada iliyo kwenye kila ukurasa.',
    thanks: 'Asante kwa kutuandikia.',
  },
  zh: {
    deposit: '我们查找了您的存款。如果尚未到账，请打开“存款”，选择“查找存款”，并填写银行或移动支付公司发给您的参考号。',
    withdrawal: '我们查看了您的提款。您可以在“交易记录”中看到进度；如果无法付出，全部金额会退回您的余额。',
    identity: '请在“我的账户”中打开“身份验证”，并添加那里要求的证件。',
    limits:
      '在“负责任博彩”中，您可以设置限额、暂停或自我排除。更低的限额立即生效。如果您对投注感到担心，请拨打每页上的求助热线。',
    thanks: '感谢您的来信。',
  },
}
