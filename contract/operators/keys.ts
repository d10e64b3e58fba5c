/** The office's calls about the keys of outside companies: set, rotated, ended; a key goes in and is never shown again. */
import * as z from 'zod/mini'
import { doneOrWaits } from './approvals.ts'
import { filled, flag, text } from '../wire/fields.ts'
import { officeCall } from './call.ts'

const companyKey = z.object({
  company: z.string(),
  name: z.string(),
  /** Where the one that holds comes from. `broken`: set here, and cannot be opened with the master key of today. */
  source: z.enum(['office', 'environment', 'none', 'broken']),
  /** Empty and null: not set here. */
  setBy: z.string(),
  setAt: z.nullable(z.string()),
  /** The company's calls can be proven by two keys at once. */
  canRotate: z.boolean(),
  /** The one before still holds. */
  hasPrevious: z.boolean(),
})
export type CompanyKeyRow = z.output<typeof companyKey>

const which = { company: filled(64), name: filled(64) }

export const officeKeys = {
  companyKeys: officeCall('integrations.read', {
    method: 'GET',
    path: '/api/office/CompanyKeys',
    about: 'Which keys of outside companies there are and where each comes from; never a key.',
    reply: z.object({ keys: z.array(companyKey) }),
  }),
  setCompanyKey: officeCall('keys.edit', {
    method: 'POST',
    path: '/api/office/SetCompanyKey',
    about:
      'Sets a key, sealed, instead of the environment’s. With keepPrevious the one before holds too, where the protocol permits. A second admin approves, if there is one.',
    // Without a bound on its letters here: a refusal must not be a guess at the key's shape. No control characters.
    body: {
      ...which,
      value: z.string().check(z.minLength(1), z.maxLength(2_000), z.regex(/^[^\p{Cc}]+$/u)),
      keepPrevious: flag,
      why: text(300),
    },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE', 'NO_LONGER_OPEN'],
    example: {
      company: 'betsolutions',
      name: 'key',
      value: 'example',
      keepPrevious: true,
      why: 'the yearly change',
    },
  }),
  endPreviousKey: officeCall('keys.edit', {
    method: 'POST',
    path: '/api/office/EndPreviousKey',
    about: 'The company uses the new key: the one before holds no longer.',
    body: { ...which, why: text(300) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { company: 'betsolutions', name: 'key', why: 'they changed over' },
  }),
}
