/** The withdrawal methods that this site has a page for, by viewName. A new one is a form and a line here. */
import { LIMIT_IDS } from '@uwanja/contract/constants'
import type { ComponentType } from 'react'
import type { ShownMethod } from '../payment/method-rules.ts'
import { OwnNumberForm } from './OwnNumberForm.tsx'

export interface WithdrawMethod {
  readonly limitId: number
  readonly Form: ComponentType<{ method: ShownMethod<string> }>
}

export const WITHDRAW_METHODS = {
  FastHubWithdraw: { limitId: LIMIT_IDS.fastHubWithdraw, Form: OwnNumberForm },
} as const satisfies Record<string, WithdrawMethod>
