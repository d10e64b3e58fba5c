/** The value of a step that protects a player: until when, how much, or how long. Pure. */
import type { OfficeProtection } from '@uwanja/contract/operators/protection'
import { LIMIT_NAMES } from '@uwanja/contract/site/limits'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { sessionMinutes } from '../session-minutes.ts'
import type { Speech } from '../speech.ts'

const AMOUNTS: ReadonlySet<string> = new Set(LIMIT_NAMES)
const MOMENT = /^\d{4}-\d\d-\d\dT/

/** @param currency The jurisdiction's. */
export function protectionValue(
  speech: Speech,
  { subject, value }: Pick<OfficeProtection, 'subject' | 'value'>,
  currency: string,
): string {
  if (value === '') return AMOUNTS.has(subject) ? speech.texts.protection.noLimit : ''
  if (subject === 'session') return sessionMinutes(speech, value)
  if (AMOUNTS.has(subject)) return speech.money(decimalText(BigInt(value)), currency)
  return MOMENT.test(value) ? speech.time(value) : value
}
