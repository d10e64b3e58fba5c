/** What is due by the clock: races begin and end, whoever is overtaken in the last hour is told, prizes are paid and taken back. */
import type { Bus } from '../live/bus.ts'
import { catalogueChanged } from '../catalogue/store.ts'
import { payDue, type PayDeps } from './pay.ts'
import { noteToldPlace, watchedPlaces } from './standings-store.ts'
import { nameOf } from './shown.ts'
import { takeBackDue, type TakeBackDeps } from './take-back.ts'
import { lockRace, runningRaces, turnRaces, type Race } from './store.ts'
import { versionsOf } from './rounds-store.ts'

export interface DueDeps extends PayDeps, Pick<TakeBackDeps, 'money'> {
  readonly money: PayDeps['money'] & TakeBackDeps['money']
  readonly bus: Pick<Bus, 'publish'>
  readonly catalogue: { changed(): void }
}

export async function racesDue(deps: DueDeps): Promise<void> {
  await turned(deps).catch(deps.onFault)
  await payDue(deps)
  await takeBackDue(deps)
}

/** A race that begins or ends is in the lobbies, or no longer. */
async function turned({ db, catalogue }: DueDeps): Promise<void> {
  const turns = await db.transaction(async (tx) => {
    const count = await turnRaces(tx)
    if (count > 0) await catalogueChanged(tx)
    return count
  })
  if (turns > 0) catalogue.changed()
}

/** Open pages ask anew. */
export async function publishChanged({ db, bus }: Pick<DueDeps, 'db' | 'bus'>, races: readonly Race[]): Promise<void> {
  const ids = races.map(({ id }) => id)
  for (const { id, version } of await versionsOf(db, ids))
    bus.publish({ news: 'race', raceId: `${id}`, version: `${version}` })
}

const LAST_MS = 3_600_000

/** After each counting, of races in their last hour. */
export async function notifyOvertaken(deps: Pick<DueDeps, 'db' | 'notify'>): Promise<void> {
  const [clock] = await deps.db.sql<{ now: Date }>`select house_now() as now`
  const ending = (await runningRaces(deps.db)).filter(
    ({ toAt, rule }) => rule.counts !== 'drops' && toAt.getTime() - clock!.now.getTime() <= LAST_MS,
  )
  for (const race of ending) await notifyOvertakenOf(deps, race)
}

async function notifyOvertakenOf({ db, notify }: Pick<DueDeps, 'db' | 'notify'>, race: Race): Promise<void> {
  if ((await watchedPlaces(db, race.id)).length === 0) return
  await db.transaction(async (tx) => {
    // One process at a time: the same news is not told twice.
    if (!(await lockRace(tx, race.id))?.isRunning) return
    for (const watched of await watchedPlaces(tx, race.id)) {
      const isOvertaken = watched.toldPlace !== null && watched.place > watched.toldPlace
      if (isOvertaken && !watched.mayBeTold) continue
      await noteToldPlace(tx, race.id, watched, isOvertaken ? 'told' : 'seen')
      if (isOvertaken)
        await notify(tx, watched.playerId, 'raceOvertaken', {
          race: nameOf(race, watched.language),
          place: String(watched.place),
        })
    }
  })
}
