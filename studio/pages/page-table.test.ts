/** The studio's documents: one a page, all from one table. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentOf, PAGES } from './page-table.ts'

test('every folder with a main.tsx is a page, and no other', () => {
  const room = fileURLToPath(new URL('..', import.meta.url))
  const folders = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/main.tsx'))
    .map((path) => path.replace(/\/main\.tsx$/, ''))
  expect(folders.sort()).toEqual(
    Object.values<{ folder: string }>(PAGES)
      .map(({ folder }) => folder)
      .sort(),
  )
})

test('a page starts its own script, and a game is dark', () => {
  const page = documentOf(PAGES.slot)
  expect(page).toContain('src="/games/slot/page/main.tsx"')
  expect(page).toContain('data-theme="dark"')
  expect(documentOf(PAGES.verify)).not.toContain('data-theme')
})
