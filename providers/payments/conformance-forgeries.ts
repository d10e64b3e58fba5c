/** Good callbacks made bad, as the conformance suite sends them. */
import assert from 'node:assert/strict'
import type { RawCallback } from '../plugs.ts'

/** Whatever a company calls the header that proves a callback. */
const PROVES = /(?:signature|digest|hash|hmac|token|secret|authorization)$/i

/** What a callback's proof covers. */
interface Sealed {
  readonly signs?: 'bytes' | 'fields' | undefined
  readonly time?: 'unsigned' | undefined
}

/** The ways in which a stranger, or someone in between, may change a good callback. */
export function forgeries(
  good: RawCallback,
  { signs = 'bytes', time }: Sealed = {},
): Readonly<Record<string, RawCallback>> {
  const withHeaders = (change: (name: string, value: string) => string): RawCallback => ({
    ...good,
    headers: Object.fromEntries(
      Object.entries(good.headers).map(([name, value]) => [name, change(name, String(value))]),
    ),
  })
  const isTimestamp = (name: string) => name.endsWith('timestamp')
  return {
    // What stands beside the sealed fields, a space or an amount, says nothing to anybody.
    ...(signs === 'fields' ? otherFields(good) : otherBytes(good)),
    'no headers': { ...good, headers: {} },
    ...(time === 'unsigned'
      ? {}
      : {
          old: { ...good, nowMs: good.nowMs + 302_000 },
          'from the future': { ...good, nowMs: good.nowMs - 302_000 },
          'another timestamp': withHeaders((name, value) => (isTimestamp(name) ? later(value) : value)),
        }),
    'another signature': withHeaders((name, value) => (PROVES.test(name) ? value.replace(/^./, flip) : value)),
    'a shorter signature': withHeaders((name, value) => (PROVES.test(name) ? value.slice(1) : value)),
  }
}

const otherBytes = (good: RawCallback) => ({
  'another amount': { ...good, rawBody: good.rawBody.replace(/"500(\.00)?"/, '"900$1"') },
  'a byte more': { ...good, rawBody: `${good.rawBody} ` },
})

/** One of the fields that the header names as signed is another. */
function otherFields(good: RawCallback): Readonly<Record<string, RawCallback>> {
  const sent = JSON.parse(good.rawBody) as Record<string, unknown>
  const names = String(good.headers['signed-fields']).split(',')
  assert.ok(names.length > 1 && names.every((name) => name in sent), 'signed fields that are not there')
  return Object.fromEntries(
    names.map((name) => [
      `another ${name}`,
      { ...good, rawBody: JSON.stringify({ ...sent, [name]: `${String(sent[name])}1` }) },
    ]),
  )
}

/** Seconds, or ISO 8601. */
function later(timestamp: string): string {
  if (/^\d+$/.test(timestamp)) return String(Number(timestamp) + 1)
  return new Date(Date.parse(timestamp) + 1000).toISOString()
}

/** Callbacks of somebody who does not know what the company and we know. */
export function strangers(good: RawCallback): Readonly<Record<string, RawCallback>> {
  const hash = Object.entries(good.headers).find(([name]) => PROVES.test(name))
  assert.ok(hash, 'a callback that proves nothing')
  const other = (value: string) => ({ ...good, headers: { ...good.headers, [hash[0]]: value } })
  return {
    'no headers': { ...good, headers: {} },
    'an empty hash': other(''),
    'another hash': other(String(hash[1]).replace(/^./, (first) => (first === 'x' ? 'y' : 'x'))),
    'a shorter hash': other(String(hash[1]).slice(1)),
  }
}

function flip(hex: string): string {
  return hex === '0' ? '1' : '0'
}
