/** Filters in the address: quick fingers lose nothing, and Back is heard. */
import { expect, it } from 'vitest'
import { arrived, changed, type FiltersState } from './filters.ts'

const BEGIN: FiltersState = { at: 'k0', chosen: { before: '90' }, pending: 0 }
const typing = (state: FiltersState, words: string, pending: number): FiltersState => ({
  ...state,
  chosen: changed(state.chosen, { words }, ['words']),
  pending,
})

it('O117 letters and arrow keys that are quicker than the address all stay', () => {
  const one = typing(BEGIN, 'a', 1)
  const two = typing(one, 'ab', 2)
  // The address shows the first letter now.
  const late = arrived(two, { key: 'k1', change: 1, said: { words: 'a' } })
  expect(late.chosen).toEqual({ words: 'ab' })
  const three = typing(late, 'abc', 3)
  const last = arrived(three, { key: 'k3', change: 3, said: { words: 'abc' } })
  expect(last).toEqual({ at: 'k3', chosen: { words: 'abc' }, pending: 0 })
})

it('O117 a link and Back hold, also back to what was typed here', () => {
  const typed = arrived(typing(BEGIN, 'ab', 7), { key: 'k1', change: 7, said: { words: 'ab' } })
  const older = arrived(typed, { key: 'k2', change: 0, said: { words: 'ab', before: '40' } })
  expect(older.chosen).toEqual({ words: 'ab', before: '40' })
  expect(arrived(older, { key: 'k1', change: 7, said: { words: 'ab' } }).chosen).toEqual({ words: 'ab' })
  // A link that was followed before the address had shown what was typed.
  expect(arrived(typing(typed, 'abc', 8), { key: 'k9', change: 0, said: {} }).chosen).toEqual({})
})

it('O117 another filter begins with its newest rows, and what is emptied is not said', () => {
  const chosen = { list: 'limit', playerId: '7', before: '40' }
  expect(changed(chosen, { playerId: '' }, ['list', 'playerId'])).toEqual({ list: 'limit' })
  expect(changed(chosen, { list: 'exclusion' }, ['list', 'playerId'])).toEqual({ list: 'exclusion', playerId: '7' })
})
