/** What a run does of a list of equals: a share, another one tomorrow, and in a deep run all of it. */
const DAY_MS = 86_400_000
const isDeep = process.env['UWANJA_DEEP'] === '1'

/** @param days In which all had their turn. */
export function shareOfToday<One>(all: readonly One[], days: number): readonly One[] {
  const today = Math.floor(Date.now() / DAY_MS)
  return all.filter((_one, at) => isDeep || (at + today) % days === 0)
}
