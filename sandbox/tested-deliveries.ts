/** Callbacks as the test outcome of what they are about wants them: lost, late, repeated, altered on the way, overtaken. */
import type { TestOutcome, World } from '@uwanja/providers/world'
import { altered } from './chaos.ts'
import type { Clock } from '@uwanja/runtime/clock'
import type { Deliveries, Delivery } from './deliveries.ts'

const LATE_MS = 60_000
/** Nobody overtakes for ever: then it goes by itself. */
const OVERTAKEN_BY_MS = 60_000
/** The next one is given this head start. */
const HEAD_START_MS = 1_000

type Callback = Parameters<World['deliver']>[0]

/** One company's callbacks. Handing the same one over again after a restart does no harm: it carries its id. */
export function openTestedDeliveries(deps: { deliveries: Pick<Deliveries, 'take'>; clock: Clock }) {
  const { deliveries, clock } = deps
  let held: (() => void) | null = null

  function hold(delivery: Delivery): void {
    const before = held
    const go = () => {
      if (held === go) held = null
      deliveries.take(delivery)
    }
    held = go
    clock.after(OVERTAKEN_BY_MS, go)
    // Of two that wait the newer one is the one that overtakes.
    if (before) {
      go()
      clock.after(HEAD_START_MS, before)
    }
  }
  return function tell({ sinceMs, ...delivery }: Callback, testOutcome: TestOutcome): void {
    if (testOutcome === 'callback-lost' || testOutcome === 'silent') return
    if (testOutcome === 'callback-reordered') return hold(delivery)
    const waitMs = testOutcome === 'callback-late' ? sinceMs + LATE_MS - clock.now() : 0
    if (waitMs > 0) return void clock.after(waitMs, () => deliveries.take(delivery))
    if (testOutcome === 'callback-altered')
      deliveries.take({ ...delivery, id: `${delivery.id}.altered`, body: altered(delivery.body), delaysS: [] })
    deliveries.take(delivery)
    if (testOutcome === 'callback-repeated')
      for (const nth of [2, 3]) deliveries.take({ ...delivery, id: `${delivery.id}.${nth}` })
    if (held) clock.after(HEAD_START_MS, held)
  }
}
