/** Who may do what in the office: one table of permissions, one of roles. Both ends read it; the server alone decides by it. */

export const PERMISSIONS = {
  'players.read': 'Find players and read their page.',
  'players.note': 'Write notes about a player for colleagues.',
  'players.rank': 'Make a player a test player, and back.',
  'corrections.make': 'Correct a balance, a small one at once, and approve what somebody else asked for.',
  'results.correct': 'Ask that a paid result be undone, and approve what somebody else asked for.',
  'approvals.read': 'See what waits for a second person.',
  'approvals.decide': 'Approve or refuse what somebody else asked for, where one might ask it oneself.',
  'withdrawals.read': 'See withdrawals that are under way.',
  'withdrawals.decide': 'Approve or reject withdrawals that wait.',
  'deposits.read': 'See deposits that need attention.',
  'deposits.decide': 'Ask companies about deposits; send parked money back, or credit it with a second person.',
  'reconciliation.read': 'See companies’ statements beside our books.',
  'reconciliation.decide': 'Ask for a statement now, and explain differences.',
  'identity.read': 'See how far a player is known, and by what.',
  'identity.grant': 'Grant a document that was looked at by hand.',
  'holds.read': 'See holds on accounts and what players answered.',
  'holds.decide': 'Place holds on accounts and lift them.',
  'protection.read': 'See exclusions, breaks and limits of players.',
  'protection.decide':
    'Exclude, limit and give breaks; ask that such an exclusion be lifted, and approve what somebody else asked for.',
  'harm.read': 'See signs of harm in play, and what was done about them.',
  'harm.answer': 'Say what was done about a sign of harm.',
  'ledger.read': 'Read accounts, journals and postings.',
  'games.read': 'See the casino’s companies and games.',
  'games.edit': 'Put games on and off, order and file them, limit their stakes.',
  'integrations.read': 'See how outside companies do, their methods and the jobs that failed.',
  'integrations.edit': 'Put payment methods on and off, set their limits, let failed jobs run again.',
  'keys.edit': 'Set and rotate the keys of outside companies.',
  'reports.read': 'Read trial balances and what is large or odd.',
  'reports.export': 'Take journals, payments and statements away as files.',
  'treasury.move': 'Ask that money be moved between the house’s accounts, and approve what somebody else asked for.',
  'audit.read': 'Search the trail of what operators did.',
  'operators.manage': 'See operators, add one, change a role, let one go, give one a new start.',
} as const
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
    ],
  },
  content: { about: 'Writes what the site says, and keeps its games.', may: ['games.read', 'games.edit'] },
  trading: {
    about: 'Watches games and results.',
    may: ['players.read', 'ledger.read', 'games.read', 'results.correct', 'approvals.read', 'approvals.decide'],
  },
  finance: {
    about: 'Keeps the money right.',
    may: [
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
      'protection.read',
      'protection.decide',
      'harm.read',
      'harm.answer',
      'ledger.read',
      'games.read',
      'integrations.read',
      'reports.read',
      'reports.export',
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

/** May it decide about money or people? Whoever has such a role can be somebody else's second person. */
export const isWeighty = (role: string): boolean =>
  Object.hasOwn(ROLES, role) && ROLES[role as Role].may.some((one) => /\.(make|correct|decide|manage|move)$/.test(one))

/** Shortest password of an operator. */
export const OPERATOR_PASSWORD_MIN_LENGTH = 12
/** Also a check of the database. */
export const OPERATOR_NAME = /^[a-z][a-z0-9.-]{1,31}$/
