/** A row of a program's settings says everything once: what is read, its type, and what is wrong with what was set. */
import { expect, it } from 'vitest'
import { key, list, minor, on, oneOf, orNone, port, portOrNone, text, webAddress, whole, yes } from './kinds.ts'
import { readTable, textOf, type SettingsTable } from './settings.ts'

const TABLE = {
  PORT: { kind: port, default: '80', about: 'Where we listen.' },
  SIDE_PORT: { kind: portOrNone, default: '0', about: 'A second door.' },
  PUBLIC_URL: { default: 'http://localhost:{PORT}', about: 'How others reach us.' },
  WAIT_S: { kind: whole(1, 60), default: '5', about: 'How long.' },
  MOST_MINOR: { kind: minor, default: '100', about: 'How much.' },
  WAY: { kind: orNone(oneOf(['fast', 'slow'])), default: '', about: 'How.' },
  FRIENDS: { kind: list(',', text), default: '', about: 'Whose.' },
  PAGE: { kind: webAddress, default: '', about: 'Where to.' },
  LIGHT: { kind: on, default: 'off', about: 'On or off.' },
  DEMO: { kind: yes, default: '', about: '1 for yes.' },
  SEAL: { kind: key, default: '', about: 'Seals.', secret: true },
} as const satisfies SettingsTable

it('M24 what is not set is what is usual, read by its kind', () => {
  expect(readTable(TABLE, {})).toEqual({
    port: 80,
    sidePort: null,
    publicUrl: 'http://localhost:80',
    waitS: 5,
    mostMinor: 100n,
    way: null,
    friends: [],
    page: '',
    light: false,
    demo: false,
    seal: null,
  })
})

it('M24 what is set stands over it, blanks around it do not count, and an empty one is none', () => {
  const raw = { PORT: ' 8080 ', WAIT_S: '', WAY: 'slow', FRIENDS: 'ann, bo,,', LIGHT: 'on', DEMO: '1', SIDE_PORT: '81' }
  expect(readTable(TABLE, raw)).toMatchObject({
    port: 8080,
    publicUrl: 'http://localhost:8080',
    waitS: 5,
    way: 'slow',
    friends: ['ann', 'bo'],
    light: true,
    demo: true,
    sidePort: 81,
  })
  expect(textOf(TABLE, { PORT: '9' }, 'PUBLIC_URL')).toBe('http://localhost:9')
})

it.each([
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
  ['WAIT_S', '0', 'WAIT_S must be a whole number from 1 to 60, not "0"'],
  ['WAIT_S', '1.5', 'WAIT_S must be a whole number from 1 to 60, not "1.5"'],
  ['MOST_MINOR', '-1', 'MOST_MINOR must be a whole number from 0 to 1000000000000, not "-1"'],
  ['WAY', 'odd', 'WAY must be one of fast, slow, not "odd"'],
  ['LIGHT', 'yes', 'LIGHT must be one of on, off, not "yes"'],
  ['PAGE', 'javascript:x', 'PAGE must be an address that starts with https://, not "javascript:x"'],
])('M24 %s=%s is refused by name', (name, given, sentence) => {
  expect(() => readTable(TABLE, { [name]: given })).toThrow(sentence)
})

it('M24 a secret that is wrong is refused without its value', () => {
  expect(() => readTable(TABLE, { SEAL: 'open sesame' })).toThrow(/^SEAL must be 64 hex digits$/)
})

it('M24 a setting that was renamed is read by its former name too, and two different words are refused', () => {
  const table = { COUNTRY: { default: 'NG', formerly: 'PLACE', about: 'Whose law.' } } as const
  expect(readTable(table, { PLACE: 'TZ' })).toEqual({ country: 'TZ' })
  expect(readTable(table, { PLACE: 'TZ', COUNTRY: 'TZ' })).toEqual({ country: 'TZ' })
  expect(() => readTable(table, { PLACE: 'TZ', COUNTRY: 'NG' })).toThrow(
    /^COUNTRY was called PLACE: set one of them, not both$/,
  )
})

it('M24 all that must be given and is not is named at once', () => {
  const table = { ONE: { default: null, about: '1.' }, TWO: { default: null, about: '2.' } } as const
  expect(() => readTable(table, { TWO: ' ' })).toThrow(/^These must be in the environment: ONE, TWO$/)
})
