/** Toasts stay five seconds, and stand where they can be seen. */
import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from './toasts.ts'

afterEach(() => vi.useRealTimers())

test('S20 a toast stays 5000 ms by default and is announced to who listens', () => {
  vi.useFakeTimers()
  let told = 0
  const stop = toasts.subscribe(() => told++)
  toasts.show('success', 'Done')
  vi.advanceTimersByTime(4_999)
  expect(toasts.all().map((toast) => toast.text)).toEqual(['Done'])
  vi.advanceTimersByTime(1)
  expect(toasts.all()).toEqual([])
  expect(told).toBe(2)
  stop()
})

test('S20 one toast can be dismissed while another stays', () => {
  vi.useFakeTimers()
  const first = toasts.show('info', 'one')
  toasts.show('info', 'two')
  toasts.dismiss(first)
  expect(toasts.all().map((toast) => toast.text)).toEqual(['two'])
  vi.runAllTimers()
})

test('S20 the newest region shows the toasts, and the one before it again when that is gone', () => {
  const closePage = toasts.open('page')
  const closeDialog = toasts.open('dialog')
  expect(toasts.region()).toBe('dialog')
  closeDialog()
  expect(toasts.region()).toBe('page')
  closePage()
})
