/** The mailbox of the house: what the platform's mail looks like to whoever reads it. */
import type { Mail } from '@uwanja/providers/world'
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'

interface MailRow extends Mail {
  readonly id: string
  readonly atMs: number
}

/** The page shows no more than this; older ones stay in the book. */
const SHOWN = 200

export function openMailbox({ books, clock }: { books: Books; clock: Clock }) {
  const book = books.book<MailRow>('mail')
  let count = book.all().length
  return {
    deliver({ from, to, replyTo, subject, text }: Mail): void {
      book.put({ id: `e${String(++count)}`, atMs: clock.now(), from, to, replyTo, subject, text })
    },
    /** Newest first. */
    list: () =>
      book
        .all()
        .slice(-SHOWN)
        .reverse()
        .map(({ atMs, ...mail }) => ({ ...mail, at: new Date(atMs).toISOString() })),
  }
}
export type Mailbox = ReturnType<typeof openMailbox>
