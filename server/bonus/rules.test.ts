/** Which kinds of games count whole towards a bonus and which hardly: each kind stands here by hand. */
import { expect, it } from 'vitest'
import { GAME_KINDS } from '@uwanja/providers/listed-game'
import { LOW_RISK } from './rules.ts'

const A_TENTH = [
  'table',
  'video-poker',
  'crash',
  'live-roulette',
  'live-baccarat',
  'live-blackjack',
  'live-poker',
  'live-other',
]

it('B11 every kind of game counts whole or a tenth', () => {
  expect(GAME_KINDS.filter((kind) => LOW_RISK.includes(kind)).sort()).toEqual([...A_TENTH].sort())
  expect(GAME_KINDS.filter((kind) => !LOW_RISK.includes(kind)).every((kind) => !A_TENTH.includes(kind))).toBe(true)
})
