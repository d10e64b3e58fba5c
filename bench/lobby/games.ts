/** Twenty thousand games: the same for the catalogue's tables and for the peer that filters them in memory. */
import type { Db } from '@uwanja/money/sql'

const GAMES = 20_000
const COMPANIES = ['betconstruct', 'betsolutions', 'egt', 'endorphina', 'globalbet', 'qtech', 'softgaming', 'vivo']
const FIRST = ['Lion', 'Moon', 'River', 'Drum', 'Baobab', 'Falcon', 'Coral', 'Ember', 'Savanna', 'Comet', 'Saffron']
const SECOND = ['Feast', 'Parade', 'Temple', 'Harvest', 'Voyage', 'Carnival', 'Garden', 'Market', 'Riddle']

export interface SeededGame {
  readonly id: number
  /** From 1, in the order of COMPANIES. */
  readonly companyId: number
  readonly name: string
  readonly kind: string
  readonly releasedOn: string
}

export function benchGames(): SeededGame[] {
  return Array.from({ length: GAMES }, (_one, at) => ({
    id: at + 1,
    companyId: (at % COMPANIES.length) + 1,
    name: `${FIRST[at % FIRST.length]} ${SECOND[(at * 7) % SECOND.length]} ${at}`,
    kind: at % 3 === 0 ? 'slot-classic' : 'slot-video',
    releasedOn: `20${10 + (at % 17)}-0${1 + (at % 9)}-1${at % 10}`,
  }))
}

export async function seedGames(db: Db): Promise<void> {
  await db.sql`
    insert into game_company (company, listed_at)
    select c, house_now() from unnest(${COMPANIES}::text[]) with ordinality as t (c, at) order by at`
  await db.sql`
    insert into game (company_id, code, name, kind, features, launch, image, rtp_basis_points, released_on, devices)
    select x."companyId", x.id::text, x.name, x.kind, '["free-play"]', '{}',
      'http://127.0.0.1:8081/studio/art/' || x.id || '.svg', 9600, x."releasedOn", '["mobile", "desktop"]'
    from jsonb_to_recordset(${JSON.stringify(benchGames())}::jsonb) as x (id int, "companyId" int, name text, kind text,
      "releasedOn" date) order by x.id`
  await db.script('analyze')
}
