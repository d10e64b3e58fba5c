/** Area office: what operators call at their own door. Amounts in replies are decimal text, because books have no largest sum. */
import * as z from 'zod/mini'
import { before, filled, idText, text } from '../wire/fields.ts'
import { officeCall } from './call.ts'
import { doneOrWaits, firstPassword, officeApprovals } from './approvals.ts'
import { officeBanners } from './banners.ts'
import { officeBets } from './bets.ts'
import { officeClosings } from './closings.ts'
import { officeDeposits } from './deposits.ts'
import { officeFactors } from './factors.ts'
import { officeBreaches } from './breaches.ts'
import { officeHarm } from './harm.ts'
import { officeHolds } from './holds.ts'
import { officeIdentity } from './identity.ts'
import { officeGames } from './games.ts'
import { officeIntegrations } from './integrations.ts'
import { officeCashraces } from './cashraces.ts'
import { officeJackpots } from './jackpots.ts'
import { officePromotions } from './promotions.ts'
import { officeKeys } from './keys.ts'
import { officeLetterTemplates } from './letter-templates.ts'
import { officeMessages } from './messages.ts'
import { officeMinors } from './minors.ts'
import { officeMoney } from './money.ts'
import { officePayments } from './payments.ts'
import { officePlayers } from './players.ts'
import { officeProtection } from './protection.ts'
import { officeReconciliation } from './reconciliation.ts'
import { day, officeReports } from './reports.ts'
import { PERMISSIONS, ROLE_NAMES, type Permission } from './roles.ts'
import { officeDormant } from './dormant.ts'
import { officeReturns } from './returns.ts'
import { officeSegments } from './segments.ts'
import { officeSummary } from './summary.ts'
import { officeSuspicions } from './suspicions.ts'
import { officeTrading } from './trading.ts'
import { officeTreasury } from './treasury.ts'
import { officeRollbacks } from './rollbacks.ts'
import { officeWithdrawals } from './withdrawals.ts'

const role = z.enum(ROLE_NAMES)
const session = z.object({
  token: z.string(),
  name: z.string(),
  role,
  /** The market’s time zone: its days and moments are everybody’s here. */
  zone: z.string(),
})
export type OfficeSession = z.output<typeof session>

/** The account is not open yet: what the person reads to those who stand for it. */
const check = z.nullable(z.object({ code: z.string(), waitsFor: z.array(z.string()) }))
export type OperatorCheck = NonNullable<z.output<typeof check>>

const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  /** Empty: the house itself, by a command at its own machine. */
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  why: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string(),
})
export type AuditRow = z.output<typeof auditRow>

const operatorRow = z.object({
  id: z.string(),
  name: z.string(),
  /** A row of the roles' table, unless an older version of it wrote this one. */
  role: z.string(),
  isEnrolled: z.boolean(),
  /** Let go: nothing opens, until a new start brings them back. */
  hasLeft: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  /** Who still has to confirm; nobody: the account is open. */
  waitsFor: z.array(z.string()),
  /** By whoever looks. */
  mayHandOut: z.boolean(),
  mayConfirm: z.boolean(),
})
export type OperatorRow = z.output<typeof operatorRow>

