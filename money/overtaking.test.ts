/** Which callers share a commit: what depends on each other never does, and nobody overtakes whom it depends on. */
import { expect, it } from 'vitest'
import { groupCommit } from '@uwanja/database/group-commit'

interface Item {
  readonly name: string
  readonly alone?: string
  readonly shared?: string
}

/** Runs these together. @returns the batches, in their order. */
async function batchesOf(items: readonly Item[], most = 128): Promise<string[][]> {
  const batches: string[][] = []
  const commit = groupCommit<Item, string>({
    most,
    limitMs: 60_000,
    marks: ({ alone, shared }) => ({ alone: alone ? [alone] : [], shared: shared ? [shared] : [] }),
    run: (batch) => {
      batches.push(batch.map(({ name }) => name))
      return Promise.resolve(batch.map(({ name }) => name))
    },
    fault: ({ name }) => name,
  })
  expect(await Promise.all(items.map((item) => commit(item)))).toEqual(items.map(({ name }) => name))
  return batches
}

it('M09 what does not depend on each other shares one commit', async () => {
  expect(await batchesOf([{ name: 'a' }, { name: 'b', shared: 'r' }, { name: 'c', shared: 'r' }])).toEqual([
    ['a', 'b', 'c'],
  ])
})

it('M09 nobody overtakes a caller who has to wait', async () => {
  // The win waits for the stake; the second stake must not slip in before the win.
  const items = [
    { name: 'stake', shared: 'round' },
    { name: 'win', alone: 'round' },
    { name: 'second stake', shared: 'round' },
    { name: 'another round', shared: 'other' },
  ]
  expect(await batchesOf(items)).toEqual([['stake', 'another round'], ['win'], ['second stake']])
})

it('M09 who is passed over because the batch is full is not overtaken either', async () => {
  const items = [
    { name: 'a', shared: 'x' },
    { name: 'b', shared: 'y' },
    { name: 'stake', shared: 'round' },
    { name: 'win', alone: 'round' },
  ]
  expect(await batchesOf(items, 2)).toEqual([['a', 'b'], ['stake'], ['win']])
})
