/** SQL of what operators set about payment methods. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface MethodSetting {
  readonly viewName: string
  readonly isOn: boolean
  /** Null: as the method's own facts say. */
  readonly isForTests: boolean | null
  /** Null: the jurisdiction's. */
  readonly minMinor: bigint | null
  readonly maxMinor: bigint | null
}

export async function methodSettings(db: Sql): Promise<MethodSetting[]> {
  return db.sql`
    select view_name as "viewName", is_on as "isOn", only_for_test_users as "isForTests", min_minor as "minMinor",
      max_minor as "maxMinor" from method_setting`
}

export async function saveMethod(tx: Tx, setting: MethodSetting): Promise<void> {
  const { viewName, isOn, isForTests, minMinor, maxMinor } = setting
  await tx.sql`
    insert into method_setting (view_name, is_on, only_for_test_users, min_minor, max_minor)
    values (${viewName}, ${isOn}::boolean, ${isForTests}::boolean, ${minMinor}::bigint, ${maxMinor}::bigint)
    on conflict (view_name) do update set is_on = excluded.is_on, only_for_test_users = excluded.only_for_test_users,
      min_minor = excluded.min_minor, max_minor = excluded.max_minor, changed_at = house_now()`
}

/** Limits belong to an account id, which several methods may share: all of them have the same. */
export async function saveLimits(
  tx: Tx,
  viewNames: readonly string[],
  limits: Pick<MethodSetting, 'minMinor' | 'maxMinor'>,
): Promise<void> {
  await tx.sql`
    insert into method_setting (view_name, min_minor, max_minor)
    select v, ${limits.minMinor}::bigint, ${limits.maxMinor}::bigint from unnest(${viewNames}::text[]) v
    on conflict (view_name) do update set min_minor = excluded.min_minor, max_minor = excluded.max_minor,
      changed_at = house_now()`
}
