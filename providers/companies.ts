/** The companies of the list, by kind. */
import type { Company, SimulatedCompany } from './company.ts'
import * as list from './list.ts'

type Listed = (typeof list)[keyof typeof list]
type Kind = Company['kind']

/** The names of the companies of a kind. */
export type NameOf<K extends Kind> = Extract<Listed, { readonly kind: K }>['name']

export const COMPANIES: readonly Company[] = Object.values(list)

/** A company of the list, by whose name tables can be complete. */
export type CompanyIn<K extends Kind> = Extract<Company, { readonly kind: K }> & { readonly name: NameOf<K> }

export function companiesOf<K extends Kind>(kind: K): readonly CompanyIn<K>[] {
  return COMPANIES.filter((company): company is CompanyIn<K> => company.kind === kind)
}

/** Those that the sandbox plays: a sport company's other side is the book. */
export const SIMULATED: readonly SimulatedCompany[] = COMPANIES.filter(
  (company): company is SimulatedCompany => company.kind !== 'sport',
)
