/** SQL of what companies state that their games return. */
import type { Sql } from '@uwanja/database/sql'

/** What companies state of their games, by company and their own id. */
export async function statedReturns(
  db: Sql,
): Promise<ReadonlyMap<string, { readonly name: string; readonly rtpBasisPoints: number | null }>> {
  const rows = await db.sql<{ key: string; name: string; rtpBasisPoints: number | null }>`
    select c.company || ' ' || g.code as key, g.name, g.rtp_basis_points as "rtpBasisPoints"
    from game g join game_company c on c.id = g.company_id`
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}
