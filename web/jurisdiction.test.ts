/** The jurisdiction that the page names. */
import { afterEach, expect, test } from 'vitest'
import { readJurisdiction } from './jurisdiction.ts'

test('without a word from the server the jurisdiction is Nigeria', () => {
  expect(readJurisdiction(null)).toMatchObject({ country: 'NG', prefix: '234', currency: 'NGN' })
})
test('the server’s words win, field by field', () => {
  expect(readJurisdiction('{"country":"TZ","prefix":"255","currency":"TZS","help":{"contact":"0800"}}')).toMatchObject({
    prefix: '255',
    currency: 'TZS',
    help: { name: 'Gamble Alert', contact: '0800' },
  })
})
test.each(['{', 'null', '[]', '{"prefix":"<b>"}', '{"prefix":12345}'])('%s is no other market', (raw) =>
  expect(readJurisdiction(raw).prefix).toBe('234'),
)

test('S17 without a word from the server the two regulators of Nigeria are named', () => {
  expect(readJurisdiction(null).regulators).toHaveLength(2)
  expect(readJurisdiction('{"regulators":[]}').regulators).toHaveLength(2)
  expect(readJurisdiction('{"regulators":["Gaming Board of Tanzania"]}').regulators).toEqual([
    'Gaming Board of Tanzania',
  ])
})
test('S15 S17 a link is a web address or none', () => {
  const raw = {
    supportChat: 'javascript:alert(1)',
    appStore: 'https://store.example/',
    social: ['data:x', 'https://x.com/u', 7],
  }
  expect(readJurisdiction(JSON.stringify({ links: raw })).links).toEqual({
    supportChat: '',
    appStore: 'https://store.example/',
    social: ['https://x.com/u'],
    demoPhone: '',
  })
  expect(readJurisdiction('{"links":null}').links).toEqual({ supportChat: '', appStore: '', social: [], demoPhone: '' })
  const shown = (demoPhone: string) => readJurisdiction(JSON.stringify({ links: { demoPhone } })).links.demoPhone
  expect([shown('http://127.0.0.1:8081/phone/'), shown('javascript:alert(1)')]).toEqual([
    'http://127.0.0.1:8081/phone/',
    '',
  ])
})
test('L02 L05 the gate’s countries and the notice are the specification’s unless the server says otherwise', () => {
  const gate = (raw: string | null) => {
    const { location, responsible } = readJurisdiction(raw)
    return [location.countries, responsible]
  }
  const specified = [['TZ', 'GE', 'PT'], 'webview']
  for (const raw of [null, '{}', '{"location":{"countries":[]}}', '{"location":{"countries":["x",7]},"responsible":1}'])
    expect(gate(raw)).toEqual(specified)
  expect(gate('{"location":{"countries":["KE"]},"responsible":"everywhere"}')).toEqual([['KE'], 'everywhere'])
})

const { canParse } = URL
afterEach(() => {
  URL.canParse = canParse
})

test('S15 S17 a browser without URL.canParse serves the jurisdiction that the server says, links and all', () => {
  // Chrome 119 and Safari 16: phones that get no newer one.
  Reflect.deleteProperty(URL, 'canParse')
  const raw = {
    prefix: '255',
    currency: 'TZS',
    links: { supportChat: 'https://chat.example/', social: ['https://x.com/u'] },
  }
  expect(readJurisdiction(JSON.stringify(raw))).toMatchObject(raw)
})

test('a field that is broken takes no other with it', () => {
  const odd = { prefix: { toString: 1 }, help: 7, operator: 'x', links: [], location: true, currency: 'TZS' }
  expect(readJurisdiction(JSON.stringify(odd))).toMatchObject({ prefix: '234', currency: 'TZS', help: { contact: '' } })
  expect(readJurisdiction('{"prefix":255}').prefix).toBe('255')
})
