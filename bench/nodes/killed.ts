/** One process of the house is killed while stakes and pages are at work: companies say again what was not answered, a balancer sends on. */
import { user } from '@uwanja/contract/site/user'
import { ask, dataOf } from '../api/ask.ts'
import { sessionToken } from '../api/players.ts'
import { acceptedMinor } from '../money/load.ts'
import { PLAYERS, type House } from './house.ts'

const CALLERS = 48
const PAGES = 60
const PAGE_PAUSE_MS = 100
const STAKE_MINOR = acceptedMinor(1)

export interface Killed {
  readonly stakes: number
  /** Stakes that had no answer and were said again, under the same key. */
  readonly saidAgain: number
  readonly polls: number
  /** Of one page. */
  readonly mostFailedPolls: number
}

/** As a proxy does it: who does not answer is asked no more. */
function balancerOf(urls: readonly string[]) {
  const living = new Set(urls)
  let turn = 0
  return {
    next() {
      const url = [...living][turn++ % living.size]
      if (url === undefined) throw new Error('no process of the house answers any more')
      return url
    },
    failed: (url: string) => void living.delete(url),
  }
}
type Balancer = ReturnType<typeof balancerOf>

/** @returns how often the stake had to be said again. */
async function stakeUntilAnswered({ company }: House, { next, failed }: Balancer, key: string, playerId: bigint) {
  for (let again = 0; ; again++) {
    const url = next()
    try {
      await company.stake(key, playerId, STAKE_MINOR, url)
      return again
    } catch (error) {
      // Only a line that broke: a refusal is a fault of ours.
      if (!(error instanceof Error && 'code' in error)) throw error
      failed(url)
    }
  }
}

/** A player's page, from its first to its last poll. @returns its polls and how many of them failed. */
async function page(id: number, { next, failed }: Balancer, isOver: () => boolean) {
  const authorization = `Bearer ${sessionToken(id)}`
  let [polls, failures] = [0, 0]
  while (!isOver()) {
    const url = next()
    polls += 1
    await ask({ url: url + user.getBalance.path, headers: { authorization } }).then(dataOf, () => {
      failures += 1
      failed(url)
    })
    await new Promise((resolve) => setTimeout(resolve, PAGE_PAUSE_MS))
  }
  return { polls, failures }
}

/** The last process is killed when a third of the stakes has been answered. */
export async function killOne(house: House, stakes: number): Promise<Killed> {
  const urls = house.programs.map(({ url }) => url)
  // Companies and players come through balancers of their own.
  const [forStakes, forPages] = [balancerOf(urls), balancerOf(urls)]
  let [issued, answered, saidAgain] = [0, 0, 0]
  const victim = house.programs.at(-1)!.child
  async function caller(): Promise<void> {
    while (issued < stakes) {
      const nth = issued++
      const again = await stakeUntilAnswered(house, forStakes, `k-${nth}`, BigInt(1 + (nth % PLAYERS)))
      // Not in one step: what others counted meanwhile would be lost.
      saidAgain += again
      if (++answered === Math.floor(stakes / 3)) victim.kill('SIGKILL')
    }
  }
  let isOver = false
  const pages = Promise.all(Array.from({ length: PAGES }, (_one, at) => page(at + 1, forPages, () => isOver)))
  await Promise.all(Array.from({ length: CALLERS }, caller)).finally(() => (isOver = true))
  house.taken += stakes
  const seen = await pages
  return {
    stakes,
    saidAgain,
    polls: seen.reduce((sum, { polls }) => sum + polls, 0),
    mostFailedPolls: Math.max(...seen.map(({ failures }) => failures)),
  }
}
