/** Cancelling the pending withdrawal from a page or a menu: one at a time, and what came of it in words. */
import { useState } from 'react'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { cancelOrder } from './cancel-order.ts'

/** @param tell Why it is not cancelled, or that nobody knows. */
export function useCancelOrder(tell: (problem: string) => void) {
  const t = useTranslations()
  const statusText = useStatusText()
  const [isCancelling, setCancelling] = useState(false)

  async function cancel(): Promise<void> {
    setCancelling(true)
    try {
      const status = await cancelOrder()
      if (status !== null) tell(statusText(status))
    } catch (error) {
      tell(t('money.unknown'))
      throw error
    } finally {
      setCancelling(false)
    }
  }
  return { cancel: () => void cancel(), busyLabel: isCancelling ? t('withdraw.cancelling') : undefined }
}
