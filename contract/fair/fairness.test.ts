/** Zeppelin's fairness: fixed vectors, the exact distribution, and that tampering shows. */
import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commitmentOf,
  crashFromDigest,
  crashPoint,
  msUntil,
  multiplierAt,
  multiplierText,
  payoutMinor,
  pays,
  roundDigest,
  verifyRound,
  ZEPPELIN,
} from './fairness.ts'

/** Made outside this project's code, with sha256sum and openssl; the same stand in docs/fairness.md. */
const SALT = '8f1d2c3b4a596877'
const FIRST_COMMITMENT = 'b1d73da639bc4284a3c9941301b728f314db1330cbee6b85c58f177025f9f602'
const VECTORS = [
  { round: 1, seed: 'e7f1c7307d18a4c16ef618d6f8656fc6f907e1980ef7530de5d59578c7147dfc', crash: 154 },
  { round: 2, seed: '6119fb93b0885bb293c5adb409c5e6b408cc54f9a28c9fc6f9260e1715ba3705', crash: 427 },
  { round: 3, seed: '98c8baddd233d99abb8ed972ed47b84826c04df20585c39b40d94034239b0f08', crash: 627 },
  { round: 4, seed: '759a25e53678828e486efd154336289f75ea8763eb877f356cb069452654091f', crash: 353 },
]
const SPACE = 2n ** 52n
const digestOf = (h: bigint) => h.toString(16).padStart(13, '0').padEnd(64, '0')

describe('the chain', () => {
  it('G10 Z01 each revealed seed is the next round’s commitment, and the crash points are the known ones', async () => {
    let commitment = FIRST_COMMITMENT
    for (const { round, seed, crash } of VECTORS) {
      expect(await commitmentOf(seed)).toBe(commitment)
      expect(await crashPoint(seed, SALT, round)).toBe(crash)
      expect(await verifyRound({ seed, commitment, salt: SALT, round, crash })).toEqual({
        commitment,
        crash,
        commitmentMatches: true,
        crashMatches: true,
      })
      commitment = seed
    }
  })

  it('G10 Z02 agrees with an independent implementation of both hashes', async () => {
    for (let n = 0; n < 200; n++) {
      const seed = createHash('sha256').update(`seed ${n}`).digest('hex')
      expect(await commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
      expect(await roundDigest(seed, SALT, n)).toBe(createHmac('sha256', seed).update(`${SALT}:${n}`).digest('hex'))
    }
  })

  it('G10 Z02 a changed seed, salt, round or crash point shows', async () => {
    const { round, seed, crash } = VECTORS[1]!
    const proof = { seed, commitment: VECTORS[0]!.seed, salt: SALT, round, crash }
    const changed = seed.replace('6', '7')
    expect((await verifyRound({ ...proof, seed: changed })).commitmentMatches).toBe(false)
    expect((await verifyRound({ ...proof, seed: seed.toUpperCase() })).commitmentMatches).toBe(false)
    expect((await verifyRound({ ...proof, round: 3 })).crashMatches).toBe(false)
    expect((await verifyRound({ ...proof, salt: `${SALT}0` })).crashMatches).toBe(false)
    expect((await verifyRound({ ...proof, crash: crash + 1 })).crashMatches).toBe(false)
  })
})

describe('the odds', () => {
  it('G10 Z03 P(crash >= m) is exactly 0.97/m, to 1 in 2^52, at every multiplier that one can aim at', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: ZEPPELIN.highestCrash }), (target) => {
        // The luckiest `reaching` of the 2^52 digests fly at least that high, the next one does not.
        const reaching = (97n * SPACE) / BigInt(target)
        expect(crashFromDigest(digestOf(SPACE - reaching))).toBeGreaterThanOrEqual(target)
        expect(crashFromDigest(digestOf(SPACE - reaching - 1n))).toBeLessThan(target)
        const returned = (Number(reaching) / Number(SPACE)) * target
        expect(returned).toBeCloseTo(97, 8)
      }),
      { numRuns: 5000 },
    )
  })

  it('G10 never below 1.00x, never above the highest', () => {
    expect(crashFromDigest('0'.repeat(64))).toBe(100)
    expect(crashFromDigest('f'.repeat(64))).toBe(ZEPPELIN.highestCrash)
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: SPACE - 1n }), (h) => {
        const crash = crashFromDigest(digestOf(h))
        return Number.isInteger(crash) && crash >= 100 && crash <= ZEPPELIN.highestCrash
      }),
    )
  })

  it('G10 Z03 a chain of 200,000 rounds returns 97 % for several cash-outs', () => {
    const rounds = 200_000
    const targets = [101, 120, 200, 500, 1000]
    const returned = targets.map(() => 0)
    let seed = createHash('sha256').update('a long chain').digest('hex')
    for (let round = rounds; round > 0; round--) {
      const crash = crashFromDigest(createHmac('sha256', seed).update(`${SALT}:${round}`).digest('hex'))
      for (const [index, target] of targets.entries()) if (pays(target, crash)) returned[index]! += target / 100
      seed = createHash('sha256').update(seed).digest('hex')
    }
    for (const [index, target] of targets.entries()) {
      // Three and a half standard deviations of a sample of this size.
      const p = 97 / target
      const slack = 3.5 * (target / 100) * Math.sqrt((p * (1 - p)) / rounds)
      expect(Math.abs(returned[index]! / rounds - 0.97)).toBeLessThan(slack)
    }
  })
})

describe('the flight', () => {
  it('G10 grows as e^(0.06 t), rounded down', () => {
    expect(multiplierAt(-5)).toBe(100)
    expect(multiplierAt(0)).toBe(100)
    expect(multiplierAt(1000)).toBe(106)
    expect(multiplierAt(11_553)).toBe(200)
    expect(multiplierAt(10 ** 9)).toBe(ZEPPELIN.highestCrash)
  })

  it('G10 msUntil is the first millisecond that reaches a multiplier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: ZEPPELIN.highestCrash }), (target) => {
        const ms = msUntil(target)
        return multiplierAt(ms) >= target && multiplierAt(ms - 1) < target
      }),
    )
    expect(msUntil(100)).toBe(0)
  })

  it('G10 Z05 a cash-out pays up to the crash point and not at 1.00x; payouts are rounded down', () => {
    expect([pays(100, 100), pays(101, 100), pays(154, 154), pays(155, 154)]).toEqual([false, false, true, false])
    expect(payoutMinor(1001n, 153)).toBe(1531n)
    expect([multiplierText(100), multiplierText(153), multiplierText(123456)]).toEqual(['1.00', '1.53', '1,234.56'])
  })
})
