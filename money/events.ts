/** The second door: what happened, in the past tense. Each is one journal in the transaction of the feature that tells it. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { HouseAccount } from './accounts.ts'
import { record, recordReversal, type Recorded } from './record.ts'
import type { Tx } from '@uwanja/database/sql'
import type { WagerTax } from './tax.ts'

/** A payment with an outside company. `key` is the payment's own: one obligation has one key, whoever pays it. */
interface Payment {
  readonly company: string
  readonly key: string
  readonly playerId: bigint
  readonly amount: Amount
}
/** What the state gets of it, in the amount's smallest unit. */
type Taxed<P> = P & { readonly taxMinor?: bigint }

export const deposit = {
  /** The company confirmed the money: it is the player's cash, less what is withheld of it. */
  settled: (tx: Tx, { taxMinor = 0n, ...payment }: Taxed<Payment>): Promise<Recorded> =>
    record(tx, {
      ...payment,
      source: payment.company,
      kind: 'deposit.settled',
      from: `bank:${payment.company}`,
      to: 'cash',
      tax: { minor: taxMinor, from: 'cash', to: 'tax:deposit', how: 'after' },
    }),
  /** Money came that may not be credited: it waits in the house's books for people or for its way back. */
  parked: (tx: Tx, payment: Omit<Payment, 'playerId'> & { readonly reason: string }): Promise<Recorded> =>
    record(tx, {
      ...payment,
      playerId: null,
      source: payment.company,
      kind: 'deposit.parked',
      from: `bank:${payment.company}`,
      to: `parked:${payment.company}`,
      details: { reason: payment.reason },
    }),
  /** Parked money went back to whoever had paid it. */
  sentBack: (tx: Tx, payment: Omit<Payment, 'playerId'>): Promise<Recorded> =>
    unparked(tx, { ...payment, playerId: null }),
  /** Parked money is the player's after all, less what is withheld of it as of any deposit. */
  assigned: (tx: Tx, payment: Taxed<Payment>): Promise<Recorded> => unparked(tx, payment),
}

/** Both ends of parked money share one kind and key, as those of a withdrawal do: exactly one of them happens. */
function unparked(
  tx: Tx,
  { taxMinor = 0n, ...payment }: Taxed<Omit<Payment, 'playerId'> & { readonly playerId: bigint | null }>,
): Promise<Recorded> {
  return record(tx, {
    ...payment,
    source: payment.company,
    kind: 'deposit.unparked',
    from: `parked:${payment.company}`,
    to: payment.playerId === null ? `bank:${payment.company}` : 'cash',
    tax: { minor: taxMinor, from: 'cash', to: 'tax:deposit', how: 'after' },
    details: { how: payment.playerId === null ? 'sent-back' : 'credited' },
  })
}

export const withdrawal = {
  /** The player asked: the money is out of reach of stakes and still theirs. */
  held: (tx: Tx, payment: Payment): Promise<Recorded> =>
    record(tx, { ...payment, source: payment.company, kind: 'withdrawal.held', from: 'cash', to: 'held' }),
  /** The company paid it out, less what is withheld of it. */
  settled: (tx: Tx, payment: Taxed<Payment>): Promise<Recorded> => ended(tx, payment, 'settled'),
  /** Cancelled, rejected or returned: it is cash again. */
  released: (tx: Tx, payment: Payment): Promise<Recorded> => ended(tx, payment, 'released'),
}

/**
 * Both ends share one kind and key, so exactly one of "paid out" and "given back" can ever happen; the other is the same
 * key with another input, which the ledger refuses.
 */
function ended(tx: Tx, { taxMinor = 0n, ...payment }: Taxed<Payment>, how: 'settled' | 'released'): Promise<Recorded> {
  return record(tx, {
    ...payment,
    source: payment.company,
    kind: 'withdrawal.ended',
    from: 'held',
    to: how === 'settled' ? `bank:${payment.company}` : 'cash',
    tax: { minor: how === 'settled' ? taxMinor : 0n, from: 'held', to: 'tax:withdrawal', how: 'instead' },
    details: { how },
  })
}

/** A bonus: `key` is its own, and each thing happens to it once. */
interface BonusEvent {
  readonly key: string
  readonly playerId: bigint
  readonly amount: Amount
}
/** Whose gift it is; without a promotion it is the house's. */
type Given = BonusEvent & { readonly promotion?: bigint | null }

