/** Settles what was said of matches, one match after the other; and what nobody ever says anything of. */
import { leastHours, VOID_VERSION } from '@uwanja/contract/fair/voids'
import type { Db } from '@uwanja/database/sql'
import { nowhere, type Reached } from '../process/failpoints.ts'
import { settleMatches, type Teller } from './settle.ts'
import type { Due } from './store.ts'
import { dueMatches, raiseWaiting } from './store.ts'

export interface Runner {
  /** Something was said, or time passed. Answers at once. */
  look(): void
  /** Resolves when everything that was looked at is done. */
  settled(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  readonly db: Db
  readonly now: () => number
  /** Of several processes one need do it; two harm nothing. */
  readonly isMine: () => boolean
  /** Something is owed. */
  readonly onOwed: () => void
  /** Absent: what is owed is found in the database. */
  readonly teller?: Teller
  readonly reached?: Reached
  readonly onFault: (error: unknown) => void
}

const SLICE = 100
const MINUTE_MS = 60_000

/** What is asked for again and again is done once after the other, and once more if it was asked for meanwhile. */
export function repeated(
  work: (goesOn: () => boolean) => Promise<void>,
  deps: Pick<Parts, 'isMine' | 'onFault'>,
): Runner {
  let [isStopped, isAsked] = [false, false]
  let working: Promise<void> | null = null
  const goesOn = (): boolean => !isStopped && deps.isMine()
  async function run(): Promise<void> {
    try {
      while (isAsked && goesOn()) {
        isAsked = false
        await work(goesOn)
      }
    } catch (error) {
      deps.onFault(error)
    } finally {
      working = null
    }
  }
  return {
    look() {
      isAsked = true
      if (goesOn()) working ??= run()
    },
    settled: async () => void (await working),
    async stop() {
      isStopped = true
      await working
    },
  }
}

export function openRunner(deps: Parts): Runner {
  const { db, now, onOwed, onFault, teller = null, reached = nowhere } = deps
  let sweptMs = -Infinity

  /** False: it is tried again at the next look. */
  async function settled(goesOn: () => boolean, dues: readonly Due[]): Promise<boolean> {
    try {
      await settleMatches({ db, reached, goesOn, teller }, dues)
      return true
    } catch (error) {
      if (dues.length > 1) return false
      const what = `bets on match ${dues[0]!.event} could not be settled`
      onFault(new Error(`${what}: ${String(error)}`, { cause: error }))
      return false
    } finally {
      onOwed()
    }
  }

  return repeated(async (goesOn) => {
    if (now() - sweptMs >= MINUTE_MS) {
      await raiseWaiting(db, leastHours(VOID_VERSION))
      sweptMs = now()
    }
    for (;;) {
      const due = await dueMatches(db, SLICE)
      if (due.length === 0) return
      let isAnyDone = await settled(goesOn, due)
      // One match that cannot be settled keeps no other waiting: then each goes alone.
      if (!isAnyDone && due.length > 1)
        for (const one of due) if (goesOn()) isAnyDone = (await settled(goesOn, [one])) || isAnyDone
      if (!goesOn() || due.length < SLICE || !isAnyDone) return
    }
  }, deps)
}
