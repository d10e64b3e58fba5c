/** Hashing of passwords: Argon2id, a few at a time, because each takes 19 MiB and a core for a while. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2'
import { refuse } from '../refuse.ts'

/**
 * OWASP's first recommendation for Argon2id is this memory and two passes, as the least that will do. More passes are the
 * operator's choice (PASSWORD_PASSES); more memory is not, because a few hashes at once must fit into the process
 * (docs/decisions/042).
 */
const MEMORY_KIB = 19_456

export interface Passwords {
  hash(password: string): Promise<string>
  /** Null: there is no such account; takes as long as a wrong password and is never right. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
  /** Made with other parameters than today's: to be made anew at the next login. */
  isOutdated(passwordHash: string): boolean
}

/** Runs at most `atOnce` together and lets at most `waiting` wait; whoever comes on top is refused. */
export function gateOf(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else refuse('TOO_MANY_REQUESTS')
    try {
      return await work()
    } finally {
      // The place is handed over, not given up and taken again: nobody can slip in between.
      const next = queue.shift()
      if (next) next()
      else running--
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
  { atOnce, waiting }: { readonly atOnce: number; readonly waiting: number } = {
    atOnce: Math.min(3, availableParallelism() + 1),
    waiting: 100,
  },
): Promise<Passwords> {
  const gate = gateOf(atOnce, waiting)
  const cost = { memoryCost: MEMORY_KIB, timeCost: passes, parallelism: 1 } as const
  const current = `$argon2id$v=19$m=${MEMORY_KIB},t=${passes},p=1$`
  // Made beside the rest of the start, which waits for no hash.
  const nobody = argonHash(randomBytes(32), cost)
  return {
    hash: (password) => gate(() => argonHash(bytesOf(password), cost)),
    verify: (passwordHash, password) =>
      gate(async () => {
        // Also an account that was made without a password takes as long and is never right.
        const known = passwordHash?.startsWith('$argon2') ? passwordHash : null
        return (await argonVerify(known ?? (await nobody), bytesOf(password))) && known !== null
      }),
    isOutdated: (passwordHash) => !passwordHash.startsWith(current),
  }
}
