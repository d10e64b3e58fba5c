/** The memory of polls: age, versions, overtaking news, bounded size. */
import { describe, expect, it } from 'vitest'
import { openRecent } from './recent.ts'

interface Balance {
  readonly total: number
  readonly version: bigint
}

function aMemory(most = 100) {
  let clockMs = 0
  const memory = openRecent<string, Balance>({ most, versionOf: (value) => value.version }, () => clockMs)
  let loads = 0
  const load = (total: number, version: bigint) => async () => {
    loads++
    return { total, version }
  }
  return { memory, load, loads: () => loads, pass: (ms: number) => (clockMs += ms) }
}

describe('what polls are answered from', () => {
  it('A03 an entry is good for a second and not for longer', async () => {
    const { memory, load, loads, pass } = aMemory()
    await memory.read('a', load(1, 1n))
    pass(999)
    expect(await memory.read('a', load(2, 2n))).toMatchObject({ total: 1 })
    pass(1)
    expect(await memory.read('a', load(2, 2n))).toMatchObject({ total: 2 })
    expect(loads()).toBe(2)
  })

  it('A03 the higher version wins, whichever comes last', async () => {
    const { memory, load } = aMemory()
    memory.told('a', { total: 5, version: 5n })
    memory.told('a', { total: 4, version: 4n })
    expect(await memory.read('a', load(9, 9n))).toMatchObject({ total: 5 })
  })

  it('A03 news that come while the database is being asked beat its older answer', async () => {
    const { memory } = aMemory()
    let answer = (_value: Balance) => {}
    const reading = memory.read('a', () => new Promise((resolve) => (answer = resolve)))
    memory.told('a', { total: 7, version: 7n })
    answer({ total: 6, version: 6n })
    expect(await reading).toMatchObject({ total: 7 })
    expect(await memory.read('a', () => Promise.reject(new Error('not asked')))).toMatchObject({ total: 7 })
  })

  it('A03 what is learned on the way is as old as its question, loses to news, and is dropped when all was cleared', async () => {
    const { memory, load, pass } = aMemory()
    const asked = memory.asking()
    pass(999)
    memory.learned('a', { total: 1, version: 1n }, asked)
    expect(memory.known('a')).toMatchObject({ total: 1 })
    pass(1)
    expect(memory.known('a')).toBeUndefined()
    const later = memory.asking()
    memory.told('a', { total: 7, version: 7n })
    memory.learned('a', { total: 6, version: 6n }, later)
    expect(await memory.read('a', load(9, 9n))).toMatchObject({ total: 7 })
    memory.clear()
    memory.learned('a', { total: 7, version: 7n }, later)
    expect(memory.known('a')).toBeUndefined()
  })

  it('A03 what is forgotten while it is loading is not remembered', async () => {
    const { memory, load } = aMemory()
    let answer = (_value: Balance) => {}
    const reading = memory.read('a', () => new Promise((resolve) => (answer = resolve)))
    memory.forget('a')
    answer({ total: 6, version: 6n })
    expect(await reading).toMatchObject({ total: 6 })
    expect(await memory.read('a', load(8, 8n))).toMatchObject({ total: 8 })
  })

  it('callers that come together share one question; a failed one is asked again', async () => {
    const { memory, load, loads } = aMemory()
    const all = await Promise.all([1, 2, 3].map(() => memory.read('a', load(1, 1n))))
    expect(all).toHaveLength(3)
    expect(loads()).toBe(1)
    await expect(memory.read('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await memory.read('b', load(2, 1n))).toMatchObject({ total: 2 })
  })

  it('remembers only so many', async () => {
    const { memory, load, loads } = aMemory(2)
    for (const key of ['a', 'b', 'c']) await memory.read(key, load(1, 1n))
    await memory.read('c', load(1, 1n))
    expect(loads()).toBe(3)
    await memory.read('a', load(1, 1n))
    expect(loads()).toBe(4)
  })
})

describe('what is remembered of those whose news are heard', () => {
  function aMemoryOf(life: { since: number | null; moment: number }) {
    let clockMs = 0
    const wanted: string[] = []
    const hearing = { now: () => life.moment, since: () => life.since, want: (key: string) => void wanted.push(key) }
    const memory = openRecent<string, Balance>(
      { most: 100, versionOf: (value) => value.version, hearing },
      () => clockMs,
    )
    const answer = (total: number) => async () => ({ total, version: BigInt(total) })
    return { memory, wanted, answer, pass: (ms: number) => (clockMs += ms) }
  }

  it('R125 nothing is remembered without them, neither what was read nor what was told, and no question is shared', async () => {
    const { memory, answer } = aMemoryOf({ since: null, moment: 5 })
    memory.told('a', { total: 1, version: 1n })
    memory.learned('a', { total: 2, version: 2n }, memory.asking())
    expect(memory.known('a')).toBeUndefined()
    expect(await Promise.all([memory.read('a', answer(3)), memory.read('a', answer(4))])).toMatchObject([
      { total: 3 },
      { total: 4 },
    ])
    expect(memory.known('a')).toBeUndefined()
  })

  it('R125 what was asked before news were heard is not remembered, and what was remembered is gone when they end', async () => {
    const life = { since: null as number | null, moment: 5 }
    const { memory, answer } = aMemoryOf(life)
    const early = memory.asking()
    Object.assign(life, { since: 6, moment: 6 })
    memory.learned('a', { total: 1, version: 1n }, early)
    expect(memory.known('a')).toBeUndefined()
    expect(await memory.read('a', answer(2))).toMatchObject({ total: 2 })
    expect(memory.known('a')).toMatchObject({ total: 2 })
    life.since = null
    expect(memory.known('a')).toBeUndefined()
    // Heard again, and what was committed in between is unknown.
    Object.assign(life, { since: 7, moment: 7 })
    expect(memory.known('a')).toBeUndefined()
    memory.told('a', { total: 1, version: 1n })
    expect(memory.known('a')).toMatchObject({ total: 1 })
  })

  it('R125 an answer under way when news ended and began again is not remembered', async () => {
    const life = { since: 1 as number | null, moment: 1 }
    const { memory } = aMemoryOf(life)
    let answer = (_value: Balance) => {}
    const reading = memory.read('a', () => new Promise((resolve) => (answer = resolve)))
    Object.assign(life, { since: 2, moment: 2 })
    answer({ total: 6, version: 6n })
    expect(await reading).toMatchObject({ total: 6 })
    expect(memory.known('a')).toBeUndefined()
  })

  it('R125 who is asked for a second time within a second is wanted, and nobody else', async () => {
    const { memory, wanted, answer, pass } = aMemoryOf({ since: null, moment: 5 })
    await memory.read('a', answer(1))
    memory.missed('b')
    pass(1_000)
    await memory.read('a', answer(1))
    expect(wanted).toEqual([])
    pass(999)
    await memory.read('a', answer(1))
    memory.missed('b')
    expect(wanted).toEqual(['a'])
  })
})
