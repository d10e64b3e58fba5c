/** One payment's state as the person lives it: waiting, on its way, good, or bad. Pure. */

/** See `awaitedOf`. */
export type WaitsFor = 'phone' | 'player' | 'company'

export type Phase = 'approve' | 'sent' | 'paid' | 'failed' | 'returned'

/**
 * A deposit that is not over waits for its owner: `sent` means that the request stands on the phone. A state that this site
 * does not know waits too, because unknown is pending and only an explicit answer ends a payment.
 */
export function phaseOf(direction: unknown, rawState: unknown): Phase {
  if (rawState === 'paid') return 'paid'
  if (rawState === 'failed' || rawState === 'rejected' || rawState === 'cancelled' || rawState === 'returned')
    return direction === 'withdraw' ? 'returned' : 'failed'
  return direction === 'withdraw' ? 'sent' : 'approve'
}

/**
 * What an open deposit waits for. Only the push asks for a PIN on the phone; a step that is still to be done is the
 * player's; all else is the company's.
 */
export function awaitedOf(payment: { readonly viewName?: unknown; readonly step?: unknown }): WaitsFor {
  const next = (payment.step as { readonly next?: unknown } | null | undefined)?.next
  if (next === 'show' || next === 'redirect') return 'player'
  return payment.viewName === 'FastHubPayBillDeposit' ? 'phone' : 'company'
}

export function isOver(phase: Phase): boolean {
  return phase === 'paid' || phase === 'failed' || phase === 'returned'
}

/** Often while the phone is in the hand, seldom later: the bundle is prepaid. A stream that tells anyway is only checked. */
export function nextLookMs(waitedMs: number, stream: 'open' | 'closed'): number {
  if (waitedMs >= 3 * 60_000) return 15_000
  return stream === 'open' ? 5_000 : 2_500
}
