/** SQL of what operators set by hand on companies and games. */
import type { Tx } from '@uwanja/money/sql'

export interface CompanyByHand {
  readonly company: string
  readonly position: number | null
}

export interface GameByHand {
  readonly company: string
  readonly code: string
  readonly kind: string
  readonly position: number | null
  readonly isInTournament: boolean
  readonly hasDropsAndWins: boolean
  readonly filings: Readonly<Record<string, boolean>>
}

/** Locked until the transaction ends: what two operators set at once is set in turn. */
export async function lockCompanyById(tx: Tx, id: number): Promise<CompanyByHand | null> {
  const [row] = await tx.sql<CompanyByHand>`select company, position from game_company where id = ${id} for update`
  return row ?? null
}

export async function placeCompany(tx: Tx, id: number, position: number | null): Promise<void> {
  await tx.sql`update game_company set position = ${position} where id = ${id}`
}

export async function lockGame(tx: Tx, id: number): Promise<GameByHand | null> {
  const [row] = await tx.sql<Omit<GameByHand, 'filings'>>`
    select c.company, g.code, g.kind, g.position, g.is_in_tournament as "isInTournament",
      g.has_drops_and_wins as "hasDropsAndWins"
    from game g join game_company c on c.id = g.company_id where g.id = ${id} for update of g`
  if (!row) return null
  const filed = await tx.sql<{ category: number; isIn: boolean }>`
    select category, is_in as "isIn" from game_filing where game_id = ${id} order by category`
  return { ...row, filings: Object.fromEntries(filed.map(({ category, isIn }) => [category, isIn])) }
}

export async function setGameByHand(
  tx: Tx,
  id: number,
  hand: Pick<GameByHand, 'position' | 'isInTournament' | 'hasDropsAndWins' | 'filings'>,
): Promise<void> {
  await tx.sql`
    update game set position = ${hand.position}, is_in_tournament = ${hand.isInTournament},
      has_drops_and_wins = ${hand.hasDropsAndWins} where id = ${id}`
  await tx.sql`delete from game_filing where game_id = ${id}`
  await tx.sql`
    insert into game_filing (game_id, category, is_in)
    select ${id}, key::int, value::boolean from jsonb_each_text(${JSON.stringify(hand.filings)}::jsonb)`
}
