/** Search forgives accents and a typing error in a longer word, and finds nothing that was not meant. */
import { expect, test } from 'vitest'
import { match, wordsOf } from './search.ts'

const words = wordsOf('Difaâ d’el Jadida – Mawimbi Athletic, Ligi Kuu ya Pwani')
const errors = (text: string): number | null => match(wordsOf(text), words)

test.each([
  ['difaa', 0],
  ['DIFAÂ', 0],
  ['mawi', 0],
  ['athletic jadida', 0],
  // A letter wrong, too many, too few, two swapped.
  ['mawinbi', 1],
  ['mawimmbi', 1],
  ['mawmbi', 1],
  ['mawibmi', 1],
  ['atlhetic', 1],
])('P08 finds %s with %i errors', (text, wanted) => {
  expect(errors(text)).toBe(wanted)
})

test.each(['xyz', 'pwa mji', 'kua', 'mabinti', 'jadida rovers'])('P08 does not find %s', (text) => {
  expect(errors(text)).toBeNull()
})
