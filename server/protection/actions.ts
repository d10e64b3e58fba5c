/** What operators do to protect a player: in their own words to them, and never a reason to lock their cash. */
import { moneyText, parseLimit } from '@uwanja/contract/wire/amounts'
import type { ProtectionList } from '@uwanja/contract/operators/protection'
import type { Db, Tx } from '@uwanja/database/sql'
import type { LimitName, Money } from '@uwanja/money'
import { refuse } from '../runtime/refuse.ts'
import type { Notify } from '../notices/notify.ts'
import type { Persons } from './person-rules.ts'
import { protectionRows, type ListedWhich, type ProtectionRow } from './list-store.ts'
import { insertStep, isOperators, momentAfter } from './store.ts'

/** Each in the transaction that also writes the audit log. */
export interface ProtectionActions {
  excluded(tx: Tx, playerId: bigint, change: By & { readonly months: number }): Promise<Date>
  /** Refuses what no operator placed: nobody lifts a promise of the player's own, or the register's. */
  liftable(tx: Tx, playerId: bigint): Promise<void>
  lifted(tx: Tx, playerId: bigint, by: By): Promise<void>
  breakGiven(tx: Tx, playerId: bigint, change: By & { readonly hours: number }): Promise<Date>
  limited(tx: Tx, playerId: bigint, change: By & { readonly name: LimitName; readonly amount: string }): Promise<void>
  sessionLimited(tx: Tx, playerId: bigint, change: By & { readonly minutes: number }): Promise<void>
  listed(db: Db, list: ProtectionList, which: ListedWhich): Promise<ProtectionRow[]>
}

interface By {
  readonly why: string
  readonly operatorId: bigint
}

export interface ProtectingDeps {
  readonly money: Pick<Money, 'gate'>
  readonly persons: Pick<Persons, 'lock' | 'exclude'>
  readonly notify: Notify
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const later = (one: Date, other: Date | null) => (other !== null && other > one ? other : one)

export function protectionActions({ money, persons, notify }: ProtectingDeps): ProtectionActions {
  const liftable: ProtectionActions['liftable'] = async (tx, playerId) => {
    const gate = (await money.gate.locked(tx, playerId)) ?? refuse('NOT_FOUND')
    if (gate.excludedUntil === null) refuse('NO_LONGER_OPEN')
    if (!(await isOperators(tx, playerId))) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
  }
  return {
    liftable,
    listed: protectionRows,

    async excluded(tx, playerId, { months, why, operatorId }) {
      await persons.lock(tx, playerId)
      if (!(await money.gate.locked(tx, playerId))) refuse('NOT_FOUND')
      const until = await momentAfter(tx, { months })
      const exclusion = { until, letter: 'excludedByOffice', why, byOperator: operatorId } as const
      if (!(await persons.exclude(tx, playerId, exclusion))) refuse('NO_LONGER_OPEN')
      return until
    },

    async lifted(tx, playerId, { why, operatorId }) {
      await persons.lock(tx, playerId)
      await liftable(tx, playerId)
      await money.gate.exclusionLifted(tx, playerId)
      await insertStep(tx, playerId, 'exclusion', {
        step: 'confirmed',
        oldValue: null,
        newValue: null,
        byOperator: operatorId,
      })
      await notify(tx, playerId, 'exclusionLifted', { why })
    },

    async breakGiven(tx, playerId, { hours, why, operatorId }) {
      const gate = (await money.gate.locked(tx, playerId)) ?? refuse('NOT_FOUND')
      const until = later(await momentAfter(tx, { hours }), gate.timeOutUntil)
      await money.gate.timedOut(tx, playerId, until)
      const [oldValue, newValue] = [gate.timeOutUntil?.toISOString() ?? null, until.toISOString()]
      await insertStep(tx, playerId, 'timeOut', { step: 'set', oldValue, newValue, byOperator: operatorId })
      await notify(tx, playerId, 'breakByOffice', { day: dayOf(until), why })
      return until
    },

    async limited(tx, playerId, { name, amount, why, operatorId }) {
      const { limits, currency } = (await money.gate.locked(tx, playerId)) ?? refuse('NOT_FOUND')
      const { minor } = parseLimit(amount, currency) ?? refuse('INVALID_AMOUNT')
      const old = limits[name]
      // Looser is the player's own to ask for, and to think over.
      if (old !== null && minor >= old) refuse('INCORRECT_PARAMETER_VALUE', { field: 'amount' })
      await money.gate.limited(tx, playerId, { ...limits, [name]: minor })
      const values = { oldValue: old?.toString() ?? null, newValue: minor.toString() }
      await insertStep(tx, playerId, name, { step: 'set', ...values, byOperator: operatorId })
      await notify(tx, playerId, 'limitByOffice', { amount: moneyText(minor, currency), why })
    },

    async sessionLimited(tx, playerId, { minutes, why, operatorId }) {
      const { sessionLimitS: old } = (await money.gate.locked(tx, playerId)) ?? refuse('NOT_FOUND')
      if (old !== null && minutes * 60 >= old) refuse('INCORRECT_PARAMETER_VALUE', { field: 'minutes' })
      await money.gate.sessionLimited(tx, playerId, minutes * 60)
      const values = { oldValue: old === null ? null : String(old / 60), newValue: String(minutes) }
      await insertStep(tx, playerId, 'session', { step: 'set', ...values, byOperator: operatorId })
      await notify(tx, playerId, 'sessionLimitByOffice', { minutes: String(minutes), why })
    },
  }
}
