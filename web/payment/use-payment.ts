/** Follows one payment until it is over. Asks only servers that say they have the call; elsewhere it is absent, not failed. */
import { cashier } from '@uwanja/contract/site/cashier'
import { useEffect } from 'react'
import { ask, RefusedError } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { onPaymentNotice } from '../live/payment-notices.ts'
import { queries, useQuery } from '../queries.ts'
import { serverNow } from '../server-clock.ts'
import { pollNow } from '../session/polls.ts'
import { isOver, nextLookMs, phaseOf } from './payment-rules.ts'

type Payment = Awaited<ReturnType<typeof ask<typeof cashier.getPayment>>>

export function usePayment(id: string) {
  const { calls } = useLive()
  const isThere = calls?.includes('Banking/GetPayment') ?? false
  const query = useQuery({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => ask(cashier.getPayment, { id }, signal),
    enabled: isThere,
    staleTime: 0,
    retry: 1,
    refetchInterval: ({ state }) => {
      const payment = state.data
      // Null is a payment that is not this player's; a refusal means that the call does not work here. A lost line is
      // no answer: it is asked again.
      if (state.data === null || (!payment && state.error instanceof RefusedError)) return false
      if (payment && isOver(phaseOf(payment.direction, payment.state))) return false
      return nextLookMs(serverNow() - Date.parse(payment?.createdAt ?? '') || 0, useLive.getState().stream)
    },
  })
  useEffect(
    () =>
      onPaymentNotice((news) => {
        if (news.id !== id) return
        queries.setQueryData<Payment>(['payment', id], (known) => known && { ...known, state: news.state })
        // The news has no reason and no amount; asking again also drops an older answer that is under way.
        void queries.invalidateQueries({ queryKey: ['payment', id] })
      }),
    [id],
  )
  const payment = query.data ?? null
  const phase = payment ? phaseOf(payment.direction, payment.state) : null
  const over = phase !== null && isOver(phase)
  useEffect(() => {
    if (over) pollNow()
  }, [over])
  return { payment, phase, loading: calls === null || (isThere && query.isPending) }
}
