/** Work that many ask for and that runs once. */

/** Whoever asks while it runs waits for the same run. */
export function oneAtATime(onFault: (error: unknown) => void, work: () => Promise<void>) {
  let running: Promise<void> | null = null
  const run = (): Promise<void> =>
    (running ??= work()
      .catch(onFault)
      .finally(() => (running = null)))
  return Object.assign(run, { running: async () => running })
}
