/**
 * Fair draws: how every random number of an instant game follows from a committed seed and the player's own words, so
 * that anyone can compute it again. Pure, and the same in the studio and in the player's browser. docs/fairness.md
 * explains it with numbers.
 *
 * Block k is HMAC-SHA256 with the seed (as written) as key over `words:k`, k = 0, 1, 2 …; each block gives eight
 * numbers of 32 bits, most significant byte first. A draw below n takes the next number; one that would favour the
 * small results (at or above the largest multiple of n) is thrown away and the next one is taken.
 */
import { commitmentOf, isSeed } from './fairness.ts'

const WORD_SPACE = 2 ** 32
const WORD_DIGITS = 8

/** What the player adds: printable, short, chosen after the commitment was shown. */
export function isPlayerWords(text: string): boolean {
  return /^[\w .-]{1,40}$/.test(text)
}

export function blockMessage(words: string, block: number): string {
  return `${words}:${String(block)}`
}

/** Deals numbers from the blocks' hexadecimal text. `blockOf` is asked for each block once, in order. */
export function openDraws(blockOf: (block: number) => string): { below(n: number): number } {
  let block = -1
  let digits = ''
  function nextWord(): number {
    if (digits === '') digits = blockOf(++block)
    const word = Number.parseInt(digits.slice(0, WORD_DIGITS), 16)
    digits = digits.slice(WORD_DIGITS)
    return word
  }
  return {
    below(n) {
      if (!Number.isSafeInteger(n) || n < 1 || n > WORD_SPACE)
        throw new RangeError(`nothing to draw below ${String(n)}`)
      const fairSpace = WORD_SPACE - (WORD_SPACE % n)
      let word = nextWord()
      while (word >= fairSpace) word = nextWord()
      return word % n
    },
  }
}

export interface DrawsProof {
  /** What the round revealed when it was over. */
  readonly seed: string
  /** What was shown before the stake. */
  readonly commitment: string
  readonly words: string
  /** How many outcomes each draw had, in order. */
  readonly ranges: readonly number[]
}

async function hmacHex(seed: string, message: string): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await globalThis.crypto.subtle.importKey('raw', text.encode(seed), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', key, text.encode(message)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A draw beyond what the blocks at hand hold: more are needed. */
class OutOfBlocks extends Error {}

/** Every draw of a finished round, computed again. Throws only where the browser has no Web Crypto. */
export async function drawsOf({ seed, words, ranges }: Omit<DrawsProof, 'commitment'>): Promise<readonly number[]> {
  const blocks: string[] = []
  for (;;) {
    // Rejections are rare, so the first guess of blocks nearly always suffices.
    const wanted = Math.max(Math.ceil(ranges.length / 8), blocks.length) + 1
    while (blocks.length < wanted) blocks.push(await hmacHex(seed, blockMessage(words, blocks.length)))
    try {
      const draws = openDraws((block) => {
        const hex = blocks[block]
        if (hex === undefined) throw new OutOfBlocks()
        return hex
      })
      return ranges.map((range) => draws.below(range))
    } catch (error) {
      if (!(error instanceof OutOfBlocks)) throw error
    }
  }
}

export interface DrawsVerdict {
  readonly commitment: string
  readonly commitmentMatches: boolean
  readonly draws: readonly number[]
}

export async function verifyDraws(proof: DrawsProof): Promise<DrawsVerdict> {
  const commitment = await commitmentOf(proof.seed)
  return {
    commitment,
    commitmentMatches: isSeed(proof.seed) && commitment === proof.commitment,
    draws: await drawsOf(proof),
  }
}
