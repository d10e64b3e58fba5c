/** One text for one value, wherever it has been. */
import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'

test('Y25 a value has one text whatever order its keys came in, without what is not there', () => {
  const said = { status: 'live', goals: [{ id: 'g', minute: 12 }], clock: undefined, reds: null, 'a"b': 1.5 }
  const back = { 'a"b': 1.5, goals: [{ minute: 12, id: 'g' }], reds: null, status: 'live' }
  expect(canonical(said)).toBe('{"a\\"b":1.5,"goals":[{"id":"g","minute":12}],"reds":null,"status":"live"}')
  expect(canonical(back)).toBe(canonical(said))
  expect(canonical([{ b: 1 }, { a: 1 }])).not.toBe(canonical([{ a: 1 }, { b: 1 }]))
})
