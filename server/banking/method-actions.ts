/** What operators do to payment methods: on and off, for test players, and limits within those of the jurisdiction. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { Tx } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { saveLimits, saveMethod } from './method-store.ts'
import type { BankingDeps } from './deps.ts'

export interface MethodChange {
  readonly viewName: string
  readonly isOn: boolean
  readonly isForTests: boolean
  /** Decimal text; empty: the jurisdiction's. */
  readonly minLimit: string
  readonly maxLimit: string
}

export function methodActions(deps: BankingDeps) {
  const { methods, jurisdiction, bus, db } = deps
  const shown = (viewName: string) => {
    const { facts } = methods.all().find((one) => one.facts.viewName === viewName) ?? refuse('NOT_FOUND')
    const { min, max } = methods.limits(viewName)
    const { company, direction, limitId } = facts
    return {
      viewName,
      company,
      direction,
      limitId,
      min,
      max,
      isOn: methods.isOn(viewName),
      isForTests: methods.isForTests(viewName),
    }
  }
  const amount = (text: string) =>
    text === '' ? null : (parseAmount(text, jurisdiction.currency) ?? refuse('INVALID_AMOUNT')).minor
  return {
    methods: () => methods.all().map(({ facts }) => shown(facts.viewName)),
    /** @returns what it was and is, in words that can be compared; every process follows after the commit. */
    async methodSet(tx: Tx, change: MethodChange): Promise<{ readonly before: object; readonly after: object }> {
      const before = shown(change.viewName)
      const [minMinor, maxMinor] = [amount(change.minLimit), amount(change.maxLimit)]
      const allowed = methods.allowed(change.viewName)
      // The jurisdiction's limits are the law's or the contract's: an operator may be stricter, never looser.
      if (minMinor !== null && minMinor < allowed.min) refuse('INCORRECT_PARAMETER_VALUE', { field: 'minLimit' })
      if (maxMinor !== null && maxMinor > allowed.max) refuse('INCORRECT_PARAMETER_VALUE', { field: 'maxLimit' })
      if ((minMinor ?? allowed.min) > (maxMinor ?? allowed.max))
        refuse('INCORRECT_PARAMETER_VALUE', { field: 'maxLimit' })
      const { viewName, isOn, isForTests } = change
      await saveMethod(tx, { viewName, isOn, isForTests, minMinor, maxMinor })
      await saveLimits(
        tx,
        methods.sharing(viewName).map(({ facts }) => facts.viewName),
        { minMinor, maxMinor },
      )
      tx.afterCommit(() => bus.publish({ news: 'methods' }))
      return {
        before: { isOn: before.isOn, isForTests: before.isForTests, minMinor: before.min, maxMinor: before.max },
        after: { isOn, isForTests, minMinor: minMinor ?? allowed.min, maxMinor: maxMinor ?? allowed.max },
      }
    },
    methodsChanged: () => methods.refresh(db),
  }
}
