/** A rule set as an operator types it. Pure. */

/** "1000, 500x2": prizes from the first place down, some so many times. null: they cannot be read. */
export function readPrizes(raw: string): string[] | null {
  const prizes: string[] = []
  for (const part of raw.split(',')) {
    const read = /^\s*(\d{1,9}(?:\.\d{1,2})?)\s*(?:x\s*([1-9]\d{0,2}))?\s*$/.exec(part)
    if (!read) return null
    prizes.push(...Array.from({ length: Number(read[2] ?? 1) }, () => read[1]!))
  }
  return prizes
}

/** What is between commas. */
export const readWhich = (raw: string): string[] =>
  raw
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Equal prizes beside each other together: "NGN 1,000.00, NGN 500.00 × 2". */
export function prizesText(prizes: readonly string[], write: (prize: string) => string): string {
  const groups: { prize: string; times: number }[] = []
  for (const prize of prizes) {
    const last = groups.at(-1)
    if (last?.prize === prize) last.times++
    else groups.push({ prize, times: 1 })
  }
  return groups
    .map(({ prize, times }) => (times === 1 ? write(prize) : `${write(prize)} × ${String(times)}`))
    .join(', ')
}

/** As the call takes a moment: the field is of the browser's own zone. Empty: it is none. */
export function instantOf(local: string): string {
  const ms = Date.parse(local)
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString()
}

const MOST_BYTES = 35_000
const TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** The picture as a data: address; null: it is of another kind, or too large. */
export async function readBanner(file: Blob): Promise<string | null> {
  if (!TYPES.includes(file.type) || file.size > MOST_BYTES) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${file.type};base64,${btoa(text)}`
}
