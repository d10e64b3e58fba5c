/** The deposit methods that this site has a page for, by viewName. A new one is a form and a line here. */
import { LIMIT_IDS } from '@uwanja/contract/constants'
import type { ComponentType } from 'react'
import type { ShownMethod } from '../payment/method-rules.ts'
import { PayBillForm } from './PayBillForm.tsx'

export interface DepositMethod {
  readonly limitId: number
  readonly Form: ComponentType<{ method: ShownMethod<string> }>
}

export const DEPOSIT_METHODS = {
  FastHubPayBillDeposit: { limitId: LIMIT_IDS.fastHubPayBill, Form: PayBillForm },
} as const satisfies Record<string, DepositMethod>
export type DepositName = keyof typeof DEPOSIT_METHODS
