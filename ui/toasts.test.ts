/** Toasts stay five seconds, and stand where they can be seen. */
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { toasts } from './toasts.ts'

const shown = (region = 'page') => toasts.shownIn(region).map(({ text }) => text)

const closePage = toasts.open('page')
afterAll(closePage)
afterEach(() => vi.useRealTimers())

test('S20 a toast stays 5000 ms by default and is announced to who listens', () => {
  vi.useFakeTimers()
  let told = 0
  const stop = toasts.subscribe(() => told++)
  toasts.show('success', 'Done')
  vi.advanceTimersByTime(4_999)
  expect(shown()).toEqual(['Done'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
  expect(told).toBe(2)
  stop()
})

test('S20 one toast can be dismissed while another stays', () => {
  vi.useFakeTimers()
  const first = toasts.show('info', 'one')
  toasts.show('info', 'two')
  toasts.dismiss(first)
  expect(shown()).toEqual(['two'])
  vi.runAllTimers()
})

test('S20 the newest region shows the toasts, and the one before it again when that is gone', () => {
  vi.useFakeTimers()
  toasts.show('info', 'said')
  const closeDialog = toasts.open('dialog')
  expect([shown('dialog'), shown('page')]).toEqual([['said'], []])
  closeDialog()
  expect([shown('dialog'), shown('page')]).toEqual([[], ['said']])
  vi.runAllTimers()
})
