/** Which of several processes runs the rounds: whoever holds the lease. The others wait and say nothing. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@uwanja/database/sql'
import { leaveLease, takeLease } from './store.ts'

/** A leader that is killed is followed within this and one beat. */
const LEASE_S = 3
const BEAT_MS = 500

export interface Leader {
  readonly holder: string
  /** Resolves when this process leads, or was told to end before. */
  elected(): Promise<'leads' | 'closed'>
  /** Gives the lease away. */
  close(): Promise<void>
}

/** @param onLost Another process leads: this one was away for too long. */
export function openLeader(db: Db, onLost: () => void, onFault: (error: unknown) => void): Leader {
  const holder = randomUUID()
  let isLeading = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let elect = (_end: 'leads' | 'closed') => {}
  const election = new Promise<'leads' | 'closed'>((resolve) => (elect = resolve))

  async function beat(): Promise<void> {
    try {
      const holds = await takeLease(db, holder, LEASE_S)
      if (isClosed) return
      if (isLeading && !holds) return onLost()
      if (holds && !isLeading) {
        isLeading = true
        elect('leads')
      }
    } catch (error) {
      // The database is away. Whatever is written is written under the lease, so nothing goes wrong by waiting.
      onFault(error)
    }
    if (!isClosed) timer = setTimeout(() => void beat(), BEAT_MS)
  }
  void beat()
  return {
    holder,
    elected: () => election,
    async close() {
      isClosed = true
      clearTimeout(timer)
      elect('closed')
      if (isLeading) await leaveLease(db, holder)
    },
  }
}
