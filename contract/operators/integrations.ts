/** The office's calls about outside companies: how they do, their methods on and off, and the jobs that failed. */
import * as z from 'zod/mini'
import { CHAOS_SWITCHES } from '../world/chaos.ts'
import { filled, flag, text, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'

const company = z.object({
  company: z.string(),
  /** What it is asked for. */
  kinds: z.array(z.enum(['payments', 'games', 'sms', 'mail', 'geo', 'identity', 'exclusion', 'screening'])),
  isConfigured: z.boolean(),
  /** Null: never since this process started. */
  lastCallAt: z.nullable(z.string()),
  lastTroubleAt: z.nullable(z.string()),
  /** Of the last hour. */
  calls: z.number(),
  errors: z.number(),
  noAnswers: z.number(),
  meanMs: z.number(),
  slowestMs: z.number(),
  /** Of the last hour, the oldest first; a minute without a call is not among them. */
  minutes: z.array(z.object({ at: z.string(), calls: z.number(), meanMs: z.number() })),
  refused: z.array(z.object({ reason: z.string(), count: z.number(), lastAt: z.string() })),
  /** What keeps it from serving us and is ours to put right, heard within a day; the note is a reference of its own. */
  complaints: z.array(
    z.object({ what: z.string(), note: z.string(), count: z.number(), since: z.string(), lastAt: z.string() }),
  ),
  /** Our money there, which payouts are paid from. Absent: it has none to tell of, or was not asked; empty: it did not say. */
  float: z.optional(z.array(z.object({ amount: z.string(), currency: z.string() }))),
})
export type CompanyRow = z.output<typeof company>

const method = z.object({
  viewName: z.string(),
  company: z.string(),
  direction: z.enum(['deposit', 'withdraw']),
  /** The account id whose limits it has; methods of one id share them. */
  accountId: z.number(),
  isOn: z.boolean(),
  isForTests: z.boolean(),
  minLimit: z.string(),
  maxLimit: z.string(),
})
export type MethodRow = z.output<typeof method>

const job = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  tries: z.number(),
  problem: z.string(),
  /** Null: it has failed for good. */
  nextAt: z.nullable(z.string()),
})
export type FailedJob = z.output<typeof job>

export const officeIntegrations = {
  integrations: officeCall('integrations.read', {
    method: 'GET',
    path: '/api/office/Integrations',
    about: 'Outside companies as this process has seen them, and the payment methods of the market.',
    poll: true,
    reply: z.object({ companies: z.array(company), methods: z.array(method), currency: z.string() }),
  }),
  setMethod: officeCall('integrations.edit', {
    method: 'POST',
    path: '/api/office/SetMethod',
    about:
      'Puts a method on or off, for test players only or for all, and its limits within those of the market (empty: the market’s).',
    body: {
      viewName: filled(64),
      isOn: flag,
      isForTests: flag,
      minLimit: text(16),
      maxLimit: text(16),
      why: written(300),
    },
    refusals: ['NOT_FOUND', 'INVALID_AMOUNT', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      viewName: 'FastHubPayBillDeposit',
      isOn: true,
      isForTests: false,
      minLimit: '',
      maxLimit: '',
      why: 'the company is back',
    },
  }),
  jobs: officeCall('integrations.read', {
    method: 'GET',
    path: '/api/office/Jobs',
    about: 'Queues of jobs with what is due, the newest jobs that failed, and when each is tried again by itself.',
    poll: true,
    reply: z.object({
      queues: z.array(z.object({ name: z.string(), due: z.number(), later: z.number(), oldestS: z.number() })),
      failed: z.array(job),
    }),
  }),
  chaos: officeCall('integrations.read', {
    method: 'GET',
    path: '/api/office/Chaos',
    about: 'The troubles that are switched on in the sandbox; no companies where the outside world is the real one.',
    reply: z.object({
      isSandbox: z.boolean(),
      companies: z.array(z.object({ company: z.string(), fate: z.nullable(z.enum(CHAOS_SWITCHES)) })),
    }),
    refusals: ['COMPANY_DOES_NOT_ANSWER'],
  }),
  setChaos: officeCall('integrations.edit', {
    method: 'POST',
    path: '/api/office/SetChaos',
    about: 'Switches a company’s trouble in the sandbox on, or with an empty fate off.',
    body: { company: filled(64), fate: z.union([z.literal(''), z.enum(CHAOS_SWITCHES)]) },
    refusals: ['NOT_FOUND', 'COMPANY_DOES_NOT_ANSWER'],
    example: { company: 'fasthub', fate: 'callback-late' },
  }),
  retryJob: officeCall('integrations.edit', {
    method: 'POST',
    path: '/api/office/RetryJob',
    about: 'Lets a job that failed run once more, now.',
    body: { name: filled(64), id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) },
    refusals: ['NOT_FOUND'],
    example: { name: 'sweep', id: '00000000-0000-4000-8000-000000000000' },
  }),
}
