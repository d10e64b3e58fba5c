/** The mailbox's side of the wire: `POST /messages`. Mail to an address that begins with `bounce` is refused, as by a full mailbox. */
import * as z from 'zod/mini'
import type { MakeSimulator } from '../../world.ts'

const line = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^\r\n]*$/))
const mail = z.object({
  from: line,
  to: line,
  replyTo: z.object({ name: line, address: line }),
  subject: line,
  text: z.string().check(z.maxLength(20_000)),
})

export const sandboxMailSimulator: MakeSimulator = (world) => ({
  company: 'mail',
  handle({ method, path, rawBody }) {
    if (method !== 'POST' || path !== '/messages') return { http: 404, body: '{}' }
    const read = mail.safeParse(jsonOf(rawBody))
    if (!read.success) return { http: 400, body: '{}' }
    if (read.data.to.startsWith('bounce')) return { http: 550, body: '{}' }
    world.mailbox(read.data)
    return { http: 202, body: '{}' }
  },
})

function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
