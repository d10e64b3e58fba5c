/** What was done at the desk, as named values in the reader's words: from the book's log and from the audit log. */
import { isLanguage, LANGUAGE_NAMES } from '@uwanja/i18n/language'
import type { ChangeLines } from '../audit/changes.ts'
import { named, type Speech } from '../speech.ts'
import type { MarketWords } from './market-name.ts'
import { amountOf, oddsText } from './minor.ts'
import { percentOf } from './percent.ts'

/** Whole minor units; where a name stands for several things, a number is the amount. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'unit',
  'stake',
  'value',
  'least',
  'bet',
  'market',
  'cancelledStakes',
  'limits',
  'exposure',
])
/** Shares of 1. */
const SHARES: ReadonlySet<string> = new Set(['margins', 'tiers', 'live'])
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

type Fields = Readonly<Record<string, unknown>>
const isFields = (one: unknown): one is Fields => typeof one === 'object' && one !== null && !Array.isArray(one)

interface Words {
  readonly speech: Speech
  readonly markets: MarketWords
}

/** Sets of words by the field whose values they are. */
function valueWords({ texts }: Speech): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { logValues, alerts, endings, sports, waysOut } = texts.trading
  return { ...logValues, sport: sports, ending: endings, way: waysOut, finding: alerts.cases.findings }
}

/** Of a key within a value: a tier, a group, a sport, a period of play, a language, or a field. */
function titleOf(field: string, key: string, { speech: { texts, fill } }: Words): string {
  const { logFields, groups, periods, sports, tierOf, playerOpen } = texts.trading
  if (isLanguage(key)) return LANGUAGE_NAMES[key].name
  if (field === 'exposure' && key === 'player') return playerOpen
  if (/^[123]$/.test(key) && !['odds', 'adjustments'].includes(field)) return fill(tierOf, { tier: key })
  const known: Readonly<Record<string, string>> = { ...logFields, ...groups, ...periods, ...sports }
  return named(known, key)
}

function numberText(field: string, one: number, { speech }: Words): string {
  if (SHARES.has(field)) return `${percentOf(one)} %`
  if (field === 'factor') return `${String(one)} %`
  if (field === 'odds') return oddsText(one)
  if (field.endsWith('Ms')) return speech.time(new Date(one).toISOString())
  // Sliders are read with two places.
  return AMOUNTS.has(field) ? amountOf(one) : String(Math.round(one * 100) / 100)
}

function valueText(field: string, one: unknown, words: Words): string {
  const { texts, time, refusal } = words.speech
  if (one === null || one === undefined || one === '') return '–'
  if (typeof one === 'boolean') return texts.approvals.answers[one ? 'yes' : 'no']
  if (typeof one === 'number') return numberText(field, one, words)
  if (Array.isArray(one)) {
    const isPair = field === 'scores' && one.length === 2
    return one.map((each) => valueText(isPair ? '' : field, each, words)).join(isPair ? ':' : ', ') || '–'
  }
  if (isFields(one)) {
    // What stands for amounts or shares does so all the way down.
    const inner = (key: string) =>
      AMOUNTS.has(field) || SHARES.has(field) || field === 'odds' || field === 'scores' ? field : key
    const parts = linesOf(one, words, (key) => titleOf(field, key, words), inner)
    return parts.map(([name, text]) => `${name}: ${text}`).join(', ') || '–'
  }
  const text = String(one)
  if (field === 'refused') return refusal(text, null)
  if (field === 'market') return words.markets.market(text)
  if (field === 'specifiers') return text.replaceAll(/[a-z]+=/g, '').replaceAll('|', ' ')
  if (field === 'scope' && text.startsWith('sport:')) return valueText('sport', text.slice('sport:'.length), words)
  if (MOMENT.test(text)) return time(text)
  return named(valueWords(words.speech)[field] ?? {}, text)
}

function linesOf(
  fields: Fields,
  words: Words,
  title: (key: string) => string,
  inner: (key: string) => string = (key) => key,
): ChangeLines {
  // A line says nothing without its market, and nothing at all where the market has none.
  const told = Object.entries(fields).filter(([key, one]) => key !== 'specifiers' || one !== '')
  const { boundBet, boundMarket } = words.speech.texts.trading
  const bounds: Readonly<Record<string, string>> = { bet: boundBet, market: boundMarket }
  return told.map(([key, one]) => {
    const name = typeof one === 'number' ? (bounds[key] ?? title(key)) : title(key)
    return [name, valueText(inner(key), one, words)] as const
  })
}

/** As the table names them: the database has an order of its own. A result without scores is the one before taken back. */
function inOrder(details: Fields, { speech }: Words): Fields {
  const names = Object.keys(speech.texts.trading.logFields)
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length)
  const sorted = Object.entries(details).sort(([one], [other]) => place(one) - place(other))
  const isBack = details['scores'] === null && 'ending' in details
  const told = isBack ? sorted.filter(([name]) => name !== 'scores') : sorted
  return { ...Object.fromEntries(told), ...(isBack ? { ending: 'back' } : {}) }
}

/** @param details As the book or the audit log kept them: what nobody has a word for stays as it is. */
export function logLines(details: unknown, words: Words): ChangeLines {
  if (!isFields(details)) return []
  return linesOf(inOrder(details, words), words, (key) => titleOf('', key, words))
}
