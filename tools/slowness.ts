/** How slow the processor of this machine is, so that tests ask it for no more at once than it can do and wait for it. */

const ADDITIONS = 30_000_000
/** What they take where the whole run has its twenty minutes. */
const QUICK_MS = 32
const TRIES = 3

function additionsMs(): number {
  const begun = process.cpuUsage()
  let sum = 0
  for (let at = 0; at < ADDITIONS; at++) sum += at
  const { user, system } = process.cpuUsage(begun)
  // The sum is asked for, so that nobody may leave it out.
  return sum > 0 ? (user + system) / 1_000 : 0
}

/** 1: as quick as any; 4: four times slower. By its own time, so what else runs beside does not count. */
export const slowness = (): number => Math.max(1, Math.min(...Array.from({ length: TRIES }, additionsMs)) / QUICK_MS)
