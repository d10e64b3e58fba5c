/** SQL of the log of breaches: rows are added and never changed. */
import type { BREACH_STEPS } from '@uwanja/contract/operators/breaches'
import type { Sql, Tx } from '@uwanja/database/sql'

type Step = (typeof BREACH_STEPS)[number]

export interface BreachRow {
  readonly id: bigint
  readonly knownAt: Date
  readonly dueAt: Date
  readonly isLate: boolean
  readonly what: string
  readonly affected: string
  readonly by: string
  readonly steps: readonly { readonly step: Step; readonly why: string; readonly by: string; readonly at: string }[]
}

export async function listBreaches(db: Sql, hours: number, most: number): Promise<BreachRow[]> {
  return db.sql<BreachRow>`
    select b.id, b.known_at as "knownAt", b.known_at + make_interval(hours => ${hours}::int) as "dueAt", b.what, b.affected,
      o.name as by, coalesce(s.steps, '[]') as steps,
      not coalesce(s.names ? 'authority', false) and b.known_at + make_interval(hours => ${hours}::int) < house_now() as "isLate"
    from data_breach b join operator o on o.id = b.noted_by
      left join lateral (
        select jsonb_agg(jsonb_build_object('step', t.step, 'why', t.why, 'by', p.name, 'at', t.at)
            order by t.at, array_position(array['authority', 'players', 'closed'], t.step)) as steps,
          jsonb_agg(t.step) as names
        from breach_step t join operator p on p.id = t.by_operator where t.breach_id = b.id) s on true
    order by coalesce(s.names ? 'closed', false), b.id desc limit ${most}`
}

export async function insertBreach(
  tx: Tx,
  noted: { readonly hours: number; readonly what: string; readonly affected: string; readonly by: bigint },
): Promise<bigint> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into data_breach (known_at, what, affected, noted_by)
    values (house_now() - make_interval(hours => ${noted.hours}::int), ${noted.what}, ${noted.affected}, ${noted.by})
    returning id`
  return row!.id
}

/** The steps that were done, with the row locked; null: there is no such breach. */
export async function lockedSteps(tx: Tx, id: bigint): Promise<readonly Step[] | null> {
  const [row] = await tx.sql`select 1 from data_breach where id = ${id} for update`
  if (!row) return null
  return (await tx.sql<{ step: Step }>`select step from breach_step where breach_id = ${id}`).map(({ step }) => step)
}

export async function insertBreachStep(
  tx: Tx,
  done: { readonly id: bigint; readonly step: Step; readonly why: string; readonly by: bigint },
): Promise<void> {
  await tx.sql`
    insert into breach_step (breach_id, step, why, by_operator) values (${done.id}, ${done.step}, ${done.why}, ${done.by})`
}
