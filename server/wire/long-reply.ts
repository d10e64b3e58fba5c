/** Replies with more rows than should be held at once: they are read and sent as the reader takes them. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Envelope } from '@uwanja/contract/wire/call'

/** Stands for a list in a reply; each batch is read when the one before it was taken. */
export class Rows {
  readonly batches: () => AsyncIterable<readonly unknown[]>
  constructor(batches: () => AsyncIterable<readonly unknown[]>) {
    this.batches = batches
  }
}

/** The envelope as a stream of JSON; null: nothing in its data is long, so it is sent as ever. */
export function longReply(envelope: Envelope): Readable | null {
  const { data } = envelope
  if (typeof data !== 'object' || data === null) return null
  const found = Object.entries(data).find((entry): entry is [string, Rows] => entry[1] instanceof Rows)
  return found ? Readable.from(pieces(envelope, ...found)) : null
}

async function* pieces(envelope: Envelope, field: string, rows: Rows): AsyncGenerator<string> {
  // The list's place in the text, found by something that nobody can have written into it.
  const mark = randomUUID()
  const whole = JSON.stringify({ ...envelope, data: { ...(envelope.data as object), [field]: mark } })
  const [before, after] = whole.split(`"${mark}"`) as [string, string]
  yield `${before}[`
  let isFirst = true
  for await (const batch of rows.batches()) {
    const text = batch.map((row) => JSON.stringify(row)).join(',')
    if (text === '') continue
    yield isFirst ? text : `,${text}`
    isFirst = false
  }
  yield `]${after}`
}
