/** Where a figure is not there yet a game's page says nothing: a bare dash is read out as "dash", and looks broken. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { STUDIO_TEXTS } from '@uwanja/i18n/studio'
import { LIVE_TEXTS } from '@uwanja/i18n/studio-live'
import { PLAY_TEXTS } from '@uwanja/i18n/studio-play'
import { SLOT_SYMBOL_TEXTS } from '@uwanja/i18n/studio-slot-symbols'
import { TABLE_TEXTS } from '@uwanja/i18n/studio-table'
import { DiceGame } from '../games/dice/page/DiceGame.tsx'
import { PitchStage } from '../games/football/page/PitchStage.tsx'
import { PayTable } from '../games/slot/page/PayTable.tsx'
import type { LiveState } from '../live/page/live-state.ts'
import type { GameProps } from '../tables/page/words.ts'
import { money } from './money.ts'

const [studio, live, play, table, symbols] = await Promise.all([
  STUDIO_TEXTS.en(),
  LIVE_TEXTS.en(),
  PLAY_TEXTS.en(),
  TABLE_TEXTS.en(),
  SLOT_SYMBOL_TEXTS.en(),
])
const words = { studio, live, table }

test('G22 an amount that is not known yet is nothing', () => {
  expect(money(null, { currency: 'NGN' }, studio)).toBe('')
  expect(money('150050', { currency: 'NGN' }, studio)).toBe('1,500.50 NGN')
})

test('G22 before its kick-off a match has its sides and no score', () => {
  const programme = [{ home: 'Mlima', away: 'Bahari' }]
  const before = { table: { phase: 'open', programme, shown: null }, offsetMs: 0 } as unknown as LiveState
  const html = renderToString(<PitchStage state={before} words={words} />)
  expect(html).toContain('<strong class="figures"></strong>')
  expect(html).not.toContain('–')
  const shown = [{ goals: [{ minute: 12, side: 0 }] }]
  const after = { table: { phase: 'settled', programme, shown }, offsetMs: 0 } as unknown as LiveState
  expect(renderToString(<PitchStage state={after} words={words} />)).toContain('1 : 0')
})

test('G22 what a symbol does not pay is an empty cell', () => {
  const slot = { strips: ['AB', 'AB', 'AB'], lines: null, coins: 10, scatter: null, free: null, buy: null }
  const more = { buyBasisPoints: null, featureEvery: null, pays: { A: [0, 2, 5], B: [0, 0, 3] } }
  const me = { currency: 'NGN' } as never
  const drawing = { motif: 'lion', pictures: 2 }
  const html = renderToString(
    <PayTable
      table={{ ...slot, ...more }}
      drawing={drawing}
      stakeMinor={1_000n}
      me={me}
      texts={play}
      symbols={symbols}
    />,
  )
  expect([...html.split('<tbody>')[1]!.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell)).toEqual([
    '5.00',
    '2.00',
    '3.00',
    '',
  ])
})

test('G22 before the first roll there is no number', () => {
  const props = { play: { state: { game: { table: { lowest: 100, highest: 9_500 } } } }, words, stake: '10' }
  const rest = { round: null, isFresh: false, say: () => '', mayOpen: true }
  const html = renderToString(<DiceGame {...({ ...props, ...rest } as unknown as GameProps)} />)
  expect(html).toMatch(/<p class="rolled figures "><\/p>/)
  expect(html).not.toContain('–')
})
