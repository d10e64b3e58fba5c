/** A part whose chunk did not come. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '../connection.ts'
import { soonThere, untilThere } from './late.ts'

// Other tests of this process have lost and found the line.
beforeEach(() => useConnection.setState({ state: 'reached' }))
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

test('R122 what a tap waits for is soon asked for again, and the page says that the line is lost until it came', async () => {
  const happened: string[] = []
  const load = async () => {
    happened.push(`load ${useConnection.getState().state}`)
    if (happened.length < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the part'
  }
  expect(await soonThere(load, async () => void happened.push('pause'))).toBe('the part')
  expect(happened).toEqual(['load reached', 'pause', 'load lost', 'pause', 'load lost'])
  expect(useConnection.getState().state).toBe('reached')
})

test('R122 what is gone is not waited for for ever: the sixth try tells', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('gone')))
  const wait = vi.fn(async () => undefined)
  await expect(soonThere(load, wait)).rejects.toThrow('gone')
  expect([load.mock.calls.length, wait.mock.calls.length]).toEqual([6, 5])
})
