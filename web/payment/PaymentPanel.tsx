/** A payment's live state, whose code comes when there is a payment: the cashier's pages begin without one. */
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Suspense, type ComponentProps } from 'react'
import { late } from '../missing/late.ts'
import { withAllTexts } from '../texts/language.ts'

const PaymentState = late(async () => (await withAllTexts(() => import('./PaymentState.tsx'))).PaymentState)

export function PaymentPanel(props: ComponentProps<typeof PaymentState>) {
  return (
    // The company's own words do not wait for ours.
    <Suspense fallback={<Waiting {...props} />}>
      <PaymentState {...props} />
    </Suspense>
  )
}

function Waiting({ intro }: Pick<ComponentProps<typeof PaymentState>, 'intro'>) {
  return (
    <>
      {intro}
      <Skeleton className="h-44 rounded-2xl" />
    </>
  )
}
