/** What a round paid, in words: what is less than it cost is never called a win. */
import { expect, it } from 'vitest'
import type { PlayerView } from '@uwanja/contract/studio/play'
import { en } from '@uwanja/i18n/en/studio-play'
import { paidNews } from './words.ts'

const me = { currency: 'NGN' } as PlayerView

it.each([
  [0n, 50_00n, 'note', 'No win'],
  [20_00n, 50_00n, 'note', 'Returned 20.00 NGN of 50.00 NGN'],
  [50_00n, 50_00n, 'note', 'Returned 50.00 NGN of 50.00 NGN'],
  [50_01n, 50_00n, 'win', 'You won 50.01 NGN'],
  // A free round costs nothing.
  [20_00n, 0n, 'win', 'You won 20.00 NGN'],
] as const)('R78 %s of %s: a %s, %s', (won, cost, tone, text) =>
  expect(paidNews(won, cost, { me, texts: en })).toEqual({ tone, text }),
)
