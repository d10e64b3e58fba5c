/** Asks the book's desk over HTTP: with the key, in an operator's name, and never longer than an operator waits. */
import type { Call, Envelope } from '@uwanja/contract/wire/call'
import { isRefusalCode, type RefusalCode } from '@uwanja/contract/wire/errors'
import { requestOf } from '@uwanja/contract/wire/request'

export interface DeskSettings {
  readonly bookDeskUrl: string
  readonly bookKey: string
}

/** What the book said: its data, or the refusal of its row. `away`: it said nothing that can be believed. */
export type DeskReply = { readonly data: unknown } | { readonly refused: RefusalCode } | 'away'

/** A preview prices a whole match anew, and the machine may be busy. */
const WITHIN_MS = 10_000

export async function askDesk(
  { bookDeskUrl, bookKey }: DeskSettings,
  row: Call,
  values: object,
  trader: string,
): Promise<DeskReply> {
  if (bookKey === '') return 'away'
  const { path, method, headers, body } = requestOf(row, values, bookKey)
  try {
    const answer = await fetch(new URL(path, bookDeskUrl), {
      method,
      headers: { ...headers, 'x-trader': trader },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    const { statusCode, status, data } = (await answer.json()) as Envelope
    if (statusCode === 0) {
      const read = row.reply.safeParse(data)
      return read.success ? { data: read.data } : 'away'
    }
    // Anything else is between the two servers, a wrong key for one: no operator is logged out by it.
    const isTheirs = isRefusalCode(status) && (row.refusals.includes(status) || status === 'VALIDATION_ERROR')
    return isTheirs ? { refused: status } : 'away'
  } catch {
    return 'away'
  }
}
