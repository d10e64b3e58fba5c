/** How long a withdrawal usually takes today: asked of the books once a minute, said beside every one. */
import type { Sql } from '@uwanja/money/sql'
import { usualPayouts } from './usual-store.ts'

const KEPT_MS = 60_000
/** Fewer are nobody's usual. */
const LEAST_PAYOUTS = 3

/** @returns seconds by the method's view name; undefined where there were too few. */
export function openUsual(db: Sql): (viewName: string) => Promise<number | undefined> {
  let kept: { readonly atMs: number; readonly usual: ReturnType<typeof usualPayouts> } | null = null
  return async (viewName) => {
    if (kept === null || performance.now() - kept.atMs > KEPT_MS) {
      const usual = usualPayouts(db, LEAST_PAYOUTS)
      kept = { atMs: performance.now(), usual }
      // Nobody is told a failure for a minute.
      usual.catch(() => (kept = null))
    }
    return (await kept.usual).get(viewName)
  }
}
