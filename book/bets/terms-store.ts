/** SQL of the dated rules, and their few seconds in memory. */
import type * as z from 'zod/mini'
import type { Sql } from '@uwanja/database/sql'
import type { TermKind, Terms } from './terms.ts'
import { TERM_SCHEMAS, USUAL_TERMS } from './terms.ts'

/** Those in force now: the last row of each kind that has begun. */
export async function termsNow(db: Sql): Promise<Terms> {
  const rows = await db.sql<{ kind: string; terms: unknown }>`
    select distinct on (kind) kind, terms from book.term where starts_at <= house_now() order by kind, starts_at desc`
  const said = rows.flatMap(({ kind, terms }) => {
    const schema = (TERM_SCHEMAS as Readonly<Record<string, z.ZodMiniType>>)[kind]
    return schema ? [[kind, schema.parse(terms)] as const] : []
  })
  return { ...USUAL_TERMS, ...(Object.fromEntries(said) as Partial<Terms>) }
}

export async function setTerm<Kind extends TermKind>(db: Sql, kind: Kind, terms: Terms[Kind]): Promise<void> {
  const checked = JSON.stringify(TERM_SCHEMAS[kind].parse(terms))
  await db.sql`
    insert into book.term (kind, starts_at, terms) values (${kind}, house_now(), ${checked}::jsonb)
    on conflict (kind, starts_at) do update set terms = excluded.terms`
}

const KEPT_MS = 5000

/** Read at most every few seconds; who changes them waits so long for every process to know. */
export function openTerms(db: Sql, now: () => number): { now(): Promise<Terms>; forget(): void } {
  let known: { readonly terms: Promise<Terms>; readonly atMs: number } | null = null
  return {
    now() {
      if (known && now() - known.atMs < KEPT_MS) return known.terms
      const terms = termsNow(db)
      const asked = { terms, atMs: now() }
      known = asked
      terms.catch(() => (known === asked ? (known = null) : null))
      return terms
    },
    forget: () => void (known = null),
  }
}
