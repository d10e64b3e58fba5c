/** One step of a round after another: each waits for its time, or until the book has what is about to be shown. */
import type { Clock } from '@uwanja/runtime/clock'
import { whenKept, type Kept } from './books.ts'

export interface Steps {
  /** The next step, in place of the one that was to come. */
  after(ms: number, next: () => void): void
  /** Goes on when the book has it: what was shown must stand after a kill. */
  when(kept: Kept, then: () => void): void
  /** The book is being waited for: nothing else may begin. */
  isWriting(): boolean
  close(): void
}

export function openSteps(clock: Clock): Steps {
  let cancel = () => {}
  let isWriting = false
  let isClosed = false
  return {
    after(ms, next) {
      cancel()
      cancel = clock.after(ms, next)
    },
    when(kept, then) {
      cancel()
      isWriting = true
      whenKept(kept, () => {
        isWriting = false
        if (!isClosed) then()
      })
    },
    isWriting: () => isWriting,
    close() {
      isClosed = true
      cancel()
    },
  }
}
