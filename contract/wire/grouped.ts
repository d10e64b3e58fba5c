/** Thousands separators, the same in every language (A01). Apart from amounts.ts, whose schemas a first visit does without. */

/** Decimal text as people read it: "1234567.50" -> "1,234,567.50". */
export function grouped(decimal: string): string {
  const [whole, ...part] = decimal.split('.') as [string, ...string[]]
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.')
}
