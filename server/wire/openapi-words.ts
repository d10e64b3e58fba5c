/** What the API's documents say of each group of calls. */
import type { Area } from '@uwanja/contract/site/calls'

export const AREA_ABOUT: Readonly<Record<Area, string>> = {
  security: 'Accounts: registering, log-in and log-out, recovery, second factors, the number.',
  banking: 'Deposits and withdrawals.',
  user: 'The player’s balance, details, history and devices.',
  game: 'The casino: lobbies, launches, rounds.',
  sports: 'Sports betting.',
  cashrace: 'Cash races.',
  marketing: 'Partners’ links.',
  messages: 'The player’s inbox.',
  email: 'Mail to the house.',
  jackpot: 'The jackpot.',
  bonus: 'Bonuses.',
  protection: 'Limits, breaks, exclusion, the player’s data.',
  identity: 'How far a player is known.',
  site: 'What the site is told of the server.',
}

/** By the first word of a permission; `session` is everybody's. */
export const OFFICE_ABOUT: Readonly<Record<string, string>> = {
  session: 'Log-in, log-out and what every operator sees.',
  players: 'Players, their page, notes and rank.',
  corrections: 'Corrections of balances.',
  results: 'Paid results that are undone.',
  approvals: 'What waits for a second person.',
  withdrawals: 'Withdrawals under way, and what operators decide of them.',
  deposits: 'Deposits that need attention.',
  reconciliation: 'Companies’ statements beside our books.',
  identity: 'How far a player is known.',
  holds: 'Holds on accounts.',
  ledger: 'Accounts, journals and postings.',
  games: 'The casino’s companies and games.',
  integrations: 'Outside companies, payment methods and jobs.',
  jackpots: 'Manual jackpots: rule sets, rounds, results and settlements.',
  keys: 'Keys of outside companies.',
  reports: 'Trial balances, reports and what is large or odd.',
  audit: 'The trail of what operators did.',
  operators: 'Operators and their roles.',
  treasury: 'The house’s money.',
  harm: 'Signs of harm.',
  dormant: 'Accounts with money in them that nobody uses.',
  suspicion: 'Cases of suspicion, and what was filed.',
  breaches: 'Breaches of data, and each step that followed.',
  factors: 'Second factors that operators reset, by two.',
  protection: 'Exclusions, breaks and limits that operators give.',
  messages: 'Messages from players.',
}
