/** Where people bring money by themselves: pay-bill numbers, reached from a phone's menu, and agents, who take cash. */
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import type { Brought, Counter, CounterRefusal } from '@uwanja/providers/world'
import { currencyOf } from './numbers.ts'
import { SANDBOX_PIN } from '@uwanja/contract/world/constants'

type Refusal = CounterRefusal | 'unknown-business' | 'wrong-pin'
export type LookEnd = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly reason: Refusal }
export type PayEnd =
  | { readonly ok: true; readonly reference: string; readonly name: string }
  | { readonly ok: false; readonly reason: Refusal }

export interface PayBillAsked {
  readonly business: string
  readonly account: string
  readonly amount: string
  readonly pin: string
  readonly network: string
}

/** Agents stand in Tanzania and take shillings. */
const AGENT_CURRENCY = 'TZS'

export function openCounters() {
  const payBills = new Map<string, Counter>()
  let agent: Counter | null = null
  const no = (reason: Refusal) => ({ ok: false, reason }) as const
  const brought = (msisdn: string, account: string, network: string): Omit<Brought, 'amount'> => ({
    msisdn,
    account: account.trim(),
    currency: currencyOf(msisdn) ?? AGENT_CURRENCY,
    network,
  })
  return {
    payBill: (business: string, counter: Counter) => void payBills.set(business, counter),
    agent: (counter: Counter) => void (agent = counter),

    async lookPayBill(msisdn: string, business: string, account: string): Promise<LookEnd> {
      return (await payBills.get(business)?.look(brought(msisdn, account, ''))) ?? no('unknown-business')
    },
    /** The network takes the PIN before anybody hears of it. */
    async payPayBill(msisdn: string, { business, account, amount, pin, network }: PayBillAsked): Promise<PayEnd> {
      const counter = payBills.get(business)
      const parsed = parseAmount(amount, 'NGN')
      if (!counter) return no('unknown-business')
      if (!parsed) return no('amount')
      if (pin !== SANDBOX_PIN) return no('wrong-pin')
      return counter.take({ ...brought(msisdn, account, network), amount: decimalText(parsed.minor) })
    },
    async lookAgent(account: string, msisdn: string): Promise<LookEnd> {
      return (await agent?.look({ ...brought(msisdn, account, ''), currency: AGENT_CURRENCY })) ?? no('not-now')
    },
    async payAgent(account: string, msisdn: string, amount: string): Promise<PayEnd> {
      const parsed = parseAmount(amount, AGENT_CURRENCY)
      if (!agent) return no('not-now')
      if (!parsed) return no('amount')
      const cash = { ...brought(msisdn, account, ''), currency: AGENT_CURRENCY, amount: decimalText(parsed.minor) }
      return agent.take(cash)
    },
  }
}
export type Counters = ReturnType<typeof openCounters>
