/** The partners by name, and what an address says about who sent a visitor. Pure. */

/** As the specification's route table names them (A2.1), and as they write themselves. */
const PARTNERS: Readonly<Record<string, string>> = {
  rosaree: 'Rosaree',
  mwakimsafi: 'Mwakimsafi',
  wachambuzi: 'Wachambuzi',
}

export interface Sender {
  /** What is remembered as the refcode; empty when the address could not be one. */
  readonly code: string
  /** Null for a name that is no partner's. */
  readonly name: string | null
}

/** A partner is known in any letter case; of any other name we cannot know how its owner writes it. */
export function partnerAt(pathname: string): Sender {
  const typed = pathname.split('/')[1] ?? ''
  if (!/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(typed)) return { code: '', name: null }
  const small = typed.toLowerCase()
  return Object.hasOwn(PARTNERS, small) ? { code: small, name: PARTNERS[small]! } : { code: typed, name: null }
}
