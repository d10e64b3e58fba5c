/** The table of payment methods and of the companies behind them. A new method is one folder and one line here. */
import type { PaymentCompany, PaymentPlug } from '../plugs.ts'
import { fasthubPayBill } from './fasthub-pay-bill/adapter.ts'
import { texts as fasthubPayBillTexts } from './fasthub-pay-bill/texts.ts'
import { fasthubWithdraw } from './fasthub-withdraw/adapter.ts'
import { texts as fasthubWithdrawTexts } from './fasthub-withdraw/texts.ts'
import { fasthubMpesa } from './fasthub-mpesa/adapter.ts'
import { texts as fasthubMpesaTexts } from './fasthub-mpesa/texts.ts'
import { fasthubTigo } from './fasthub-tigo/adapter.ts'
import { texts as fasthubTigoTexts } from './fasthub-tigo/texts.ts'
import { fasthubAirtel } from './fasthub-airtel/adapter.ts'
import { texts as fasthubAirtelTexts } from './fasthub-airtel/texts.ts'
import { fasthubHalo } from './fasthub-halo/adapter.ts'
import { texts as fasthubHaloTexts } from './fasthub-halo/texts.ts'
import { fasthub } from './fasthub/company.ts'
import { kudipalBankTransfer } from './kudipal-bank-transfer/adapter.ts'
import { texts as kudipalBankTransferTexts } from './kudipal-bank-transfer/texts.ts'
import { kudipalCard } from './kudipal-card/adapter.ts'
import { texts as kudipalCardTexts } from './kudipal-card/texts.ts'
import { kudipalUssd } from './kudipal-ussd/adapter.ts'
import { texts as kudipalUssdTexts } from './kudipal-ussd/texts.ts'
import { kudipalWithdraw } from './kudipal-withdraw/adapter.ts'
import { texts as kudipalWithdrawTexts } from './kudipal-withdraw/texts.ts'
import { kudipal } from './kudipal/company.ts'
import { selcomAgent } from './selcom-agent/adapter.ts'
import { texts as selcomAgentTexts } from './selcom-agent/texts.ts'
import { selcomCard } from './selcom-card/adapter.ts'
import { texts as selcomCardTexts } from './selcom-card/texts.ts'
import { selcomWithdraw } from './selcom-withdraw/adapter.ts'
import { texts as selcomWithdrawTexts } from './selcom-withdraw/texts.ts'
import { selcom } from './selcom/company.ts'
import type { AllTexts } from './texts.ts'

export interface PaymentRow {
  readonly plug: PaymentPlug
  readonly texts: AllTexts
}

export const PAYMENTS: readonly PaymentRow[] = [
  { plug: fasthubPayBill, texts: fasthubPayBillTexts },
  { plug: fasthubMpesa, texts: fasthubMpesaTexts },
  { plug: fasthubTigo, texts: fasthubTigoTexts },
  { plug: fasthubAirtel, texts: fasthubAirtelTexts },
  { plug: fasthubHalo, texts: fasthubHaloTexts },
  { plug: selcomAgent, texts: selcomAgentTexts },
  { plug: selcomCard, texts: selcomCardTexts },
  { plug: fasthubWithdraw, texts: fasthubWithdrawTexts },
  { plug: kudipalBankTransfer, texts: kudipalBankTransferTexts },
  { plug: kudipalCard, texts: kudipalCardTexts },
  { plug: kudipalUssd, texts: kudipalUssdTexts },
  { plug: kudipalWithdraw, texts: kudipalWithdrawTexts },
  { plug: selcomWithdraw, texts: selcomWithdrawTexts },
]

export const PAYMENT_COMPANIES = [fasthub, kudipal, selcom] as const satisfies readonly PaymentCompany[]
export type PaymentCompanyName = (typeof PAYMENT_COMPANIES)[number]['company']
