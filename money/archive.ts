/**
 * Ranges of journals that leave the database for files, and come back. A file is the rows in the order of their keys, a line of JSON each;
 * its checksum is of those lines, so that it is the same however they are packed and however often they come back.
 */
import { createHash } from 'node:crypto'
import type { Db, Sql, Tx } from '@uwanja/database/sql'

export const PARTS = ['journal', 'posting'] as const
export type Part = (typeof PARTS)[number]

export interface RangeRow {
  readonly number: number
  /** When ids began to be drawn from it; null: not yet, `-infinity`: before that was written down. */
  readonly beganAt: string | null
  readonly state: 'here' | 'away' | 'now' | 'ready'
  /** Of what was archived once. */
  readonly journals: bigint | null
  readonly firstAt: string | null
  readonly lastAt: string | null
  readonly journalSha256: string | null
  readonly postingSha256: string | null
  /** Of companies whose keys went with it: their names and how many; null: none did. */
  readonly keysGone: string | null
}

export const listed = (db: Sql): Promise<RangeRow[]> => db.sql<RangeRow>`
  select r.number, r.began_at::text as "beganAt",
    case when a.away_since is not null then 'away' when r.number = money.range_here() then 'now'
      when r.number > money.range_here() then 'ready' else 'here' end as state,
    a.journals, a.first_at::text as "firstAt", a.last_at::text as "lastAt", a.journal_sha256 as "journalSha256",
    a.posting_sha256 as "postingSha256",
    (select string_agg(k.keys || ' keys of ' || k.source, ', ' order by k.source) from money.archive_keys k where k.range = r.number)
      as "keysGone"
  from money.range r left join money.archive a on a.range = r.number order by r.number`

/** Why it may not be archived; null: it may. @param keptSince What is younger is still asked for. */
export async function refusalOf(db: Sql, range: number, keptSince: Date): Promise<string | null> {
  const [row] = await db.sql<{ why: string | null }>`
    select money.archive_refusal(${range}::int, ${keptSince}::timestamptz) as why`
  return row!.why
}

const PAGE = 2_000
/** Dates in a file are those of UTC, whatever the session's zone. */
const inUtc = (tx: Tx): Promise<void> => tx.script(`set local timezone = 'UTC'; set local statement_timeout = 0`)

/** The lines of a part of a range, some thousand at a time: memory stays flat. */
export async function* linesOf(tx: Tx, range: number, part: Part): AsyncGenerator<readonly string[]> {
  await inUtc(tx)
  const [id, line] = part === 'journal' ? ['id', '0'] : ['journal_id', 'line']
  const text = `
    select t.${id} as id, ${line}::int as line, to_jsonb(t)::text as text from money.${part} t
    where t.${id} >= $1::int * money.range_size() and t.${id} < ($1::int + 1) * money.range_size()
      and (t.${id}, ${line}::int) > ($2::bigint, $3::int) order by 1, 2 limit ${PAGE}`
  let after: { id: bigint; line: number } = { id: -1n, line: -1 }
  for (;;) {
    const rows = (await tx.query(text, [range, after.id, after.line])) as unknown as {
      id: bigint
      line: number
      text: string
    }[]
    if (rows.length === 0) return
    yield rows.map((row) => row.text)
    after = rows.at(-1)!
  }
}

export interface Sum {
  readonly lines: number
  readonly sha256: string
}

/** Counts lines that come by and makes their checksum. */
export async function summed(
  pages: AsyncIterable<readonly string[]>,
  each: (text: string) => Promise<void> | void = () => {},
): Promise<Sum> {
  const digest = createHash('sha256')
  let lines = 0
  for await (const page of pages) {
    const text = page.map((line) => `${line}\n`).join('')
    digest.update(text)
    lines += page.length
    await each(text)
  }
  return { lines, sha256: digest.digest('hex') }
}

export type Sums = Readonly<Record<Part, Sum>>

/** What the database holds of a range, by the same lines as its files. */
export async function sumsHere(tx: Tx, range: number): Promise<Sums> {
  return {
    journal: await summed(linesOf(tx, range, 'journal')),
    posting: await summed(linesOf(tx, range, 'posting')),
  }
}

/**
 * Detaches and drops a range whose files have been written and read back. Refused when it holds anything else than they.
 * @param keysDays By company: keys of its wagers go with the range when its last journal is older than that.
 */
export async function away(
  tx: Tx,
  range: number,
  { journal, posting }: Sums,
  keysDays: Readonly<Record<string, number>> = {},
): Promise<void> {
  await tx.script('set local statement_timeout = 0')
  const said = {
    journals: journal.lines,
    postings: posting.lines,
    journalSha256: journal.sha256,
    postingSha256: posting.sha256,
  }
  await tx.sql`
    select money.range_away(${range}::int, ${JSON.stringify(said)}::jsonb, ${JSON.stringify(keysDays)}::jsonb)`
}

/** Puts a range back from its lines, attaches it, and refuses it (the whole transaction) when it is not what went away. */
export async function back(
  tx: Tx,
  range: number,
  pages: (part: Part) => AsyncIterable<readonly string[]>,
): Promise<void> {
  await inUtc(tx)
  await tx.sql`select money.range_comes(${range}::int)`
  for (const part of PARTS) {
    const text = `
      insert into money.${part}_${range}
      select (jsonb_populate_record(null::money.${part}, l::jsonb)).* from unnest($1::text[]) l`
    for await (const page of pages(part)) await tx.query(text, [page])
  }
  await tx.sql`select money.range_back(${range}::int)`
  const sums = await sumsHere(tx, range)
  const [known] = await tx.sql<{ journal: string; posting: string }>`
    select journal_sha256 as journal, posting_sha256 as posting from money.archive where range = ${range}`
  for (const part of PARTS)
    if (sums[part].sha256 !== known![part])
      throw new Error(`the ${part}s of range ${range} are not those that were archived`)
}

/** Until when rows of a player lie in files; null: none of theirs do. */
export async function archivedUntil(db: Db | Sql, playerId: bigint): Promise<Date | null> {
  const [row] = await db.sql<{ until: Date | null }>`select money.archived_until(${playerId}) as until`
  return row!.until
}
