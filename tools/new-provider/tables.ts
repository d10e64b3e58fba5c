/** The one line that a new company needs outside its folder: in the list of companies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPANIES } from '@uwanja/providers/companies'
import { PlainError } from '../place.mjs'
import type { Kind, Names } from './names.ts'

export const LIST = 'providers/list.ts'

/** The list with the company's line, which stands at the end. */
export function listed(root: string, kind: Kind, { kebab, camel }: Names): string {
  const text = readFileSync(join(root, LIST), 'utf8').trimEnd()
  return `${text}\nexport { ${camel} } from './${kind}s/${kebab}/company.ts'\n`
}

/** Refuses a name that a company or a simulator has already. */
export function refuseKnown({ kebab }: Names): void {
  const others = ['mail', 'identity', 'exclusion', 'screening', 'geo', 'feed']
  if ([...COMPANIES.map(({ name }) => name), ...others].includes(kebab))
    throw new PlainError(`There is a company named ${kebab} already.`)
}
