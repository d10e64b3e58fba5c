/**
 * A public aggregator of the region (B: several document the same): form-encoded sessionId, serviceCode, phoneNumber and text, where
 * text is all that was typed, joined by stars; the answer begins with CON or END. It signs nothing, so the address that it is given
 * carries a key, and the network's list of addresses matters.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Dialled, RawAsked, UssdPlug } from '../ussd.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Without a key in our settings nobody is heard. */
function isProven({ query }: RawAsked, { secret = '' }: Readonly<Record<string, string>>): boolean {
  return secret !== '' && timingSafeEqual(digest(query['key'] ?? ''), digest(secret))
}

const MSISDN = /^\+?(\d{9,15})$/
const SESSION = /^[\w.:-]{1,120}$/
const MOST_TYPED = 182
const MOST_STEPS = 12

function read(raw: RawAsked, names: { session: string; number: string }, split: (text: string) => string[]) {
  const form = new URLSearchParams(raw.rawBody)
  const msisdn = MSISDN.exec((form.get(names.number) ?? '').trim())?.[1]
  const session = form.get(names.session) ?? ''
  const text = (form.get('text') ?? '').trim()
  const steps = split(text)
  if (msisdn === undefined || !SESSION.test(session) || text.length > MOST_TYPED || steps.length > MOST_STEPS)
    return null
  return { session, msisdn, steps } satisfies Dialled
}

/** Words at the beginning of a message, for who does not know the menu's figures. */
const WORDS: Readonly<Record<string, string>> = {
  bal: '1',
  salio: '1',
  dep: '2',
  weka: '2',
  wit: '3',
  toa: '3',
  bet: '4',
  bashiri: '4',
  jackpot: '5',
  results: '6',
  matokeo: '6',
  stop: '7',
  acha: '7',
}

function wordsOf(text: string): string[] {
  const [first = '', ...rest] = text.split(/[\s*#]+/).filter(Boolean)
  const word = first.toLowerCase()
  return first === '' ? [] : [Object.hasOwn(WORDS, word) ? WORDS[word]! : first, ...rest]
}

export const aggregator: UssdPlug = {
  company: 'aggregator',
  mostLetters: 160,
  ownLetters: 'CON '.length,
  readDial: (raw, keys) =>
    isProven(raw, keys)
      ? read(raw, { session: 'sessionId', number: 'phoneNumber' }, (text) => (text === '' ? [] : text.split('*')))
      : null,
  readMessage: (raw, keys) => (isProven(raw, keys) ? read(raw, { session: 'id', number: 'from' }, wordsOf) : null),
  answer: ({ text, next }) => ({
    type: 'text/plain; charset=utf-8',
    body: `${next === 'more' ? 'CON' : 'END'} ${text}`,
  }),
}
