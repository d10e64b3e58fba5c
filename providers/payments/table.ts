/** The table of payment methods and of the companies behind them. A new method is one folder and one line here. */
import type { PaymentCompany, PaymentPlug } from '../plugs.ts'
import { fasthubPayBill } from './fasthub-pay-bill/adapter.ts'
import { texts as fasthubPayBillTexts } from './fasthub-pay-bill/texts.ts'
import { fasthubWithdraw } from './fasthub-withdraw/adapter.ts'
import { texts as fasthubWithdrawTexts } from './fasthub-withdraw/texts.ts'
import { fasthub } from './fasthub/company.ts'
import type { AllTexts } from './texts.ts'

export interface PaymentRow {
  readonly plug: PaymentPlug
  readonly texts: AllTexts
}

export const PAYMENTS: readonly PaymentRow[] = [
  { plug: fasthubPayBill, texts: fasthubPayBillTexts },
  { plug: fasthubWithdraw, texts: fasthubWithdrawTexts },
]

export const PAYMENT_COMPANIES = [fasthub] as const satisfies readonly PaymentCompany[]
export type PaymentCompanyName = (typeof PAYMENT_COMPANIES)[number]['company']
