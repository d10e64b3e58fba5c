/** The rules that were in force when a bet was struck, in the reader's words. Pure. */
import type { ChangeLines } from '../audit/changes.ts'
import { named, type Speech } from '../speech.ts'
import { oddsText, textOf } from '../trading/minor.ts'
import { percentOf } from '../trading/percent.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (one: unknown): one is Fields => typeof one === 'object' && one !== null && !Array.isArray(one)
const rowsOf = (one: unknown): readonly Fields[] => (Array.isArray(one) ? one.filter(isFields) : [])

interface Words {
  readonly speech: Speech
  /** Of the bet. */
  readonly currency: string
}

/** Of an expectation, whose parts of a minor unit nobody pays. */
const amount = (one: unknown, { speech, currency }: Words): string =>
  speech.money(textOf(Math.floor(Number(one))), currency)

function bonusText(bonus: unknown, { speech }: Words): string {
  const { fill, texts, list } = speech
  const words = texts.trading.betRules
  if (!isFields(bonus)) return words.noBonus
  const odds = oddsText(Number(bonus['leastOdds']))
  const rows = rowsOf(bonus['rows']).map(({ legs, percent }) =>
    fill(words.bonusRow, { legs: String(legs), odds, percent: String(percent) }),
  )
  return `${list(rows)}; ${named(words.bonusBases, String(bonus['base']))}`
}

/** A share of nothing is no cash-out, and the last row ends nowhere. */
function cashOutText(phi: unknown, { speech: { fill, texts } }: Words): string {
  const words = texts.trading.betRules
  const rows = rowsOf(phi).map(({ upTo, share }) => {
    const said = share === null ? words.noCashOut : fill(words.percent, { percent: percentOf(Number(share)) })
    return upTo === null ? fill(words.above, { share: said }) : fill(words.upTo, { times: String(upTo), share: said })
  })
  return rows.join('; ')
}

function clocksText(offsets: unknown, { speech: { fill, texts } }: Words): string {
  const words = texts.trading.betRules
  const clock = (ms: unknown): string =>
    typeof ms === 'number' ? fill(words.seconds, { seconds: String(ms / 1000) }) : words.unknown
  const { pre, live } = isFields(offsets) ? offsets : {}
  return fill(words.clocks, { pre: clock(pre), live: clock(live) })
}

/** By the fields of the rules that a bet keeps. */
const WRITERS: Readonly<Record<string, (value: unknown, words: Words) => string>> = {
  ladder: (name, { speech }) => named(speech.texts.trading.betRules.ladders, String(name)),
  voids: (version, { speech: { fill, texts } }) => fill(texts.trading.betRules.version, { version: String(version) }),
  // Hundredths of a percent.
  tax: (rate, { speech: { fill, texts } }) =>
    fill(texts.trading.betRules.percent, { percent: percentOf(Number(rate) / 10_000) }),
  cap: amount,
  winBonus: bonusText,
  phi: cashOutText,
  expectation: (worth, words) => (worth === null ? '' : amount(worth, words)),
  kappa: (factor) => (factor === null ? '' : String(Math.round(Number(factor) * 10_000) / 10_000)),
  offsets: clocksText,
}

/** In the table's order. A field that nobody has words for stays as it is: it is part of what was agreed. */
export function termLines(terms: Fields, words: Words): ChangeLines {
  const { names } = words.speech.texts.trading.betRules
  const known = Object.keys(names).filter((name) => name in terms)
  const others = Object.keys(terms).filter((name) => !Object.hasOwn(names, name))
  return [
    ...known.map((name) => [named(names, name), WRITERS[name]?.(terms[name], words) ?? ''] as const),
    ...others.map((name) => [name, JSON.stringify(terms[name])] as const),
  ]
}
