/** The calls about where visitors are and what mail arrives. */
import * as z from 'zod/mini'
import { worldCall } from './call.ts'

const AT = '2026-11-20T12:00:00.000Z'
const text = z.string()
/** Null: the lookup fails. */
const country = z.nullable(text)
const countries = z.object({ country, addresses: z.array(z.object({ address: text, country })) })

export const VISITOR_CALLS = {
  countries: worldCall({
    method: 'GET',
    path: '/api/geo',
    about: 'Where visitors are: everybody, and single addresses that have a country of their own.',
    reply: countries,
    answer: { country: 'NG', addresses: [{ address: '203.0.113.7', country: 'PT' }] },
  }),
  setCountry: worldCall({
    method: 'PUT',
    path: '/api/geo',
    about:
      'Puts everybody, or one address, into a country (two capital letters). null makes the look-up fail. The platform may remember an answer for GEO_CACHE_S.',
    body: z.strictObject({
      country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
      address: z.optional(z.union([z.ipv4(), z.ipv6()])),
    }),
    wrong: 'country must be two capital letters or null, address an IP address',
    bodies: [{ country: 'TZ' }, { country: null }, { country: 'PT', address: '203.0.113.7' }],
    reply: countries,
    answer: { country: 'TZ', addresses: [{ address: '203.0.113.7', country: 'PT' }] },
  }),
  mail: worldCall({
    method: 'GET',
    path: '/api/mail',
    about: 'The house’s mailbox, newest first, at most 200. Mail to an address that begins with bounce is refused.',
    reply: z.array(
      z.object({
        id: text,
        at: text,
        from: text,
        to: text,
        replyTo: z.object({ name: text, address: text }),
        subject: text,
        text: text,
      }),
    ),
    answer: [
      {
        id: 'e1',
        at: AT,
        from: 'site@uwanja.example',
        to: 'support@uwanja.example',
        replyTo: { name: 'Asha Juma', address: 'asha@example.com' },
        subject: 'Support: Asha Juma',
        text: 'Asha Juma <asha@example.com>\n\nHow do I change my number?\n',
      },
    ],
  }),
} as const