const giverOf = (promotion: bigint | null | undefined): HouseAccount =>
  promotion === null || promotion === undefined ? 'bonuses' : `promotion:${promotion}`

export const bonus = {
  granted: (tx: Tx, { promotion, ...bonus }: Given): Promise<Recorded> =>
    record(tx, { ...bonus, source: 'house', kind: 'bonus.granted', from: giverOf(promotion), to: 'bonus' }),
  /** Enough was staked: what is left of it is the player's cash. */
  released: (tx: Tx, bonus: BonusEvent): Promise<Recorded> =>
    record(tx, { ...bonus, source: 'house', kind: 'bonus.ended', from: 'bonus', to: 'cash' }),
  /** Its time is over, or its player took money out before. */
  expired: (tx: Tx, { promotion, ...bonus }: Given): Promise<Recorded> =>
    record(tx, { ...bonus, source: 'house', kind: 'bonus.ended', from: 'bonus', to: giverOf(promotion) }),
}

/** Money of an account that nobody uses: `key` is of its finding, and each thing happens to it once. */
interface DormancyEvent {
  readonly key: string
  readonly playerId: bigint
  readonly amount: Amount
  /** The account of the house that keeps it. */
  readonly account: 'dormant' | 'unclaimed'
  readonly reason: string
}

export const dormancy = {
  handedOver: (tx: Tx, { account, reason, ...event }: DormancyEvent): Promise<Recorded> =>
    record(tx, {
      ...event,
      source: 'house',
      kind: 'dormancy.handed-over',
      from: 'cash',
      to: account,
      details: { reason },
    }),
  /** Cash again; or, for heirs, out of the trust account, from which the bank has paid it. One kind and key: it is either. */
  claimed: (
    tx: Tx,
    { account, reason, playerId, by, ...event }: DormancyEvent & { readonly by: 'player' | 'heirs' },
  ): Promise<Recorded> =>
    record(tx, {
      ...event,
      source: 'house',
      kind: 'dormancy.claimed',
      from: account,
      ...(by === 'player' ? { playerId, to: 'cash' } : { playerId: null, to: 'trust' }),
      details: { reason, by, player: playerId.toString() },
    }),
}

/** Money between the house's own accounts: asked for and approved by people, each by its key. */
interface TreasuryEvent {
  readonly key: string
  readonly amount: Amount
  readonly reason: string
}

function moved(
  tx: Tx,
  { key, amount, reason }: TreasuryEvent,
  kind: string,
  [from, to]: readonly [HouseAccount, HouseAccount],
): Promise<Recorded> {
  return record(tx, {
    source: 'house',
    kind: `treasury.${kind}`,
    key,
    playerId: null,
    amount,
    from,
    to,
    details: { reason },
  })
}

interface FreeBetEvent {
  readonly key: string
  readonly playerId: bigint
  readonly amount: Amount
}

const KINDS_OF_RELEASE = { debt: 'freebet.forgiven', cash: 'freebet.released' } as const

export const freeBet = {
  /** Its stake came back, it was spent again, and the return was taken back: what it is worth is owed. */
  owed: (tx: Tx, event: FreeBetEvent): Promise<Recorded> =>
    record(tx, { ...event, source: 'house', kind: 'freebet.owed', from: 'debt', to: 'free-bets' }),
  /** One of its stakes came back after all: less is owed, or what was repaid is the player's again. */
  released: (tx: Tx, { to, ...event }: FreeBetEvent & { readonly to: 'debt' | 'cash' }): Promise<Recorded> =>
    record(tx, { ...event, source: 'house', kind: KINDS_OF_RELEASE[to], from: 'free-bets', to }),
}

/**
 * Accounts at banks stand below zero by what lies in them, so money that goes from one of them to another is a posting the
 * other way.
 */
