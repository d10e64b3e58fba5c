/** Our money at the companies, which payouts are paid from: asked for when an operator looks, at most once a minute. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import type { PaymentCompany } from '@uwanja/providers/company'
import type { Methods } from './methods.ts'

const KEPT_MS = 60_000

export interface Float {
  readonly company: string
  /** Null: the company did not say. */
  readonly amounts: readonly Amount[] | null
  readonly atMs: number
}

/**
 * Answers at once what is known: a company that is down, which is when operators look, must not hold up the page. What is asked
 * for now is there when the page asks again.
 */
export function openFloats(methods: Pick<Methods, 'all' | 'wire'>, now: () => number = Date.now) {
  let known: readonly Float[] = []
  let askedMs = Number.NEGATIVE_INFINITY
  /** Nobody waits for what is asked here, so whatever goes wrong with it is an answer too. */
  const ask = async ({ name: company, float }: PaymentCompany): Promise<Float[]> => {
    try {
      const wire = methods.wire(company)
      if (wire.baseUrl === '') return []
      return [{ company, amounts: await float!(wire), atMs: now() }]
    } catch {
      return [{ company, amounts: null, atMs: now() }]
    }
  }
  const askAll = async (): Promise<void> => {
    const used = new Set(methods.all().map(({ facts }) => facts.company))
    const companies: readonly PaymentCompany[] = PAYMENT_COMPANIES
    const asked = companies.filter((one) => one.float && used.has(one.name))
    known = (await Promise.all(asked.map(ask))).flat()
  }
  return (): readonly Float[] => {
    if (now() - askedMs >= KEPT_MS) {
      askedMs = now()
      void askAll()
    }
    return known
  }
}
