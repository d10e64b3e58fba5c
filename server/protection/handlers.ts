/** Area Protection: from the wire's words to the rules and back. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { Reply } from '@uwanja/contract/wire/call'
import { LIMIT_NAMES, type protection } from '@uwanja/contract/site/protection'
import type { GateState, LimitName, Window } from '@uwanja/money'
import { isOnHold } from '../holds/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers } from '../wire/handlers.ts'
import { myData } from './data-rules.ts'
import { askErasure, erasureShown, keepAccount, type ErasureParts } from './erasure-rules.ts'
import { answerHold, holdsShown } from './hold-rules.ts'
import { confirmLooser, forbidCancelling, keepStricter, reminderOf, setLimit, setReminder } from './limit-rules.ts'
import type { ProtectionParts } from './parts.ts'
import { comeBack, excludeSelf, takeTimeOut } from './promise-rules.ts'
import { acceptTerms, termsShown } from './terms-rules.ts'
import { FORBIDDEN, lastSteps, sessionSince, valueOf, type LastSteps, type Subject } from './store.ts'

type Rules = Reply<typeof protection.getRules>

const amountOf = (minor: bigint | null) => (minor === null ? null : wireNumber(minor))
const windowOf = (name: LimitName) => /^day|^week|^month/.exec(name)![0] as Window

function pendingOf(steps: LastSteps, subject: Subject) {
  const wish = steps.get(subject)
  if (!wish?.isPending) return null
  const { effectiveAt, confirmUntil, isRipe } = wish
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
      endsAt: gate.ends[windowOf(name)].toISOString(),
      pending: pending && { ...pending, amount: wished === null ? null : wireNumber(BigInt(wished)) },
    }
  })
}

async function rulesOf(parts: ProtectionParts, playerId: bigint): Promise<Rules> {
  const gate = (await parts.money.gate.read(parts.db, playerId)) ?? refuse('UNAUTHORIZED')
  const paid = await parts.depositedSince(parts.db, playerId, gate.began)
  const steps = await lastSteps(parts.db, playerId)
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
    isOnHold: await isOnHold(parts.db, playerId, 'withdrawals'),
  }
}

async function sessionOf(parts: ProtectionParts, session: { readonly id: bigint; readonly playerId: bigint }) {
  const { db, money } = parts
  const { since, playedS } = (await sessionSince(db, session.id)) ?? refuse('UNAUTHORIZED')
  const { staked, won } = await money.read.playSince(db, session.playerId, since)
  const wallet = (await money.read.wallet(db, session.playerId)) ?? refuse('UNAUTHORIZED')
  return {
    since: since.toISOString(),
    playedS,
    staked: wireNumber(staked),
    won: wireNumber(won),
    currency: wallet.currency,
    reminderMinutes: reminderOf(await lastSteps(db, session.playerId)),
  }
}

/** It reads thousands of rows; nobody needs it more often. */
const dataLimit = (playerId: bigint) => ({ kind: 'my-data', subject: `${playerId}`, most: 6, windowS: 3_600 })

export function protectionHandlers(parts: ProtectionParts & ErasureParts): Handlers<typeof protection> {
  return {
    getRules: (_nothing, { session }) => rulesOf(parts, session.playerId),
    getHolds: (_nothing, { session }) => holdsShown(parts, session.playerId),
    async answerHold(typed, { session }) {
      await answerHold(parts, session.playerId, typed)
      return null
    },
    async getMyData(_nothing, { session: { playerId } }) {
      const taken = await parts.throttle.take([dataLimit(playerId)])
      return taken.taken ? myData(parts, playerId) : refuse('TOO_MANY_ATTEMPTS', { remainingTime: taken.waitS })
    },
    getTerms: (_nothing, { session }) => termsShown(parts, session.playerId),
    async acceptTerms({ version }, { session }) {
      await acceptTerms(parts, session.playerId, version)
      return null
    },
    getErasure: (_nothing, { session }) => erasureShown(parts, session.playerId),
    async askErasure(typed, { session }) {
      await askErasure(parts, session.playerId, typed)
      return null
    },
    async keepAccount(_nothing, { session }) {
      await keepAccount(parts, session.playerId)
      return null
    },
    getSession: (_nothing, { session }) => sessionOf(parts, session),
    setLimit: (typed, { session }) => setLimit(parts, session.playerId, typed),
    async confirmLooser({ rule }, { session }) {
      // The country's register may hold who has waited for us.
      if (rule === 'exclusion') await parts.register.mustKnow(session.playerId, 'now')
      await confirmLooser(parts, session.playerId, rule)
      return null
    },
    async keepStricter({ rule }, { session }) {
      await keepStricter(parts, session.playerId, rule)
      return null
    },
    forbidCancelling: ({ flag }, { session }) => forbidCancelling(parts, session.playerId, { isForbidden: flag }),
    setReminder: ({ minutes }, { session }) => setReminder(parts, session.playerId, minutes),
    takeTimeOut: async ({ hours }, { session }) => ({
      until: (await takeTimeOut(parts, session.playerId, hours)).toISOString(),
    }),
    excludeSelf: async (typed, { session }) => ({
      until: (await excludeSelf(parts, session.playerId, typed)).toISOString(),
    }),
    async comeBack(_nothing, { session }) {
      await comeBack(parts, session.playerId)
      return null
    },
  }
}
