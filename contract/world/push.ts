/** The calls about the push service of browsers: a browser's subscription, what arrived there, and what the service does. */
import * as z from 'zod/mini'
import { worldCall } from './call.ts'

const AT = '2026-11-20T12:00:00.000Z'
const ID = '5f3c0f6f-1c9b-4f1e-9b8a-7d6c5e4f3a2b'
const text = z.string()

/** `gone`: the browser is no more. `busy`: it is to be tried later. `silent`: no answer. */
export const PUSH_ANSWERS = ['taken', 'gone', 'busy', 'silent'] as const
export type PushAnswer = (typeof PUSH_ANSWERS)[number]

const shown = z.object({ title: text, body: text, tag: text, path: text, lang: text })

export const PUSH_CALLS = {
  subscribePush: worldCall({
    method: 'POST',
    path: '/api/push',
    about:
      'Makes a subscription as a browser would: an address at this push service and two keys whose other halves stay here, so that what arrives can be opened.',
    body: z.strictObject({}),
    wrong: 'the body must be {}',
    bodies: [{}],
    reply: z.object({ id: text, endpoint: text, p256dh: text, auth: text }),
    answer: {
      id: ID,
      endpoint: `http://127.0.0.1:8081/push/send/${ID}`,
      p256dh: 'BAyTLIM4JqpyWmE8ZBMFpqsmDZ8a6ZZ0aFrCtCIAW0C9tH1uI3mOTdWUuEeQYlKZRNwKoJFDcELAgpiSLaEXnn0',
      auth: 'c29tZSBzaXh0ZWVuIGJ5',
    },
  }),
  pushed: worldCall({
    method: 'GET',
    path: '/api/push',
    about:
      'What arrived for browsers, newest first, at most 200: opened with the browser’s key; null where that is not possible. ttl is for how many seconds it is worth showing.',
    reply: z.array(
      z.object({ id: text, at: text, browser: text, bytes: z.int(), ttl: z.int(), shown: z.nullable(shown) }),
    ),
    answer: [
      {
        id: 'n1',
        at: AT,
        browser: ID,
        bytes: 301,
        ttl: 86_400,
        shown: {
          title: 'Your withdrawal was paid out',
          body: 'Tap to see each step of it.',
          tag: 'payment-7',
          path: '/payment?id=7',
          lang: 'en',
        },
      },
    ],
  }),
  setPush: worldCall({
    method: 'PUT',
    path: '/api/push/:id',
    about:
      'What the push service answers for this browser from now on: taken (201), gone (410), busy (429) or silent (no answer at all).',
    body: z.strictObject({ answers: z.enum(PUSH_ANSWERS) }),
    wrong: `answers must be one of ${PUSH_ANSWERS.join(', ')}`,
    bodies: [{ answers: 'gone' }],
    reply: z.object({ ok: z.boolean() }),
    answer: { ok: true },
  }),
} as const
