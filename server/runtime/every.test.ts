/** Of many that are due, one that fails keeps no other waiting, and is not kept silent. */
import { expect, it } from 'vitest'
import { eachOf } from './every.ts'

it('M37 all are tried in their order, and the first failure is thrown at the end', async () => {
  const tried: number[] = []
  const work = async (one: number): Promise<void> => {
    tried.push(one)
    if (one % 2 === 0) throw new Error(`no ${one}`)
  }
  await expect(eachOf([1, 2, 3, 4], work)).rejects.toThrow('no 2')
  expect(tried).toEqual([1, 2, 3, 4])
  await eachOf([1, 3], work)
})
