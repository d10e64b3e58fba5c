/** Points as people read them: a best multiple is one of hundredths, everything else is whole. Pure. */
import type { RaceCounts } from '@uwanja/contract/fair/race-points'

export function pointsText(raw: number | null | undefined, counts: RaceCounts | null | undefined): string {
  const points = Number.isFinite(raw) ? Number(raw) : 0
  if (counts === 'multiple') return `${(points / 100).toFixed(2)}x`
  return String(points).replace(/\B(?=(\d{3})+$)/g, ',')
}
