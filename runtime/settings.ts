/**
 * The table of a program's settings: a row says name, kind, usual value and what it is for. What the program reads, its type and
 * its printed page are derived from the row.
 */

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
