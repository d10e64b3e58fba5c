/** Lines of due payments: a silent company holds up itself alone, alarms merge, and a line that only meets silence slows down. */
import { expect, it } from 'vitest'
import { openLanes } from './lanes.ts'
import { nextQuestionS } from './waits.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function aLane(atOnce = 2) {
  const open = new Map<bigint, () => void>()
  const began: bigint[] = []
  const clock = { ms: 0 }
  const lanes = openLanes({
    atOnce,
    silentAfterMs: 1_000,
    onFault: (error) => {
      throw error
    },
    now: () => clock.ms,
  })
  const step = (id: bigint): Promise<void> => {
    began.push(id)
    return new Promise((resolve) => open.set(id, resolve))
  }
  const ring = (line: string, id: bigint, tries = 0) =>
    lanes.ring({ line, key: String(id), tries, step: () => step(id) })
  const answer = async (id: bigint) => {
    open.get(id)!()
    await settled()
  }
  return { lanes, ring, answer, began, clock }
}

it('D12 W06 200 deposits at a silent company hold up no withdrawal and no other company', () => {
  const { ring, began } = aLane()
  for (let id = 1n; id <= 200n; id++) ring('slow deposit', id)
  ring('slow withdraw', 201n)
  ring('other deposit', 202n)
  expect(began).toEqual([1n, 2n, 201n, 202n])
})

it('D12 an alarm that comes again is the same one, while it waits and while it is answered', async () => {
  const { ring, answer, began } = aLane(1)
  for (let times = 0; times < 3; times++) for (const id of [1n, 2n]) ring('a', id)
  await answer(1n)
  await answer(2n)
  expect(began).toEqual([1n, 2n])
})

it('D12 whoever was asked about less goes first', async () => {
  const { ring, answer, began } = aLane(1)
  ring('a', 1n, 5)
  ring('a', 2n, 4)
  ring('a', 3n, 0)
  await answer(1n)
  await answer(3n)
  expect(began).toEqual([1n, 3n, 2n])
})

it('D12 after eight silences a line tries one at a time and pauses; one answer opens it', async () => {
  const { ring, answer, began, clock, lanes } = aLane(2)
  for (let id = 1n; id <= 30n; id++) ring('a', id)
  for (let id = 1n; id <= 8n; id++) {
    clock.ms += 1_000
    await answer(id)
  }
  // Nine had begun when the eighth silence closed the line.
  expect(began).toHaveLength(9)
  await answer(9n)
  clock.ms += 1_999
  ring('a', 31n)
  expect(began).toHaveLength(9)
  clock.ms += 1
  ring('a', 32n)
  expect(began).toHaveLength(10)
  await answer(10n)
  expect(began).toHaveLength(12)
  const stopped = lanes.stop()
  for (const id of began.slice(10)) await answer(id)
  await stopped
  const before = began.length
  ring('a', 99n)
  expect(began).toHaveLength(before)
})

it('D12 the wait between questions doubles from the first to one hour and stays there', () => {
  expect([0, 1, 2, 7].map((tries) => nextQuestionS(20, tries))).toEqual([20, 40, 80, 2_560])
  expect([8, 20, 1_000].map((tries) => nextQuestionS(20, tries))).toEqual([3_600, 3_600, 3_600])
  expect(nextQuestionS(1, 5_000)).toBe(3_600)
})
