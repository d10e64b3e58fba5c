/** When the site offers to stand among the apps. */
import { expect, it, test } from 'vitest'
import { isOffered, readNote } from './install-rules.ts'

const NOW = new Date(2026, 10, 26, 12)

test.each([
  ['is not offered on a first visit', null, false],
  ['is not offered on the day of the first one', { first: '2026-11-26', putOff: '' }, false],
  ['is offered on a later day', { first: '2026-11-25', putOff: '' }, true],
  ['rests for thirty days after a no', { first: '2026-09-01', putOff: '2026-10-28' }, false],
  ['is offered again after thirty days', { first: '2026-09-01', putOff: '2026-10-27' }, true],
])('R83 the site among the apps %s', (_, note, offered) => {
  expect(isOffered(note, NOW)).toBe(offered)
})

it('R83 a note that cannot be read is none', () => {
  expect([null, '', '{', '7', '{"first":"2026-11-25"}'].map(readNote)).toEqual([null, null, null, null, null])
  expect(readNote('{"first":"2026-11-25","putOff":""}')).toEqual({ first: '2026-11-25', putOff: '' })
})
