/**
 * Zeppelin's fairness: how a round's crash point follows from its seed, so that anyone can compute it again. Pure, and
 * the same in the studio, in a test and in the player's browser. docs/fairness.md explains it with numbers.
 *
 * The seeds of a chain are made backwards, seed(i-1) = SHA-256(seed(i)), and used forwards. So the seed that a round
 * reveals is the commitment of the round after it, and the chain's first commitment fixes every round of the chain.
 */

/** All multipliers are whole hundredths: 153 is 1.53x. */
export const ZEPPELIN = {
  /** What a player gets back on average, whatever the multiplier they aim at. */
  returnPercent: 97,
  lowestCrash: 100,
  /** A cash-out at 1.00x would be a stake without a risk. */
  lowestCashOut: 101,
  /** No round flies higher than 10,000.00x, so the largest possible win can be told beforehand. */
  highestCrash: 1_000_000,
  growthPerSecond: 0.06,
  roundsPerChain: 10_000,
} as const

const BITS = 52n
const SPACE = 1n << BITS
const HEX_64 = /^[0-9a-f]{64}$/

/** A seed or a commitment: 64 lower-case hexadecimal digits. */
export function isSeed(text: string): boolean {
  return HEX_64.test(text)
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * SHA-256 of the seed as it is written (its 64 characters, not the 32 bytes that they stand for), because that is what
 * a person can paste into any other program.
 */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
}

/** The text that the round's seed signs. The salt is the chain's and public. */
export function roundMessage(salt: string, round: number): string {
  return `${salt}:${round}`
}

/** HMAC-SHA256 with the seed as key: 64 hexadecimal digits. */
export async function roundDigest(seed: string, salt: string, round: number): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await globalThis.crypto.subtle.importKey('raw', text.encode(seed), algorithm, false, ['sign'])
  return hexOf(await globalThis.crypto.subtle.sign('HMAC', key, text.encode(roundMessage(salt, round))))
}

/**
 * The crash point in hundredths from the first 52 bits of the digest, in whole numbers throughout:
 * P(crash >= m) = 0.97 / m for every m from 1.01 up to the highest, so aiming higher is never better or worse.
 */
export function crashFromDigest(digest: string): number {
  const h = BigInt(`0x${digest.slice(0, Number(BITS / 4n))}`)
  const crash = (BigInt(ZEPPELIN.returnPercent) * SPACE) / (SPACE - h)
  if (crash < BigInt(ZEPPELIN.lowestCrash)) return ZEPPELIN.lowestCrash
  return crash > BigInt(ZEPPELIN.highestCrash) ? ZEPPELIN.highestCrash : Number(crash)
}

/** The crash point of a round, in hundredths. */
export async function crashPoint(seed: string, salt: string, round: number): Promise<number> {
  return crashFromDigest(await roundDigest(seed, salt, round))
}

/** The multiplier after so long in the air, in hundredths, rounded down, so never more than was reached. */
export function multiplierAt(elapsedMs: number): number {
  const grown = Math.floor(100 * Math.exp((ZEPPELIN.growthPerSecond * Math.max(0, elapsedMs)) / 1000))
  return Math.min(grown, ZEPPELIN.highestCrash)
}

/** The first whole millisecond at which the multiplier is reached. */
export function msUntil(hundredths: number): number {
  let ms = Math.max(0, Math.floor((Math.log(hundredths / 100) / ZEPPELIN.growthPerSecond) * 1000) - 2)
  while (multiplierAt(ms) < hundredths) ms += 1
  return ms
}

/** A cash-out at m pays when it is a real cash-out and the round flew that high. */
export function pays(cashOut: number, crash: number): boolean {
  return cashOut >= ZEPPELIN.lowestCashOut && cashOut <= crash
}

/** What a stake returns at a multiplier, in minor units, rounded down. */
export function payoutMinor(stakeMinor: bigint, cashOut: number): bigint {
  return (stakeMinor * BigInt(cashOut)) / 100n
}

/** Hundredths as people read them: 153 -> "1.53", 123456 -> "1,234.56". */
export function multiplierText(hundredths: number): string {
  const whole = Math.floor(hundredths / 100).toString()
  const part = (hundredths % 100).toString().padStart(2, '0')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`
}

export interface RoundProof {
  /** What the round revealed. */
  readonly seed: string
  /** What was published before its stakes opened. */
  readonly commitment: string
  readonly salt: string
  readonly round: number
  /** The crash point that was claimed, in hundredths; null when only the commitment is in question. */
  readonly crash: number | null
}

export interface RoundVerdict {
  readonly commitmentMatches: boolean
  readonly crashMatches: boolean
  /** What the values really give. */
  readonly commitment: string
  readonly crash: number
}

/** Computes a finished round again from what was published. Throws only where the browser has no Web Crypto. */
export async function verifyRound(proof: RoundProof): Promise<RoundVerdict> {
  const commitment = await commitmentOf(proof.seed)
  const crash = await crashPoint(proof.seed, proof.salt, proof.round)
  return {
    commitment,
    crash,
    commitmentMatches: isSeed(proof.seed) && commitment === proof.commitment,
    crashMatches: proof.crash === null || proof.crash === crash,
  }
}
