/** Work that is done again and again beside everything else: never twice at once, ended by whoever closes the process. */

export interface Repeated {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>
}

/**
 * @param round One round; it asks `goesOn` between its steps, so that a long one ends when the process does. What it
 *   throws goes to `onFault`, and the next round begins as usual.
 */
export function every(
  ms: number,
  round: (goesOn: () => boolean) => Promise<void>,
  onFault: (error: unknown) => void,
): Repeated {
  let isStopped = false
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
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
