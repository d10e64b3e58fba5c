/** Columns that somebody left out: kept on this machine by the table's name, and never the cause of a broken page. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hiddenColumns, keepHidden } from './hidden-columns.ts'

const kept = new Map<string, string>()
let isFull = false

beforeEach(() => {
  kept.clear()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new Error('full')
      kept.set(key, value)
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('what is left out of one table is left out of no other', () => {
  keepHidden('players', { '2': false, '3': true, '5': false })
  expect(hiddenColumns('players')).toEqual({ '2': false, '5': false })
  expect(hiddenColumns('deposits')).toEqual({})
})

it('a table whose columns are all shown again leaves nothing behind', () => {
  keepHidden('players', { '2': false })
  keepHidden('players', { '2': true })
  expect([...kept]).toEqual([])
})

it('a table without a name keeps nothing', () => {
  keepHidden(undefined, { '2': false })
  expect([[...kept], hiddenColumns(undefined)]).toEqual([[], {}])
})

it.each(['nonsense', '{"2":false}', '"2"', 'null'])('%s in the store hides nothing', (text) => {
  kept.set('officeColumns.players', text)
  expect(hiddenColumns('players')).toEqual({})
})

it('a full store breaks no page', () => {
  isFull = true
  expect(() => keepHidden('players', { '2': false })).not.toThrow()
})
