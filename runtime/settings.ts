/**
 * The table of a program's settings: a row says name, kind, usual value and what it is for. What the program reads, its type and
 * its printed page are derived from the row.
 */
import { readFileSync } from 'node:fs'

/** Reads what was set. Throws the end of a sentence that begins with the setting's name, never with a secret's value in it. */
export type Kind<Value> = (text: string) => Value

export interface Setting {
  /** Null: it must be given. `{PORT}` stands for what the row PORT holds. */
  readonly default: string | null
  readonly about: string
  /** Absent: text as it is. */
  readonly kind?: Kind<unknown>
  readonly secret?: true
  /** The name that it had: who still sets that one is understood. */
  readonly formerly?: string
}

export type SettingsTable = Readonly<Record<string, Setting>>

/** `DATA_DIR` is read as `dataDir`. */
type Camel<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Name>

export type SettingsOf<Table extends SettingsTable> = {
  readonly [Name in keyof Table & string as Camel<Name>]: Table[Name] extends { readonly kind: Kind<infer Value> }
    ? Value
    : string
}

export type RawEnv = Readonly<Record<string, string | undefined>>

export const camel = (name: string): string =>
  name.toLowerCase().replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

/** What is set, also by the row's former name. Throws where both are set and differ: nobody could say which is meant. */
function given(table: SettingsTable, raw: RawEnv, name: string): string {
  const now = raw[name]?.trim() ?? ''
  const former = table[name]?.formerly
  const before = (former && raw[former]?.trim()) || ''
  if (now && before && now !== before) throw new Error(`${name} was called ${former!}: set one of them, not both`)
  return now || before
}

/** What is set, else what is usual. An empty text is as good as none. */
export function textOf(table: SettingsTable, raw: RawEnv, name: string): string {
  const usual = () =>
    (table[name]?.default ?? '').replace(/\{(\w+)\}/g, (_all, other: string) => textOf(table, raw, other))
  return given(table, raw, name) || usual()
}

/** Throws a sentence that names the setting that is wrong, or every one that must be given and is not. */
export function readTable<const Table extends SettingsTable>(table: Table, raw: RawEnv): SettingsOf<Table> {
  const missing = Object.keys(table).filter((name) => table[name]!.default === null && !given(table, raw, name))
  if (missing.length > 0) throw new Error(`These must be in the environment: ${missing.join(', ')}`)
  const rows = Object.entries(table).map(([name, { kind }]) => {
    const text = textOf(table, raw, name)
    return [camel(name), kind ? readAs(name, kind, text) : text] as const
  })
  return Object.fromEntries(rows) as SettingsOf<Table>
}

function readAs(name: string, kind: Kind<unknown>, text: string): unknown {
  try {
    return kind(text)
  } catch (error) {
    throw new Error(`${name} ${(error as Error).message}`)
  }
}

/** The names that a table understands: its rows, and of each secret also the file that holds it. */
export const knownNames = (table: SettingsTable): string[] =>
  Object.entries(table).flatMap(([name, { secret }]) => (secret ? [name, `${name}_FILE`] : [name]))

/**
 * A secret may lie in a file that only this program may read, as containers and systemd hand them over: `DATABASE_URL_FILE` names it.
 *
 * @returns What was set, with each such file's first line as the setting's value.
 * @throws A sentence that names the setting, never what the file holds.
 */
export function withFiles(table: SettingsTable, raw: RawEnv): RawEnv {
  const found = knownNames(table).filter((name) => !table[name] && raw[name]?.trim())
  const values = found.map((name) => {
    const setting = name.slice(0, -'_FILE'.length)
    if (raw[setting]?.trim()) throw new Error(`${setting} and ${name} are both set: one of them must go`)
    return [setting, lineOf(name, raw[name]!.trim())] as const
  })
  return { ...raw, ...Object.fromEntries(values) }
}

function lineOf(name: string, path: string): string {
  let text
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new Error(`${name} names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
  if (text === '') throw new Error(`${name} names an empty file`)
  return text
}
