/** Questions that go together: who comes late waits for the next, and a failure is heard by those it was asked for. */
import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

test('Y76 what is asked for while a question is under way goes together into the next one', async () => {
  const asked: (readonly number[])[] = []
  const goOn: (() => void)[] = []
  const read = gathered<number, string>(async (keys) => {
    asked.push(keys)
    await new Promise<void>((resolve) => goOn.push(resolve))
    if (keys.includes(13)) throw new Error('thirteen')
    return keys.map((key) => `answer ${String(key)}`)
  })
  /** The question that is under way is answered. */
  const answered = async (): Promise<void> => {
    await expect.poll(() => goOn.length).toBe(1)
    goOn.shift()!()
  }
  const first = [read(0), read(1)]
  await expect.poll(() => asked).toEqual([[0, 1]])
  const others = [read(2), read(3)]
  await answered()
  expect(await Promise.all(first)).toEqual(['answer 0', 'answer 1'])
  await answered()
  expect(await Promise.all(others)).toEqual(['answer 2', 'answer 3'])
  expect(asked).toEqual([
    [0, 1],
    [2, 3],
  ])

  const failing = read(13)
  failing.catch(() => {})
  await expect.poll(() => asked.at(-1)).toEqual([13])
  const after = read(14)
  await answered()
  await expect(failing).rejects.toThrow('thirteen')
  await answered()
  expect(await after).toBe('answer 14')
})
