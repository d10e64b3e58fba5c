/** The table of the sandbox's own calls: its server answers exactly these, its page at /docs and docs/sandbox-api.md print them. */
import { BANK_CALLS } from './banks.ts'
import { COUNTER_CALLS } from './counters.ts'
import { LIST_CALLS } from './lists.ts'
import { PHONE_CALLS } from './phones.ts'
import { PUSH_CALLS } from './push.ts'
import { TROUBLE_CALLS } from './troubles.ts'
import { VISITOR_CALLS } from './visitors.ts'

export const WORLD_CALLS = {
  ...PHONE_CALLS,
  ...COUNTER_CALLS,
  ...VISITOR_CALLS,
  ...PUSH_CALLS,
  ...LIST_CALLS,
  ...TROUBLE_CALLS,
  ...BANK_CALLS,
} as const

export type WorldCallName = keyof typeof WORLD_CALLS
