/** How long something took, as the office's figures say it. */
import { expect, it } from 'vitest'
import { spanText } from './span.ts'

it.each([
  [0, '0 sec'],
  [89, '89 sec'],
  [90, '2 min'],
  [600, '10 min'],
  [5_400, '1.5 hr'],
  [129_600, '1.5 days'],
])('R73 %i seconds are %s', (seconds, text) => expect(spanText('en', seconds)).toBe(text))
