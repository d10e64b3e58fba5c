/** Work that is done again and again beside everything else: never twice at once, ended by whoever closes the process. */

export interface Repeated {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>
}

/** A process that is not the first in line does one round in so many: all is done, however it stands with the first. */
const OTHERS_ONE_IN = 10

/**
 * @param round One round; it asks `goesOn` between its steps, so that a long one ends when the process does. What it
 *   throws goes to `onFault`, and the next round begins as usual.
 * @param isFirst Of what one process does as well as several (live/first-in-line.ts). Absent: each process does its own.
 */
export function every(
  ms: number,
  round: (goesOn: () => boolean) => Promise<void>,
  onFault: (error: unknown) => void,
  isFirst: () => boolean = () => true,
): Repeated {
  let isStopped = false
  let passed = 0
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    if (!isFirst() && ++passed % OTHERS_ONE_IN !== 0) return
    running ??= round(() => !isStopped)
      .catch(onFault)
      .finally(() => (running = null))
  }, ms)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** One after the other; who fails keeps nobody else waiting. Throws the first failure when all were tried. */
export async function eachOf<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((error: unknown) => void failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/**
 * A round that works a backlog off between other work, not instead of it.
 *
 * @param step Takes at most so many things at once. @returns how many there were: fewer than it could take end the round.
 */
export function inSlices(
  { slice, mostSlices }: { readonly slice: number; readonly mostSlices: number },
  step: (slice: number) => Promise<number>,
): (goesOn: () => boolean) => Promise<void> {
  return async (goesOn) => {
    for (let nth = 0; nth < mostSlices && goesOn(); nth++) if ((await step(slice)) < slice) return
  }
}
