/** What an action changed, in the reader's words: amounts as amounts, answers as answers; a name nobody knows stays as it is. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Speech } from '../speech.ts'

export type ChangeLines = readonly (readonly [name: string, text: string])[]

const known = (names: object, name: string): string | null => {
  const text: unknown = Object.hasOwn(names, name) ? (names as Record<string, unknown>)[name] : null
  return typeof text === 'string' ? text : null
}

/** Of what a promotion gives: fields whose title has another name than they. */
const RULE_WORDS: Readonly<Record<string, string>> = { takers: 'takersOf', winnings: 'winningsOf', paysAs: 'paysOf' }

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** @param currency The jurisdiction's, for amounts that name none. */
export function changesOf(value: object, { texts, money, time, day }: Speech, currency: string): ChangeLines {
  const { approvals, attention, audit, chaos, correction, hold, pictures, promotions, reconciliation } = texts
  const { reports, review, roles } = texts
  const ruleValues: Readonly<Record<string, object>> = {
    kind: promotions.kinds,
    base: promotions.bases,
    period: promotions.periods,
    takers: promotions.takenBy,
    winnings: promotions.winnings,
    paysAs: promotions.paysAs,
  }
  const sets: Readonly<Record<string, object>> = {
    role: roles,
    reason: { ...hold.reasons, ...pictures.reasons },
    documents: pictures.kinds,
    documentType: pictures.kinds,
    blocks: hold.blocks,
    reasons: review.reasons,
    fate: chaos.fates,
    direction: correction,
    did: reconciliation.did,
    heard: attention.heard,
    kind: { ...texts.kinds, ...attention.kinds, ...reconciliation.kinds },
    name: reports.exports,
  }
  const inRule = (key: string, one: unknown): string => {
    const title = known(promotions, RULE_WORDS[key] ?? key) ?? key
    return `${title}: ${known(ruleValues[key] ?? {}, String(one)) ?? written(key, one)}`
  }
  const written = (name: string, one: unknown): string => {
    if (one === null || one === '') return '–'
    if (name === 'rule' && typeof one === 'string' && one.startsWith('{'))
      return Object.entries(JSON.parse(one) as object)
        .map(([key, each]) => inRule(key, each))
        .join(', ')
    if (typeof one === 'boolean' || one === 'true' || one === 'false')
      return approvals.answers[`${one}` === 'true' ? 'yes' : 'no']
    if (Array.isArray(one)) return one.map((each) => written(name, each)).join(', ') || '–'
    if (typeof one === 'object')
      return (
        Object.entries(one)
          .map(([key, each]) => `${key}: ${written(key, each)}`)
          .join(', ') || '–'
      )
    const text = String(one)
    if (DAY.test(text)) return day(text)
    return known(sets[name] ?? {}, text) ?? (MOMENT.test(text) ? time(text) : text)
  }
  const own = value as Readonly<Record<string, unknown>>
  const unit = typeof own['currency'] === 'string' ? own['currency'] : currency
  return Object.entries(own).flatMap(([key, one]) => {
    // Said with the amount.
    if (key === 'currency' && 'minor' in own) return []
    const amount = /^(.*?)[mM]inor$/.exec(key)
    const name = amount ? amount[1] || 'amount' : key
    const isAmount = amount !== null && /^-?\d+$/.test(String(one))
    const title = known(audit.fields, name) ?? known(approvals.details, name) ?? name
    return [[title, isAmount ? money(decimalText(BigInt(String(one))), unit) : written(name, one)] as const]
  })
}
