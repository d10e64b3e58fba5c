/** Which step a card's answer leads to (D05, D15). Pure. */

import { payPage } from '../payment/pay-page.ts'

export type CardStep =
  | { readonly step: 'pin' | 'avs_noauth' }
  | { readonly step: 'otp'; readonly paymentRef: string }
  | { readonly step: 'redirect'; readonly url: string }
  | { readonly step: 'done' }
  | { readonly step: 'problem'; readonly text: string }

interface Answer {
  readonly errorMessage?: unknown
  readonly paymentRef?: unknown
  readonly paymentUrl?: unknown
}

/** `after`: a server that speaks the specification alone answers a PIN with a paymentRef and no more: then a code is next. */
export function nextCardStep(answer: Answer | null | undefined, after: 'card' | 'pin' | 'otp' | 'address'): CardStep {
  const message = typeof answer?.errorMessage === 'string' ? answer.errorMessage : ''
  const paymentRef = typeof answer?.paymentRef === 'string' ? answer.paymentRef : ''
  if (message === 'pin' || message === 'avs_noauth') return { step: message }
  if (message === 'redirect') {
    const url = payPage(answer?.paymentUrl)
    return url === null ? { step: 'problem', text: 'GENERAL_ERROR' } : { step: 'redirect', url }
  }
  if (message === 'otp' || (message === '' && after === 'pin' && paymentRef !== '')) return { step: 'otp', paymentRef }
  return message === '' ? { step: 'done' } : { step: 'problem', text: message }
}
