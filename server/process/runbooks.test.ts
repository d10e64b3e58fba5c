/** The operators' pages: what they tell people to type at three in the morning can be typed, and what they name is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { knownNames } from '@uwanja/runtime/settings'
import { BOOK_ENV } from '@uwanja/book/settings'
import { aDatabase, FULLEST } from '../db/testing.ts'
import { ENV } from '../settings/env.ts'

const root = (path: string) => new URL(`../../${path}`, import.meta.url)
const read = (path: string) => readFileSync(root(path), 'utf8')

interface Typed {
  readonly page: string
  readonly words: string
}
/** Words between backticks, also over a line's end, and lines that stand four spaces in or more; a comment behind a command is none of it. */
const PAGES = readdirSync(root('docs/operators/')).map((page) => ({ page, text: read(`docs/operators/${page}`) }))
const TYPED: readonly Typed[] = PAGES.flatMap(({ page, text }) =>
  [...text.matchAll(/`([^`]+)`|^ {4,}(\S.*)$/gm)].map(([, span, line]) => ({
    page,
    words: (span ?? line!)
      .replace(/\s+/g, ' ')
      .replace(/ # .*$/, '')
      .trim(),
  })),
)
const matches = (pattern: RegExp): Typed[] =>
  TYPED.flatMap(({ page, words }) => [...words.matchAll(pattern)].map(([, found]) => ({ page, words: found! })))

describe('M35 what operators’ pages tell to type', () => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
  })
  afterAll(() => db.close())

  it('M35 each statement is one that PostgreSQL understands, on the tables of the platform', async () => {
    const statements = [
      ...matches(/^(select .*)$/g),
      ...matches(/ -c "(select [^"]*)"/g),
      ...matches(/^\\copy \((select .*)\) to /g),
      ...matches(/^((?:delete|alter table) .*);$/g),
    ]
    expect(statements.length).toBeGreaterThan(15)
    for (const { page, words } of statements) {
      // Planned, not run: one of them would end a backend, another one promotes a standby.
      const planned = words.startsWith('alter') ? words : `explain ${words.replace('(pid)', '(0)')}`
      const refused = await db
        .transaction(async (tx) => {
          await tx.script(planned)
          throw new Error('undone')
        })
        .catch((error: unknown) => (error as Error).message)
      expect(refused, `${page}: ${words}`).toBe('undone')
    }
  })

  it('M35 each command is one of ours that is there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
    const drills = read('tools/drill.ts')
    for (const { page, words } of matches(/\bnpm run (\w+)/g)) expect(Object.keys(scripts), page).toContain(words)
    for (const { page, words } of matches(/npm run drill -- (\w+)/g))
      expect(words === 'all' ? '  all,' : drills, page).toMatch(new RegExp(`^ {2}${words}\\b`, 'm'))
    const packaged = /^ {2}(\w+(?: \| \w+)+)\) shift/m.exec(read('deploy/debian/uwanja'))![1]!.split(' | ')
    const asked = matches(/^uwanja (\w+)/g)
    expect(asked.length).toBeGreaterThan(5)
    for (const { page, words } of asked) expect(packaged, page).toContain(words)
  })

  it('M35 each setting is one that a program reads', () => {
    const known = new Set([
      ...knownNames(ENV),
      ...knownNames(BOOK_ENV),
      'STUDIO_SEALING_KEY',
      'STUDIO_SEALING_KEY_PREVIOUS',
    ])
    const named = matches(/\b([A-Z]+(?:_[A-Z]+)+)\b/g).filter(({ words }) => words !== 'DATABASE_')
    expect(named.length).toBeGreaterThan(20)
    for (const { page, words } of named) expect([...known], page).toContain(words)
  })
})
