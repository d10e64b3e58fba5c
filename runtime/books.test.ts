/** What was written is there after a kill; what was half written is not. */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBooks } from './books.ts'

interface Row {
  readonly id: string
  readonly value: number
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-books-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'rows.jsonl')
function withRows<T>(act: (book: ReturnType<typeof rowsOf>) => T): T {
  const books = openBooks(folder)
  try {
    return act(rowsOf(books))
  } finally {
    books.close()
  }
}
const rowsOf = (books: ReturnType<typeof openBooks>) => books.book<Row>('rows')

test('rows come back, the last of an id, in the order in which the ids came', () => {
  withRows((book) => {
    book.put({ id: 'b', value: 1 })
    book.put({ id: 'a', value: 2 })
    book.put({ id: 'b', value: 3 })
  })
  const rows = [
    { id: 'b', value: 3 },
    { id: 'a', value: 2 },
  ]
  expect(withRows((book) => book.all())).toEqual(rows)
  expect(withRows((book) => book.get('b'))).toEqual(rows[0])
  expect(withRows((book) => book.get('x'))).toBeUndefined()
})

test.each(['{"id":"torn","val', '{"id":"torn","value":9}', '{"id":"t\xc3'])(
  'a torn last line %j is dropped',
  (torn) => {
    withRows((book) => book.put({ id: 'a', value: 1 }))
    appendFileSync(file(), torn, 'latin1')
    withRows((book) => {
      expect(book.all()).toEqual([{ id: 'a', value: 1 }])
      book.put({ id: 'b', value: 2 })
    })
    expect(withRows((book) => book.all().map(({ id }) => id))).toEqual(['a', 'b'])
  },
)

test('damage before the end is said, not skipped', () => {
  writeFileSync(file(), '{"id":"a","value":1}\nnonsense\n{"id":"b","value":1}\n')
  expect(() => withRows((book) => book.all())).toThrow(/line 2/)
})

test('a file full of old lines is written anew, with the same rows', () => {
  withRows((book) => {
    for (let n = 0; n < 5_100; n++) book.put({ id: `r${String(n % 3)}`, value: n })
  })
  const before = statSync(file()).size
  const rows = withRows((book) => book.all())
  expect(rows.map(({ value }) => value)).toEqual([5_097, 5_098, 5_099])
  expect(statSync(file()).size).toBeLessThan(before / 100)
  expect(withRows((book) => book.all())).toEqual(rows)
})

test('the files are for this user alone, and a name cannot leave the folder', () => {
  withRows((book) => book.put({ id: 'a', value: 1 }))
  expect(statSync(file()).mode & 0o077).toBe(0)
  const books = openBooks(folder)
  expect(() => books.book('../rows')).toThrow(/name/)
  books.close()
})

test('every row that a killed process acknowledged is there', async () => {
  const script = `
    const { openBooks } = await import(${JSON.stringify(new URL('./books.ts', import.meta.url).href)})
    const book = openBooks(${JSON.stringify(folder)}).book('rows')
    for (let n = 0; ; n++) {
      book.put({ id: 'r' + n, value: n })
      process.stdout.write(n + '\\n')
      if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    acknowledged += chunk
    if (acknowledged.length > 5_000) child.kill('SIGKILL')
  })
  const signal = await new Promise((resolve) => child.on('close', (_code, how) => resolve(how)))
  expect(signal).toBe('SIGKILL')
  const last = Number(acknowledged.slice(0, acknowledged.lastIndexOf('\n')).split('\n').at(-1))
  expect(last).toBeGreaterThan(100)
  expect(readFileSync(file(), 'utf8').length).toBeGreaterThan(1_000)
  withRows((book) => {
    for (let n = 0; n <= last; n++) expect(book.get(`r${String(n)}`)).toEqual({ id: `r${String(n)}`, value: n })
  })
})
