/** A method's form, whose code comes when its card is opened. */
import { Suspense, useState, type ReactNode } from 'react'
import { MethodsOnTheWay } from './MethodsOnTheWay.tsx'

type Props = { startsOpen: boolean; children: ReactNode }

/**
 * The form of the card that is open from the start is waited for by the whole list: if it came into its card later, it would
 * push all cards below it away.
 */
export function MethodForm({ startsOpen, children }: Props) {
  const [isWaitedFor] = useState(startsOpen)
  return isWaitedFor ? children : <Suspense fallback={<MethodsOnTheWay />}>{children}</Suspense>
}
