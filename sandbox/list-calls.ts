/** The calls about lists of people that the platform asks: rows for `calls.ts`, handlers for `api.ts`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SandboxCall } from './calls.ts'
import { FEED_LOSSES, type Exclusions } from './exclusions.ts'
import type { Screening } from './screening.ts'

export const LIST_CALLS = {
  exclusions: {
    method: 'GET',
    path: '/api/exclusions',
    about: 'The country’s exclusion register: the numbers and documents that are in it; until null: until taken out.',
    answer: [{ subject: '2348031234567', until: '2027-11-20T12:00:00.000Z' }],
  },
  setExclusion: {
    method: 'PUT',
    path: '/api/exclusions',
    about: 'Puts a number (with prefix) or a document’s number into the exclusion register, or takes it out.',
    bodies: [
      { subject: '2348031234567', listed: true, until: '2027-11-20T12:00:00.000Z' },
      { subject: '2348031234567', listed: true },
      { subject: '2348031234567', listed: false },
    ],
    answer: [{ subject: '2348031234567', until: '2027-11-20T12:00:00.000Z' }],
  },
  loseExclusions: {
    method: 'PUT',
    path: '/api/exclusions/feed',
    about:
      'The register’s feed of changes loses the newest one (gap) or begins a new sequence (reset): whoever follows it has to ask anew. The answer is where it stands.',
    bodies: [{ loses: 'gap' }, { loses: 'reset' }],
    answer: { run: 2, last: 0 },
  },
  screening: {
    method: 'GET',
    path: '/api/screening',
    about:
      'The screening company’s lists: sanctions and politically exposed persons (pep). born is empty where nobody knows.',
    answer: [{ reference: 'UN-1', list: 'sanctions', name: 'Jabari Mwinyi', born: '1970-02-03' }],
  },
  setScreening: {
    method: 'PUT',
    path: '/api/screening',
    about:
      'Puts an entry into a list, or takes it out. Whoever has a similar name is a hit: 100 is the same words, less than 70 nobody; another birthday takes 25.',
    bodies: [
      { reference: 'UN-1', listed: true, list: 'sanctions', name: 'Jabari Mwinyi', born: '1970-02-03' },
      { reference: 'UN-1', listed: false },
    ],
    answer: [{ reference: 'UN-1', list: 'sanctions', name: 'Jabari Mwinyi', born: '1970-02-03' }],
  },
} as const satisfies Readonly<Record<string, SandboxCall>>

const exclusionSet = z.strictObject({
  subject: z.string().check(z.regex(/^\d{6,20}$/)),
  listed: z.boolean(),
  until: z.optional(z.nullable(z.iso.datetime())),
})
const lossSet = z.strictObject({ loses: z.enum(FEED_LOSSES) })

const reference = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const screeningSet = z.union([
  z.strictObject({
    reference,
    listed: z.literal(true),
    list: z.enum(['sanctions', 'pep']),
    name: z.string().check(z.minLength(2), z.maxLength(120)),
    born: z._default(z.union([z.literal(''), z.iso.date()]), ''),
  }),
  z.strictObject({ reference, listed: z.literal(false) }),
])

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

export function listHandlers({
  exclusions,
  screening,
}: {
  readonly exclusions: Exclusions
  readonly screening: Screening
}): Record<keyof typeof LIST_CALLS, Handler> {
  const wrong = (reply: FastifyReply, error: string) => reply.code(400).send({ error })
  return {
    exclusions: () => exclusions.list(),
    setExclusion: (request, reply) => {
      const set = exclusionSet.safeParse(request.body)
      if (!set.success)
        return wrong(reply, 'subject must be 6 to 20 digits, listed true or false, until a moment or null')
      const { subject, listed, until = null } = set.data
      if (listed) exclusions.put(subject, until)
      else exclusions.takeOut(subject)
      return exclusions.list()
    },
    loseExclusions: (request, reply) => {
      const set = lossSet.safeParse(request.body)
      if (!set.success) return wrong(reply, `loses must be one of ${FEED_LOSSES.join(', ')}`)
      exclusions.lose(set.data.loses)
      const { run, last } = exclusions.feed()
      return { run, last }
    },
    screening: () => screening.list(),
    setScreening: (request, reply) => {
      const set = screeningSet.safeParse(request.body)
      if (!set.success)
        return wrong(
          reply,
          'reference must be 1 to 40 letters and digits, list sanctions or pep, name text, born a day or empty',
        )
      if (!set.data.listed) screening.takeOut(set.data.reference)
      else {
        const { listed: _in, ...entry } = set.data
        screening.put(entry)
      }
      return screening.list()
    },
  }
}
