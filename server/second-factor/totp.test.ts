/** The codes against the vectors of RFC 6238, and the sealing of keys. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSealing } from '../sealing/sealing.ts'
import { newTotpKey, otpauthAddress, stepOfCode, typedKey } from './totp.ts'

/** RFC 6238, appendix B, SHA-1; six digits are the last six of its eight. */
const RFC_KEY = Buffer.from('12345678901234567890')
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

describe('codes of authenticator apps', () => {
  it.each(VECTORS)('U02 at %d s the code of the RFC is known, and until the end of the next step', (second, code) => {
    const step = BigInt(Math.floor(second / 30))
    expect(stepOfCode(RFC_KEY, code, second * 1_000)).toBe(step)
    expect(stepOfCode(RFC_KEY, code, (second + 30) * 1_000)).toBe(step)
    expect(stepOfCode(RFC_KEY, code, (second + 60) * 1_000)).toBeNull()
    expect(stepOfCode(RFC_KEY, code, (second - 30) * 1_000)).toBeNull()
  })
  it.each(['', '28708', '2870822', 'abcdef', '２８７０８２', '-28708'])('U02 %j is no code', (code) => {
    expect(stepOfCode(RFC_KEY, code, 59_000)).toBeNull()
  })
  it('U02 the key is typed in groups, and a colon in a name breaks no address', () => {
    expect(typedKey(RFC_KEY)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
    expect(newTotpKey()).toHaveLength(20)
    const address = new URL(otpauthAddress(RFC_KEY, 'A:B & C', '2348030000001'))
    expect(decodeURIComponent(address.pathname)).toBe('/A B & C:2348030000001')
    expect(address.searchParams.get('issuer')).toBe('A B & C')
  })
})

describe('sealing', () => {
  const secret = Buffer.from('a secret')
  it('U02 opens with its key for its owner, and for nobody else', () => {
    const sealing = openSealing({ sealingKey: 'ab'.repeat(32), dataDir: '' })
    const sealed = sealing.seal(secret, '1')
    expect(sealing.open(sealed, '1')).toEqual(secret)
    expect(sealed.includes(secret)).toBe(false)
    expect(sealing.seal(secret, '1')).not.toEqual(sealed)
    expect(() => sealing.open(sealed, '2')).toThrow()
    expect(() => openSealing({ sealingKey: 'ac'.repeat(32), dataDir: '' }).open(sealed, '1')).toThrow(/SEALING_KEY/)
    const changed = Buffer.from(sealed)
    changed[changed.length - 1]! ^= 1
    expect(() => sealing.open(changed, '1')).toThrow()
  })
  it('U02 makes its key once, for its owner’s eyes alone, and another process finds it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-sealing-'))
    try {
      const dataDir = join(folder, 'data')
      const [one, two] = [openSealing({ sealingKey: null, dataDir }), openSealing({ sealingKey: null, dataDir })]
      expect(two.open(one.seal(secret, '1'), '1')).toEqual(secret)
      expect(readdirSync(dataDir)).toEqual(['sealing.key'])
      expect(statSync(join(dataDir, 'sealing.key')).mode & 0o777).toBe(0o600)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
