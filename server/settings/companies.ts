/** The settings of payment, game and sport companies: rows of the table in env.ts, as the list of companies has them. */
import { COMPANIES, type NameOf } from '@uwanja/providers/companies'
import { envName, platformRows, settingNames } from '@uwanja/providers/company-settings'
import { textOf, type RawEnv, type Setting } from '@uwanja/runtime/settings'

type Upper<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Uppercase<Word>}_${Upper<Rest>}`
  : Uppercase<Name>
export type CompanyEnvName = `${Upper<NameOf<'payment' | 'game' | 'sport'>>}_${string}`

/** Its names are the companies', so that the type of the whole table cannot tell them. */
export const COMPANY_ENV: Readonly<Record<never, Setting>> = platformRows(COMPANIES)

/** A listed company's own settings by their names without the company; null: it is none of the list. */
export function listedCompany(name: string, raw: RawEnv): Readonly<Record<string, string>> | null {
  const company = COMPANIES.find((one) => one.name === name)
  return (
    (company &&
      Object.fromEntries(settingNames(company).map((key) => [key, textOf(COMPANY_ENV, raw, envName(name, key))]))) ??
    null
  )
}
