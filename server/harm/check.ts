/**
 * The house looks for signs of harm: it counts stakes by days as the journals come, and once an hour looks at everybody who
 * played or paid since. What it does is a ladder, and each step is told to the player: a letter; a person who looks; a break.
 */
import type { HarmStep } from '@uwanja/contract/site/harm'
import type { Db } from '@uwanja/money/sql'
import { stakesIn, type Projection } from '../runtime/projections.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Notify } from '../notices/notify.ts'
import { signsIn, type Sign } from './markers.ts'
import { activeSince, addToDays, insertSign, latelyOf, nextRound, recentSigns, roundEnded } from './store.ts'

export interface HarmDeps {
  readonly db: Db
  readonly jurisdiction: Jurisdiction
  readonly notify: Notify
  /** Gives a player a break; a longer one that runs stays. */
  breakFor(playerId: bigint, hours: number): Promise<unknown>
}

/** The projection of what was staked by days. */
export const playDays = ({ zone }: Pick<Jurisdiction, 'zone'>): Projection => ({
  name: 'play-days',
  async write(tx, journals) {
    const staked = stakesIn(journals)
    if (staked.length > 0) await addToDays(tx, zone, staked)
  },
})

/** What follows on the signs of four weeks: the first is a letter, the second goes to a person, every further one is a break. */
function stepAfter(earlier: number): HarmStep {
  if (earlier === 0) return 'message'
  return earlier === 1 ? 'person' : 'break'
}

const LETTERS = { message: 'harmMessage', person: 'harmPerson', break: 'harmBreak' } as const

async function answer(deps: HarmDeps, playerId: bigint, { marker, seen }: Sign, step: HarmStep): Promise<void> {
  const { breakHours } = deps.jurisdiction.harm
  // The break first: a kill in between leaves a break that the next look gives again and tells of, and never a letter that is
  // not true.
  if (step === 'break') await deps.breakFor(playerId, breakHours)
  await deps.db.transaction(async (tx) => {
    if (await insertSign(tx, { playerId, marker, step, seen }))
      await deps.notify(tx, playerId, LETTERS[step], { hours: String(breakHours) })
  })
}

async function lookAt(deps: HarmDeps, playerId: bigint): Promise<void> {
  const { db, jurisdiction } = deps
  const signs = signsIn(await latelyOf(db, playerId, jurisdiction.zone), jurisdiction.harm)
  if (signs.length === 0) return
  const { lastWeek, inFourWeeks } = await recentSigns(db, playerId)
  let earlier = inFourWeeks
  for (const sign of signs.filter(({ marker }) => !lastWeek.includes(marker)))
    await answer(deps, playerId, sign, stepAfter(earlier++))
}

/** One round. One that was cut short is begun again where it began. */
export async function checkForHarm(deps: HarmDeps): Promise<void> {
  const { db } = deps
  const { from, until } = await nextRound(db)
  for (const playerId of await activeSince(db, from)) await lookAt(deps, playerId)
  await roundEnded(db, until)
}
