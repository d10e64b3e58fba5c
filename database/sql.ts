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

export interface Db extends Sql {
  readonly kind: 'embedded' | 'postgres'
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Several statements in one text, for migrations. */
  script(text: string): Promise<void>
  close(): Promise<void>
}
