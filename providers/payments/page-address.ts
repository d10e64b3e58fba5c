/** Where a company may send a player's browser: to itself, and to the places that the operator has listed. */
import type { Wire } from '../plugs.ts'

/** The origins of the company and of its listed places. */
export function pageOrigins({ baseUrl, keys }: Pick<Wire, 'baseUrl' | 'keys'>): readonly string[] {
  return [baseUrl, ...(keys['pageOrigins'] ?? '').split(',')].flatMap((one) =>
    URL.canParse(one.trim()) ? [new URL(one.trim()).origin] : [],
  )
}

/** @param raw What the company said. Null when it leads elsewhere, or nowhere. */
export function pageAddress(raw: string, wire: Wire): string | null {
  return URL.canParse(raw) && pageOrigins(wire).includes(new URL(raw).origin) ? raw : null
}
