/** SQL of templates of letters to segments. */
import type { Sql, Tx } from '@uwanja/database/sql'
import type { MailingTexts } from './store.ts'

export interface Template {
  readonly id: bigint
  readonly name: string
  readonly texts: MailingTexts
}

export const allTemplates = (db: Sql): Promise<Template[]> =>
  db.sql<Template>`select id, name, texts from letter_template order by name limit 200`

/** @returns null: there is none of this id, or another one has the name. */
export async function keepTemplate(
  tx: Tx,
  { id, name, texts }: Omit<Template, 'id'> & { readonly id: bigint | null },
  by: bigint,
): Promise<bigint | 'taken' | null> {
  const said = JSON.stringify(texts)
  const [other] = await tx.sql`select 1 from letter_template where name = ${name} and id is distinct from ${id}::bigint`
  if (other) return 'taken'
  const [row] =
    id === null
      ? await tx.sql<{ id: bigint }>`
          insert into letter_template (name, texts, made_by) values (${name}, ${said}::text::jsonb, ${by}) returning id`
      : await tx.sql<{ id: bigint }>`
          update letter_template set name = ${name}, texts = ${said}::text::jsonb where id = ${id} returning id`
  return row?.id ?? null
}

/** @returns what was removed; null: there was none. */
export async function removeTemplate(tx: Tx, id: bigint): Promise<Template | null> {
  const [row] = await tx.sql<Template>`delete from letter_template where id = ${id} returning id, name, texts`
  return row ?? null
}
