/** The withdrawal methods that this site has a page for, by viewName. Others are shown by their flow. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { ComponentType } from 'react'
import type { ShownMethod } from '../payment/method-rules.ts'
import { OwnNumberForm } from './OwnNumberForm.tsx'
import { tapped } from '../missing/late.ts'

export interface WithdrawMethod {
  readonly limitId: number
  readonly Form: ComponentType<{ method: ShownMethod<string> }>
}

const BankForm = tapped(async () => (await import('./BankForm.tsx')).BankForm)

const ChannelForm = tapped(async () => (await import('./ChannelForm.tsx')).ChannelForm)

export const WITHDRAW_METHODS = {
  FastHubWithdraw: { limitId: LIMIT_IDS.fastHubWithdraw, Form: OwnNumberForm },
  KudipalWithdraw: { limitId: LIMIT_IDS.kudipalWithdraw, Form: BankForm },
  SelcomWithdraw: { limitId: LIMIT_IDS.selcom, Form: ChannelForm },
} as const satisfies Record<string, WithdrawMethod>

const AnyWithdraw = tapped(async () => (await import('./AnyWithdraw.tsx')).AnyWithdraw)

/** The panel of a method that this site does not know, by its flow (M26). */
export const WITHDRAW_FLOWS: Readonly<Record<string, WithdrawMethod['Form']>> = {
  'own-number': AnyWithdraw,
  bank: AnyWithdraw,
  channel: AnyWithdraw,
}
