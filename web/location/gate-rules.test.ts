/** The location gate's decisions: who is asked about, who comes in, and what the browser keeps of it. */
import { describe, expect, test } from 'vitest'
import { askedState, firstState, type GateWorld } from './gate-rules.ts'

/** A jar that gives back what was put in, with its attributes beside it. */
function aJar(cookie = '') {
  const written: string[] = []
  return {
    written,
    secure: true,
    get cookie() {
      return [cookie, ...written.map((one) => one.split(';')[0]!)].filter(Boolean).join('; ')
    },
    set cookie(value: string) {
      written.push(value)
    },
  }
}
const answer = (country: unknown) => async () => ({ ok: true, status: 'SUCCESS', data: { country } }) as never
function world(over: Partial<GateWorld> = {}, jar = aJar()): GateWorld & { jar: ReturnType<typeof aJar> } {
  const ask = () => Promise.reject(new Error('nobody should be asked'))
  return { isWebview: true, countries: ['TZ', 'GE', 'PT'], ask, ...over, jar }
}

describe('before anybody is asked', () => {
  test('L03 outside a webview the gate is open and nothing is kept', () => {
    const outside = world({ isWebview: false })
    expect(firstState(outside)).toEqual({ state: 'open', by: 'unchecked' })
    expect(outside.jar.written).toEqual([])
  })
  test.each([
    ['', 'checking'],
    ['location=TZ', 'open'],
    ['user=x; location=PT', 'open'],
    ['location=KE', 'checking'],
    ['location=%', 'checking'],
    ['location=', 'checking'],
  ])('L02 a webview with the cookie "%s" finds the gate %s', (cookie, state) =>
    expect(firstState(world({}, aJar(cookie))).state).toBe(state),
  )
})

describe('the answer', () => {
  test.each(['TZ', 'GE', 'PT', 'tz'])('L02 %s is let in and kept for a day', async (country) => {
    const inside = world({ ask: answer(country) })
    expect(await askedState(inside)).toEqual({ state: 'open', by: 'allowed' })
    expect(inside.jar.written).toEqual([
      `location=${country.toUpperCase()}; path=/; max-age=86400; SameSite=Lax; Secure`,
    ])
    expect(firstState(inside).state).toBe('open')
  })
  test.each(['NG', 'KE', 'Tanzania'])('L02 %s is blocked and not kept', async (country) => {
    const outside = world({ ask: answer(country) })
    expect(await askedState(outside)).toEqual({ state: 'blocked', country: country.toUpperCase() })
    expect(outside.jar.written).toEqual([])
  })
  test('L02 other countries may be configured', async () => {
    expect((await askedState(world({ countries: ['KE'], ask: answer('KE') }))).state).toBe('open')
  })
  test.each<[string, GateWorld['ask']]>([
    ['a lost connection', () => Promise.reject(new TypeError('failed to fetch'))],
    ['a refusal', async () => ({ ok: false, code: 'COUNTRY_UNKNOWN', status: '', statusCode: 7120, data: null })],
    ['no country', answer(undefined)],
    ['an empty one', answer('')],
    ['something else', answer({ iso: 'TZ' })],
    ['no data', async () => ({ ok: true, status: '', data: null })],
  ])('L02 %s is a failure, not a country', async (_what, ask) => {
    const lost = world({ ask })
    expect(await askedState(lost)).toEqual({ state: 'failed' })
    expect(lost.jar.written).toEqual([])
  })
})
