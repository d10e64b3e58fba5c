/** The table of wager kinds: what each does. A kind without a row does not compile; what lists kinds anywhere asks this one. */

export interface WagerKind {
  readonly about: string
  /** What a history calls it. */
  readonly word: 'bet' | 'win' | 'refund' | 'correction'
  /** In windows of limits, wagering, statements and reports what it moves is stake, win, or that of what it names. */
  readonly counts: 'staked' | 'won' | 'as-named'
  /** May gate and terms refuse it? */
  readonly isAsked: boolean
  /** Which tax it carries the rates of. A stake that comes back carries those of winnings: its round may owe more then. */
  readonly taxed: 'stake' | 'winnings'
  /**
   * Who may be in one group with it, of its player's items at its company: those of other rounds and stakes of its own; those of
   * other rounds; nobody, because it names another item whose round it does not say.
   */
  readonly shares: 'stakes' | 'other-rounds' | 'nobody'
  /** The money path at whose failpoints it may die (server/runtime/failpoints.ts). */
  readonly path: 'wager.staked' | 'wager.won' | 'wager.rolled-back'
}

export const WAGER_KINDS = {
  staked: {
    about: 'A stake, of the player’s money or, for a free bet, of the house’s; 0 opens a free round.',
    word: 'bet',
    counts: 'staked',
    isAsked: true,
    taxed: 'stake',
    shares: 'stakes',
    path: 'wager.staked',
  },
  won: {
    about: 'A win of a round; 0 closes it as lost.',
    word: 'win',
    counts: 'won',
    isAsked: false,
    taxed: 'winnings',
    shares: 'other-rounds',
    path: 'wager.won',
  },
  'rolled-back': {
    about: 'A stake that never was: whole, also when it comes later.',
    word: 'refund',
    counts: 'staked',
    isAsked: false,
    taxed: 'winnings',
    shares: 'nobody',
    path: 'wager.rolled-back',
  },
  voided: {
    about: 'Stake given back, in whole or in part.',
    word: 'refund',
    counts: 'staked',
    isAsked: false,
    taxed: 'winnings',
    shares: 'nobody',
    path: 'wager.rolled-back',
  },
  changed: {
    about: 'A win or a void that is now worth something else; what is spent by then is owed.',
    word: 'correction',
    counts: 'as-named',
    isAsked: false,
    taxed: 'winnings',
    shares: 'nobody',
    path: 'wager.won',
  },
} as const satisfies Record<string, WagerKind>
export type WagerKindName = keyof typeof WAGER_KINDS

export type WagerJournal = `wager.${WagerKindName}`

const KINDS = Object.entries(WAGER_KINDS) as [WagerKindName, WagerKind][]

/** As the journals name them. */
export const WAGER_JOURNALS: readonly WagerJournal[] = KINDS.map(([name]) => `wager.${name}` as const)

/** Those whose money counts so; a change counts as what it names, which its journal says. */
export const journalsThatCount = (as: WagerKind['counts']): readonly WagerJournal[] =>
  KINDS.flatMap(([name, { counts }]) => (counts === as ? [`wager.${name}` as const] : []))
