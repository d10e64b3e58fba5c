/** The messages that arrived on the phones. */
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'

interface MessageRow {
  readonly id: string
  readonly msisdn: string
  readonly atMs: number
  readonly from: string
  readonly text: string
}

export interface Message {
  readonly id: string
  readonly at: string
  readonly from: string
  readonly text: string
}

/** An inbox shows no more than this; older ones stay in the book. */
const SHOWN = 200

export function openMessages({ books, clock }: { books: Books; clock: Clock }) {
  const book = books.book<MessageRow>('messages')
  const byNumber = new Map<string, MessageRow[]>()
  const file = (row: MessageRow) => {
    const inbox = byNumber.get(row.msisdn)
    if (inbox) inbox.push(row)
    else byNumber.set(row.msisdn, [row])
  }
  let count = 0
  for (const row of book.all()) {
    file(row)
    count++
  }
  return {
    deliver(msisdn: string, message: { from: string; text: string }): void {
      const row = { id: `m${String(++count)}`, msisdn, atMs: clock.now(), from: message.from, text: message.text }
      book.put(row)
      file(row)
    },
    /** Newest first. */
    list: (msisdn: string): Message[] =>
      (byNumber.get(msisdn) ?? [])
        .slice(-SHOWN)
        .reverse()
        .map(({ id, atMs, from, text }) => ({ id, at: new Date(atMs).toISOString(), from, text })),
    numbers: () => [...byNumber.keys()],
  }
}
export type Messages = ReturnType<typeof openMessages>
