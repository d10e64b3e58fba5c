/** The office's calls about jackpots: rule sets, rounds, their matches, results, and the settlement by two. */
import * as z from 'zod/mini'
import { amountText, limitText } from '../wire/amounts.ts'
import { flag, idText, text, whole, written } from '../wire/fields.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'

export const ROUND_STATES = ['draft', 'open', 'closed', 'paying', 'settled', 'undoing', 'cancelled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** Basis points are hundredths of a percent. */
const rule = z.object({
  matches: z.int(),
  reserves: z.int(),
  mostTickets: z.int(),
  salesShare: z.int(),
  tiers: z.array(z.object({ right: z.int(), share: z.int() })),
  fixed: z.array(z.object({ right: z.int(), prize: z.string(), winners: z.int() })),
  cancelledEnds: z.int(),
  onCancelled: z.enum(['refund', 'roll']),
  unpickedReserve: z.enum(['wrong', 'drawn']),
})

const match = z.object({
  id: z.string(),
  isReserve: z.boolean(),
  number: z.int(),
  participant1: z.string(),
  participant2: z.string(),
  league: z.string(),
  startsAt: z.string(),
  bookEvent: z.string(),
  state: z.enum(['ahead', 'played', 'cancelled']),
  score1: z.nullable(z.int()),
  score2: z.nullable(z.int()),
  /** No result 24 hours after the start that stood at the first sale: it may be cancelled. */
  isOverdue: z.boolean(),
})

const round = z.object({
  id: z.string(),
  name: z.string(),
  typeId: z.int(),
  ruleName: z.string(),
  version: z.int(),
  rule,
  state: z.enum(ROUND_STATES),
  currency: z.string(),
  price: z.string(),
  guarantee: z.string(),
  rolledIn: z.string(),
  closesAt: z.nullable(z.string()),
  tickets: z.int(),
  sales: z.string(),
  pool: z.string(),
  /** What the operator would add if the sale ended now. */
  liability: z.string(),
  root: z.string(),
  /** Left for a later round, and not taken yet. */
  rolls: z.string(),
  /** Every match that may count has a result. */
  isReady: z.boolean(),
})
export type OfficeRound = z.output<typeof round>

export const jackpotOutcome = z.object({
  how: z.enum(['played', 'cancelled']),
  pool: z.string(),
  winners: z.array(z.object({ right: z.int(), tickets: z.int(), each: z.string() })),
  fixedTickets: z.int(),
  fixedPaid: z.string(),
  paidFromPool: z.string(),
  returned: z.string(),
  rolls: z.string(),
})

const suggestion = z.object({
  match: z.string(),
  /** `open`: it is not over there. */
  says: z.enum(['played', 'called-off', 'open', 'unknown', 'away']),
  /** As the book calls the sides. */
  home: z.string(),
  away: z.string(),
  score1: z.nullable(z.int()),
  score2: z.nullable(z.int()),
  /** It is taken over with the others; what is called off, from 24 hours after the start. */
  isSuggested: z.boolean(),
})
export type Suggestion = z.output<typeof suggestion>

const score = z.nullable(z.int().check(z.minimum(0), z.maximum(99)))
const seenResult = z.object({
  match: idText,
  says: z.enum(['played', 'called-off']),
  score1: score,
  score2: score,
})

const newMatch = z.object({
  isReserve: flag,
  participant1: written(80),
  participant2: written(80),
  league: text(80),
  startsAt: z.iso.datetime({ offset: true }),
  /** The book's number of the match, from which its result is suggested. */
  bookEvent: z.string().check(z.regex(/^\d{0,18}$/)),
})

export const officeJackpots = {
  jackpots: officeCall('jackpots.read', {
    method: 'GET',
    path: '/api/office/Jackpots',
    about: 'Rounds of the manual jackpot, the newest first, 100 at most, with what the operator would owe now.',
    reply: z.object({ rounds: z.array(round) }),
  }),
  jackpotRound: officeCall('jackpots.read', {
    method: 'GET',
    path: '/api/office/JackpotRound',
    about: 'One round with its matches.',
    query: { id: idText },
    reply: z.object({ round, matches: z.array(match) }),
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  jackpotRules: officeCall('jackpots.read', {
    method: 'GET',
    path: '/api/office/JackpotRules',
    about: 'The newest version of each rule set.',
    reply: z.object({
      rules: z.array(
        z.object({ id: z.string(), name: z.string(), version: z.int(), typeId: z.int(), prizes: z.string(), rule }),
      ),
    }),
  }),
  keepJackpotRule: officeCall('jackpots.edit', {
    method: 'POST',
    path: '/api/office/KeepJackpotRule',
    about:
      'A rule set, or the next version of one. Shares are hundredths of a percent, prizes minor units as text. Rounds that are there keep theirs.',
    body: { name: written(60), typeId: whole(1, 999), rule },
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: {
      name: 'Thirteen',
      typeId: 10,
      rule: {
        matches: 13,
        reserves: 3,
        mostTickets: 5,
        salesShare: 6_000,
        tiers: [
          { right: 13, share: 8_500 },
          { right: 12, share: 1_000 },
          { right: 11, share: 500 },
        ],
        fixed: [],
        cancelledEnds: 4,
        onCancelled: 'roll',
        unpickedReserve: 'wrong',
      },
    },
  }),
  makeJackpot: officeCall('jackpots.edit', {
    method: 'POST',
    path: '/api/office/MakeJackpot',
    about: 'A draft of a round: its rule set, price, guarantee, and the round whose rest goes into its pool.',
    body: {
      ruleId: idText,
      name: written(80),
      price: amountText,
      guarantee: limitText,
      rolledFrom: z.union([idText, z.literal('')]),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INVALID_AMOUNT', 'INCORRECT_PARAMETER_VALUE'],
    example: { ruleId: '1', name: 'Saturday', price: '100', guarantee: '1000000', rolledFrom: '' },
  }),
  putJackpotMatches: officeCall('jackpots.edit', {
    method: 'POST',
    path: '/api/office/PutJackpotMatches',
    about: 'The matches of a draft, in their order, in place of those that it had.',
    body: { id: idText, matches: z.array(newMatch).check(z.maxLength(40)) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: {
      id: '1',
      matches: [
        {
          isReserve: false,
          participant1: 'Mawimbi',
          participant2: 'Simba wa Pwani',
          league: 'Ligi ya Pwani',
          startsAt: '2026-12-05T13:00:00Z',
          bookEvent: '',
        },
      ],
    },
  }),
  publishJackpot: officeCall('jackpots.edit', {
    method: 'POST',
    path: '/api/office/PublishJackpot',
    about:
      'Opens the sale of a draft that has its matches; it ends 60 seconds before the first kick-off of a main match.',
    body: { id: idText },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1' },
  }),
  setJackpotMatch: officeCall('jackpots.results', {
    method: 'POST',
    path: '/api/office/SetJackpotMatch',
    about:
      'What became of a match: put off to another start, played with a score, cancelled, or ahead again. While the sale is open a start may only move, and only later.',
    body: {
      id: idText,
      what: z.enum(['moved', 'played', 'cancelled', 'ahead']),
      startsAt: z.union([z.iso.datetime({ offset: true }), z.literal('')]),
      score1: whole(0, 99),
      score2: whole(0, 99),
      why: written(200),
    },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', what: 'played', startsAt: '', score1: 2, score2: 1, why: 'the league’s own page' },
  }),
  jackpotSuggestions: officeCall('jackpots.read', {
    method: 'GET',
    path: '/api/office/JackpotSuggestions',
    about:
      'What the book says became of the matches of a round whose sale has ended, of those that name one of its matches, with its names for both sides. away: the book did not answer.',
    query: { id: idText },
    reply: z.object({ suggestions: z.array(suggestion) }),
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  takeJackpotSuggestions: officeCall('jackpots.results', {
    method: 'POST',
    path: '/api/office/TakeJackpotSuggestions',
    about:
      'Takes over every result that is suggested, as the operator saw them. When the book says anything else by now, nothing is taken. The round is still settled by two.',
    body: { id: idText, seen: z.array(seenResult).check(z.maxLength(40)), why: written(200) },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'RESULTS_CHANGED'],
    example: { id: '1', seen: [{ match: '1', says: 'played', score1: 2, score2: 1 }], why: 'as the book has them' },
  }),
  jackpotDryRun: officeCall('jackpots.read', {
    method: 'GET',
    path: '/api/office/JackpotDryRun',
    about: 'What a settlement would do now: every sum, and the first 500 prizes by ticket. Nothing moves.',
    query: { id: idText },
    reply: z.object({
      outcome: jackpotOutcome,
      prizes: z.array(z.object({ ticket: z.string(), right: z.int(), amount: z.string() })),
    }),
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'RESULTS_MISSING'],
    example: { id: '1' },
  }),
  askJackpotSettled: officeCall('jackpots.settle', {
    method: 'POST',
    path: '/api/office/AskJackpotSettled',
    about: 'Asks that a round be settled as its dry run says; a second person decides on these very sums.',
    body: { id: idText, why: written(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'RESULTS_MISSING'],
    example: { id: '1', why: 'all results are official' },
  }),
  jackpotReversal: officeCall('jackpots.read', {
    method: 'GET',
    path: '/api/office/JackpotReversal',
    about:
      'What taking a settled round back would do now: how many prizes, their sum, what goes back into the pool, and the first 500 by ticket. Nothing moves.',
    query: { id: idText },
    reply: z.object({
      prizes: z.int(),
      sum: z.string(),
      pool: z.string(),
      first: z.array(z.object({ ticket: z.string(), amount: z.string() })),
    }),
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'JACKPOT_ROLLED_ON'],
    example: { id: '1' },
  }),
  askJackpotReversed: officeCall('jackpots.settle', {
    method: 'POST',
    path: '/api/office/AskJackpotReversed',
    about:
      'Asks that a settled round be taken back: every prize, what is spent of it is owed, and its pool is as before. Then it may be settled again. A second person decides.',
    body: { id: idText, why: written(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'JACKPOT_ROLLED_ON'],
    example: { id: '1', why: 'the league corrected a result' },
  }),
  askJackpotCancelled: officeCall('jackpots.settle', {
    method: 'POST',
    path: '/api/office/AskJackpotCancelled',
    about: 'Asks that an open round be cancelled and every ticket given back; a second person decides.',
    body: { id: idText, why: written(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'the league is suspended' },
  }),
} as const
