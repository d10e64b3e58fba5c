/** The calls about lists of people that the platform asks: the exclusion register, the screening company. */
import * as z from 'zod/mini'
import { worldCall } from './call.ts'

const text = z.string()
/** How the register's feed may lose its newest changes. */
export const FEED_LOSSES = ['gap', 'reset'] as const
const excluded = z.array(z.object({ subject: text, until: z.nullable(text) }))
const reference = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const screened = z.array(z.object({ reference: text, list: z.enum(['sanctions', 'pep']), name: text, born: text }))
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

export const LIST_CALLS = {
  exclusions: worldCall({
    method: 'GET',
    path: '/api/exclusions',
    about: 'The country’s exclusion register: the numbers and documents that are in it; until null: until taken out.',
    reply: excluded,
    answer: [{ subject: '2348031234567', until: '2027-11-20T12:00:00.000Z' }],
  }),
  setExclusion: worldCall({
    method: 'PUT',
    path: '/api/exclusions',
    about: 'Puts a number (with prefix) or a document’s number into the exclusion register, or takes it out.',
    body: z.strictObject({
      subject: z.string().check(z.regex(/^\d{6,20}$/)),
      listed: z.boolean(),
      until: z.optional(z.nullable(z.iso.datetime())),
    }),
    wrong: 'subject must be 6 to 20 digits, listed true or false, until a moment or null',
    bodies: [
      { subject: '2348031234567', listed: true, until: '2027-11-20T12:00:00.000Z' },
      { subject: '2348031234567', listed: true },
      { subject: '2348031234567', listed: false },
    ],
    reply: excluded,
    answer: [{ subject: '2348031234567', until: '2027-11-20T12:00:00.000Z' }],
  }),
  loseExclusions: worldCall({
    method: 'PUT',
    path: '/api/exclusions/feed',
    about:
      'The register’s feed of changes loses the newest one (gap) or begins a new sequence (reset): whoever follows it has to ask anew. The answer is where it stands.',
    body: z.strictObject({ loses: z.enum(FEED_LOSSES) }),
    wrong: `loses must be one of ${FEED_LOSSES.join(', ')}`,
    bodies: [{ loses: 'gap' }, { loses: 'reset' }],
    reply: z.object({ run: z.int(), last: z.int() }),
    answer: { run: 2, last: 0 },
  }),
  screening: worldCall({
    method: 'GET',
    path: '/api/screening',
    about:
      'The screening company’s lists: sanctions and politically exposed persons (pep). born is empty where nobody knows.',
    reply: screened,
    answer: [{ reference: 'UN-1', list: 'sanctions', name: 'Jabari Mwinyi', born: '1970-02-03' }],
  }),
  setScreening: worldCall({
    method: 'PUT',
    path: '/api/screening',
    about:
      'Puts an entry into a list, or takes it out. Whoever has a similar name is a hit: 100 is the same words, less than 70 nobody; another birthday takes 25.',
    body: screeningSet,
    wrong: 'reference must be 1 to 40 letters and digits, list sanctions or pep, name text, born a day or empty',
    bodies: [
      { reference: 'UN-1', listed: true, list: 'sanctions', name: 'Jabari Mwinyi', born: '1970-02-03' },
      { reference: 'UN-1', listed: false },
    ],
    reply: screened,
    answer: [{ reference: 'UN-1', list: 'sanctions', name: 'Jabari Mwinyi', born: '1970-02-03' }],
  }),
} as const
