/** The deposit methods that this site has a page for, by viewName. Others are shown by their flow. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { ComponentType } from 'react'
import type { ShownMethod } from '../payment/method-rules.ts'
import { tapped } from '../missing/late.ts'

export interface DepositMethod {
  readonly limitId: number
  readonly Form: ComponentType<{ method: ShownMethod<string> }>
}

const PayBillForm = tapped(async () => (await import('./PayBillForm.tsx')).PayBillForm)
const TransferForm = tapped(async () => (await import('./TransferForm.tsx')).TransferForm)
const CardForm = tapped(async () => (await import('./CardForm.tsx')).CardForm)
const UssdForm = tapped(async () => (await import('./UssdForm.tsx')).UssdForm)

const MobileMoneySteps = tapped(async () => (await import('./MobileMoneySteps.tsx')).MobileMoneySteps)
const AgentSteps = tapped(async () => (await import('./AgentSteps.tsx')).AgentSteps)
const SelcomCardForm = tapped(async () => (await import('./SelcomCardForm.tsx')).SelcomCardForm)

export const DEPOSIT_METHODS = {
  KudipalBankTransfer: { limitId: LIMIT_IDS.kudipal, Form: TransferForm },
  KudipalCardPayment: { limitId: LIMIT_IDS.kudipal, Form: CardForm },
  KudipalUssdDeposit: { limitId: LIMIT_IDS.kudipal, Form: UssdForm },
  FastHubPayBillDeposit: { limitId: LIMIT_IDS.fastHubPayBill, Form: PayBillForm },
  FastHubMPesaDeposit: { limitId: LIMIT_IDS.fastHubMpesa, Form: MobileMoneySteps },
  FastHubTigoPesaDeposit: { limitId: LIMIT_IDS.fastHubTigo, Form: MobileMoneySteps },
  FastHubAirtelDeposit: { limitId: LIMIT_IDS.fastHubAirtel, Form: MobileMoneySteps },
  FastHubHaloPesaDeposit: { limitId: LIMIT_IDS.fastHubHalo, Form: MobileMoneySteps },
  SelcomDeposit: { limitId: LIMIT_IDS.selcom, Form: AgentSteps },
  SelcomCreditCardDeposit: { limitId: LIMIT_IDS.selcomCard, Form: SelcomCardForm },
} as const satisfies Record<string, DepositMethod>

const AnyDeposit = tapped(async () => (await import('./AnyDeposit.tsx')).AnyDeposit)
const AnyBrought = tapped(async () => (await import('./AnyBrought.tsx')).AnyBrought)

/** The panel of a method that this site does not know, by its flow (M26). */
export const DEPOSIT_FLOWS: Readonly<Record<string, DepositMethod['Form']>> = {
  push: AnyDeposit,
  card: AnyDeposit,
  redirect: AnyDeposit,
  ussd: AnyDeposit,
  transfer: AnyDeposit,
  'pay-bill': AnyBrought,
  agent: AnyBrought,
}
export type DepositName = keyof typeof DEPOSIT_METHODS
