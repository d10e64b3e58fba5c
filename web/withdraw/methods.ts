/** The withdrawal methods that this site has a page for, by viewName. Others are shown by their flow. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import { lazy, type ComponentType } from 'react'
import type { ShownMethod } from '../payment/method-rules.ts'
import { OwnNumberForm } from './OwnNumberForm.tsx'

export interface WithdrawMethod {
  readonly limitId: number
  readonly Form: ComponentType<{ method: ShownMethod<string> }>
}

const BankForm = lazy(async () => ({ default: (await import('./BankForm.tsx')).BankForm }))

const ChannelForm = lazy(async () => ({ default: (await import('./ChannelForm.tsx')).ChannelForm }))

export const WITHDRAW_METHODS = {
  FastHubWithdraw: { limitId: LIMIT_IDS.fastHubWithdraw, Form: OwnNumberForm },
  KudipalWithdraw: { limitId: LIMIT_IDS.kudipalWithdraw, Form: BankForm },
  SelcomWithdraw: { limitId: LIMIT_IDS.selcom, Form: ChannelForm },
} as const satisfies Record<string, WithdrawMethod>

const AnyWithdraw = lazy(async () => ({ default: (await import('./AnyWithdraw.tsx')).AnyWithdraw }))

/** The panel of a method that this site does not know, by its flow (M26). */
export const WITHDRAW_FLOWS: Readonly<Record<string, WithdrawMethod['Form']>> = {
  'own-number': AnyWithdraw,
  bank: AnyWithdraw,
  channel: AnyWithdraw,
}
