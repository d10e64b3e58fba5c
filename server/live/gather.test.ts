/** Gathered questions: one at once for the quiet, one together for the crowd, a failure for its own batch only. */
import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

describe('gathered questions', () => {
  it('A03 who comes while one is under way shares the next; what is not found is null', async () => {
    const asked: number[][] = []
    const load = gather<number, string>(async (keys) => {
      asked.push([...keys])
      await Promise.resolve()
      return new Map(keys.filter((key) => key !== 3).map((key) => [key, `v${key}`]))
    })
    expect(await Promise.all([1, 2, 3, 2].map(load))).toEqual(['v1', 'v2', null, 'v2'])
    expect(asked).toEqual([[1], [2, 3]])
    expect(await load(4)).toBe('v4')
  })

  it('a statement that fails fails its callers, and the next is asked anew', async () => {
    let fails = true
    const load = gather<number, string>(async (keys) => {
      if (fails) throw new Error('down')
      return new Map(keys.map((key) => [key, 'up']))
    })
    await expect(load(1)).rejects.toThrow('down')
    fails = false
    expect(await load(1)).toBe('up')
  })
})
