/** The watch over companies: an hour by minutes, and refused callbacks. */
import { expect, it } from 'vitest'
import { office as en } from '@uwanja/i18n/en/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { office as zh } from '@uwanja/i18n/zh/office'
import type { CallAnswer } from '@uwanja/providers/payment-calls'
import type { GameAnswer, GameProblem } from '@uwanja/providers/plugs'
import { openCompanyWatch } from './watch.ts'

it('O11 a company’s hour: calls, errors, silence, how long, and why callbacks were refused', () => {
  let ms = 1_000_000_000
  const watch = openCompanyWatch(() => ms)
  expect(watch.read('fasthub')).toMatchObject({ lastCallMs: null, calls: 0, meanS: 0 })
  watch.heard({ company: 'fasthub', outcome: 'answered', seconds: 1 })
  ms += 30 * 60_000
  watch.heard({ company: 'fasthub', outcome: 'no-answer', seconds: 8 })
  watch.heard({ company: 'fasthub', outcome: 'failed', seconds: 0 })
  watch.refused('fasthub', 'unproven')
  watch.refused('fasthub', 'unproven')
  expect(watch.read('fasthub')).toMatchObject({
    calls: 3,
    errors: 1,
    noAnswers: 1,
    meanS: 3,
    slowestS: 8,
    lastTroubleMs: ms,
    refused: [{ reason: 'unproven', count: 2 }],
    minutes: [
      { calls: 1, meanS: 1 },
      { calls: 2, meanS: 4 },
    ],
  })
  ms += 31 * 60_000
  expect(watch.read('fasthub')).toMatchObject({ calls: 2 })
  ms += 60 * 60_000
  expect(watch.read('fasthub')).toMatchObject({ calls: 0, lastCallMs: expect.any(Number) })
  expect(watch.read('betsolutions').calls).toBe(0)
})

it('D12 a company that was silent three times is down, by what the watch hears, until five minutes passed', () => {
  let ms = 1_000_000_000
  const watch = openCompanyWatch(() => ms)
  for (const outcome of ['answered', 'no-answer', 'failed'] as const)
    watch.heard({ company: 'fasthub', outcome, seconds: 1 })
  expect(watch.trouble('fasthub')).toBeNull()
  watch.heard({ company: 'fasthub', outcome: 'no-answer', seconds: 8 })
  expect([watch.trouble('fasthub'), watch.trouble('kudipal')]).toEqual(['down', null])
  ms += 5 * 60_000
  expect(watch.trouble('fasthub')).toBeNull()
})

type Why =
  | Extract<GameAnswer, { did: 'refused' }>['why']
  | Extract<CallAnswer, { did: 'refused' }>['why']
  | GameProblem
  | 'unknown-company'

it('O11 operators read in words why a callback was refused', () => {
  const words: Readonly<Record<Why, string>> = en.refusedWhy
  for (const texts of [words, sw.refusedWhy, zh.refusedWhy]) expect(Object.keys(texts)).toEqual(Object.keys(words))
})
