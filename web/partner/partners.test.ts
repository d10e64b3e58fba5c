/** Who sent a visitor, by the address. */
import { expect, test } from 'vitest'
import { partnerAt } from './partners.ts'

test.each([
  ['/rosaree', 'rosaree', 'Rosaree'],
  ['/Mwakimsafi/', 'mwakimsafi', 'Mwakimsafi'],
  ['/WACHAMBUZI', 'wachambuzi', 'Wachambuzi'],
])('S03 %s is a partner’s', (path, code, name) => expect(partnerAt(path)).toEqual({ code, name }))

test.each([
  ['/Baraka-2', 'Baraka-2'],
  ['/constructor', 'constructor'],
  ['/toString', 'toString'],
])('S03 %s is remembered and claimed for nobody', (path, code) => expect(partnerAt(path)).toEqual({ code, name: null }))

test.each(['/', '/%3Cb%3E', '/a;b', `/${'x'.repeat(65)}`])('S03 %s is remembered for nobody', (path) =>
  expect(partnerAt(path)).toEqual({ code: '', name: null }),
)
