/** What one operator may not do alone: each kind once, with the permission that asking and approving it need. */
import * as z from 'zod/mini'
import { idText, text, written } from '../wire/fields.ts'
import { officeCall } from './call.ts'
import type { Permission } from './roles.ts'

/** A new kind (a jackpot's or a match's corrected result) is a row here and a deed in the operators.ts of its feature. */
export const APPROVAL_KINDS = {
  correction: 'corrections.make',
  reversal: 'results.correct',
  rollback: 'results.correct',
  treasury: 'treasury.move',
  key: 'keys.edit',
  'jackpot-settled': 'jackpots.settle',
  'jackpot-cancelled': 'jackpots.settle',
  'race-settled': 'cashraces.settle',
  'race-cancelled': 'cashraces.settle',
  'race-reversed': 'cashraces.settle',
  'promotion-effect': 'promotions.spend',
  'jackpot-reversed': 'jackpots.settle',
  'minor-returned': 'holds.decide',
  'dormant-handed-over': 'dormant.decide',
  'dormant-claimed': 'dormant.decide',
  'exclusion-lifted': 'protection.decide',
  'factors-reset': 'factors.reset',
  'sessions-ended': 'factors.reset',
  'operator-added': 'operators.manage',
  'operator-role': 'operators.manage',
  'operator-left': 'operators.manage',
  'operator-reset': 'operators.manage',
} as const satisfies Record<string, Permission>
export type ApprovalKind = keyof typeof APPROVAL_KINDS

/** Journals of a result that was paid and that can be undone by two people. */
export const REVERSIBLE = ['wager.won', 'correction.made'] as const

/** Shown this once: it opens nothing but the first log-in. */
export const firstPassword = z.object({ name: z.string(), firstPassword: z.string() })

/** `waits`: somebody else must approve it first. */
export const doneOrWaits = z.object({ waits: z.boolean(), first: z.nullable(firstPassword) })

const kind = z.enum(Object.keys(APPROVAL_KINDS) as [ApprovalKind, ...ApprovalKind[]])

export const approval = z.object({
  id: z.string(),
  kind,
  /** Kind and id, as in the trail: 'journal 12'. */
  subject: z.string(),
  details: z.record(z.string(), z.string()),
  /** Whom it is about: a player's number, an operator's name; empty: about nobody. */
  about: z.string(),
  why: z.string(),
  /** False: so small that whoever asked made it alone. */
  needsSecond: z.boolean(),
  askedBy: z.string(),
  askedAt: z.string(),
  state: z.enum(['waiting', 'made', 'refused']),
  decidedBy: z.string(),
  decidedWhy: z.string(),
  /** Asked for by the operator who looks. */
  isOwn: z.boolean(),
})
export type Approval = z.output<typeof approval>

export const officeApprovals = {
  approvals: officeCall('approvals.read', {
    method: 'GET',
    path: '/api/office/Approvals',
    about:
      'What waits for a second person, oldest first, then the newest that was decided, of one kind or all; 100 at most.',
    query: { kind: z.optional(z.union([kind, z.literal('')])) },
    reply: z.object({ approvals: z.array(approval) }),
    example: { kind: '' },
  }),
  decideApproval: officeCall('approvals.decide', {
    method: 'POST',
    path: '/api/office/DecideApproval',
    about:
      'Approves what somebody else asked for, which is done in the same moment, or refuses it. Who asked may only take it back. Whoever approves is shown no secret.',
    body: { id: idText, decision: z.enum(['approve', 'refuse']), why: text(300) },
    refusals: [
      'NOT_FOUND',
      'NO_LONGER_OPEN',
      'SECOND_PERSON_REQUIRED',
      'ACCOUNT_ON_HOLD',
      'INSUFFICIENT_AMOUNT',
      'INCORRECT_PARAMETER_VALUE',
    ],
    example: { id: '1', decision: 'approve', why: '' },
  }),
  askReversal: officeCall('results.correct', {
    method: 'POST',
    path: '/api/office/AskReversal',
    about: 'Asks that a journal of a paid result be undone; a second person decides. The player reads the reason.',
    body: { id: idText, why: written(200) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'NO_LONGER_OPEN', 'INCORRECT_PARAMETER_VALUE'],
    example: { id: '1', why: 'the round was void' },
  }),
}
