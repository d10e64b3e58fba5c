/** Whoever shows a payment hears of its new state here, when the server pushes it. */
import type { LiveEvent } from '@uwanja/contract/site/live'

export type PaymentNotice = Extract<LiveEvent, { event: 'payment' }>['data']

const listeners = new Set<(news: PaymentNotice) => void>()

/** @returns the function that stops it. */
export function onPaymentNotice(listener: (news: PaymentNotice) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function publishPaymentNotice(news: PaymentNotice): void {
  for (const listener of [...listeners]) listener(news)
}
