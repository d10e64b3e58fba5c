/** The buttons beside an operator, by what is known of the row and who looks. */
import { expect, test } from 'vitest'
import { actsOf } from './acts.ts'

const ROW = { name: 'amina', hasLeft: false, mayHandOut: false, mayConfirm: false }

test('O14 O25 what may be done about a colleague, and nothing about oneself', () => {
  expect(actsOf(ROW, 'baraka')).toEqual(['role', 'reset', 'dismiss'])
  expect(actsOf(ROW, 'amina')).toEqual([])
  expect(actsOf({ ...ROW, mayConfirm: true }, 'amina')).toEqual([])
  expect(actsOf({ ...ROW, mayHandOut: true }, 'baraka')).toEqual(['handOut', 'role', 'reset', 'dismiss'])
  expect(actsOf({ ...ROW, mayConfirm: true }, 'baraka')).toEqual(['confirm', 'role', 'reset', 'dismiss'])
  // Who has left comes back by a new start and by nothing else.
  expect(actsOf({ ...ROW, hasLeft: true, mayConfirm: true, mayHandOut: true }, 'baraka')).toEqual(['reset'])
})
