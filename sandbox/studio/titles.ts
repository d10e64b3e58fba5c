/** The games that the studio offers, by company, as their lists tell of them. */
import type { ListedGame } from '@uwanja/providers/plugs'

/** @param publicUrl The sandbox's own address, where the pictures are. */
export function titlesOf(company: string, publicUrl: string): readonly ListedGame[] {
  // The catalogue takes this row's place.
  const zeppelin: ListedGame = {
    id: '7001',
    name: 'Zeppelin',
    kind: 'crash',
    features: ['free-play', 'provably-fair'],
    launch: { productId: '3' },
    image: `${publicUrl}/studio/art/betsolutions/7001.svg`,
    rtpBasisPoints: 9_700,
    releasedOn: '2026-11-01',
    devices: ['mobile', 'desktop'],
  }
  return company === 'betsolutions' ? [zeppelin] : []
}
