/** What promotions give, out of an account of each one's own: events of the second door, as events.ts has them. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/database/sql'
import { record, type Recorded } from './record.ts'

/** What a promotion gives beside bonuses; `key` is of the gift. */
interface PromotionEvent {
  readonly key: string
  readonly promotion: bigint
  readonly amount: Amount
}

export const promotion = {
  /** Opens its account. Nothing moves before that; a second time does nothing. */
  async opened(tx: Tx, id: bigint, currency: Amount['currency']): Promise<void> {
    await tx.sql`select money.open_house_account(${`promotion:${id}`}, ${currency})`
  },
  /** Cash for a player; what it is for stands in their history. */
  paid: (
    tx: Tx,
    { promotion: id, reason, ...event }: PromotionEvent & { readonly playerId: bigint; readonly reason: string },
  ) =>
    record(tx, {
      ...event,
      source: 'house',
      kind: 'promotion.paid',
      from: `promotion:${id}`,
      to: 'cash',
      details: { reason },
    }),
  /** Of what it paid: the win that it was for is undone. */
  takenBack: (
    tx: Tx,
    { promotion: id, reason, ...event }: PromotionEvent & { readonly playerId: bigint; readonly reason: string },
  ) =>
    record(tx, {
      ...event,
      source: 'house',
      kind: 'promotion.taken-back',
      from: 'cash',
      to: `promotion:${id}`,
      details: { reason },
    }),
  /** It pays for free bets that were given: their stakes are the house's. */
  funded: (tx: Tx, { promotion: id, ...event }: PromotionEvent): Promise<Recorded> =>
    record(tx, {
      ...event,
      playerId: null,
      source: 'house',
      kind: 'promotion.funded',
      from: `promotion:${id}`,
      to: 'free-bets',
    }),
  /** It pays towards the prizes of a race for a player whom it let in. */
  entered: (tx: Tx, { promotion: id, ...event }: PromotionEvent): Promise<Recorded> =>
    record(tx, {
      ...event,
      playerId: null,
      source: 'house',
      kind: 'promotion.entered',
      from: `promotion:${id}`,
      to: 'races',
    }),
  /** It pays a game company's account for what a free spin won, and the company pays the player. */
  covered: (
    tx: Tx,
    { promotion: id, company, ...event }: PromotionEvent & { readonly company: string },
  ): Promise<Recorded> =>
    record(tx, {
      ...event,
      playerId: null,
      source: 'house',
      kind: 'promotion.covered',
      from: `promotion:${id}`,
      to: `games:${company}`,
    }),
  /** One of them was not used. */
  returned: (tx: Tx, { promotion: id, ...event }: PromotionEvent): Promise<Recorded> =>
    record(tx, {
      ...event,
      playerId: null,
      source: 'house',
      kind: 'promotion.returned',
      from: 'free-bets',
      to: `promotion:${id}`,
    }),
}
