/** Slips that come at one moment are written together, each before its stake: a commit and a way to the database serve them all. */
import { groupCommit } from '@uwanja/database/group-commit'
import type { Db } from '@uwanja/money/sql'
import { keepSlips, type KeptSlip } from './store.ts'

/** A slip has 32 KiB at most. */
const MOST = 32
const LIMIT_MS = 60_000

/** Rejects when it is not written, or nobody knows whether it is: its stake is not asked for then. */
export type Keeping = (slip: KeptSlip) => Promise<void>

export function openKeeping(db: Db): Keeping {
  const commit = groupCommit<KeptSlip, { readonly error: unknown } | null>({
    most: MOST,
    limitMs: LIMIT_MS,
    // One that is said twice at once is written once and then found.
    marks: ({ company, key }) => ({ alone: [`${company} ${key}`], shared: [] }),
    async run(slips) {
      await keepSlips(db, slips)
      return slips.map(() => null)
    },
    fault: (_slip, error) => ({ error }),
  })
  return async (slip) => {
    const failed = await commit(slip)
    if (failed) throw failed.error
  }
}
