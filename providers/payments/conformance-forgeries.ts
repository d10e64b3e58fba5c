/** Good callbacks made bad, as the conformance suite sends them. */
import assert from 'node:assert/strict'
import type { RawCallback } from '../plugs.ts'

/** The ways in which a stranger, or someone in between, may change a good callback. @param signs What is sealed. */
export function forgeries(
  good: RawCallback,
  signs: 'bytes' | 'fields' = 'bytes',
): Readonly<Record<string, RawCallback>> {
  const withHeaders = (change: (name: string, value: string) => string): RawCallback => ({
    ...good,
    headers: Object.fromEntries(
      Object.entries(good.headers).map(([name, value]) => [name, change(name, String(value))]),
    ),
  })
  const isSignature = (name: string) => name.endsWith('-signature') || name === 'digest'
  const isTimestamp = (name: string) => name.endsWith('timestamp')
  return {
    'another amount': { ...good, rawBody: good.rawBody.replace(/"500(\.00)?"/, '"900$1"') },
    // A space outside the fields says nothing, where the fields are sealed.
    ...(signs === 'bytes' ? { 'a byte more': { ...good, rawBody: `${good.rawBody} ` } } : {}),
    'no headers': { ...good, headers: {} },
    old: { ...good, nowMs: good.nowMs + 302_000 },
    'from the future': { ...good, nowMs: good.nowMs - 302_000 },
    'another signature': withHeaders((name, value) => (isSignature(name) ? value.replace(/^./, flip) : value)),
    'a shorter signature': withHeaders((name, value) => (isSignature(name) ? value.slice(1) : value)),
    'another timestamp': withHeaders((name, value) => (isTimestamp(name) ? later(value) : value)),
  }
}

/** Seconds, or ISO 8601. */
function later(timestamp: string): string {
  if (/^\d+$/.test(timestamp)) return String(Number(timestamp) + 1)
  return new Date(Date.parse(timestamp) + 1000).toISOString()
}

/** Callbacks of somebody who does not know what the company and we know. */
export function strangers(good: RawCallback): Readonly<Record<string, RawCallback>> {
  const hash = Object.entries(good.headers).find(([name]) => name.endsWith('-hash'))
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
