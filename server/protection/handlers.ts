/** Area Protection: from the wire's words to the rules and back. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { Reply } from '@uwanja/contract/wire/call'
import { LIMIT_NAMES } from '@uwanja/contract/site/limits'
import type { protection } from '@uwanja/contract/site/protection'
import type { GateState, LimitName, Window } from '@uwanja/money'
import { sendPicture, type PictureDeps } from '../holds/picture-rules.ts'
import { isOnHold } from '../holds/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers } from '../wire/handlers.ts'
import { myData } from './data-rules.ts'
import { askErasure, erasureShown, keepAccount, type ErasureDeps } from './erasure-rules.ts'
import { answerHold, holdsShown } from './hold-rules.ts'
import {
  confirmLooser,
  forbidCancelling,
  keepStricter,
  reminderOf,
  reviewLimits,
  setLimit,
  setReminder,
  setSessionLimit,
} from './limit-rules.ts'
import type { ProtectionDeps } from './deps.ts'
import { comeBack, excludeSelf, takeTimeOut } from './restriction-rules.ts'
import { acceptTerms, termsShown } from './terms-rules.ts'
import { FORBIDDEN, lastReview, lastSteps, sessionSince, valueOf, type LastSteps, type Subject } from './store.ts'

type Rules = Reply<typeof protection.getRules>

const amountOf = (minor: bigint | null) => (minor === null ? null : wireNumber(minor))
const windowOf = (name: LimitName) => /^day|^week|^month/.exec(name)![0] as Window

function pendingOf(steps: LastSteps, subject: Subject) {
  const pending = steps.get(subject)
  if (!pending?.isPending) return null
  const { effectiveAt, confirmUntil, isRipe } = pending
  return { from: effectiveAt.toISOString(), until: confirmUntil.toISOString(), isRipe }
}

function limitsOf(gate: GateState, used: Readonly<Record<LimitName, bigint>>, steps: LastSteps): Rules['limits'] {
  return LIMIT_NAMES.map((name) => {
    const pending = pendingOf(steps, name)
    const wished = steps.get(name)?.newValue ?? null
    return {
      name,
      amount: amountOf(gate.limits[name]),
      used: wireNumber(used[name]),
      endsAt: gate.ends[windowOf(name)]?.toISOString() ?? null,
      pending: pending && { ...pending, amount: wished === null ? null : wireNumber(BigInt(wished)) },
    }
  })
}

function sessionLimitOf(
  { jurisdiction }: ProtectionDeps,
  { sessionLimitS }: GateState,
  steps: LastSteps,
): Rules['sessionLimit'] {
  if (jurisdiction.play.sessionLimit === 'none' && sessionLimitS === null) return null
  const longer = pendingOf(steps, 'session')
  return {
    minutes: sessionLimitS === null ? null : sessionLimitS / 60,
    pauseMinutes: jurisdiction.play.pauseS / 60,
    pending: longer && { ...longer, minutes: Number(steps.get('session')!.newValue) },
  }
}

async function reviewOf(
  { db, jurisdiction }: ProtectionDeps,
  playerId: bigint,
): Promise<Pick<Rules, 'reviewedAt' | 'offer'>> {
  const last = await lastReview(db, playerId)
  if (last === null) return { reviewedAt: null, offer: 'first' }
  return { reviewedAt: last.at.toISOString(), offer: last.days >= jurisdiction.play.reviewAfterDays ? 'review' : null }
}

async function rulesOf(deps: ProtectionDeps, playerId: bigint): Promise<Rules> {
  const gate = (await deps.money.gate.read(deps.db, playerId)) ?? refuse('UNAUTHORIZED')
  const paid = await deps.depositedSince(deps.db, playerId, gate.began)
  const steps = await lastSteps(deps.db, playerId)
  const used = { ...gate.used, dayDeposit: paid.day, weekDeposit: paid.week, monthDeposit: paid.month }
  const rarer = pendingOf(steps, 'reminder')
  return {
    currency: gate.currency,
    limits: limitsOf(gate, used, steps),
    timeOutUntil: gate.timeOutUntil?.toISOString() ?? null,
    exclusion: gate.excludedUntil && {
      until: gate.excludedUntil.toISOString(),
      isOver: gate.excludedUntil <= gate.now,
      pending: pendingOf(steps, 'exclusion'),
    },
    cancelling: {
      isForbidden: valueOf(steps, 'cancelling') === FORBIDDEN,
      pending: pendingOf(steps, 'cancelling'),
    },
    reminderMinutes: reminderOf(steps),
    reminder: { pending: rarer && { ...rarer, minutes: Number(steps.get('reminder')!.newValue) } },
    sessionLimit: sessionLimitOf(deps, gate, steps),
    ...(await reviewOf(deps, playerId)),
    isOnHold: await isOnHold(deps.db, playerId, 'withdrawals'),
  }
}

const secondsTo = (at: Date, now: Date) => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1_000))

/** Where no session of play goes on, one that began now would have all of its time. */
function sessionLeft({ session, sessionLimitS, now }: GateState) {
  if (sessionLimitS === null) return { sessionLeftS: null, sessionAgainAt: null }
  if (session === null) return { sessionLeftS: sessionLimitS, sessionAgainAt: null }
  const left = secondsTo(new Date(session.began.getTime() + sessionLimitS * 1_000), now)
  return { sessionLeftS: left, sessionAgainAt: left === 0 ? session.overAt.toISOString() : null }
}

