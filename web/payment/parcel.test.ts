/** The stations of a withdrawal. */
import { expect, test } from 'vitest'
import { parcelOf } from './parcel-rules.ts'

const AT = '2026-11-25T20:00:00.000Z'
const at = (...states: string[]) => states.map((state) => ({ at: AT, state }))
const standing = (facts: object) => parcelOf({ direction: 'withdraw', ...facts })?.map(({ is }) => is)

test.each([
  [{ state: 'requested' }, ['now', 'ahead', 'ahead', 'ahead']],
  [{ state: 'requested', isReviewed: true }, ['done', 'now', 'ahead', 'ahead']],
  [{ state: 'approved' }, ['done', 'now', 'ahead', 'ahead']],
  [{ state: 'sent' }, ['done', 'done', 'now', 'ahead']],
  [{ state: 'paid' }, ['done', 'done', 'done', 'done']],
  [{ state: 'returned' }, undefined],
  [{ state: 'a-new-state' }, undefined],
  [{ state: 'sent', direction: 'deposit' }, undefined],
])('R66 %o stands at %o', (facts, expected) => expect(standing(facts)).toEqual(expected))

test('R66 a station has the moment at which it was reached, and no other one', () => {
  const stops = parcelOf({ direction: 'withdraw', state: 'sent', timeline: at('requested', 'approved', 'sent') })!
  expect(stops.map(({ atMs }) => atMs)).toEqual([Date.parse(AT), Date.parse(AT), Date.parse(AT), null])
})
