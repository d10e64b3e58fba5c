/** From a slip that was struck to the rows that are written. */
import { randomUUID } from 'node:crypto'
import type { AskedSlip, Reason } from '@uwanja/contract/book/bets'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Admission, NewBet } from './admit-store.ts'
import type { Rules } from './amounts.ts'
import type { BetSession } from './players-store.ts'
import type { Edit } from './store.ts'
import type { Replacing } from './replacing.ts'
import type { Struck, Wanted } from './struck.ts'
import { exposed, exposureLimits, keptTerms, measured, newLegs } from './struck.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

export interface SlipRequest {
  readonly session: BetSession
  readonly asked: AskedSlip
  readonly hash: string
  /** The bet whose place it takes, and the wallet's round of it. */
  readonly edit?: Edit & { readonly round: string }
}

const editOf = ({ old, revision, value, epochs }: Edit): Edit => ({ old, revision, value, epochs })

/** What a wallet is asked for: a bet that is edited brings its value along. */
function debitOf({ asked, edit }: SlipRequest, lines: number): bigint {
  const stake = BigInt(asked.unit) * BigInt(lines)
  const brought = edit?.value ?? 0n
  return stake > brought ? stake - brought : 0n
}

/** A row for what is no bet: its reason stays. */
export function refusedRow(
  { session, asked, hash, edit }: SlipRequest,
  nowMs: number,
  reason: Reason,
  told: object,
): NewBet {
  const id = randomUUID()
  return {
    id,
    round: edit?.round ?? id,
    debit: '0',
    edit: edit ? editOf(edit) : null,
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

type Judged = Awaited<ReturnType<Replacing['judge']>>
/** It takes nobody's place. */
const FREE: Judged = { reason: null, delay: 0 }

/** It puts nothing at risk. */
export const alone = (bet: NewBet): Admission => ({ bet, exposure: [], outcomeLimits: [], playerLimit: 0n })

/** What of a slip is written: a bet that waits, is looked at or is debited, or the reason why it is none. */
export function admissionOf(
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: () => number },
  one: SlipRequest,
  wanted: Wanted,
  struck: Struck,
  rules: Rules,
  extraDelay: number,
  before: Judged = FREE,
): Admission {
  const { reason: own, isForReview, told } = measured(struck, wanted, rules)
  const reason = before.reason ?? own
  const delay = Math.max(struck.delay, before.delay)
  const nowMs = now()
  if (reason !== null) return alone(refusedRow(one, nowMs, reason, told))
  const isDecided = delay === 0 && !isForReview
  const waitMs = 1000 * (isForReview ? rules.terms.review.seconds : delay + extraDelay)
  const legs = newLegs(struck, wanted, isDecided ? 'decided' : 'waiting')
  const { price } = struck.verdict
  const bet: NewBet = {
    ...refusedRow(one, nowMs, 'DECLINED', {}),
    kind: wanted.shape.kind,
    lines: wanted.shape.lines,
    debit: String(debitOf(one, wanted.shape.lines)),
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
