/** The states of the switch for notices on this phone, and when it is offered. */
import { expect, it, test } from 'vitest'
import { isOffered, knownKinds, stateOf, withKind, type PushPlace } from './push-rules.ts'

const place = (permission: NotificationPermission, kinds: PushPlace['kinds'] = null): PushPlace => ({
  publicKey: 'k',
  permission,
  kinds,
})
const NOW = Date.UTC(2026, 10, 26)
const DAY_MS = 86_400_000

test.each([
  ['not shown while nothing is known', undefined, 'hidden'],
  ['not shown where browser or server cannot', null, 'hidden'],
  ['not asked', place('default'), 'not-asked'],
  ['refused by the browser', place('denied'), 'refused'],
  ['refused by the browser after it was on', place('denied', ['money']), 'refused'],
  ['allowed and off', place('granted'), 'off'],
  ['on', place('granted', ['money']), 'on'],
])('R84 the switch is %s', (_, known, state) => {
  expect(stateOf(known)).toBe(state)
})

it('R84 kinds are added and taken away in their order, and unknown ones of a server are left out', () => {
  expect(withKind(['answers'], 'money', 'wanted')).toEqual(['money', 'answers'])
  expect(withKind(['money', 'answers'], 'money', 'not')).toEqual(['answers'])
  expect(withKind(['money'], 'money', 'not')).toEqual([])
  expect(knownKinds(['offers', 'bets'])).toEqual(['bets'])
  expect(knownKinds(null)).toBeNull()
})

test.each([
  ['offered where nobody asked', 'not-asked', null, true],
  ['offered where it is allowed and off', 'off', null, true],
  ['not offered where it is on', 'on', null, false],
  ['not offered where the browser refused', 'refused', null, false],
  ['not offered where it cannot be', 'hidden', null, false],
  ['resting for thirty days after a no', 'off', String(NOW - 30 * DAY_MS + 1), false],
  ['offered again after them', 'off', String(NOW - 30 * DAY_MS), true],
  ['offered where what was kept cannot be read', 'off', '{', true],
] as const)('R84 it is %s', (_, state, putOff, offered) => {
  expect(isOffered(state, putOff, NOW)).toBe(offered)
})
