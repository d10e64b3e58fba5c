/** What the rooms that hold SQL are given: a way to ask, and a way to ask in a transaction. `server/db` makes both. */

/** A statement is written as a template; the values travel beside it as parameters, never inside the text. */
export type Ask = <Row = Record<string, unknown>>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<Row[]>

export interface Sql {
  readonly sql: Ask
  /** One statement with $1, $2 … as libraries write them; our own statements are templates. */
  query(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>
}

/** A transaction that a rule opened. Inside one, never reach for the outer handle: on the embedded database it hangs. */
export interface Tx extends Sql {
  /** Several statements in one text, for migrations. */
  script(text: string): Promise<void>
  /** Runs after COMMIT, in order; not at all when the transaction rolls back. */
  afterCommit(work: () => void): void
}

/** Lines to PostgreSQL that a process holds. */
export interface LinesNow {
  readonly busy: number
  readonly idle: number
  /** Who waits for one now. */
  readonly waiting: number
  /** How often one was taken since the start, and how long was waited for them together, in milliseconds. */
  readonly taken: number
  readonly waitedMs: number
}

export interface ReplicaNow {
  /** How old what it holds may be, in milliseconds. */
  readonly behindMs: number
  readonly isAsked: boolean
}

export interface Db extends Sql {
  readonly kind: 'embedded' | 'postgres'
  /** Absent, or null: there are none. */
  readonly lines?: () => LinesNow | null
  /** Asked for what may be a little old. Absent: the database itself. */
  readonly reads?: Sql
  /** Absent, or null: there is none. */
  readonly replica?: () => ReplicaNow | null
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A copy of its files as of this moment, while everybody works; absent where the files are a server's. */
  readonly copyTo?: (folder: string) => Promise<void>
  /** Several statements in one text, for migrations. */
  script(text: string): Promise<void>
  close(): Promise<void>
}
