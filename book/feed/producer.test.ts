/** When a producer is down. Moments are ours, in milliseconds, unless named as the producer's. */
import type { ProducerState } from './producer.ts'
import {
  alive,
  connected,
  disconnected,
  mayRecover,
  offsetOf,
  recovering,
  snapshotComplete,
  stamped,
  UNKNOWN_PRODUCER,
  whyDown,
} from './producer.ts'
import { describe, expect, test } from 'vitest'

/** Up since 0, its clock 100 ms behind ours. */
function up(): ProducerState {
  const asked = recovering(connected(UNKNOWN_PRODUCER), 'r1', 0)
  return snapshotComplete(alive(asked, -100, true, 0), 'r1', -100)
}

describe('a producer', () => {
  test('P08 is down until its first recovery is complete', () => {
    expect(whyDown(UNKNOWN_PRODUCER, 0)).toBe('line')
    const state = alive(recovering(connected(UNKNOWN_PRODUCER), 'r1', 0), 0, true, 0)
    expect(whyDown(state, 0)).toBe('recovering')
    expect(whyDown(snapshotComplete(state, 'another', 0), 0)).toBe('recovering')
    expect(whyDown(snapshotComplete(state, 'r1', 0), 0)).toBeNull()
  })

  test('P08 is up with its first alive when its first recovery was complete before', () => {
    const asked = recovering(connected(UNKNOWN_PRODUCER), 'r1', 0)
    expect(whyDown(alive(snapshotComplete(asked, 'r1', 0), 100, true, 100), 100)).toBeNull()
  })

  test('P08 is down after 20 s without an alive, and not before', () => {
    expect(whyDown(up(), 20_000)).toBeNull()
    expect(whyDown(up(), 20_001)).toBe('silence')
  })

  test('P08 is down when what it says is more than 20 s older than the clocks explain', () => {
    expect(whyDown(stamped(up(), 9900 - 20_000, 10_000), 10_000)).toBeNull()
    expect(whyDown(stamped(up(), 9899 - 20_000, 10_000), 10_000)).toBe('old')
  })

  test('P08 is down when the line breaks and when it says that we are not subscribed', () => {
    expect(whyDown(disconnected(up()), 1)).toBe('line')
    expect(whyDown(alive(up(), 9900, false, 10_000), 10_000)).toBe('unsubscribed')
  })

  test('P08 owes a recovery after a silence, after being unsubscribed and after a broken line', () => {
    expect(whyDown(alive(up(), 29_900, true, 30_000), 30_000)).toBe('recovering')
    const back = alive(alive(up(), 9900, false, 10_000), 19_900, true, 20_000)
    expect(whyDown(back, 20_000)).toBe('recovering')
    expect(whyDown(alive(connected(disconnected(up())), 900, true, 1000), 1000)).toBe('recovering')
  })

  test('P08 begins a recovery where the last alive was stored, and does not move while one is owed', () => {
    const state = alive(up(), 9900, true, 10_000)
    expect(state.positionMs).toBe(9900)
    const broken = connected(disconnected(state))
    expect(alive(broken, 12_900, true, 13_000).positionMs).toBe(9900)
  })

  test('P08 recovers at once the first time, then at least 30 s apart', () => {
    const first = connected(UNKNOWN_PRODUCER)
    expect(mayRecover(first, 5)).toBe(true)
    const again = connected(disconnected(recovering(first, 'r1', 5)))
    expect(mayRecover(again, 30_004)).toBe(false)
    expect(mayRecover(again, 30_005)).toBe(true)
  })

  test('P08 knows its clock by the quickest message of five minutes', () => {
    let state = stamped(stamped(up(), 700, 1000), 1900, 2100)
    expect(offsetOf(state)).toBe(100)
    state = stamped(state, 301_000, 304_000)
    expect(offsetOf(state)).toBe(3000)
  })
})
