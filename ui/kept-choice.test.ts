/** Which choice a page opens with. */
import { afterEach, expect, test, vi } from 'vitest'
import { firstChoice, keepChoice, keptChoice } from './kept-choice.ts'

const LANGUAGES = ['en', 'sw', 'zh'] as const

afterEach(() => vi.unstubAllGlobals())

/** What a browser has; `closed`: as in a private window. */
function page(search: string, storage: Map<string, string> | 'closed'): void {
  const open = () => {
    if (storage === 'closed') throw new Error('closed')
    return storage
  }
  vi.stubGlobal('location', { search })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => open().set(key, value),
    removeItem: (key: string) => open().delete(key),
  })
}
const first = (key: string) => firstChoice(key, LANGUAGES, 'lang')

test('the address says the choice, else it is the kept one, else the first', () => {
  const kept = new Map<string, string>()
  page('', kept)
  expect(first('here')).toBe('en')
  keepChoice('here', 'sw')
  expect([first('here'), first('there')]).toEqual(['sw', 'en'])
  page('?lang=zh', kept)
  expect(first('here')).toBe('zh')
  page('?lang=xx', kept)
  expect(first('here')).toBe('sw')
  keepChoice('here', null)
  expect(keptChoice('here', LANGUAGES)).toBe(null)
})

test('what is no choice any more, and a closed storage, are none', () => {
  page('', new Map([['here', 'fr']]))
  expect(keptChoice('here', LANGUAGES)).toBe(null)
  page('', 'closed')
  keepChoice('here', 'sw')
  expect(first('here')).toBe('en')
})
