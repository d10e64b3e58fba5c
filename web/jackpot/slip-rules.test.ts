/** Slips of the jackpot: choices, lines, scores, quick picks. */
import { expect, test } from 'vitest'
import { chosen, linesOf, quickPick, scoreOf, toggled } from './slip-rules.ts'
import type { Match } from './use-jackpots.ts'

const match = (id: number, isReserve = false): Match => ({ id, isReserve }) as Match
const MATCHES = [match(1), match(2), match(3, true)]

test('J02 the same choice again takes it back, another one replaces it', () => {
  const first = toggled({}, match(1), '1')
  expect(first).toEqual({ '1': '1' })
  expect(toggled(first, match(1), '3')).toEqual({ '1': '3' })
  expect(toggled(first, match(1), '1')).toEqual({})
})

test('J03 J07 every line says canceled true; three ways carry scores of 0, scores the choice that they mean', () => {
  const line = { jackpotId: 9, canceled: true }
  expect(linesOf({ '1': '3' }, 9, MATCHES)).toEqual([
    { ...line, eventId: 1, choiceId: 3, participant1Score: 0, participant2Score: 0 },
  ])
  expect(linesOf({ '1': '2:1', '2': '0:0', '3': '1:4' }, 9, MATCHES)).toEqual([
    { ...line, eventId: 1, choiceId: 1, participant1Score: 2, participant2Score: 1 },
    { ...line, eventId: 2, choiceId: 2, participant1Score: 0, participant2Score: 0 },
    { ...line, eventId: 3, choiceId: 3, participant1Score: 1, participant2Score: 4 },
  ])
})

test('J02 a reserve need not be chosen', () => {
  expect(chosen({ '1': '1', '3': '2' }, MATCHES)).toEqual({ count: 1, total: 2 })
})

test('J02 both scores are needed', () => {
  expect([scoreOf('2', ' 1 '), scoreOf('2', ''), scoreOf('', '0'), scoreOf('21', '0'), scoreOf('1.5', '0')]).toEqual([
    ...['2:1', null, null, null, null],
  ])
})

test('J03 a quick pick chooses every match', () => {
  const turns = [0, 0.5, 0.99]
  let at = 0
  expect(quickPick(MATCHES, 10, () => turns[at++]!)).toEqual({ '1': '1', '2': '2', '3': '3' })
  expect(quickPick([match(1)], 1, () => 0.99)).toEqual({ '1': '3:3' })
})
