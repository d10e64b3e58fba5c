/** Hashing of passwords: Argon2id, a few at a time, because each takes 19 MiB and a core for a while. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2'
import { refuse } from '../runtime/refuse.ts'

/**
 * OWASP's first recommendation for Argon2id is this memory and two passes, as the least that will do. More passes are the
 * operator's choice (PASSWORD_PASSES); more memory is not, because a few hashes at once must fit into the process
 * (docs/decisions/042).
 */
const MEMORY_KIB = 19_456

/** Whose password it is: each kind waits in a queue of its own (docs/decisions/056). */
export type Lane = 'office' | 'known' | 'stranger'

export interface Passwords {
  /** @param lane `known` unless told otherwise: who sets a password has mostly proven something before. */
  hash(password: string, lane?: Lane): Promise<string>
  /** Null: there is no such account; takes as long as a wrong password and is never right. */
  verify(passwordHash: string | null, password: string, lane: Lane): Promise<boolean>
  /** Made with other parameters than today's: to be made anew at the next login. */
  isOutdated(passwordHash: string): boolean
}

export interface Places {
  readonly atOnce: number
  /** How many may wait in each queue; whoever comes on top is refused. */
  readonly waiting: Readonly<Record<Lane, number>>
}

/**
 * Runs at most `atOnce` together. One place is never a stranger's, so that a flood from addresses that nobody knows leaves
 * room; operators go first, being few; known devices and strangers take turns, so that neither starves the other.
 */
export function gateOf({ atOnce, waiting }: Places): <T>(lane: Lane, work: () => Promise<T>) => Promise<T> {
  const queues: Record<Lane, (() => void)[]> = { office: [], known: [], stranger: [] }
  let running = 0
  let strangers = 0
  let last: Lane = 'stranger'
  const mayRun = (lane: Lane) => running < atOnce && (lane !== 'stranger' || strangers < Math.max(1, atOnce - 1))
  function enter(lane: Lane): void {
    running++
    if (lane === 'stranger') strangers++
    if (lane !== 'office') last = lane
  }
  function callNext(): void {
    const turns: readonly Lane[] = last === 'known' ? ['office', 'stranger', 'known'] : ['office', 'known', 'stranger']
    const lane = turns.find((one) => queues[one].length > 0 && mayRun(one))
    if (lane === undefined) return
    // The place is taken for the one who is called, before anybody who comes now could slip in between.
    enter(lane)
    queues[lane].shift()!()
    callNext()
  }
  return async (lane, work) => {
    if (queues[lane].length === 0 && mayRun(lane)) enter(lane)
    else if (queues[lane].length < waiting[lane]) await new Promise<void>((resolve) => queues[lane].push(resolve))
    else refuse('TOO_MANY_REQUESTS')
    try {
      return await work()
    } finally {
      running--
      if (lane === 'stranger') strangers--
      callNext()
    }
  }
}

/** The same letters typed on two keyboards may be different code points. */
const bytesOf = (password: string): string => password.normalize('NFC')

/** @param passes How often each hash goes over its memory. */
export async function openPasswords(
  passes: number,
  // Hashing runs on libuv's four threads: one stays free for files and names. One more than there are cores, so that none
  // is idle while an answer is handed over.
  places: Places = {
    atOnce: Math.min(3, availableParallelism() + 1),
    waiting: { office: 20, known: 100, stranger: 100 },
  },
): Promise<Passwords> {
  const gate = gateOf(places)
  const cost = { memoryCost: MEMORY_KIB, timeCost: passes, parallelism: 1 } as const
  const current = `$argon2id$v=19$m=${MEMORY_KIB},t=${passes},p=1$`
  // Made beside the rest of the start, which waits for no hash.
  const nobody = argonHash(randomBytes(32), cost)
  return {
    hash: (password, lane = 'known') => gate(lane, () => argonHash(bytesOf(password), cost)),
    verify: (passwordHash, password, lane) =>
      gate(lane, async () => {
        // Also an account that was made without a password takes as long and is never right.
        const known = passwordHash?.startsWith('$argon2') ? passwordHash : null
        return (await argonVerify(known ?? (await nobody), bytesOf(password))) && known !== null
      }),
    isOutdated: (passwordHash) => !passwordHash.startsWith(current),
  }
}
