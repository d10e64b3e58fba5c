/** The printed tables: what becomes a row, what is refused, and which behaviours a title guards. */
import { describe, expect, test } from 'vitest'
import { behavioursOf, titlesOf, unguarded } from './tables/behaviour.ts'
import { exportOf, require, rowsOf, table, WrongShape } from './tables/markdown.ts'

describe('a table', () => {
  test('takes a record with its names first, and a list as it is', () => {
    expect(table(rowsOf({ PORT: { about: 'Where.', secret: true } }, 'x'))).toBe(
      '| name | about | secret |\n|---|---|---|\n| PORT | Where. | yes |',
    )
    expect(table(rowsOf([{ path: '/', page: () => 1, menus: ['side', 'foot'] }], 'x'))).toBe(
      '| path | menus |\n|---|---|\n| / | side, foot |',
    )
  })
  test('takes a record of sentences', () => {
    expect(table(rowsOf({ cash: 'Money.' }, 'x'))).toBe('| name | about |\n|---|---|\n| cash | Money. |')
  })
  test('keeps a bar inside a cell from ending it', () => {
    expect(table([{ a: 'x|y' }])).toContain('x\\|y')
  })
  test('refuses what is no table, a missing export and a row that does not say enough', () => {
    expect(() => rowsOf('text', 'x')).toThrow(WrongShape)
    expect(() => rowsOf({ PORT: 8080 }, 'x')).toThrow(WrongShape)
    expect(() => exportOf({}, 'ENV', 'server/settings/env.ts')).toThrow('server/settings/env.ts has no export ENV')
    expect(() => require([{ name: 'PORT' }], ['about'], 'server/settings/env.ts')).toThrow(/has no about/)
  })
})

describe('behaviour and its tests', () => {
  const behaviours = behavioursOf(
    '# Accounts\n- A03 The balance is polled.\n- **A05** Enter submits.\n| S01 | Routes |\n',
  )
  test('reads the numbers in a list or a table', () => {
    expect(behaviours).toEqual([
      { number: 'A03', text: 'The balance is polled.' },
      { number: 'A05', text: 'Enter submits.' },
      { number: 'S01', text: 'Routes' },
    ])
  })
  test('finds titles of tests and groups, also of tables of tests', () => {
    const text = 'test("A03 polls", f)\ndescribe.each([1])(`A05 ${x}`, f)\nother("S01 no", f)'
    const titles = titlesOf([
      { path: 'web/a.test.ts', text },
      { path: 'web/a.ts', text },
    ])
    expect(titles.map((title) => title.text)).toEqual(['A03 polls', 'A05 …'])
    expect(unguarded(behaviours, titles)).toEqual([{ number: 'S01', text: 'Routes' }])
  })
})