async function sessionOf(deps: ProtectionDeps, session: { readonly id: bigint; readonly playerId: bigint }) {
  const { db, money } = deps
  const { since, playedS } = (await sessionSince(db, session.id)) ?? refuse('UNAUTHORIZED')
  const { staked, won } = await money.read.playSince(db, session.playerId, since)
  const gate = (await money.gate.read(db, session.playerId)) ?? refuse('UNAUTHORIZED')
  return {
    since: since.toISOString(),
    playedS,
    staked: wireNumber(staked),
    won: wireNumber(won),
    currency: gate.currency,
    reminderMinutes: reminderOf(await lastSteps(db, session.playerId)),
    reminderInS: gate.reminderDueAt && secondsTo(gate.reminderDueAt, gate.now),
    ...sessionLeft(gate),
  }
}

/** It reads thousands of rows; nobody needs it more often. */
const dataLimit = (playerId: bigint) => ({ kind: 'my-data', subject: `${playerId}`, most: 6, windowS: 3_600 })

export function protectionHandlers(deps: ProtectionDeps & ErasureDeps & PictureDeps): Handlers<typeof protection> {
  return {
    getRules: (_nothing, { session }) => rulesOf(deps, session.playerId),
    getHolds: (_nothing, { session }) => holdsShown(deps, session.playerId),
    async answerHold(typed, { session }) {
      await answerHold(deps, session.playerId, typed)
      return null
    },
    sendHoldPicture: (typed, { session }) => sendPicture(deps, session.playerId, typed),
    async getMyData(_nothing, { session: { playerId } }) {
      const taken = await deps.throttle.take([dataLimit(playerId)])
      return taken.taken ? myData(deps, playerId) : refuse('TOO_MANY_ATTEMPTS', { remainingTime: taken.waitS })
    },
    getTerms: (_nothing, { session }) => termsShown(deps, session.playerId),
    async acceptTerms({ version }, { session }) {
      await acceptTerms(deps, session.playerId, version)
      return null
    },
    getErasure: (_nothing, { session }) => erasureShown(deps, session.playerId),
    async askErasure(typed, { session }) {
      await askErasure(deps, session.playerId, typed)
      return null
    },
    async keepAccount(_nothing, { session }) {
      await keepAccount(deps, session.playerId)
      return null
    },
    getSession: (_nothing, { session }) => sessionOf(deps, session),
    setLimit: (typed, { session }) => setLimit(deps, session.playerId, typed),
    async confirmLooser({ rule }, { session }) {
      // The country's register may hold who has waited for us.
      if (rule === 'exclusion') await deps.register.requireKnown(session.playerId, 'now')
      await confirmLooser(deps, session.playerId, rule)
      return null
    },
    async keepStricter({ rule }, { session }) {
      await keepStricter(deps, session.playerId, rule)
      return null
    },
    forbidCancelling: ({ flag }, { session }) => forbidCancelling(deps, session.playerId, { isForbidden: flag }),
    async answerReminder(_nothing, { session }) {
      await deps.money.gate.reminderAnswered(deps.db, session.playerId)
      return null
    },
    setReminder: ({ minutes }, { session }) => setReminder(deps, session.playerId, minutes),
    setSessionLimit: ({ minutes }, { session }) => setSessionLimit(deps, session.playerId, minutes),
    async reviewLimits(_nothing, { session }) {
      await reviewLimits(deps, session.playerId)
      return null
    },
    takeTimeOut: async ({ hours }, { session }) => ({
      until: (await takeTimeOut(deps, session.playerId, hours)).toISOString(),
    }),
    excludeSelf: async (typed, { session }) => ({
      until: (await excludeSelf(deps, session.playerId, typed)).toISOString(),
    }),
    async comeBack(_nothing, { session }) {
      await comeBack(deps, session.playerId)
      return null
    },
  }
}
