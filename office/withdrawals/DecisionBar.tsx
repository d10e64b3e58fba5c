/** Of the queue: which withdrawals are chosen, and what is done with them. */
import { Button } from '@uwanja/ui/Button'
import { useSpeech } from '../speech.ts'
import { Decide, type Order } from './Decide.tsx'

type Props = { orders: readonly Order[]; isAll: boolean; onAll: () => void; onDone: () => void }

export function DecisionBar({ orders, isAll, onAll, onDone }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.review
  return (
    <Decide orders={orders} onDone={onDone}>
      <Button onClick={onAll}>{isAll ? words.none : words.all}</Button>
      <span className="mr-auto text-sm text-muted">{fill(words.chosen, { count: orders.length })}</span>
    </Decide>
  )
}
