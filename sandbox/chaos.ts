/** Trouble by a switch: what happens to everything that a company is asked, whatever was typed, until somebody clears it. */
import { CHAOS_SWITCHES, type ChaosSwitch } from '@uwanja/contract/world/chaos'
import type { TestOutcome } from '@uwanja/providers/world'
import type { Books } from '@uwanja/runtime/books'

/** A simulator plays those that its protocol can meet. */
export const SWITCHES = CHAOS_SWITCHES satisfies readonly TestOutcome[]
export type Switch = ChaosSwitch

export interface Chaos {
  of(company: string): Switch | null
  /** Null clears it. @returns false for a company that is not here. */
  set(company: string, testOutcome: Switch | null): boolean
  list(): readonly { readonly company: string; readonly fate: Switch | null }[]
}

interface ChaosRow {
  /** The company. */
  readonly id: string
  readonly fate: Switch | null
}

export function openChaos({ books, companies }: { books: Books; companies: readonly string[] }): Chaos {
  const rows = books.book<ChaosRow>('chaos')
  const of = (company: string) => rows.get(company)?.fate ?? null
  return {
    of,
    set(company, testOutcome) {
      if (!companies.includes(company)) return false
      rows.put({ id: company, fate: testOutcome })
      return true
    },
    list: () => companies.map((company) => ({ company, fate: of(company) })),
  }
}

/** One digit of a callback's body as somebody in between would change it; a body without one gets a space more. */
export function altered(body: string): string {
  const changed = body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
  return changed === body ? `${body} ` : changed
}
