/** What the conformance suites need of Kudipal's payments: above all what a person does at each method. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Hands, PaymentPerson, PaymentSubject } from '../../conformance.ts'
import type { NextStep, PaymentOrder, PaymentPlug } from '../../plugs.ts'
import { kudipal } from './company.ts'
import { kudipalCallbackClient } from './callback-client.ts'

const ZENITH = '057'
/** The sandbox's card that wants a PIN, then a code. */
const CARD = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' }
const CARD_PIN = '3310'
const PHONE_PIN = '1234'

const accountOf = (msisdn: string) => msisdn.slice(-10)

async function bankBalance(msisdn: string, { get }: Hands): Promise<string> {
  return ((await get(`/api/banks/${ZENITH}/accounts/${accountOf(msisdn)}`)) as { balance: string }).balance
}

const PEOPLE: Readonly<Record<string, PaymentPerson>> = {
  KudipalBankTransfer: {
    details: () => ({}),
    secrets: {},
    async acts({ amount }, step, { get, post }) {
      const account = step.next === 'show' ? step.show['accNumber'] : undefined
      const open = (await get('/api/banks/temporary')) as { bank: string; account: string }[]
      const found = open.find((row) => row.account === account)
      if (!found) return
      const to = { bank: found.bank, account: found.account }
      await post('/api/banks/transfers', { ...to, amount: decimalText(amount.minor) })
    },
  },
  KudipalUssdDeposit: {
    details: () => ({ code: ZENITH }),
    secrets: {},
    async acts({ msisdn }, step, { post }) {
      if (step.next !== 'show') return
      const path = `/api/phones/${msisdn}/ussd`
      const { session } = (await post(path, { code: step.show['ussdCode'] })) as { session: string | null }
      if (session) await post(path, { session, typed: PHONE_PIN })
    },
    balance: bankBalance,
  },
  KudipalCardPayment: {
    details: () => ({}),
    secrets: CARD,
    async acts(order, step, { plug, wire, get }) {
      if (step.next !== 'ask') return
      const asked = await plug.proceed!(order, step.ask, wire, { ...CARD, pin: CARD_PIN })
      if (asked.next !== 'ask') return
      const [newest] = (await get(`/api/phones/${order.msisdn}/messages`)) as { text: string }[]
      const otp = /\d{6}/.exec(newest?.text ?? '')?.[0] ?? ''
      await plug.proceed!(withKept(order, asked), asked.ask, wire, { otp })
    },
  },
  KudipalWithdraw: {
    details: (msisdn) => ({ code: ZENITH, accountNumber: accountOf(msisdn) }),
    secrets: {},
    async acts() {},
    balance: bankBalance,
  },
}

export const subject: PaymentSubject = {
  kind: 'payment',
  company: kudipal,
  callbackClient: kudipalCallbackClient,
  proof: 'question',
  person: ({ facts }: PaymentPlug) => PEOPLE[facts.viewName] ?? null,
}

function withKept(order: PaymentOrder, step: NextStep): PaymentOrder {
  return { ...order, details: { ...order.details, ...step.keep } }
}
