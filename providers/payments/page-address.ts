/** Where a company may send a player's browser: to itself, and to the places that the operator has listed. */
import type { Wire } from '../plugs.ts'

/** @param raw What the company said. Null when it leads elsewhere, or nowhere. */
export function pageAddress(raw: string, { baseUrl, keys }: Wire): string | null {
  const allowed = [baseUrl, ...(keys['pageOrigins'] ?? '').split(',')].flatMap((one) =>
    URL.canParse(one.trim()) ? [new URL(one.trim()).origin] : [],
  )
  return URL.canParse(raw) && allowed.includes(new URL(raw).origin) ? raw : null
}
