/**
 * The projection of races: of each round that a journal touches all journals are read again (docs/decisions/116). Races that are
 * decided are counted no more, whoever counts anew.
 */
import { worthOf } from '@uwanja/contract/fair/race-points'
import type { Journal } from '@uwanja/money'
import type { Tx } from '@uwanja/database/sql'
import { isSportCompany } from '@uwanja/providers/sports'
import type { Projection } from '../runtime/projections.ts'
import { pointRule } from './rules.ts'
import {
  bookRounds,
  roundsNamedBy,
  writePoints,
  writeRounds,
  type BookRound,
  type CountedRound,
  type RoundKey,
} from './rounds-store.ts'
import { countedRaces, type Race } from './store.ts'

/** The rounds that journals touch. */
async function touched(tx: Tx, journals: readonly Journal[]): Promise<RoundKey[]> {
  const keys = new Map<string, RoundKey>()
  const add = ({ source, round, playerId }: RoundKey) =>
    keys.set(`${source} ${String(playerId)} ${round}`, { source, round, playerId })
  const silent: bigint[] = []
  for (const { id, kind, source, round, playerId } of journals) {
    if (playerId === null) continue
    if (kind.startsWith('wager.') && round !== null) add({ source, round, playerId })
    else if (kind === 'wager.rolled-back' || kind === 'reversal.made') silent.push(id)
  }
  if (silent.length > 0) for (const key of await roundsNamedBy(tx, silent)) add(key)
  return [...keys.values()]
}

/** A round belongs to the race in which it was first staked, a bet to the one in which it was first settled. */
function countedIn(race: Race, round: BookRound): CountedRound | null {
  const isBet = isSportCompany(round.source)
  const at = isBet ? round.settledAt : round.stakedAt
  if (at === null || at < race.fromAt || at >= race.toAt) return null
  const { staked, returned, settledAt } = round
  const settled = isBet ? (round.settled ?? 0n) : null
  const worth = worthOf(pointRule(race.rule), { staked, returned, isClosed: settledAt !== null, settled })
  return { ...round, worth }
}

/** The races whose points changed. */
export async function countJournals(tx: Tx, journals: readonly Journal[]): Promise<Race[]> {
  const live = await countedRaces(tx)
  // What came after the last moment that counts touches nothing.
  const last = Math.max(0, ...live.map(({ countsUntil }) => countsUntil.getTime()))
  const first = Math.min(Infinity, ...live.map(({ fromAt }) => fromAt.getTime()))
  const keys = await touched(
    tx,
    journals.filter(({ at }) => at.getTime() < last && at.getTime() >= first),
  )
  if (keys.length === 0) return []
  const byId = new Map(live.map((race) => [race.id, race]))
  const found = (await bookRounds(tx, keys, live)).map((round) => countedIn(byId.get(round.raceId)!, round))
  const rounds = found.filter((one) => one !== null)
  await writeRounds(tx, keys, [...byId.keys()], rounds)
  const players = [...new Set(keys.map(({ playerId }) => playerId))]
  const changed: Race[] = []
  for (const race of live) {
    const { step } = pointRule(race.rule)
    if (await writePoints(tx, { id: race.id, counts: race.rule.counts, step }, players)) changed.push(race)
  }
  return changed
}

/** @param changed After the commit, with the races whose points changed. */
export function racesProjection(changed: (races: readonly Race[]) => Promise<void>): Projection {
  let waiting: readonly Race[] = []
  return {
    name: 'races',
    async write(tx, journals) {
      waiting = await countJournals(tx, journals)
    },
    async told() {
      const races = waiting
      waiting = []
      if (races.length > 0) await changed(races)
    },
  }
}
