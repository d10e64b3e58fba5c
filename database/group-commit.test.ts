/** What a batch takes of a long queue, and how much of the queue is looked at for it. */
import { expect, it } from 'vitest'
import { groupCommit } from './group-commit.ts'

const MOST = 4

/** Items are "player:name"; those of one player never share a batch. */
function opened() {
  const looks = { count: 0 }
  const batches: string[][] = []
  const commit = groupCommit<string, string>({
    most: MOST,
    limitMs: 60_000,
    marks(item) {
      looks.count++
      return { alone: [item.split(':')[0]!], shared: [] }
    },
    run: async (items) => {
      batches.push([...items])
      return items
    },
    fault: (item) => `fault ${item}`,
  })
  return { looks, batches, commit }
}

it('M11 each item of a long queue is looked at once when nothing keeps it from its batch', async () => {
  const { looks, batches, commit } = opened()
  const items = Array.from({ length: 1000 }, (_, at) => `p${at}:stake`)
  expect(await Promise.all(items.map(commit))).toEqual(items)
  expect(batches.flat()).toEqual(items)
  expect(batches).toHaveLength(1000 / MOST)
  expect(looks.count).toBe(1000)
})

it('M11 a player with a long queue makes nobody look through all of it, and keeps its order', async () => {
  const { looks, batches, commit } = opened()
  const items = Array.from({ length: 1000 }, (_, at) => `one:${at}`)
  const answers = Promise.all(items.map(commit))
  expect(await answers).toEqual(items)
  expect(batches.flat()).toEqual(items)
  // 1,000 batches of one, each of which looks at 8 batches' worth at most; the whole queue each time would be 500,000.
  expect(looks.count).toBeLessThanOrEqual(1000 * 8 * MOST)
})

it('M11 nobody overtakes whom another batch passed over', async () => {
  const { batches, commit } = opened()
  await Promise.all(['a:1', 'a:2', 'b:1', 'a:3', 'b:2', 'c:1', 'd:1'].map(commit))
  expect(batches).toEqual([['a:1', 'b:1', 'c:1', 'd:1'], ['a:2', 'b:2'], ['a:3']])
})

/** Stakes are of one kind and wins of the other. */
async function batchesOf(items: readonly string[], most: number): Promise<string[][]> {
  const batches: string[][] = []
  const commit = groupCommit<string, string>({
    most,
    limitMs: 60_000,
    marks: (item) => ({
      alone: item.startsWith('win') ? item.split(' of ') : [item],
      shared: item.split(' of ').slice(1),
    }),
    kindOf: (item) => (item.startsWith('stake') ? 0 : 1),
    run: async (all) => {
      batches.push([...all])
      return all
    },
    fault: (item) => `fault ${item}`,
  })
  await Promise.all(items.map(commit))
  return batches
}

it('M40 a stake behind a thousand wins is in the next batch, which is a small one', async () => {
  const wins = Array.from({ length: 1000 }, (_, at) => `win ${at}`)
  const [next, ...others] = await batchesOf([...wins, 'stake'], 128)
  expect(next).toContain('stake')
  expect(next!.length).toBeLessThanOrEqual(32)
  expect(others[0]).toHaveLength(128)
})

it('M40 whoever clashes with one of the other kind waits behind it', async () => {
  const stakes = Array.from({ length: 200 }, (_, at) => `stake ${at} of ${at}`)
  const batches = await batchesOf([...stakes, 'win 201 of 150', 'win 202 of 201'], 128)
  const at = (item: string) => batches.findIndex((all) => all.includes(item))
  expect([at('stake 150 of 150'), at('win 201 of 150'), at('win 202 of 201')]).toEqual([1, 2, 0])
})

it('M40 wins behind a thousand stakes are in the next batch, too: each kind has every second place', async () => {
  const [stakes, wins] = ['stake', 'win'].map((kind) => Array.from({ length: 1000 }, (_, at) => `${kind} ${at}`))
  const batches = await batchesOf([...stakes!, ...wins!], 128)
  expect(batches.slice(0, 5).map((all) => all.filter((item) => item.startsWith('win')).length)).toEqual(
    Array.from({ length: 5 }, () => 64),
  )
  const kept = (kind: string) => batches.flat().filter((item) => item.startsWith(kind))
  expect(kept('win')).toEqual(wins)
})

it('M40 whom a batch answered and who ask again are waited for, so that few large batches serve all', async () => {
  const batches: string[][] = []
  let end: (() => void) | null = null
  const commit = groupCommit<string, string>({
    most: 10,
    limitMs: 60_000,
    marks: () => ({ alone: [], shared: [] }),
    // Long enough that there is time to wait for somebody.
    run: (items) =>
      new Promise((resolve) => {
        batches.push([...items])
        end = () => setTimeout(() => resolve(items), 20)
      }),
    fault: (item) => item,
  })
  const first = [commit('a1'), commit('b1')]
  await expect.poll(() => batches.length).toBe(1)
  const third = commit('c1')
  end!()
  await Promise.all(first)
  // Over a network they are back some turns of the loop later, one after the other.
  await new Promise(setImmediate)
  const again = [commit('a2')]
  await new Promise(setImmediate)
  again.push(commit('b2'))
  await expect.poll(() => batches.length).toBe(2)
  end!()
  await Promise.all([third, ...again])
  expect(batches).toEqual([
    ['a1', 'b1'],
    ['c1', 'a2', 'b2'],
  ])
})

it('M40 whoever does not ask again keeps nobody waiting longer than the batch before took', async () => {
  const batches: string[][] = []
  const commit = groupCommit<string, string>({
    most: 10,
    limitMs: 60_000,
    marks: () => ({ alone: [], shared: [] }),
    run: async (items) => {
      batches.push([...items])
      return items
    },
    fault: (item) => item,
  })
  await Promise.all([commit('a'), commit('b'), commit('c')])
  expect(await commit('d')).toBe('d')
  expect(batches).toEqual([['a', 'b', 'c'], ['d']])
})
