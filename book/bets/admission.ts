/** From a slip that was struck to the rows that are written. */
import { randomUUID } from 'node:crypto'
import type { AskedSlip, Reason } from '@uwanja/contract/book/bets'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Admission, NewBet } from './admit-store.ts'
import type { Rules } from './amounts.ts'
import type { BetSession } from './players-store.ts'
import type { Struck, Wanted } from './struck.ts'
import { exposed, exposureLimits, keptTerms, measured, newLegs } from './struck.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

export interface Asked {
  readonly session: BetSession
  readonly asked: AskedSlip
  readonly hash: string
}

/** A row for what is no bet: its reason stays. */
export function refusedRow({ session, asked, hash }: Asked, nowMs: number, reason: Reason, told: object): NewBet {
  return {
    id: randomUUID(),
    player: String(session.player),
    slip: asked.id,
    hash,
    currency: session.currency,
    kind: asked.mayFail ? 'flex' : asked.legs.length > 1 ? 'multiple' : 'single',
    mayFail: asked.mayFail ?? null,
    unit: String(asked.unit),
    lines: 1,
    sizes: [],
    policy: asked.policy,
    freeBet: asked.freeBet ?? null,
    walletToken: '',
    state: 'refused',
    reason,
    askedAt: iso(nowMs),
    dueAt: null,
    decidedAt: null,
    price: null,
    answer: { ...told, asked: asked.legs } as NewBet['answer'],
    terms: {},
    most: null,
    legs: [],
  }
}

/** It puts nothing at risk. */
export const alone = (bet: NewBet): Admission => ({ bet, exposure: [], outcomeLimits: [], playerLimit: 0n })

/** What of a slip is written: a bet that waits, is looked at or is debited, or the reason why it is none. */
export function admissionOf(
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: () => number },
  one: Asked,
  wanted: Wanted,
  struck: Struck,
  rules: Rules,
  extraDelay: number,
): Admission {
  const { reason, isForReview, told } = measured(struck, wanted, rules)
  const nowMs = now()
  if (reason !== null) return alone(refusedRow(one, nowMs, reason, told))
  const isDecided = struck.delay === 0 && !isForReview
  const waitMs = 1000 * (isForReview ? rules.terms.review.seconds : struck.delay + extraDelay)
  const legs = newLegs(struck, wanted, isDecided ? 'decided' : 'waiting')
  const { price } = struck.verdict
  const bet: NewBet = {
    ...refusedRow(one, nowMs, 'DECLINED', {}),
    kind: wanted.shape.kind,
    lines: wanted.shape.lines,
    sizes: wanted.shape.sizes,
    price,
    legs,
    walletToken: one.session.walletToken,
    reason: null,
    answer: null,
    most: String(struck.amounts!.most),
    state: isDecided ? 'debiting' : isForReview ? 'review' : 'waiting',
    dueAt: isDecided ? null : iso(nowMs + waitMs),
    decidedAt: isDecided ? iso(nowMs) : null,
    terms: keptTerms(catalogue, struck, wanted, rules),
  }
  const exposure = exposed(legs, wanted, price)
  const playerLimit = BigInt(rules.terms.exposure.player)
  return { bet, exposure, outcomeLimits: exposureLimits(struck.legs, rules), playerLimit }
}
