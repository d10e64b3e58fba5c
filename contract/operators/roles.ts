/** Who may do what in the office: one table of permissions, one of roles. Both ends read it; the server alone decides by it. */

interface PermissionRow {
  readonly about: string
  /** It decides about money or people, so whoever has it can be somebody's second person: given by two admins. */
  readonly isWeighty: boolean
}

export const PERMISSIONS = {
  'players.read': { about: 'Find players and read their page.', isWeighty: false },
  'players.note': { about: 'Write notes about a player for colleagues.', isWeighty: false },
  'players.rank': { about: 'Make a player a test player, and back.', isWeighty: false },
  'corrections.make': {
    about: 'Correct a balance, a small one at once, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'results.correct': {
    about: 'Ask that a paid result be undone, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'approvals.read': { about: 'See what waits for a second person.', isWeighty: false },
  'approvals.decide': {
    about: 'Approve or refuse what somebody else asked for, where one might ask it oneself.',
    isWeighty: true,
  },
  'withdrawals.read': { about: 'See withdrawals that are under way.', isWeighty: false },
  'withdrawals.decide': { about: 'Approve or reject withdrawals that wait.', isWeighty: true },
  'deposits.read': { about: 'See deposits that need attention.', isWeighty: false },
  'deposits.decide': {
    about: 'Ask companies about deposits; send parked money back, or credit it with a second person.',
    isWeighty: true,
  },
  'reconciliation.read': { about: 'See companies’ statements beside our books.', isWeighty: false },
  'reconciliation.decide': { about: 'Ask for a statement now, and explain differences.', isWeighty: true },
  'identity.read': { about: 'See how far a player is known, and by what.', isWeighty: false },
  'identity.grant': { about: 'Grant a document that was looked at by hand.', isWeighty: true },
  'holds.read': { about: 'See holds on accounts and what players answered.', isWeighty: false },
  'holds.decide': { about: 'Place holds on accounts and lift them.', isWeighty: true },
  'pictures.look': {
    about: 'Look at pictures of documents that players sent, and accept or refuse them.',
    isWeighty: true,
  },
  'protection.read': { about: 'See exclusions, breaks and limits of players.', isWeighty: false },
  'protection.decide': {
    about:
      'Exclude, limit and give breaks; ask that such an exclusion be lifted, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'factors.reset': {
    about: 'Ask that a player’s second factors or sessions be ended, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'harm.read': { about: 'See signs of harm in play, and what was done about them.', isWeighty: false },
  'harm.answer': { about: 'Say what was done about a sign of harm.', isWeighty: false },
  'messages.read': { about: 'Read what players wrote, and the answers.', isWeighty: false },
  'messages.answer': { about: 'Take players’ messages in hand, answer and close them.', isWeighty: false },
  'suspicion.read': { about: 'See cases of suspicion and what was filed.', isWeighty: false },
  'suspicion.decide': {
    about: 'Open cases of suspicion, and say what was filed or why nothing is in one.',
    isWeighty: true,
  },
  'dormant.read': { about: 'See dormant accounts and what became of their money.', isWeighty: false },
  'dormant.decide': {
    about:
      'Note searches; ask that the money of a dormant account be handed over or given back, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'ledger.read': { about: 'Read accounts, journals and postings.', isWeighty: false },
  'games.read': { about: 'See the casino’s companies and games.', isWeighty: false },
  'games.edit': { about: 'Put games on and off, order and file them, limit their stakes.', isWeighty: false },
  'jackpots.read': { about: 'See jackpots, what they owe and what a settlement would pay.', isWeighty: false },
  'jackpots.edit': { about: 'Make rule sets and rounds of jackpots, and publish them.', isWeighty: false },
  'jackpots.results': { about: 'Say what became of the matches of a jackpot.', isWeighty: true },
  'jackpots.settle': {
    about: 'Ask that a jackpot be settled or cancelled, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'bets.read': { about: 'See any bet at the book with its whole life.', isWeighty: false },
  'trading.read': {
    about: 'See matches, prices, risk, limits, what was held, and how the feed of the book does.',
    isWeighty: false,
  },
  'trading.price': { about: 'Move prices and margins; suspend and reopen markets.', isWeighty: false },
  'trading.review': {
    about: 'Answer slips that are over the limit; look at alerts on suspicious betting, and keep cases of it.',
    isWeighty: true,
  },
  'trading.results': {
    about: 'Say how matches ended, void bets struck at a wrong price, bring leagues from files.',
    isWeighty: true,
  },
  'trading.settle': {
    about: 'Be one of the two who let a held settlement go on, put a dispute right, or take a cash-out back.',
    isWeighty: true,
  },
  'trading.limits': {
    about: 'Set limits, delays and classes of players at the book, and list insiders.',
    isWeighty: true,
  },
  'cashraces.read': { about: 'See cash races, their places and what a settlement would pay.', isWeighty: false },
  'cashraces.edit': { about: 'Make rule sets and cash races, and publish them.', isWeighty: false },
  'cashraces.settle': {
    about:
      'End a race early; ask that one be settled, cancelled or reversed, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'promotions.read': { about: 'See promotions, what they gave and what they cost.', isWeighty: false },
  'promotions.edit': {
    about: 'Write promotions, their categories and pictures, publish and end them.',
    isWeighty: false,
  },
  'promotions.spend': {
    about: 'Say what a promotion gives, a small sum at once, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'integrations.read': {
    about: 'See how outside companies do, their methods and the jobs that failed.',
    isWeighty: false,
  },
  'integrations.edit': {
    about: 'Put payment methods on and off, set their limits, let failed jobs run again.',
    isWeighty: true,
  },
  'keys.edit': { about: 'Set and rotate the keys of outside companies.', isWeighty: true },
  'reports.read': { about: 'Read trial balances and what is large or odd.', isWeighty: false },
  'reports.export': { about: 'Take journals, payments and statements away as files.', isWeighty: false },
  'treasury.move': {
    about: 'Ask that money be moved between the house’s accounts, and approve what somebody else asked for.',
    isWeighty: true,
  },
  'breaches.keep': { about: 'Note breaches of data, and each step that the law asks for.', isWeighty: false },
  'audit.read': { about: 'Search the trail of what operators did.', isWeighty: false },
  'operators.manage': {
    about: 'See operators, add one, change a role, let one go, give one a new start.',
    isWeighty: true,
  },
} as const satisfies Record<string, PermissionRow>
export type Permission = keyof typeof PERMISSIONS

interface RoleRow {
  readonly about: string
  readonly may: readonly Permission[]
}

const ALL = Object.keys(PERMISSIONS) as Permission[]

export const ROLES = {
  support: {
    about: 'Answers players.',
    may: [
      'players.read',
      'players.note',
      'identity.read',
      'withdrawals.read',
      'deposits.read',
      'holds.read',
      'protection.read',
      'harm.read',
      'harm.answer',
      'messages.read',
      'messages.answer',
      'dormant.read',
      'bets.read',
      'promotions.read',
    ],
  },
  content: {
    about: 'Writes what the site says, and keeps its games.',
    may: ['games.read', 'games.edit', 'cashraces.read', 'cashraces.edit'],
  },
  marketing: {
    about: 'Makes promotions, within sums that finance agrees to.',
    may: ['promotions.read', 'promotions.edit', 'promotions.spend', 'approvals.read'],
  },
  trading: {
    about: 'Watches games and results.',
    may: [
      ...['players.read', 'ledger.read', 'games.read', 'results.correct', 'approvals.read', 'approvals.decide'],
      ...['jackpots.read', 'jackpots.edit', 'jackpots.results', 'jackpots.settle'],
      ...['bets.read', 'trading.read', 'trading.price', 'trading.review', 'trading.results', 'trading.settle'],
      'trading.limits',
      ...['cashraces.read', 'cashraces.edit', 'cashraces.settle'],
    ],
  },
  finance: {
    about: 'Keeps the money right.',
    may: [
      'jackpots.read',
      'jackpots.settle',
      'bets.read',
      'trading.read',
      'trading.settle',
      'cashraces.read',
      'cashraces.settle',
      'promotions.read',
      'promotions.spend',
      'players.read',
      'players.note',
      'corrections.make',
      'results.correct',
      'approvals.read',
      'approvals.decide',
      'withdrawals.read',
      'withdrawals.decide',
      'deposits.read',
      'deposits.decide',
      'reconciliation.read',
      'reconciliation.decide',
      'identity.read',
      'holds.read',
      'holds.decide',
      'dormant.read',
      'dormant.decide',
      'ledger.read',
      'integrations.read',
      'reports.read',
      'reports.export',
      'treasury.move',
    ],
  },
  compliance: {
    about: 'Looks at everything, moves no money.',
    may: [
      'players.read',
      'players.note',
      'players.rank',
      'approvals.read',
      'approvals.decide',
      'withdrawals.read',
      'deposits.read',
      'reconciliation.read',
      'identity.read',
      'identity.grant',
      'holds.read',
      'holds.decide',
      'pictures.look',
      'protection.read',
      'protection.decide',
      'factors.reset',
      'harm.read',
      'harm.answer',
      'messages.read',
      'suspicion.read',
      'suspicion.decide',
      'dormant.read',
      'dormant.decide',
      'ledger.read',
      'games.read',
      'bets.read',
      'trading.read',
      'integrations.read',
      'reports.read',
      'reports.export',
      'breaches.keep',
      'audit.read',
    ],
  },
  admin: { about: 'Everything, operators included.', may: ALL },
} as const satisfies Record<string, RoleRow>
export type Role = keyof typeof ROLES

export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]]

/** A role that the database holds and this table does not know may do nothing. */
export function may(role: string, permission: Permission): boolean {
  return Object.hasOwn(ROLES, role) && (ROLES[role as Role].may as readonly Permission[]).includes(permission)
}

/** Has it a permission that decides about money or people? */
export const isWeighty = (role: string): boolean =>
  Object.hasOwn(ROLES, role) && ROLES[role as Role].may.some((one) => PERMISSIONS[one].isWeighty)

/** Shortest password of an operator. */
export const OPERATOR_PASSWORD_MIN_LENGTH = 12
/** Also a check of the database. */
export const OPERATOR_NAME = /^[a-z][a-z0-9.-]{1,31}$/
