/** The withdrawal that is under way, and its cancellation while it is still requested. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useEffect, useRef, useState } from 'react'
import { Parcel } from '../payment/Parcel.tsx'
import { usePayment } from '../payment/use-payment.ts'
import { moneyText } from '../money-text.ts'
import type { Order } from '../session/session.ts'
import { useCancelOrder } from '../session/use-cancel-order.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function PendingOrder({ order, currency }: { order: Order; currency: string }) {
  const t = useTranslations('withdraw')
  const [problem, setProblem] = useState<string | null>(null)
  const { cancel, busyLabel } = useCancelOrder(setProblem)
  const card = useRef<HTMLElement>(null)
  // It appears above the form that was just sent: bring it into view, and do nothing when it is.
  // In braces, because newer browsers answer a promise, which React would take for a clean-up.
  useEffect(() => {
    void card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // A server that says no more than "yes" may still accept the cancellation, so the button stays.
  const cancellable = (order.state === undefined || order.state === 'requested') && order.canCancel !== false

  return (
    <Card ref={card} className="flex flex-col gap-3" aria-labelledby="pending-order">
      <div role="status">
        <h2 id="pending-order" className="text-lg font-semibold">
          {t('pendingTitle')}
        </h2>
        {order.amount !== undefined && (
          <p className="mt-1 text-2xl font-bold tabular-nums">
            {moneyText(order.amount)} <span className="text-base font-medium text-muted">{currency}</span>
          </p>
        )}
        <p className="mt-1 text-muted">{cancellable ? t('pendingText') : t('pendingSent')}</p>
      </div>
      {order.id && <OrderParcel id={order.id} />}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {cancellable && (
        <Button variant="danger" onClick={cancel} busyLabel={busyLabel}>
          {t('cancel')}
        </Button>
      )}
    </Card>
  )
}

/** A server that lets no payment be followed says no more than that there is one. */
function OrderParcel({ id }: { id: string }) {
  const { payment } = usePayment(id)
  return payment && <Parcel payment={payment} />
}
