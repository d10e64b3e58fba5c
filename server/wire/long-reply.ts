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
  return Object.values(data).some((one) => one instanceof Rows) ? Readable.from(pieces(envelope)) : null
}

async function* pieces(envelope: Envelope): AsyncGenerator<string> {
  const lists: Rows[] = []
  // The lists' places in the text, found by something that nobody can have written into it.
  const mark = randomUUID()
  const marked = Object.entries(envelope.data as object).map(([name, one]: [string, unknown]) => {
    if (!(one instanceof Rows)) return [name, one] as const
    lists.push(one)
    return [name, mark] as const
  })
  const whole = JSON.stringify({ ...envelope, data: Object.fromEntries(marked) })
  const [first = '', ...others] = whole.split(`"${mark}"`)
  yield first
  for (const [at, list] of lists.entries()) {
    yield* piecesOf(list)
    yield others[at]!
  }
}

async function* piecesOf(list: Rows): AsyncGenerator<string> {
  yield '['
  let isFirst = true
  for await (const batch of list.batches()) {
    const text = batch.map((row) => JSON.stringify(row)).join(',')
    if (text === '') continue
    yield isFirst ? text : `,${text}`
    isFirst = false
  }
  yield ']'
}
