/** Races as players and operators read them. */
import { decimalText, wireNumber } from '@uwanja/contract/wire/amounts'
import type { Reply } from '@uwanja/contract/wire/call'
import type { Language } from '@uwanja/contract/wire/constants'
import type { cashrace } from '@uwanja/contract/site/cashrace'
import type { OfficeRace } from '@uwanja/contract/operators/cashraces'
import type { TakenDrop } from './drops.ts'
import { poolOf, prizesOf, ruleForOffice } from './rules.ts'
import { masked } from './standings.ts'
import type { PlannedPrize } from './settle.ts'
import type { Race } from './store.ts'

type ShownRace = Reply<typeof cashrace.getCashRacesList>[number]

/** What a player sees of its life; the clock decides, not the job that follows it. */
function stateOf({ state, isRunning }: Race): ShownRace['state'] {
  if (isRunning) return 'running'
  if (state === 'cancelled') return 'cancelled'
  return state === 'settled' || state === 'paying' ? 'settled' : 'counting'
}

/** In the language that a player's row names. */
export const nameOf = (race: Pick<Race, 'names'>, language: string): string =>
  nameIn(race, language === 'sw' || language === 'zh' ? language : 'en')

export const nameIn = ({ names }: Pick<Race, 'names'>, language: Language): string => names[language] || names.en

export function shownRace(race: Race, banner: string, language: Language): ShownRace {
  const { id, rule, currency, fromAt, toAt, urlSuffix } = race
  return {
    id: Number(id),
    cashRaceName: nameIn(race, language),
    periodPrizePool: wireNumber(poolOf(rule)),
    periodPrizePoolCurrency: currency,
    prizeDistribution: prizesOf(rule).map((prize) => ({ prize: wireNumber(prize) })),
    fromDate: fromAt.toISOString(),
    toDate: toAt.toISOString(),
    urlSuffix,
    banner: { iconImageData: banner },
    counts: rule.counts,
    state: stateOf(race),
    needsEntry: race.needsEntry,
  }
}

export const shownDrop = ({ number, atMs, prize, by }: TakenDrop) => ({
  number,
  at: new Date(atMs).toISOString(),
  prize: wireNumber(prize),
  player: by === null ? '' : masked(by.number),
  takenAt: by?.stakedAt.toISOString() ?? null,
})

export function forOffice(
  race: Race,
  { games, players, banner }: { readonly games: number; readonly players: number; readonly banner: string },
): OfficeRace {
  const { id, names, urlSuffix, rule, state, currency, commitment, outcome } = race
  const { en, sw, zh } = names
  return {
    id: String(id),
    name: en,
    names: { en, sw, zh },
    urlSuffix,
    ruleName: race.ruleName,
    version: race.ruleVersion,
    rule: ruleForOffice(rule),
    state,
    currency,
    fromAt: race.fromAt.toISOString(),
    toAt: race.toAt.toISOString(),
    countsUntil: race.countsUntil.toISOString(),
    pool: decimalText(poolOf(rule)),
    banner,
    games,
    players,
    commitment,
    entry: race.needsEntry ? 'promotion' : 'open',
    paid: decimalText(BigInt(outcome?.paid ?? '0')),
    left: decimalText(BigInt(outcome?.left ?? '0')),
  }
}

export const prizeForOffice = ({ place, playerId, number, points, minor }: PlannedPrize) => ({
  place,
  playerId: String(playerId),
  player: number,
  points: String(points),
  prize: decimalText(minor),
})
