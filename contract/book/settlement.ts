/** What people set and see of settlement at the desk. */
import * as z from 'zod/mini'
import { call, done } from '../wire/call.ts'
import { tournament } from './season.ts'

const minor = z.int().check(z.minimum(0))

/** Above these a settlement waits for people. */
export const holdBounds = z.object({
  /** What one bet may be paid by itself. */
  bet: minor,
  /** What the bets that one market decides may be paid together. */
  market: minor,
  /** A cancel of more bets, or of more stakes, waits so many minutes. */
  cancelledBets: minor,
  cancelledStakes: minor,
  cancelMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** A settled bet is corrected by itself for so many hours. */
  correctionHours: z.int().check(z.minimum(0), z.maximum(720)),
})
export type HoldBounds = z.output<typeof holdBounds>

const key = z.string().check(z.minLength(1), z.maxLength(200))
const hold = z.object({
  key: z.string(),
  event: z.string(),
  market: z.nullable(z.string()),
  bet: z.nullable(z.string()),
  why: z.enum(['provisional', 'large', 'contradicting', 'cancel', 'late']),
  /** Names what was asked: who agrees says it back. */
  facts: z.string(),
  bets: z.int(),
  pays: minor,
  stakes: minor,
  at: z.string(),
  /** It goes on by itself then; null: two people agree. */
  until: z.nullable(z.string()),
  firstBy: z.nullable(z.string()),
})
const standing = z.object({ outcome: z.string(), won: minor, voided: minor })
const agreed = z.object({ agreed: z.union([z.literal(1), z.literal(2)]) })
const wayOut = z.enum(['again', 'by-hand'])

const tried = z.object({
  /** What it was counted from: agreeing names it. */
  facts: z.string(),
  bets: z.array(
    z.object({
      bet: z.string(),
      player: z.string(),
      stake: minor,
      revision: z.int(),
      before: standing,
      after: standing,
      movements: z.array(z.object({ kind: z.string(), of: z.nullable(z.string()), minor })),
    }),
  ),
  /** false: there are more bets than are shown. */
  isWhole: z.boolean(),
})
export type TriedSettlement = z.output<typeof tried>

export const deskSettlement = {
  holds: call({
    method: 'GET',
    path: '/book/desk/holds',
    access: 'operator',
    about: 'Settlements that wait for people: provisional, large, contradicting or late ones, and wide cancels.',
    query: {},
    example: {},
    reply: z.object({ holds: z.array(hold) }),
  }),
  dryRun: call({
    method: 'GET',
    path: '/book/desk/holds/dry-run',
    access: 'operator',
    about: 'What a settlement that waits would pay, to whom, and every movement of it; nothing is changed.',
    query: { key },
    example: { key: '17:goals.match.1x2?:large' },
    reply: tried,
    refusals: ['NO_LONGER_OPEN'],
  }),
  seasonDryRun: call({
    method: 'GET',
    path: '/book/desk/season/dry-run',
    access: 'operator',
    about:
      'What the table that `seen` names would pay if it were confirmed, to whom, and every movement of it; nothing is changed. The first 5,000 bets.',
    query: { tournament, seen: z.string().check(z.regex(/^[0-9a-f]{64}$/)) },
    example: { tournament: '3', seen: '0'.repeat(64) },
    reply: tried,
    refusals: ['NOT_FOUND', 'NOTHING_TO_CONFIRM', 'NO_LONGER_OPEN'],
  }),
  agree: call({
    method: 'POST',
    path: '/book/desk/holds/agree',
    access: 'operator',
    about: 'Agrees to a settlement that waits, as it was seen; with the second person it is paid.',
    body: { key, facts: z.string().check(z.maxLength(100)) },
    example: { key: '17:goals.match.1x2?:large', facts: 'Zm9yIGFuIGV4YW1wbGU' },
    reply: agreed,
    refusals: ['NO_LONGER_OPEN', 'SECOND_PERSON_REQUIRED'],
  }),
  disputes: call({
    method: 'GET',
    path: '/book/desk/disputes',
    access: 'operator',
    about: 'Movements that a wallet refused: what follows them in their round waits.',
    query: {},
    example: {},
    reply: z.object({
      disputes: z.array(
        z.object({
          key: z.string(),
          bet: z.string(),
          round: z.string(),
          player: z.string(),
          kind: z.string(),
          minor,
          code: z.nullable(z.string()),
          tries: z.int(),
          at: z.string(),
          wayOut: z.nullable(wayOut),
          proposedBy: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  wayOut: call({
    method: 'POST',
    path: '/book/desk/disputes/way-out',
    access: 'operator',
    about: 'Proposes that a refused movement is said again, or was put right by hand; a second person confirms it.',
    body: { key, way: wayOut },
    example: { key: 'b1:2', way: 'again' },
    reply: agreed,
    refusals: ['NO_LONGER_OPEN', 'SECOND_PERSON_REQUIRED'],
  }),
  bounds: call({
    method: 'GET',
    path: '/book/desk/hold-bounds',
    access: 'operator',
    about: 'Above what a settlement waits, in minor units.',
    query: {},
    example: {},
    reply: holdBounds,
  }),
  setBounds: call({
    method: 'POST',
    path: '/book/desk/hold-bounds',
    access: 'operator',
    about: 'Sets above what a settlement waits, for what is settled from then on.',
    body: holdBounds.shape,
    example: {
      bet: 50_000_000,
      market: 500_000_000,
      cancelledBets: 20,
      cancelledStakes: 100_000_000,
      cancelMinutes: 10,
      correctionHours: 24,
    },
    reply: done,
  }),
}
