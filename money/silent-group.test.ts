/** Groups that nobody answers: their items are answered as unknown, and the next group does not wait for them. */
import { expect, it } from 'vitest'
import { groupCommit } from '@uwanja/database/group-commit'

const NOBODY = new Promise<never>(() => undefined)

function groups(run: (items: readonly string[]) => Promise<readonly string[]>) {
  return groupCommit<string, string>({
    most: 10,
    limitMs: 50,
    marks: () => ({ alone: [], shared: [] }),
    run,
    fault: (item, error) => `${item}: ${(error as Error).message}`,
  })
}

it('M20 a silent group is unknown as a whole, at once, and the next one goes on', async () => {
  const seen: string[][] = []
  const commit = groups((items) => {
    seen.push([...items])
    return seen.length === 1 ? NOBODY : Promise.resolve(items.map((item) => `${item}: ok`))
  })
  const silent = await Promise.all([commit('a'), commit('b')])
  expect(silent).toEqual(['a', 'b'].map((item) => `${item}: a group was not answered within 50 ms`))
  expect(commit.now()).toMatchObject({ sinceMs: null, last: { isDone: false } })
  expect(await commit('c')).toBe('c: ok')
  // Nothing of the silent group was said again by itself.
  expect(seen).toEqual([['a', 'b'], ['c']])
  expect(commit.now().last?.isDone).toBe(true)
})

it('M11 M20 of a group that fails each is run alone, until one is not answered', async () => {
  const asked: string[] = []
  const commit = groups((items) => {
    asked.push(items.join('+'))
    if (items.length > 1) return Promise.reject(new Error('together'))
    if (items[0] === 'bad') return Promise.reject(new Error('its own'))
    return items[0] === 'silent' ? NOBODY : Promise.resolve([`${items[0]!}: ok`])
  })
  const answers = await Promise.all(['one', 'bad', 'two', 'silent', 'three'].map((item) => commit(item)))
  expect(answers).toEqual([
    'one: ok',
    'bad: its own',
    'two: ok',
    'silent: a group was not answered within 50 ms',
    'three: a group was not answered within 50 ms',
  ])
  expect(asked).toEqual(['one+bad+two+silent+three', 'one', 'bad', 'two', 'silent'])
})

it('M20 while a group is under way everybody can see since when', async () => {
  let end: (answers: readonly string[]) => void = () => undefined
  const commit = groups(() => new Promise((resolve) => (end = resolve)))
  const before = performance.now()
  const answer = commit('a')
  await expect.poll(() => commit.now().sinceMs).not.toBeNull()
  expect(commit.now().sinceMs).toBeGreaterThanOrEqual(before)
  end(['done'])
  expect(await answer).toBe('done')
  expect(commit.now().sinceMs).toBeNull()
})
