/** Games for tests of the catalogue: a whole row with what a test cares about put in its place. */
import type { ListedRow, StoredGame } from './store.ts'

export const aListedRow = (code: string, more: Partial<ListedRow> = {}): ListedRow => ({
  code,
  name: `Game ${code}`,
  kind: 'slot-video',
  features: [],
  launch: {},
  image: `http://art.example/studio/art/${code}.svg`,
  rtp: 9_600,
  released: '2026-01-01',
  devices: ['mobile', 'desktop'],
  ...more,
})

let last = 0
export function aStoredGame(more: Partial<StoredGame> = {}): StoredGame {
  const id = ++last
  return {
    id,
    companyId: 1,
    company: 'egt',
    code: `${id}`,
    name: `Game ${id}`,
    kind: 'slot-video',
    features: [],
    launch: {},
    image: `http://art.example/egt/${id}.svg`,
    rtpBasisPoints: 9_600,
    releasedOn: '2026-01-01',
    devices: ['mobile', 'desktop'],
    position: null,
    isInTournament: false,
    hasDropsAndWins: false,
    isRaced: false,
    isDropped: false,
    isListed: true,
    isOn: true,
    ownTerms: { isOn: true, least: null, most: null },
    plays: 0,
    filings: null,
    ...more,
  }
}
