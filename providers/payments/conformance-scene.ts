/** What the payment checks work with: one plug at work, and orders of its own. */
import { randomUUID } from 'node:crypto'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { Hands, PaymentPerson, PaymentSubject, PaymentWay } from '../conformance.ts'
import type { PaymentCompany } from '../company.ts'
import type { PaymentOrder, PaymentPlug, Wire } from '../plugs.ts'
import type { PaymentBench } from './conformance-bench.ts'

/** One plug at work: what the checks speak through. */
export interface Scene {
  readonly plug: PaymentPlug
  readonly company: PaymentCompany
  readonly proof: NonNullable<PaymentSubject['proof']>
  readonly time: PaymentSubject['time'] | undefined
  readonly bench: PaymentBench
  readonly wire: Wire
  readonly person: PaymentPerson
  readonly hands: Hands
  readonly way: PaymentWay
}

export type PaymentAct = (scene: Scene) => Promise<void>

/** An order on a phone of its own, so that the checks do not disturb each other; in naira unless the method settles otherwise. */
export function anOrder({ person, plug }: Scene, major: string, numberEnds = '123'): PaymentOrder {
  const currency = plug.facts.currency ?? 'NGN'
  const digits = Number.parseInt(randomUUID().slice(0, 8), 16)
  const msisdn =
    currency === 'NGN'
      ? `2348${String(digits % 1_000_000).padStart(6, '0')}${numberEnds}`
      : `25571${String(digits % 10_000).padStart(4, '0')}${numberEnds}`
  const amount = parseAmount(major, currency)!
  return { key: randomUUID(), amount, msisdn, accountReference: msisdn, details: person.details(msisdn) }
}
