/** What a method that the site does not know must say for a page to be made of it. */
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import type { PaymentPlug } from '../plugs.ts'

/** A sentence for each thing that is missing. */
export function methodFaults(plug: PaymentPlug): readonly string[] {
  const { facts, fields = [], asks = {}, texts } = plug
  const { viewName } = facts
  const all = [...fields, ...Object.values(asks).flat()]
  const faults = [
    ...(facts.direction === 'withdraw' ? fields.filter(({ kept }) => !kept) : []).map(
      ({ name }) => `${viewName}: a withdrawal waits before it goes, so ${name} must be kept`,
    ),
    ...(Object.keys(asks).length > 0 && !plug.proceed ? [`${viewName}: it asks and has no proceed`] : []),
  ]
  // The specification's methods: jurisdictions name them, and the site has their words.
  if (facts.limitId !== null) return faults
  if (Object.keys(facts.offered ?? {}).length === 0) faults.push(`${viewName}: it is offered nowhere`)
  for (const language of LANGUAGES) {
    const { labels = {}, choices = {} } = texts?.[language] ?? {}
    if (!texts) faults.push(`${viewName}: it has no texts in ${language}`)
    for (const field of all) {
      if (!labels[field.name]) faults.push(`${viewName}: ${field.name} has no label in ${language}`)
      const values = Array.isArray(field.choices) ? (field.choices as readonly string[]) : []
      for (const value of values) if (!choices[value]) faults.push(`${viewName}: ${value} has no text in ${language}`)
    }
  }
  return faults
}
