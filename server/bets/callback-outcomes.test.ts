/** How callbacks ended: each movement of a batch by its own key, whatever became of the others. */
import { expect, test } from 'vitest'
import { outcomesOf } from './callback-outcomes.ts'

const taken = { did: 'moved', reference: 'r', balanceMinor: 0n, duplicate: false } as const
const short = { did: 'refused', why: 'funds', balanceMinor: 1n } as const

test('O73 a batch says of each movement under which key it was asked for and how it ended', () => {
  const answers = [
    { key: 'bet-1:1', answer: taken },
    { key: 'bet-2:1', answer: short },
    { key: 'bet-3:1', answer: { problem: 'malformed' } as const },
  ]
  expect(outcomesOf({ did: 'batch', answers })).toEqual({
    outcome: 'funds',
    movements: [
      { key: 'bet-1:1', outcome: 'ok' },
      { key: 'bet-2:1', outcome: 'funds' },
      { key: 'bet-3:1', outcome: 'malformed' },
    ],
  })
  expect(outcomesOf({ did: 'batch', answers: [answers[0]!] }).outcome).toBe('ok')
})

test('O73 what is alone has its own outcome and no list', () => {
  expect([outcomesOf(taken), outcomesOf(short), outcomesOf({ problem: 'signature' })]).toEqual([
    { outcome: 'ok' },
    { outcome: 'funds' },
    { outcome: 'signature' },
  ])
})
