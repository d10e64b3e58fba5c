/** The office's calls about players: found, looked at, noted about, corrected. Amounts are decimal text. */
import * as z from 'zod/mini'
import { amountText } from '../wire/amounts.ts'
import { filled, flag, idText, text, written } from '../wire/fields.ts'
import { approval } from './approvals.ts'
import { officeCall } from './call.ts'

/** What stops a player now, the last before the others; `open`: nothing that whoever looks may see. */
export const PLAYER_STANDINGS = ['open', 'held', 'break', 'excluded'] as const

const foundPlayer = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  standing: z.enum(PLAYER_STANDINGS),
  /** Cash and bonus. */
  balance: z.string(),
  currency: z.string(),
})
export type FoundPlayer = z.output<typeof foundPlayer>

const playerPage = z.object({
  id: z.string(),
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(z.string()),
  email: z.string(),
  country: z.string(),
  language: z.string(),
  createdAt: z.string(),
  numberProvenAt: z.nullable(z.string()),
  isTest: z.boolean(),
  /** The partner's code with which the player came; empty: none. */
  refcode: z.string(),
  /** The words of terms and privacy policy that the player agreed to last, and when. */
  terms: z.nullable(z.object({ version: z.string(), at: z.string() })),
  currency: z.string(),
  /** What stops the player now, by their own word or the house's: instants, null for what does not run. */
  standing: z.object({ excludedUntil: z.nullable(z.string()), breakUntil: z.nullable(z.string()) }),
  /** When they last used the account: logged in, staked, paid in or asked for money. */
  lastSeenAt: z.string(),
  accounts: z.object({ cash: z.string(), bonus: z.string(), held: z.string(), debt: z.string() }),
  notes: z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), body: z.string() })),
})
export type PlayerPage = z.output<typeof playerPage>

export const MOMENTS = [
  ...(['login', 'payment', 'journal', 'message', 'launch', 'deed', 'answer'] as const),
  ...(['rule', 'document', 'bonus', 'erasure'] as const),
] as const

const moment = z.object({
  at: z.string(),
  kind: z.enum(MOMENTS),
  /** The row's own id: of a journal it opens the ledger. */
  id: z.string(),
  /** In the house's words: 'wager.staked', 'deposit', 'correction.made'. */
  what: z.string(),
  /** Where it came from, or what it says: a company, an address, a header, a reason. */
  about: z.string(),
  /** Empty where nothing is counted. Of a journal it is signed. */
  amount: z.string(),
  /** Of a payment. */
  state: z.string(),
})
export type Moment = z.output<typeof moment>

export const officePlayers = {
  findPlayers: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/FindPlayers',
    about:
      'By number (also without prefix, also its beginning), part of a name, id, or reference of a payment or a play. 50 at most.',
    query: { words: filled(100) },
    reply: z.object({ players: z.array(foundPlayer) }),
    example: { words: '8031234561' },
  }),
  player: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/Player',
    about: 'Everything on one page but the timeline.',
    query: { id: idText },
    reply: playerPage,
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  timeline: officeCall('players.read', {
    method: 'GET',
    path: '/api/office/Timeline',
    about: 'Everything that happened with one player, newest first, 50 rows a page.',
    query: { id: idText, before: text(80) },
    reply: z.object({ moments: z.array(moment), next: z.nullable(z.string()) }),
    example: { id: '1', before: '' },
  }),
  addNote: officeCall('players.note', {
    method: 'POST',
    path: '/api/office/AddNote',
    about: 'A note for colleagues. It stays as it was written; the player never sees it.',
    body: { id: idText, body: written(2000) },
    refusals: ['NOT_FOUND'],
    example: { id: '1', body: 'Called about a lost phone.' },
  }),
  setTestRank: officeCall('players.rank', {
    method: 'POST',
    path: '/api/office/SetTestRank',
    about: 'A test player sees payment methods that are being tried out.',
    body: { id: idText, isTest: flag, why: written(300) },
    refusals: ['NOT_FOUND'],
    example: { id: '1', isTest: true, why: 'tries the new bank' },
  }),
  askCorrection: officeCall('corrections.make', {
    method: 'POST',
    path: '/api/office/AskCorrection',
    about:
      'Gives or takes cash. Made at once when it is small, else it waits for a second person. The player reads the reason.',
    body: {
      /** Made by the page, once a form: the same press twice is one correction. */
      key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      id: idText,
      direction: z.enum(['give', 'take']),
      amount: amountText,
      reason: written(200),
    },
    reply: approval,
    refusals: ['NOT_FOUND', 'INVALID_AMOUNT', 'INSUFFICIENT_AMOUNT', 'INCORRECT_PARAMETER_VALUE'],
    example: { key: 'a-key-of-16-letters', id: '1', direction: 'give', amount: '500.00', reason: 'goodwill' },
  }),
}
