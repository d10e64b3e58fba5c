/** Books without a database: rows in memory, each written to an append-only file first, so that they outlive a kill. */
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

export interface Book<Row extends { readonly id: string }> {
  get(id: string): Row | undefined
  /** Writes the row, in place of the one with the same id. It is in the file when this returns. */
  put(row: Row): void
  /** In the order in which the ids first came. */
  all(): readonly Row[]
}

export interface Books {
  /** The same name gives the same book. Rows are plain JSON. */
  book<Row extends { readonly id: string }>(name: string): Book<Row>
  close(): void
}

interface OpenBook extends Book<{ readonly id: string }> {
  close(): void
}

/** Lines beyond the living rows that a file may hold before it is written anew at the next start. */
const SPARE_LINES = 5_000

/** Opens the folder (made when missing, for this user alone: messages with codes lie in it). */
export function openBooks(folder: string): Books {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const open = new Map<string, OpenBook>()
  return {
    book<Row extends { readonly id: string }>(name: string): Book<Row> {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`not a book's name: ${name}`)
      const known = open.get(name) ?? openBook(join(folder, `${name}.jsonl`))
      open.set(name, known)
      // The file has no types; whoever names the book says what its rows are.
      return known as unknown as Book<Row>
    },
    close() {
      for (const book of open.values()) book.close()
      open.clear()
    },
  }
}

function openBook(path: string): OpenBook {
  const rows = new Map<string, { readonly id: string }>()
  const { lines, wholeBytes, isTorn } = replay(path, rows)
  if (lines > rows.size + SPARE_LINES) rewrite(path, rows)
  // A line that a kill tore was never acknowledged; left in place it would spoil the line written after it.
  else if (isTorn) truncateSync(path, wholeBytes)
  const file = openSync(path, 'a', 0o600)
  return {
    get: (id) => rows.get(id),
    put(row) {
      appendFileSync(file, `${JSON.stringify(row)}\n`)
      rows.set(row.id, row)
    },
    all: () => [...rows.values()],
    close: () => closeSync(file),
  }
}

/** Reads the file into `rows`; `wholeBytes` of it are whole lines, what follows them is torn. */
function replay(path: string, rows: Map<string, { readonly id: string }>) {
  const text = readWhole(path)
  const wholeText = text.slice(0, text.lastIndexOf('\n') + 1)
  let lines = 0
  for (const line of wholeText.split('\n').slice(0, -1)) {
    lines++
    try {
      const row = JSON.parse(line) as { readonly id: string }
      rows.set(row.id, row)
    } catch {
      // Not the torn end, but damage in the middle: going on would quietly forget money, so a person has to look.
      throw new Error(`${path}: line ${String(lines)} is not readable; move the file away to start anew`)
    }
  }
  return { lines, wholeBytes: Buffer.byteLength(wholeText), isTorn: wholeText !== text }
}

function readWhole(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function rewrite(path: string, rows: ReadonlyMap<string, { readonly id: string }>): void {
  const fresh = `${path}.new`
  writeFileSync(fresh, [...rows.values()].map((row) => `${JSON.stringify(row)}\n`).join(''), { mode: 0o600 })
  renameSync(fresh, path)
}
