/** The networks' menus for paying a business: dialled on a phone, step by step, as on a Tanzanian one. */
import type { Counters } from './counters.ts'
import { currencyOf } from './numbers.ts'
import type { Turn, UssdMenu } from './ussd.ts'

const NETWORKS: Readonly<Record<string, { readonly network: string; readonly name: string; readonly pay: string }>> = {
  '*150*00#': { network: 'MPESA', name: 'M-Pesa', pay: '4' },
  '*150*01#': { network: 'TIGOPESA', name: 'Mix by Yas', pay: '4' },
  '*150*60#': { network: 'AIRTEL', name: 'Airtel Money', pay: '5' },
  '*150*88#': { network: 'HALOPESA', name: 'Halopesa', pay: '4' },
}

const say = (en: string, sw: string, zh: string): Turn => ({ text: { en, sw, zh } })
const over = say('Wrong choice. Dial again.', 'Chaguo si sahihi. Piga tena.', '选择无效，请重新拨号。')

const REFUSALS: Readonly<Record<string, Turn>> = {
  'unknown-business': say('No such business number.', 'Namba ya kampuni haipo.', '没有这个商户号。'),
  'unknown-account': say(
    'The business does not know this reference. No money moved.',
    'Kampuni haiitambui kumbukumbu hii. Hakuna pesa zilizohama.',
    '商户不认识此付款编号。没有扣款。',
  ),
  'too-low': say(
    'The amount is too low. No money moved.',
    'Kiasi ni kidogo mno. Hakuna pesa zilizohama.',
    '金额太小。没有扣款。',
  ),
  'too-high': say(
    'The amount is too high. No money moved.',
    'Kiasi ni kikubwa mno. Hakuna pesa zilizohama.',
    '金额太大。没有扣款。',
  ),
  amount: say('This is no amount. No money moved.', 'Kiasi si sahihi. Hakuna pesa zilizohama.', '金额无效。没有扣款。'),
  'wrong-pin': say('Wrong PIN. No money moved.', 'PIN si sahihi. Hakuna pesa zilizohama.', 'PIN 码错误。没有扣款。'),
  insufficient: say('Your wallet holds too little.', 'Pochi haina pesa za kutosha.', '钱包余额不足。'),
}
const refused = (reason: string): Turn =>
  REFUSALS[reason] ??
  say(
    'The payment was not taken. No money moved.',
    'Malipo hayakupokelewa. Hakuna pesa zilizohama.',
    '付款未被受理。没有扣款。',
  )

export function payBillMenu(counters: Counters): UssdMenu {
  return (msisdn, code) => {
    const menu = Object.hasOwn(NETWORKS, code) ? NETWORKS[code]! : null
    const currency = currencyOf(msisdn)
    if (!menu || !currency) return null
    const askPin = (business: string, account: string, amount: string, name: string): Turn => ({
      ...say(
        `Pay ${amount} ${currency} to ${name || business} (${account})? Enter your PIN.`,
        `Lipa ${amount} ${currency} kwa ${name || business} (${account})? Weka PIN yako.`,
        `向 ${name || business}（${account}）支付 ${amount} ${currency}？请输入 PIN 码。`,
      ),
      hidden: true,
      next: async (pin) => {
        const end = await counters.payPayBill(msisdn, { business, account, amount, pin, network: menu.network })
        if (!end.ok) return refused(end.reason)
        return say(
          `Paid. Reference ${end.reference}.`,
          `Umelipa. Kumbukumbu ${end.reference}.`,
          `已支付。编号 ${end.reference}。`,
        )
      },
    })
    const askAmount = (business: string, account: string): Turn => ({
      ...say('Enter the amount', 'Weka kiasi', '输入金额'),
      next: async (amount) => {
        const found = await counters.lookPayBill(msisdn, business, account)
        return found.ok ? askPin(business, account, amount, found.name) : refused(found.reason)
      },
    })
    const askAccount = (business: string): Turn => ({
      ...say('Enter the reference number', 'Weka kumbukumbu namba', '输入付款编号'),
      next: (account) => askAmount(business, account),
    })
    const askBusiness: Turn = {
      ...say('Enter the business number', 'Weka namba ya kampuni', '输入商户号'),
      next: (business) => askAccount(business),
    }
    return {
      ...say(`${menu.name}\n${menu.pay} Pay`, `${menu.name}\n${menu.pay} Lipa`, `${menu.name}\n${menu.pay} 付款`),
      next: (typed) =>
        typed === menu.pay
          ? {
              ...say('1 Enter business number', '1 Weka namba ya kampuni', '1 输入商户号'),
              next: (choice) => (choice === '1' ? askBusiness : over),
            }
          : over,
    }
  }
}
