/** The sandbox's documents: one a page, all from one table. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentOf, PAGES } from './page-table.ts'

test('every folder with a main.tsx is a page, and no other', () => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const folders = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)main\.tsx$/.test(path))
    .map((path) => path.replace(/\/?main\.tsx$/, ''))
  expect(folders.sort()).toEqual(Object.keys(PAGES).sort())
})

test('a page starts its own script', () => {
  expect(documentOf('', { title: 'First' })).toContain('src="/main.tsx"')
  expect(documentOf('phone', { title: 'Phone' })).toContain('src="/phone/main.tsx"')
})
