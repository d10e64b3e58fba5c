/** What a person can type to make something go wrong on purpose: one table, printed on the sandbox's first page. */
import type { TestOutcome } from '@uwanja/providers/world'

export interface MagicValue {
  readonly fate: Exclude<TestOutcome, 'normal'>
  /** Whole amounts (no kobo, no senti) whose digits end so, or numbers whose digits end so. */
  readonly when: { readonly amountEnds: string } | { readonly numberEnds: string }
}

/** The first row that fits decides. */
export const MAGIC_VALUES: readonly MagicValue[] = [
  { fate: 'silent', when: { numberEnds: '000' } },
  { fate: 'sms-refused', when: { numberEnds: '444' } },
  { fate: 'no-account', when: { numberEnds: '404' } },
  { fate: 'declined', when: { amountEnds: '13' } },
  { fate: 'fails-later', when: { amountEnds: '23' } },
  { fate: 'callback-lost', when: { amountEnds: '17' } },
  { fate: 'callback-late', when: { amountEnds: '19' } },
  { fate: 'callback-repeated', when: { amountEnds: '22' } },
  { fate: 'callback-reordered', when: { amountEnds: '27' } },
  { fate: 'callback-altered', when: { amountEnds: '29' } },
  { fate: 'no-answer', when: { amountEnds: '31' } },
  { fate: 'broken-answer', when: { amountEnds: '37' } },
  { fate: 'underpaid', when: { amountEnds: '41' } },
  { fate: 'overpaid', when: { amountEnds: '43' } },
  { fate: 'expires', when: { amountEnds: '47' } },
  { fate: 'no-float', when: { amountEnds: '53' } },
  { fate: 'not-enabled', when: { amountEnds: '59' } },
]

/** What a test outcome is about, where that is not an order. */
const ONLY: Readonly<Partial<Record<TestOutcome, 'message' | 'account'>>> = {
  'sms-refused': 'message',
  'no-account': 'account',
}

const WHOLE_AMOUNT = /^(\d+)(?:\.00?)?$/

/** The test outcome of an order; `amount` is decimal text, absent for a message and for the lookup of an account's name. */
export function testOutcomeOf(order: {
  readonly msisdn: string
  readonly amount?: string
  readonly lookUp?: 'account'
}): TestOutcome {
  const whole = WHOLE_AMOUNT.exec(order.amount ?? '')?.[1]
  const about = order.lookUp ?? (order.amount === undefined ? 'message' : 'order')
  for (const { fate: testOutcome, when } of MAGIC_VALUES) {
    if ((ONLY[testOutcome] ?? 'order') !== about) continue
    if ('numberEnds' in when ? order.msisdn.endsWith(when.numberEnds) : whole?.endsWith(when.amountEnds))
      return testOutcome
  }
  return 'normal'
}
