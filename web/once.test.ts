/** How long a request that was not answered keeps its name. */
import { expect, test } from 'vitest'
import { keyFor, wasAnswered } from './once.ts'

test('R121 the same sent again within ten minutes has the same name; later it is another payment, and so it is after an answer', () => {
  const first = keyFor('/pay 500', 1_000)
  expect(keyFor('/pay 500', 601_000)).toBe(first)
  const later = keyFor('/pay 500', 601_001)
  expect(later).not.toBe(first)
  wasAnswered('/pay 600')
  expect(keyFor('/pay 500', 601_002)).toBe(later)
  wasAnswered('/pay 500')
  expect(keyFor('/pay 500', 601_003)).not.toBe(later)
})
