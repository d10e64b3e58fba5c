/** Markets and outcomes by the names that players read. */
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import { marketRow } from '../markets/table.ts'
import { marketName, outcomeName } from './words.ts'
import { expect, test } from 'vitest'

const sides = { home: 'Bahari', away: 'Mlima' }

test.each([
  ['goals.1h.total', 'total=1.5', 'over', '1st half · Over/under', 'Over 1.5'],
  ['goals.match.asian-handicap', 'hcp=-0.75', '2', 'Asian handicap', 'Mlima (+0.75)'],
  ['goals.match.handicap', 'hcp=1', '1', 'Handicap (3-way)', 'Bahari (+1)'],
  ['goals.match.winning-margin', '', '2:3+', 'Winning margin', 'Mlima by 3+'],
  ['goals.halves.half-time-full-time', '', 'x/1', 'Half-time/full-time', 'Draw / Bahari'],
  [
    'goals.halves.double-chance-total',
    'total=2.5',
    '1x/under',
    'Double chance and over/under',
    'Bahari or Draw & Under 2.5',
  ],
  ['corners.1h.1x2', '', 'x', 'Corners · 1st half · 1X2', 'Draw'],
  ['games.set.total', 'set=2|total=9.5', 'under', 'Games · Set 2 · Over/under', 'Under 9.5'],
  ['goals.course.at-minute', 'minute=15', '1', '1X2 after 15 minutes', 'Bahari'],
])('Y19 %s %s %s', async (id, specifiers, outcome, market, name) => {
  const names = await loadBookMarkets('en')
  const row = marketRow(id)!
  expect([
    marketName(row, specifiers, names, sides),
    outcomeName(row, specifiers, outcome, { names, ...sides }),
  ]).toEqual([market, name])
})
