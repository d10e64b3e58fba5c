/** Whoever shows a payment hears of its new state here, when the server pushes it. */
import type { LiveEvent } from '@uwanja/contract/site/live'

export type PaymentNews = Extract<LiveEvent, { event: 'payment' }>['data']

const listeners = new Set<(news: PaymentNews) => void>()

/** @returns the function that stops it. */
export function onPaymentNews(listener: (news: PaymentNews) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellPaymentNews(news: PaymentNews): void {
  for (const listener of [...listeners]) listener(news)
}
