/** Fair draws: the vectors of docs/fairness.md, and the same numbers in the browser's way and in the studio's. */
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { blockMessage, drawsOf, isPlayerWords, openDraws, verifyDraws } from './draws.ts'

const SEED = 'e7f1c7307d18a4c16ef618d6f8656fc6f907e1980ef7530de5d59578c7147dfc'
const COMMITMENT = 'b1d73da639bc4284a3c9941301b728f314db1330cbee6b85c58f177025f9f602'

describe('fair draws', () => {
  it('G08 follow from seed and words as HMAC blocks of eight numbers', async () => {
    const block = (index: number) => createHmac('sha256', SEED).update(blockMessage('uwanja', index)).digest('hex')
    const ranges = Array.from({ length: 30 }, (_, index) => index + 2)
    const draws = openDraws(block)
    const expected = ranges.map((range) => draws.below(range))
    expect(await drawsOf({ seed: SEED, words: 'uwanja', ranges })).toEqual(expected)
    expect(expected[0]).toBe(Number.parseInt(block(0).slice(0, 8), 16) % 2)
    expect(expected[8]).toBe(Number.parseInt(block(1).slice(0, 8), 16) % 10)
  })

  it('G08 the vectors of the documentation', async () => {
    const verdict = await verifyDraws({ seed: SEED, commitment: COMMITMENT, words: 'uwanja', ranges: [37, 52, 6, 75] })
    expect(verdict).toMatchObject({ commitmentMatches: true, draws: [27, 32, 0, 68] })
  })

  it('G08 skip what would favour small results, and refuse what cannot be drawn', () => {
    const words = ['ffffffff', '00000007', ...Array<string>(6).fill('00000000')]
    expect(openDraws(() => words.join('')).below(10)).toBe(7)
    expect(() => openDraws(() => '').below(0)).toThrow(RangeError)
    expect([isPlayerWords('habari 7'), isPlayerWords(''), isPlayerWords('<b>')]).toEqual([true, false, false])
  })
})
