/** The name and address of a card's holder, kept in this browser when they tick it: never the card, which is typed elsewhere. */

export const HOLDER_FIELDS = ['firstName', 'lastName', 'email', 'address', 'city', 'region', 'postCode'] as const
export type Holder = Readonly<Record<(typeof HOLDER_FIELDS)[number], string>>

const KEY = 'selcomHolder'

/** Another user of this phone meets empty fields. */
export function keptHolder(userName: string): Holder {
  let raw: Readonly<Record<string, unknown>> = {}
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { userName?: unknown } | null
    if (kept?.userName === userName) raw = kept as typeof raw
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  const value = (name: string) => (typeof raw[name] === 'string' ? raw[name] : '')
  return Object.fromEntries(HOLDER_FIELDS.map((name) => [name, value(name)])) as Holder
}

export function keepHolder(userName: string, holder: Holder | null): void {
  try {
    if (holder) localStorage.setItem(KEY, JSON.stringify({ userName, ...holder }))
    else localStorage.removeItem(KEY)
  } catch {
    // Then the fields are empty next time.
  }
}
