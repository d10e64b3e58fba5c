/** The secret chain of seeds. Only what a round may show at its moment leaves this file. */
import { createHash, createHmac } from 'node:crypto'
import { crashFromDigest, roundMessage, ZEPPELIN } from '@uwanja/contract/fair/fairness'

/** One round, before anybody staked: `seed` and `crash` stay inside the engine until it is over. */
export interface Fixed {
  readonly round: number
  readonly commitment: string
  readonly salt: string
  readonly seed: string
  readonly crash: number
}

export interface ChainView {
  readonly chain: number
  readonly salt: string
  /** Fixes every round of the chain. */
  readonly firstCommitment: string
  readonly firstRound: number
  readonly rounds: number
}

export interface Chain {
  fixed(round: number): Fixed
  view(round: number): ChainView
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

/** Chains follow each other without an end: chain 1 holds the rounds 1 to 10,000, chain 2 the next 10,000. */
export function openChain(root: string, roundsPerChain: number = ZEPPELIN.roundsPerChain): Chain {
  let made = { chain: 0, seeds: [] as string[], salt: '' }

  function load(chain: number): typeof made {
    if (made.chain === chain) return made
    const seeds = new Array<string>(roundsPerChain + 1)
    seeds[roundsPerChain] = hmac(root, `chain ${String(chain)}`)
    for (let index = roundsPerChain; index > 0; index--) seeds[index - 1] = sha256(seeds[index]!)
    made = { chain, seeds, salt: hmac(root, `salt ${String(chain)}`).slice(0, 32) }
    return made
  }
  const chainOf = (round: number) => Math.floor((round - 1) / roundsPerChain) + 1

  return {
    fixed(round) {
      const { seeds, salt } = load(chainOf(round))
      const index = ((round - 1) % roundsPerChain) + 1
      const seed = seeds[index]!
      const crash = crashFromDigest(hmac(seed, roundMessage(salt, round)))
      return { round, commitment: seeds[index - 1]!, salt, seed, crash }
    },
    view(round) {
      const { chain, seeds, salt } = load(chainOf(round))
      const firstRound = (chain - 1) * roundsPerChain + 1
      return { chain, salt, firstCommitment: seeds[0]!, firstRound, rounds: roundsPerChain }
    },
  }
}