export const office = {
  login: officeCall('nobody', {
    method: 'POST',
    path: '/api/office/Login',
    about:
      'Name, password and code. Who has no authenticator yet is offered its key and goes on with enrol; who is not confirmed yet gets a code to read out.',
    body: { name: filled(64), password: filled(256), code: text(16) },
    reply: z.object({
      /** Set when the first log-in is still to be finished. */
      enrol: z.nullable(z.object({ address: z.string(), key: z.string() })),
      session: z.nullable(session),
      check,
    }),
    refusals: ['INVALID_USERNAME_OR_PASSWORD', 'TWO_FACTOR_REQUIRED', 'INVALID_VERIFICATION_CODE', 'TOO_MANY_ATTEMPTS'],
    example: { name: 'admin', password: 'a long sentence', code: '123456' },
  }),
  enrol: officeCall('nobody', {
    method: 'POST',
    path: '/api/office/Enrol',
    about: 'Ends the first log-in: a password of one’s own and the first code of the authenticator.',
    body: { name: filled(64), password: filled(256), newPassword: filled(256), code: filled(16) },
    reply: z.object({ session: z.nullable(session), check }),
    refusals: [
      'INVALID_USERNAME_OR_PASSWORD',
      'INVALID_VERIFICATION_CODE',
      'INCORRECT_PARAMETER_VALUE',
      'TOO_MANY_ATTEMPTS',
    ],
    example: { name: 'admin', password: 'first', newPassword: 'a long sentence', code: '123456' },
  }),
  logOff: officeCall('everyone', { method: 'POST', path: '/api/office/LogOff', about: 'Ends this session.' }),
  me: officeCall('everyone', {
    method: 'GET',
    path: '/api/office/Me',
    about: 'Who is logged in, what they may do, and from which amount on a second person is needed.',
    reply: z.object({
      name: z.string(),
      role,
      may: z.array(z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]])),
      currency: z.string(),
      fourEyesAbove: z.string(),
      /** There is a book whose desk the office may ask. */
      hasBook: z.boolean(),
    }),
  }),
  operators: officeCall('operators.manage', {
    method: 'GET',
    path: '/api/office/Operators',
    about: 'Everybody who may log in here.',
    reply: z.object({ operators: z.array(operatorRow) }),
  }),
  addOperator: officeCall('operators.manage', {
    method: 'POST',
    path: '/api/office/AddOperator',
    about:
      'A new operator; the reply shows the first password once. One who may decide about money or people waits for a second admin, if there is one.',
    body: { name: filled(64), role },
    reply: doneOrWaits,
    refusals: ['INCORRECT_PARAMETER_VALUE', 'NO_LONGER_OPEN'],
    example: { name: 'amina', role: 'support' },
  }),
  firstPassword: officeCall('operators.manage', {
    method: 'POST',
    path: '/api/office/FirstPassword',
    about: 'A first password for somebody whom one asked for and who has not logged in yet. Ends the one before.',
    body: { id: idText },
    reply: firstPassword,
    refusals: ['NOT_FOUND', 'SECOND_PERSON_REQUIRED', 'NO_LONGER_OPEN'],
    example: { id: '2' },
  }),
  confirmOperator: officeCall('operators.manage', {
    method: 'POST',
    path: '/api/office/ConfirmOperator',
    about:
      'The code that a new operator read out. The account opens when who asked, and who approved, has typed it. Five wrong ones end it.',
    body: { id: idText, code: filled(16) },
    reply: z.object({ waitsFor: z.array(z.string()) }),
    refusals: ['NOT_FOUND', 'SECOND_PERSON_REQUIRED', 'NO_LONGER_OPEN', 'INVALID_VERIFICATION_CODE'],
    example: { id: '2', code: '1234 5678' },
  }),
  resetOperator: officeCall('operators.manage', {
    method: 'POST',
    path: '/api/office/ResetOperator',
    about:
      'A new start for somebody else: ends the sessions, forgets password and authenticator, shows a first password once. Brings back who had left.',
    body: { id: idText, why: filled(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'SECOND_PERSON_REQUIRED', 'NO_LONGER_OPEN'],
    example: { id: '2', why: 'lost the phone' },
  }),
  setOperatorRole: officeCall('operators.manage', {
    method: 'POST',
    path: '/api/office/SetOperatorRole',
    about: 'Gives somebody else another role; their sessions end, so that the next one begins with it.',
    body: { id: idText, role, why: filled(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'SECOND_PERSON_REQUIRED', 'NO_LONGER_OPEN'],
    example: { id: '2', role: 'finance', why: 'moved to finance' },
  }),
  dismissOperator: officeCall('operators.manage', {
    method: 'POST',
    path: '/api/office/DismissOperator',
    about:
      'Lets somebody else go: the sessions end at once and nothing opens any more. What they did stays in the trail.',
    body: { id: idText, why: filled(300) },
    reply: doneOrWaits,
    refusals: ['NOT_FOUND', 'SECOND_PERSON_REQUIRED', 'NO_LONGER_OPEN'],
    example: { id: '2', why: 'left the company' },
  }),
  auditTrail: officeCall('audit.read', {
    method: 'GET',
    path: '/api/office/Audit',
    about: 'What operators did, newest first, 50 rows a page. Days are whole, in the market’s time zone.',
    query: {
      operator: text(64),
      action: text(64),
      subject: text(64),
      words: text(100),
      before,
      from: z.optional(z.union([z.literal(''), day])),
      to: z.optional(z.union([z.literal(''), day])),
    },
    reply: z.object({ rows: z.array(auditRow), next: z.nullable(z.string()) }),
    refusals: ['INCORRECT_PARAMETER_VALUE'],
    example: { operator: '', action: 'correction', subject: 'player 12', words: '', before: '' },
  }),
  ...officePlayers,
  ...officeSummary,
  ...officePayments,
  ...officeMoney,
  ...officeApprovals,
  ...officeWithdrawals,
  ...officeBets,
  ...officeClosings,
  ...officeMinors,
  ...officeHolds,
  ...officeHarm,
  ...officeBreaches,
  ...officeMessages,
  ...officeProtection,
  ...officeDormant,
  ...officeReturns,
  ...officeSuspicions,
  ...officeFactors,
  ...officeIdentity,
  ...officeGames,
  ...officeJackpots,
  ...officeCashraces,
  ...officePromotions,
  ...officeBanners,
  ...officeSegments,
  ...officeLetterTemplates,
  ...officeDeposits,
  ...officeReconciliation,
  ...officeReports,
  ...officeRollbacks,
  ...officeTreasury,
  ...officeTrading,
  ...officeIntegrations,
  ...officeKeys,
}
