/** The rules that a bet keeps, as an operator reads them. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { office as en } from '@uwanja/i18n/en/office'
import type { Language } from '@uwanja/i18n/language'
import type { OfficeTexts } from '@uwanja/i18n/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { office as zh } from '@uwanja/i18n/zh/office'
import { expect, it } from 'vitest'
import { speak } from '../speech.ts'
import { termLines } from './term-words.ts'

const TERMS = {
  phi: [
    { upTo: 0.1, share: null },
    { upTo: 2, share: 0.95 },
    { upTo: null, share: 0.96 },
  ],
  tax: 750,
  cap: 2_000_000_000,
  kappa: 0.973_214_9,
  voids: 1,
  ladder: 'common',
  offsets: { pre: 120, live: null },
  winBonus: {
    leastOdds: 1200,
    base: 'net',
    rows: [
      { legs: 3, percent: 3 },
      { legs: 5, percent: 10 },
    ],
  },
  expectation: 18_950.75,
}

const read = (terms: Readonly<Record<string, unknown>>, language: Language = 'en', texts: OfficeTexts = en) =>
  termLines(terms, { speech: speak(language, texts, 'Africa/Lagos'), currency: 'NGN' }).map(
    ([name, text]) => `${name}: ${text.replaceAll('\u00a0', ' ')}`,
  )

it('O101 the rules in force of a bet are told by their names, with amounts, odds, shares and seconds as they are read', () => {
  expect(read(TERMS)).toEqual([
    'Steps of the odds: hundredths to 10, tenths to 100, whole numbers above',
    'Rules for void bets: version 1',
    'Tax on winnings: 7.5 %',
    'The most that it pays: NGN 20,000,000.00',
    'Win bonus: 3 % from 3 selections at 1.20 or more and 10 % from 5 selections at 1.20 or more; of what a line brings above its stake',
    'Cash-out pays of what it is worth: nothing up to 0.1 times its first worth; 95 % up to 2 times its first worth; 96 % above that',
    'Worth without margin, when it was struck: NGN 189.50',
    'Factor of its cash-outs: 0.9732',
    'The feed’s clock against ours: before the match 0.12 s, live not known',
  ])
})

it('O101 a rule that was none is told as none, and one that nobody has words for stays as it is', () => {
  expect(
    read({ winBonus: null, expectation: null, kappa: null, offsets: { pre: null, live: -2500 }, later: [1] }),
  ).toEqual([
    'Win bonus: none',
    'Worth without margin, when it was struck: ',
    'Factor of its cash-outs: ',
    'The feed’s clock against ours: before the match not known, live -2.5 s',
    'later: [1]',
  ])
  // A bet that was never decided keeps none.
  expect(read({})).toEqual([])
})

it.each([
  ['en', en],
  ['sw', sw],
  ['zh', zh],
] as const)('O101 in %s every rule that a bet of the book keeps has a name and words', (language, texts) => {
  const source = readFileSync(fileURLToPath(new URL('../../book/bets/terms.ts', import.meta.url)), 'utf8')
  const shape = /export interface BetTerms \{([\s\S]+?)\n\}/.exec(source)![1]!
  const kept = [...shape.matchAll(/^  readonly (\w+):/gm)].map(([, name]) => name!)
  expect(kept.toSorted()).toEqual(Object.keys(TERMS).toSorted())
  const lines = read(TERMS, language, texts)
  expect(
    lines.filter((line) => /[[{]|: $|undefined/.test(line) || kept.some((name) => line.startsWith(`${name}:`))),
  ).toEqual([])
})
