/** What may be staked on a company's games and on one of them; the wager asks it in its own statement. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'

/** Minor units; null is no limit. */
export interface Terms {
  /** False: no stake passes. Wins and rollbacks pass always. */
  readonly isOn: boolean
  readonly least: bigint | null
  readonly most: bigint | null
}

/** Of a company (`game` empty), or of one game under the company's own id. */
export interface TermsPlace {
  readonly source: string
  readonly game: string
}

export const OPEN_TERMS: Terms = { isOn: true, least: null, most: null }

/** As they are when the transaction's next statement begins. */
async function read(db: Sql, { source, game }: TermsPlace): Promise<Terms> {
  const [row] = await db.sql<Terms>`
    select is_on as "isOn", least_minor as least, most_minor as most from money.stake_term
    where source = ${source} and game = ${game}`
  return row ?? OPEN_TERMS
}

async function set(tx: Tx, { source, game }: TermsPlace, currency: Currency, terms: Terms): Promise<void> {
  const { isOn, least, most } = terms
  await tx.sql`
    insert into money.stake_term (source, game, is_on, currency, least_minor, most_minor)
    values (${source}, ${game}, ${isOn}, ${currency}, ${least}, ${most})
    on conflict (source, game) do update set is_on = excluded.is_on, currency = excluded.currency,
      least_minor = excluded.least_minor, most_minor = excluded.most_minor`
}

export const terms = { read, set }
