/** What is purged by rule: sessions that nobody can play in any more, and the seeds of sessions that are gone. */
import type { Clock } from '@uwanja/runtime/clock'
import { purgeSeeds, purgeSessions } from './store.ts'
import type { Writer } from './writer.ts'

/** A wallet takes no stake of a session for half as long. Bets keep the token under which they are owed, and hold their session here. */
export const SESSION_DAYS = 7
const EVERY_MS = 3_600_000
/** A statement takes so many at most, so that no stake waits for it. */
const MOST = 1_000

/** Under the lease, as everything that is written. @returns whether there is more. */
export async function purge(writer: Writer): Promise<boolean> {
  let isFull = false
  await writer.put({
    id: 'purge',
    async save(tx) {
      const [sessions, seeds] = [await purgeSessions(tx, SESSION_DAYS, MOST), await purgeSeeds(tx, MOST)]
      isFull = sessions === MOST || seeds === MOST
    },
  })
  return isFull
}

/** At once, and every hour. @returns its end. */
export function purgeByRule(writer: Writer, clock: Clock): () => void {
  let stop = () => {}
  const run = async (): Promise<void> => {
    const isMore = await purge(writer)
    stop = clock.after(isMore ? 0 : EVERY_MS, () => void run())
  }
  void run()
  return () => stop()
}
