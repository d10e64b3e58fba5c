/**
 * Words that are stored in somebody's database or spoken by somebody's client since v0.1.0, and therefore are never renamed: a
 * journal under another kind would be a second journal, and money twice. What the field calls them is for names in the code.
 */
import words from './stored-words.json' with { type: 'json' }

/** Where a kind of word stands today: in a printed table, or somewhere in the sources of some folders. */
export type Place =
  | { readonly page: string; readonly section: string; readonly columns: readonly string[] }
  | { readonly in: readonly string[] }

interface Kind {
  readonly what: keyof typeof words
  readonly place: Place
}

const inTable = (page: string, section: string, ...columns: string[]): Place => ({ page, section, columns })

const KINDS: readonly Kind[] = [
  { what: 'calls', place: inTable('calls', 'Calls', 'method', 'path') },
  { what: 'refusals', place: inTable('refusals', 'Refusals', 'name', 'statusCode') },
  { what: 'payment methods', place: inTable('payments', 'Payment methods', 'viewName') },
  { what: 'office calls', place: inTable('office', 'Calls of the office', 'method', 'path') },
  { what: 'permissions', place: inTable('office', 'Permissions in the office', 'name') },
  { what: 'roles', place: inTable('office', 'Roles in the office', 'name') },
  { what: 'accounts of a player', place: inTable('accounts', 'Accounts of a player', 'name') },
  { what: 'accounts of the house', place: inTable('accounts', 'Accounts of the house', 'name') },
  { what: 'settings of the API', place: inTable('settings', 'Environment of the API', 'name') },
  { what: 'settings of the sandbox', place: inTable('settings', 'Environment of the sandbox', 'name') },
  { what: 'jobs', place: inTable('jobs', 'Jobs', 'name') },
  { what: 'journal kinds', place: { in: ['money/', 'server/'] } },
  { what: 'metrics', place: { in: ['server/'] } },
  { what: 'kept in the browser', place: { in: ['contract/'] } },
]

/** One row a kind of word, as `npm run tables` prints it. */
export const STORED_WORDS = KINDS.map(({ what, place }) => ({ what, place, words: words[what] as readonly string[] }))
