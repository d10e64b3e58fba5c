/** The office's calls about the books: from account to cause, and the proof's light. */
import * as z from 'zod/mini'
import { before, idText } from '../wire/fields.ts'
import { officeCall } from './call.ts'

const account = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty: an account of the house. */
  playerId: z.string(),
  currency: z.string(),
  balance: z.string(),
})
export type Account = z.output<typeof account>

/** What a journal is, in a list and on its own page. */
const head = {
  id: z.string(),
  at: z.string(),
  source: z.string(),
  kind: z.string(),
  key: z.string(),
  currency: z.string(),
  playerId: z.string(),
}

const journal = z.object({
  ...head,
  /** What it did to the account that is looked at, signed. */
  amount: z.string(),
})
export type JournalRow = z.output<typeof journal>

const journalPage = z.object({
  ...head,
  round: z.string(),
  reverses: z.string(),
  reversedBy: z.string(),
  details: z.record(z.string(), z.unknown()),
  postings: z.array(z.object({ from: account, to: account, amount: z.string() })),
  /** What caused it, where the house has a row of its own: a payment or a correction. */
  cause: z.nullable(z.object({ kind: z.enum(['payment', 'correction']), id: z.string(), state: z.string() })),
})
export type JournalPage = z.output<typeof journalPage>

export const officeMoney = {
  accounts: officeCall('ledger.read', {
    method: 'GET',
    path: '/api/office/Accounts',
    about: 'The house’s accounts with their balances, or those of one player.',
    query: { playerId: z.optional(z.union([idText, z.literal('')])) },
    reply: z.object({ accounts: z.array(account) }),
    example: { playerId: '' },
  }),
  journals: officeCall('ledger.read', {
    method: 'GET',
    path: '/api/office/Journals',
    about:
      'The journals of one account, newest first, 50 a page. A page looks at a stretch of the book, so it may be short and still have a next one.',
    query: { accountId: z.string().check(z.regex(/^-?[1-9]\d{0,18}$/)), before },
    reply: z.object({ account, journals: z.array(journal), next: z.nullable(z.string()) }),
    refusals: ['NOT_FOUND'],
    example: { accountId: '-1', before: '' },
  }),
  journal: officeCall('ledger.read', {
    method: 'GET',
    path: '/api/office/Journal',
    about: 'One journal: its postings and what caused it.',
    query: { id: idText },
    reply: journalPage,
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  light: officeCall('everyone', {
    method: 'GET',
    path: '/api/office/Light',
    about: 'Does the proof of the books hold? Every open page asks.',
    poll: true,
    reply: z.object({
      isGreen: z.boolean(),
      findings: z.number(),
      /** Journals that are not proven yet, counted to a thousand. */
      behind: z.number(),
      lastFinding: z.nullable(z.object({ at: z.string(), what: z.string() })),
      /** Who reads the journals and is late with it: how many are unread, counted to a thousand, and the age of the oldest. */
      late: z.array(z.object({ reader: z.string(), behind: z.number(), oldestS: z.number() })),
      /** The transaction below which all of them stop, when somebody is late: anybody's, in any database of the server. */
      heldBy: z.nullable(z.object({ who: z.string(), sinceS: z.number() })),
      /** Since when the books go on in another life of the database: restored, copied or failed over. */
      epoch: z.nullable(z.object({ number: z.number(), at: z.string() })),
      /** By how many seconds this process's clock is before the database's, where that is too much. */
      clockOffS: z.nullable(z.number()),
      /** Companies that cannot serve us until something of ours is put right, of which we heard within a day. */
      complaints: z.array(z.object({ company: z.string(), what: z.string(), since: z.string(), lastAt: z.string() })),
      /** Of what this operator may see, whatever waits for a second person. */
      approvals: z.number(),
      /** Withdrawals that wait for a decision. */
      withdrawals: z.number(),
      /** Deposits that need attention. */
      deposits: z.number(),
      /** Rollbacks that were refused because a win stands. */
      rollbacks: z.number(),
      /** Pictures for holds that wait for a decision. */
      pictures: z.number(),
      /** Messages of players that wait for an answer. */
      messages: z.number(),
    }),
  }),
}
