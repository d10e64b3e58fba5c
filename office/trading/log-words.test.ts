/** What people did at the desk, as an operator reads it. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FORWARDED, type Forwarded } from '@uwanja/contract/operators/trading'
import { loadBookMarkets } from '@uwanja/i18n/book-markets'
import { office as en } from '@uwanja/i18n/en/office'
import type { Language } from '@uwanja/i18n/language'
import type { OfficeTexts } from '@uwanja/i18n/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { office as zh } from '@uwanja/i18n/zh/office'
import { describe, expect, it } from 'vitest'
import { speak } from '../speech.ts'
import { logLines } from './log-words.ts'
import { wordsOf } from './market-name.ts'

const IN: readonly (readonly [Language, OfficeTexts])[] = [
  ['en', en],
  ['sw', sw],
  ['zh', zh],
]

async function reader(language: Language, texts: OfficeTexts) {
  const markets = wordsOf(await loadBookMarkets(language), { home: '1', away: '2' })
  const speech = speak(language, texts, 'Africa/Lagos')
  return (details: unknown) =>
    logLines(details, { speech, markets }).map(([name, text]) => `${name}: ${text.replaceAll('\u00a0', ' ')}`)
}

describe.each(IN)('O100 in %s', (language, texts) => {
  it('every value that a deed of the desk carries has a name', async () => {
    const read = await reader(language, texts)
    const rows: readonly Forwarded[] = Object.values(FORWARDED)
    const fields = rows.flatMap(({ book, action }) =>
      action ? Object.keys((book.input as unknown as { shape: object }).shape) : [],
    )
    const unnamed = [...new Set(fields)].filter((field) => read({ [field]: '1' })[0]?.startsWith(`${field}:`))
    expect(unnamed).toEqual([])
  })

  it('every deed that stands beside a match or a bet has words', () => {
    const book = fileURLToPath(new URL('../../book/', import.meta.url))
    const sources = readdirSync(book, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!test)\.ts$/.test(file),
    )
    const found = sources.flatMap((file) =>
      [
        ...readFileSync(`${book}${file}`, 'utf8').matchAll(/noteAction\(tx, (?!null)[\w.]+, \{ who, what: '([\w-]+)'/g),
      ].map(([, name]) => name!),
    )
    expect(found.length).toBeGreaterThan(4)
    expect(found.filter((name) => !Object.hasOwn(texts.trading.did, name))).toEqual([])
  })
})

it('O100 prices, results, voids and answers are told by their names, amounts, odds and shares as they are read', async () => {
  const read = await reader('en', en)
  expect(read({ margins: { '1x2': 0.06, line: 0.045 }, supremacy: 0.4, total: 2.7049 })).toEqual([
    'Expected total: 2.7',
    'Supremacy of the home side: 0.4',
    'Margins: 1X2, winner: 6 %, Totals and handicaps: 4.5 %',
  ])
  expect(read({ scores: null, ending: 'ended' })).toEqual(['How it ended: Take back what was said by hand'])
  expect(read({ scores: { 'goals.match': [2, 1], 'goals.1h': [0, 0] }, ending: 'ended' })).toEqual([
    'Score: Goals: 2:1, Goals, 1st half: 0:0',
    'How it ended: Played to its end',
  ])
  expect(read({ market: 'goals.match.1x2', specifiers: '', from: '2026-11-01T10:00:00Z', isTakenBack: true })).toEqual([
    'Market: 1X2',
    'Struck from: Nov 1, 2026, 11:00',
    'Void taken back: yes',
  ])
  expect(read({ bet: 'b1', verdict: 'offer', offer: { unit: 50_000, odds: [1850, 2100] }, untilMs: 0 })).toEqual([
    'Bet: b1',
    'Answer: something else offered',
    'Offer: Stake a line: 500.00, Odds: 1.85, 2.10',
    'Until: Jan 1, 1970, 01:00',
  ])
  expect(read({ scope: 'sport:football' })).toEqual(['What: Football'])
  expect(read({ side: 'home', names: { sw: 'Mlima Kuu' } })).toEqual([
    'Side: the home side',
    'Names: Kiswahili: Mlima Kuu',
  ])
})

it('O100 limits, bounds, seasons and what was refused are told so too, and what nobody has a word for as it is', async () => {
  const read = await reader('en', en)
  expect(read({ limits: { '1': { '1x2': 1_000_000 } }, exposure: { outcome: { '2': 500 }, player: 700 } })).toEqual([
    'What one bet may win: Tier 1: 1X2, winner: 10,000.00',
    'What may be lost: One outcome: Tier 2: 5.00, A player’s open bets together: 7.00',
  ])
  expect(read({ bet: 100, market: 200, cancelledBets: 3 })).toEqual([
    'One market pays: 2.00',
    'One bet pays: 1.00',
    'A void of so many bets: 3',
  ])
  expect(read({ tournament: '3', odds: { '1': 1600 }, delay: { football: 6 }, factor: 50 })).toEqual([
    'Odds: 1: 1.60',
    'Share of the usual limit: 50 %',
    'League, number: 3',
    'Delay of live bets, seconds: Football: 6',
  ])
  expect(read({ refused: 'SECOND_PERSON_REQUIRED', unheardOf: 'x' })).toEqual([
    `Refused: ${en.refused.SECOND_PERSON_REQUIRED}`,
    'unheardOf: x',
  ])
  expect((await reader('zh', zh))({ side: 'away', finding: 'confirmed' })[0]).toBe('球队: 客队')
  expect([read('text'), read(null)]).toEqual([[], []])
})
