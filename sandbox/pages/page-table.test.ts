/** The sandbox's documents: one a page, all from one table. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentOf, folderAt, PAGES } from './page-table.ts'

test('every folder with a main.tsx is a page, and no other', () => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const folders = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)main\.tsx$/.test(path))
    .map((path) => path.replace(/\/?main\.tsx$/, ''))
  expect(folders.sort()).toEqual(Object.keys(PAGES).sort())
})

test.each([
  ['/', ''],
  ['/mailbox/', 'mailbox'],
  ['/banks', 'banks'],
  ['/phone/2348031234567', 'phone'],
  ['/selcom/checkout/a-token', 'selcom'],
  ['/cards/check/17', 'card-check'],
  ['/outside/chat', 'outside'],
])('%s shows the page of %j', (address, folder) => expect(folderAt(address)).toBe(folder))

test.each(['/phone/main.tsx', '/phone/', '/phone', '/cards/check/17/x', '/api/phones', '/main.tsx', '/toString'])(
  '%s shows none',
  (address) => expect(folderAt(address)).toBeNull(),
)

test('a page starts its own script', () => {
  expect(documentOf('', { title: 'First' })).toContain('src="/main.tsx"')
  expect(documentOf('phone', { title: 'Phone' })).toContain('src="/phone/main.tsx"')
})
