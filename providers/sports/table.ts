/** The sport companies of the list, by name. */
import { companiesOf, type NameOf } from '../companies.ts'
import type { SportPlug } from './plug.ts'

export type SportCompany = NameOf<'sport'>

export const SPORT_COMPANIES = Object.fromEntries(
  companiesOf('sport').map(({ name, plug }) => [name, plug]),
) as Readonly<Record<SportCompany, SportPlug>>

export const isSportCompany = (name: string): name is SportCompany => Object.hasOwn(SPORT_COMPANIES, name)
