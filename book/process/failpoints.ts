/**
 * Where a crash test lets a book die by SIGKILL, as a power cut would. Armed by the setting BOOK_FAILPOINT alone, which production refuses;
 * unarmed, a hook does nothing.
 */
export const BOOK_POINTS = [
  /** A slip is written, and its wallet is to be asked; or it waits. */
  'asked',
  'waiting',
  /** Just before the wallet is asked, and just after it answered. */
  'decided',
  'debiting',
  /** After the commit that made it stand, or undid it. */
  'accepted',
  'undoing',
  /** After its commit, before its answer. */
  'cash-out',
  /** Everything of a slice of bets is written, for the first time or anew, and not committed. */
  'settle',
  'change',
  /** A wallet has answered a batch, and it is not written down. */
  'batch',
] as const
export type BookPoint = (typeof BOOK_POINTS)[number]

/** @param what A bet, a match or a movement. */
export type Reached = (point: BookPoint, what: string) => Promise<void>

export const nowhere: Reached = async () => {}

/** Never comes back. */
export const dyingAt =
  (armed: BookPoint | null): Reached =>
  (point) => {
    if (point !== armed) return Promise.resolve()
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  }