export const treasury = {
  /** A payment company paid out what it had collected for us, into the trust account. */
  swept: (tx: Tx, { company, ...event }: TreasuryEvent & { readonly company: string }) =>
    moved(tx, event, 'swept', ['trust', `bank:${company}`]),
  /** Players are paid out by a company: it was given money from the trust account for that. */
  floatFed: (tx: Tx, { company, ...event }: TreasuryEvent & { readonly company: string }) =>
    moved(tx, event, 'float-fed', [`bank:${company}`, 'trust']),
  /** What the house has won is its own: out of the trust account. */
  revenueTaken: (tx: Tx, event: TreasuryEvent) => moved(tx, event, 'revenue-taken', ['operating', 'trust']),
  /** The house put money of its own into the trust account. */
  toppedUp: (tx: Tx, event: TreasuryEvent) => moved(tx, event, 'topped-up', ['trust', 'operating']),
  /** What the state keeps of dormant accounts was paid to it, from the trust account. */
  unclaimedPaid: (tx: Tx, event: TreasuryEvent) => moved(tx, event, 'unclaimed-paid', ['unclaimed', 'trust']),
  /** What was withheld for the state was paid to it, from the house's account. */
  taxPaid: (tx: Tx, { base, ...event }: TreasuryEvent & { readonly base: string }) =>
    moved(tx, event, 'tax-paid', [`tax:${base}`, 'operating']),
}

/** A jackpot's round that has ended; `key` is its own. Stakes came and prizes go through the games' account, as of any play. */
interface PoolEvent {
  readonly key: string
  readonly currency: Amount['currency']
  /** The sales' share, and what the operator adds to it. */
  readonly fromSales: bigint
  readonly added: bigint
  /** Prizes out of it, and what goes back of the addition. What is left stays for a later round. */
  readonly prizes: bigint
  readonly returned: bigint
  /** Prizes beside the pool. */
  readonly fixed: bigint
}

async function poolMoved(tx: Tx, event: PoolEvent, how: 'settled' | 'reversed'): Promise<void> {
  const { key, currency, fromSales, added, prizes, returned, fixed } = event
  const moves: readonly (readonly [what: string, minor: bigint, from: HouseAccount, to: HouseAccount])[] = [
    ['sales', fromSales, 'games:jackpot', 'pools'],
    ['added', added, 'guarantees', 'pools'],
    ['prizes', prizes, 'pools', 'games:jackpot'],
    ['returned', returned, 'pools', 'guarantees'],
    ['fixed', fixed, 'guarantees', 'games:jackpot'],
  ]
  for (const [what, minor, one, other] of moves.filter(([, minor]) => minor > 0n)) {
    const [from, to] = how === 'settled' ? [one, other] : [other, one]
    const amount = { currency, minor }
    await record(tx, { source: 'house', kind: `pool.${how}`, key: `${key}-${what}`, playerId: null, amount, from, to })
  }
}

export const pool = {
  settled: (tx: Tx, event: PoolEvent): Promise<void> => poolMoved(tx, event, 'settled'),
  /** The same round by other results: first everything goes back. */
  reversed: (tx: Tx, event: PoolEvent): Promise<void> => poolMoved(tx, event, 'reversed'),
}

/** A prize of a cash race; `key` is that of its payout, and the reason is what stands in its player's history. */
export const race = {
  paid: (
    tx: Tx,
    { as, reason, ...prize }: { key: string; playerId: bigint; amount: Amount; as: 'cash' | 'bonus'; reason: string },
  ): Promise<Recorded> =>
    record(tx, { ...prize, source: 'house', kind: 'race.paid', from: 'races', to: as, details: { reason } }),
}

/** @param at The jurisdiction's time zone, and what its state takes of play. */
export const openCorrection = (at: { readonly zone: string; readonly wagerTax: WagerTax }) => ({
  /** An operator (or the demo's seed) gives or takes cash, with a reason. */
  made: (
    tx: Tx,
    made: {
      key: string
      playerId: bigint
      amount: Amount
      direction: 'give' | 'take'
      reason: string
      /** Whose the other side is; without it: corrections. */
      account?: 'forfeited' | 'corrections'
    },
  ): Promise<Recorded> =>
    record(tx, {
      source: 'house',
      kind: 'correction.made',
      key: made.key,
      playerId: made.playerId,
      amount: made.amount,
      from: made.direction === 'give' ? (made.account ?? 'corrections') : 'cash',
      to: made.direction === 'give' ? 'cash' : (made.account ?? 'corrections'),
      details: { reason: made.reason },
    }),
  /** A journal was wrong: a new one undoes it and names it. */
  reversed: (tx: Tx, reversal: { readonly key: string; readonly journalId: bigint; readonly reason: string }) =>
    recordReversal(tx, at, reversal),
})
