/** The project's own vectors, and that a wrong one is told. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './place.mjs'
import { tryVectors } from './vectors.ts'
import { FUNCTIONS } from './vectors/functions.ts'
import { describe, expect, test } from 'vitest'

const own: { fn: string }[] = JSON.parse(readFileSync(join(ROOT, 'contract/fair/vectors.json'), 'utf8'))

describe('vectors', () => {
  test('P08 all of ours agree, and each function has one', () => {
    expect(tryVectors(own)).toEqual({ tried: own.length, faults: [] })
    expect(new Set(own.map(({ fn }) => fn))).toEqual(new Set(Object.keys(FUNCTIONS)))
  })

  test('P08 what differs, what is unknown and what cannot be read are told apart', () => {
    const { faults } = tryVectors([
      { fn: 'legs', given: { odds: '2', result: { r: 1 } }, expect: '3' },
      { fn: 'nothing', given: {}, expect: 1 },
      { fn: 'legs', given: { odds: 'two' }, expect: '2' },
    ])
    expect(faults[0]).toBe('1 legs: expected "3", found "2"')
    expect(faults[1]).toContain('2 nothing: no such function')
    expect(faults[2]).toMatch(/^3 legs: /)
  })
})
