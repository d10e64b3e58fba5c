/** A part whose chunk did not come. */
import { afterEach, expect, test, vi } from 'vitest'
import { untilThere } from './late.ts'

afterEach(() => vi.restoreAllMocks())

test('B58 a part that was not there is asked for again after each pause, until it is', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const happened: string[] = []
  const load = async () => {
    happened.push('load')
    if (happened.length < 5) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  }
  const part = await untilThere(load, async () => void happened.push('pause'))
  expect(part).toBe('the part')
  expect(happened).toEqual(['load', 'pause', 'load', 'pause', 'load'])
  expect(told).toHaveBeenCalledTimes(2)
})

test('B58 a part that is there is asked for once', async () => {
  const load = vi.fn(async () => 'the part')
  expect(await untilThere(load, () => Promise.reject(new Error('nothing to wait for')))).toBe('the part')
  expect(load).toHaveBeenCalledOnce()
})
