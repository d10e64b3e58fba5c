/** The role that serves: what `npm run roles` prints for the owner of the database to run. */

/** A name that PostgreSQL takes without quotes, so that nothing of it can be anything else than a name. */
const NAME = /^[a-z_][a-z0-9_]{0,62}$/

/** Nothing of ours is ever changed there, whoever asks: a trigger says so, and the role may not even try. */
const APPEND_ONLY = ['money.journal', 'money.posting', 'money.key', 'public.audit']
/** What its owner alone says: where ranges of journals begin and which lie in files. */
const READ_ONLY = [
  'money.range',
  'money.archive',
  'money.archive_account',
  'money.archive_player',
  'money.archive_keys',
]
/** Parts of the tables of money are reached by the name of the whole alone. */
const PARTS = `select money.reached_by_whole(inhrelid::regclass) from pg_inherits
  where inhparent in ('money.journal'::regclass, 'money.posting'::regclass);`

/**
 * Rows of ours and nothing else: it reads and writes tables, calls functions, and owns nothing, so that it can neither switch a
 * trigger off nor change a table. Run again after each `npm run migrate`: what is new is granted too, by default privileges as well.
 *
 * @param schemas Those of this database.
 * @param holds Settings of PostgreSQL that hold for the role: through a pooler no line can say them.
 * @throws A sentence for a name that would need quotes.
 */
export function servingRole(
  role: string,
  owner: string,
  schemas: readonly string[],
  holds: Readonly<Record<string, string>> = {},
): string {
  for (const name of [role, owner, ...schemas])
    if (!NAME.test(name)) throw new Error(`"${name}" is no name of small letters, digits and _`)
  const rows = schemas.flatMap((schema) => [
    `grant usage on schema ${schema} to ${role};`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role};`,
    `grant usage, select on all sequences in schema ${schema} to ${role};`,
    `grant execute on all functions in schema ${schema} to ${role};`,
    `alter default privileges for role ${owner} in schema ${schema} grant select, insert, update, delete on tables to ${role};`,
    `alter default privileges for role ${owner} in schema ${schema} grant usage, select on sequences to ${role};`,
    `revoke create on schema ${schema} from public;`,
  ])
  const ours = (table: string): boolean => schemas.includes(table.split('.')[0]!)
  return [
    `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if; end $$;`,
    `alter role ${role} nosuperuser nocreatedb nocreaterole noreplication nobypassrls;`,
    ...Object.entries(holds).map(([name, value]) => `alter role ${role} set ${name} = '${value}';`),
    ...rows,
    ...APPEND_ONLY.filter(ours).map((table) => `revoke update, delete on ${table} from ${role};`),
    ...READ_ONLY.filter(ours).map((table) => `revoke insert, update, delete on ${table} from ${role};`),
    ...(schemas.includes('money') ? [PARTS] : []),
    '',
  ].join('\n')
}
