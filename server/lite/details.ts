/** Name and date of birth: before money leaves, and of who was away for long. */
import { user } from '@uwanja/contract/site/user'
import type { Markup } from '@uwanja/contract/wire/printed'
import { html } from '@uwanja/contract/wire/printed'
import { field, form } from './parts.ts'
import { refusedSaid, told, type Action, type Page, type Values, type Visitor } from './visitor.ts'

const PARTS = ['year', 'month', 'day'] as const

/** Three fields: an old browser's field for a day takes any text. */
export const birthFields = ({ texts, said }: Visitor, known: readonly string[] = []): Markup[] => [
  html`<p>${texts.security.birthDate}</p>`,
  ...PARTS.map((name, at) =>
    field({
      name,
      label: texts.personalDetails[name],
      value: said.typed?.[name] ?? known[at],
      mode: 'numeric',
      most: name === 'year' ? 4 : 2,
    }),
  ),
]

/** Year-month-day; what is no figure stays, and is refused by the call. */
export function birthOf(typed: Values): string {
  const [year = '', month = '', day = ''] = PARTS.map((name) => (typed[name] ?? '').trim())
  return year + month + day === '' ? '' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

export const detailsPage: Page = async (visitor) => {
  const { texts, said } = visitor
  const { firstName, lastName, birthDate } = await told(visitor, user.personalInformation, {})
  const name = (key: 'firstName' | 'lastName', known: string): Markup =>
    field({ name: key, label: texts.security[key], value: said.typed?.[key] ?? known, most: 100 })
  const fields = [
    name('firstName', firstName),
    name('lastName', lastName),
    ...birthFields(visitor, (birthDate ?? '').slice(0, 10).split('-')),
  ]
  return {
    title: texts.personalDetails.title,
    main: html`<p>${texts.personalDetails.textWithdraw}</p>
      ${form(visitor, { action: 'details', fields, button: texts.ownRules.limits.save })}`,
  }
}

export const saveDetails: Action = async ({ ask }, typed) => {
  const { firstName = '', lastName = '', year = '', month = '', day = '' } = typed
  const answer = await ask(user.saveUserPersonalDetails, { firstName, lastName, dateOfBirth: birthOf(typed) })
  if (answer.ok) return { to: 'withdraw', said: { good: 'details' } }
  return { to: 'details', said: refusedSaid(faultOf(answer), { firstName, lastName, year, month, day }) }
}

/** The first field that was not taken says why, in the site's words. */
function faultOf(answer: { readonly status: string; readonly data: unknown }): typeof answer {
  const { personalDetailsErrors: errors } = (answer.data ?? {}) as { readonly personalDetailsErrors?: object }
  const [fault] = Object.values((errors ?? {}) as Record<string, readonly string[]>).flat()
  return fault === undefined ? answer : { status: fault, data: null }
}
