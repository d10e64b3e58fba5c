/** The office's calls about cash races: rule sets, races, how they stand, and the settlement by two. */
import * as z from 'zod/mini'
import { RACE_COUNTS } from '../fair/race-points.ts'
import { amountText } from '../wire/amounts.ts'
import { idText, text, whole, written } from '../wire/fields.ts'
import { doneOrWaits } from './approvals.ts'
import { officeCall } from './call.ts'

export const OFFICE_RACE_STATES = [
  'draft',
  'published',
  'running',
  'ended',
  'paying',
  'settled',
  'reversing',
  'cancelled',
] as const
export type RaceState = (typeof OFFICE_RACE_STATES)[number]

export const SCOPES = ['company', 'category', 'list'] as const
export type ScopeKind = (typeof SCOPES)[number]

/** Amounts as decimal text. */
const rule = z.object({
  counts: z.enum(RACE_COUNTS),
  step: amountText,
  leastStake: amountText,
  /** Names of companies, lobbies with a category (`slots:6`), or ids of games. */
  scope: z.object({
    by: z.enum(SCOPES),
    which: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(500)),
  }),
  prizes: z.array(amountText).check(z.minLength(1), z.maxLength(500)),
  payAs: z.enum(['cash', 'bonus']),
  times: whole(0, 100),
  days: whole(0, 365),
})
export type OfficeRaceRule = z.output<typeof rule>
type RawRule = z.input<typeof rule>

/** Who has a place: whoever plays, or only whom a promotion lets in. */
export const RACE_ENTRIES = ['open', 'promotion'] as const

const race = z.object({
  id: z.string(),
  name: z.string(),
  names: z.object({ en: z.string(), sw: z.string(), zh: z.string() }),
  urlSuffix: z.string(),
  ruleName: z.string(),
  version: z.int(),
  rule,
  state: z.enum(OFFICE_RACE_STATES),
  currency: z.string(),
  fromAt: z.string(),
  toAt: z.string(),
  /** From then on nothing changes its points any more, and it can be settled. */
  countsUntil: z.string(),
  pool: z.string(),
  banner: z.string(),
  games: z.int(),
  players: z.int(),
  commitment: z.string(),
  entry: z.enum(RACE_ENTRIES),
  paid: z.string(),
  left: z.string(),
})
export type OfficeRace = z.output<typeof race>

const placed = z.object({
  place: z.int(),
  playerId: z.string(),
  player: z.string(),
  points: z.string(),
  prize: z.string(),
})
const payout = z.object({
  nth: z.int(),
  run: z.int(),
  playerId: z.string(),
  player: z.string(),
  place: z.int(),
  amount: z.string(),
  state: z.enum(['owed', 'paid', 'returning', 'taken-back', 'kept']),
})
const why = written(300)
/** A picture as a data: address; the JSON of a call has 64 KiB. */
const MOST_BANNER = 48_000

const RULE_EXAMPLE: RawRule = {
  counts: 'volume',
  step: '100',
  leastStake: '10',
  scope: { by: 'category', which: ['slots:6'] },
  prizes: ['50000', '25000', '10000'],
  payAs: 'cash',
  times: 0,
  days: 0,
}

export const officeCashraces = {
  cashraces: officeCall('cashraces.read', {
    method: 'GET',
    path: '/api/office/Cashraces',
    about: 'Cash races, the newest first, 100 at most, without their pictures.',
    reply: z.object({ races: z.array(race) }),
  }),
  cashrace: officeCall('cashraces.read', {
    method: 'GET',
    path: '/api/office/Cashrace',
    about: 'One race with the first hundred places, or its drops that were taken, and with what is paid.',
    query: { id: idText },
    reply: z.object({ race, places: z.array(placed), payouts: z.array(payout) }),
    refusals: ['NOT_FOUND'],
    example: { id: '1' },
  }),
  cashraceRules: officeCall('cashraces.read', {
    method: 'GET',
    path: '/api/office/CashraceRules',
    about: 'The newest version of each rule set of races.',
    reply: z.object({ rules: z.array(z.object({ id: z.string(), name: z.string(), version: z.int(), rule })) }),
  }),
  keepCashraceRule: officeCall('cashraces.edit', {
    method: 'POST',
    path: '/api/office/KeepCashraceRule',
    about: 'A rule set, or the next version of one. Races that are there keep theirs.',
    body: { name: written(60), rule },
    refusals: ['INCORRECT_PARAMETER_VALUE', 'INVALID_AMOUNT'],
    example: { name: 'Weekly slots', rule: RULE_EXAMPLE },
  }),
  makeCashrace: officeCall('cashraces.edit', {
    method: 'POST',
    path: '/api/office/MakeCashrace',
    about:
      'A draft of a race: its rule set, names, address, picture (PNG, JPEG or WebP as a data: address), start and end.',
    body: {
      ruleId: idText,
      names: z.object({ en: written(80), sw: text(80), zh: text(80) }),
      urlSuffix: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
      banner: z.string().check(z.maxLength(MOST_BANNER)),
      fromAt: z.iso.datetime({ offset: true }),
      toAt: z.iso.datetime({ offset: true }),
      entry: z._default(z.enum(RACE_ENTRIES), 'open'),
    },
    reply: z.object({ id: z.string() }),
    refusals: ['NOT_FOUND', 'INCORRECT_PARAMETER_VALUE'],
    example: {
      ruleId: '1',
      names: { en: 'Weekend race', sw: '', zh: '' },
      urlSuffix: 'weekend',
      banner: '',
      fromAt: '2026-12-04T18:00:00Z',
      toAt: '2026-12-06T22:00:00Z',
    },
  }),
  publishCashrace: officeCall('cashraces.edit', {
    method: 'POST',
    path: '/api/office/PublishCashrace',
    about: 'Fixes the games of a draft and lets it run from its start on, five seconds from now at the earliest.',
    body: { id: idText },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1' },
  }),
  endCashrace: officeCall('cashraces.settle', {
    method: 'POST',
    path: '/api/office/EndCashrace',
    about: 'Ends a running race now, before its time. What was played by now counts.',
    body: { id: idText, why },
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'a fault in a game' },
  }),
  cashraceDryRun: officeCall('cashraces.read', {
    method: 'GET',
    path: '/api/office/CashraceDryRun',
    about: 'What a settlement would pay now, to whom. Nothing moves.',
    query: { id: idText },
    reply: z.object({ paid: z.string(), left: z.string(), prizes: z.array(placed) }),
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'RACE_STILL_COUNTS'],
    example: { id: '1' },
  }),
  askCashraceSettled: officeCall('cashraces.settle', {
    method: 'POST',
    path: '/api/office/AskCashraceSettled',
    about: 'Asks that a race be settled as its dry run says; a second person decides on these very sums.',
    body: { id: idText, why },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'RACE_STILL_COUNTS'],
    example: { id: '1', why: 'looked at the first ten' },
  }),
  askCashraceCancelled: officeCall('cashraces.settle', {
    method: 'POST',
    path: '/api/office/AskCashraceCancelled',
    about: 'Asks that a race that is not settled be cancelled: nobody is paid; a second person decides.',
    body: { id: idText, why },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'the company is off' },
  }),
  askCashraceReversed: officeCall('cashraces.settle', {
    method: 'POST',
    path: '/api/office/AskCashraceReversed',
    about:
      'Asks that the prizes of a race that was paid in cash be taken back, to settle it anew; a second person decides. What was spent stays, and is taken off the next settlement.',
    body: { id: idText, why },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN'],
    example: { id: '1', why: 'the first place is a company of players' },
  }),
} as const
