/** What players read of a company or of its method where the site has no words of its own. */
import type { Language } from '@uwanja/contract/wire/constants'
import { companiesOf } from '@uwanja/providers/companies'
import { PAYMENTS } from '@uwanja/providers/payments'

/** Null: the site knows the method, or nobody does. */
export function methodName(viewName: string, language: Language): string | null {
  return PAYMENTS.find(({ facts }) => facts.viewName === viewName)?.texts?.[language].name ?? null
}

/** Null: the site knows the company, or nobody does. */
export const gameCompanyTitle = (company: string): string | null =>
  companiesOf('game').find(({ name }) => name === company)?.title ?? null

/** Of what moved money: a method or a game company. */
export const ownName = (what: string, language: Language): string | null =>
  methodName(what, language) ?? gameCompanyTitle(what)
