/** What the state takes, for whoever moves money or tells a player of it before. */
import { rateOn, taxOf, type TaxBase, type TaxRate, type WagerTax } from '@uwanja/money'
import type { Sql } from '@uwanja/money/sql'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import type { Settings } from '../settings/env.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { TAXES, type TaxProduct, type TaxRow } from '../settings/tax-rates.ts'

export interface Tax {
  /** For the ledger: every dated rate, because the wager's own clock chooses. */
  readonly wager: WagerTax
  /** What is withheld of a payment that is made today, in its smallest unit. */
  ofPayment(db: Sql, base: 'deposit' | 'withdrawal', minor: bigint): Promise<bigint>
  /** Today's rate as percent, for pages; null where nothing is taken. */
  shown(db: Sql, base: TaxBase, product: TaxProduct): Promise<string | null>
}

/** Rows of the setting stand over the table's of the same base and product, from their first day on. */
function datedRates(rows: readonly TaxRow[], over: readonly TaxRow[], base: TaxBase, product: TaxProduct): TaxRate[] {
  const isIt = (row: TaxRow) => row.base === base && row.product === product
  const set = over.filter(isIt)
  const first = set.map(({ from }) => from).toSorted()[0]
  return [...rows.filter((row) => isIt(row) && (first === undefined || row.from < first)), ...set].map(
    ({ from, basisPoints }) => ({ from, basisPoints }),
  )
}

/** Whose books a stake stands in says what was played. */
export const productOf = (source: string): TaxProduct =>
  Object.hasOwn(GAME_COMPANIES, source) ? 'casino' : source === 'jackpot' ? 'jackpot' : 'sports'

const percentOf = (basisPoints: number): string => String(basisPoints / 100)

export function openTax(jurisdiction: Jurisdiction, { taxRates }: Pick<Settings, 'taxRates'>): Tax {
  const known = new Map<string, readonly TaxRate[]>()
  const rates = (base: TaxBase, product: TaxProduct): readonly TaxRate[] => {
    const key = `${base} ${product}`
    const found = known.get(key) ?? datedRates(TAXES[jurisdiction.country] ?? [], taxRates, base, product)
    known.set(key, found)
    // A table of zeros takes nothing, and the wager need not hear of it.
    return found.some(({ basisPoints }) => basisPoints > 0) ? found : []
  }
  /** By the house's clock, asked only where there is a rate. */
  const today = async (db: Sql, dated: readonly TaxRate[]): Promise<number> => {
    if (dated.length === 0) return 0
    const [row] = await db.sql<{
      day: string
    }>`select (house_now() at time zone ${jurisdiction.zone})::date::text as day`
    return rateOn(dated, row!.day) ?? 0
  }
  return {
    wager: (source, base) => rates(base, productOf(source)),
    ofPayment: async (db, base, minor) => taxOf(minor, await today(db, rates(base, 'payments'))),
    async shown(db, base, product) {
      const basisPoints = await today(db, rates(base, product))
      return basisPoints === 0 ? null : percentOf(basisPoints)
    },
  }
}
