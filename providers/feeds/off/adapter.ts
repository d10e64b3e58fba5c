/** OFF/1, our side: the stream by server-sent events, the rest by signed-for GET and POST. */
import { askHttp, textOf, type HttpAnswer } from '../../asked.ts'
import { fetched, type Fetched } from '../../fetched.ts'
import type { EventMessage, Feed, FeedPlug, Recovery } from '../feed.ts'
import { isOfEvent } from '../feed.ts'
import { readMessage } from './messages.ts'

/** One message is at most so large; a line that never ends is not kept. */
const MOST_CHARACTERS = 2_000_000
const LONGEST_ANSWER = 32_000_000
const USUAL_TIMEOUT_MS = 5000
/** Of a line and of a recovery: what was said since then is not kept any more. */
const TOO_OLD = 409

/** Ends with the stream, or as soon as its signal says so. */
async function* linesOf(answer: Fetched): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of answer.parts()) {
    rest += decoder.decode(part, { stream: true })
    if (rest.length > MOST_CHARACTERS) throw new Error('a line of the feed is too long')
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function open({ url, key, timeoutMs = USUAL_TIMEOUT_MS }: Parameters<FeedPlug['open']>[0]): Feed {
  const headers = { authorization: `Bearer ${key}` }
  const base = url.replace(/\/+$/, '')

  async function asked(path: string, init: RequestInit = {}): Promise<HttpAnswer | null> {
    try {
      return await askHttp(`${base}${path}`, {
        method: init.method ?? 'GET',
        ...(init.body ? { body: init.body } : {}),
        headers: { ...headers, ...(init.body ? { 'content-type': 'application/json' } : {}) },
        redirect: 'error',
        timeoutMs,
        longest: LONGEST_ANSWER,
      })
    } catch {
      return null
    }
  }

  return {
    listen: async (after, take, signal, opened) => {
      const query = after === null ? '' : `?after=${String(after)}`
      const reply = await fetched(`${base}/off/v1/stream${query}`, { headers, redirect: 'error' }, signal)
      try {
        if (reply.status === TOO_OLD) return 'too-old'
        if (!reply.ok || !reply.hasBody) throw new Error(`the feed's stream answered ${String(reply.status)}`)
        opened?.()
        for await (const line of linesOf(reply)) {
          if (!line.startsWith('data:')) continue
          await take(readMessage(parsed(line.slice('data:'.length))) ?? { unreadable: line.slice(0, 200) })
        }
        return 'ended'
      } finally {
        reply.leave()
      }
    },
    schedule: async (day) => {
      const reply = await asked(`/off/v1/schedule?day=${encodeURIComponent(day)}`)
      if (!reply?.ok) return null
      const raw = parsed(textOf(reply))
      if (!Array.isArray(raw)) return null
      return raw.map(readMessage).filter((message): message is EventMessage => message !== null && isOfEvent(message))
    },
    recover: async (producer, afterMs): Promise<Recovery> => {
      const reply = await asked('/off/v1/recover', {
        method: 'POST',
        body: JSON.stringify({ producer, after: afterMs }),
      })
      if (reply?.status === TOO_OLD) return { status: 'too-old' }
      const raw: unknown = reply?.ok ? parsed(textOf(reply)) : null
      const request = typeof raw === 'object' && raw !== null && 'request' in raw ? raw.request : null
      return typeof request === 'string' ? { status: 'begun', request } : { status: 'failed' }
    },
  }
}

export const off: FeedPlug = {
  about: 'OFF/1, our open feed of fixtures and facts',
  settings: ['FEED_URL', 'FEED_KEY'],
  open,
}
