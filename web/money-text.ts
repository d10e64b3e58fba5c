/** Amounts as text: thousands separators and two places, the same in every language (A01). */
import { grouped } from '@uwanja/contract/wire/grouped'

/** Major units from a reply: a number, or decimal text from servers that send that. Anything else is a dash. */
export function moneyText(raw: unknown): string {
  const major = typeof raw === 'string' && raw.trim() !== '' ? Number(raw.replaceAll(',', '')) : raw
  if (typeof major !== 'number' || !Number.isFinite(major)) return '–'
  return grouped((Math.round(major * 100) / 100).toFixed(2))
}

/** A typed amount as the calls take it: without separators and spaces. What is no number is left for the server to refuse. */
export function typedAmount(raw: string): string {
  return raw.replace(/[\s,]/g, '')
}
