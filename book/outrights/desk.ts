/** What traders do with a season: say how large it is, set odds on its end, and confirm its table once all is played. */
import type { bookDesk } from '@uwanja/contract/book/desk'
import { onLadder } from '@uwanja/contract/fair/ladder'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { Db } from '@uwanja/database/sql'
import type { Circumstances } from '../catalogue/event.ts'
import { Refused } from '../process/mount.ts'
import { outrightLine } from './outrights.ts'
import { knownSeason, seasonView } from './read.ts'
import type { Doing } from './store.ts'
import { keepConfirmed, keepOutright, keepRules, keepVoid } from './store.ts'

type Desk = typeof bookDesk

export async function deskSeason(
  db: Db,
  tournament: string,
  circumstances: Circumstances,
): Promise<Reply<Desk['season']>> {
  const known = await knownSeason(db, tournament)
  const { rules, confirmed, asked } = known.stored
  return {
    season: await seasonView(db, tournament, known, circumstances),
    rules: rules && { ...rules, adjustments: [...rules.adjustments] },
    seen: known.season.seen,
    confirmed: confirmed && { ...confirmed, at: confirmed.at.toISOString() },
    asked: asked && { ...asked, at: asked.at.toISOString() },
  }
}

export async function setSeason(db: Db, doing: Doing, rules: Input<Desk['seasonSet']>): Promise<null> {
  const { season } = await knownSeason(db, doing.tournament)
  const sides = new Set(season.standings.map(({ side }) => side))
  if (rules.adjustments.some(({ side }) => !sides.has(side))) throw new Refused('INCORRECT_PARAMETER_VALUE')
  const { sides: count, rounds, adjustments } = rules
  await keepRules(db, doing, { sides: count, rounds, adjustments })
  return null
}

/**
 * Odds by hand have no distribution behind them, so what can be asked of them is this: whoever backs every side gets back no more
 * than they staked. Of n places that win, n sides are paid.
 */
function isBook(odds: readonly number[], places: number): boolean {
  const isPrice = (price: number): boolean => onLadder(price / 1000) === price
  return odds.every(isPrice) && odds.reduce((sum, price) => sum + 1000 / price, 0) >= places
}

export async function setOutright(db: Db, doing: Doing, asked: Input<Desk['outright']>, nowMs: number): Promise<null> {
  const { stored, season } = await knownSeason(db, doing.tournament)
  const { market, specifiers, odds, isSuspended } = asked
  const sides = season.standings.map(({ side }) => side)
  const line = outrightLine(market, specifiers, sides.length)
  const isWhole = sides.length === Object.keys(odds).length && sides.every((side) => Object.hasOwn(odds, side))
  if (!stored.rules || !line || !isWhole) throw new Refused('INCORRECT_PARAMETER_VALUE')
  const [first, last] = line.winning
  if (!isBook(Object.values(odds), last - first + 1)) throw new Refused('INCORRECT_PARAMETER_VALUE')
  await keepOutright(db, doing, { market, specifiers, odds, isSuspended }, nowMs)
  return null
}

/** @param seen Of the table that the person has before them: another one is not confirmed by it. */
export async function confirmSeason(db: Db, doing: Doing, seen: string): Promise<{ readonly state: 'said' | 'asked' }> {
  const { season } = await knownSeason(db, doing.tournament)
  if (!season.isComplete) throw new Refused('NOTHING_TO_CONFIRM')
  if (season.seen !== seen) throw new Refused('NO_LONGER_OPEN')
  return { state: await keepConfirmed(db, doing, seen) }
}

/** What was never ended is void, or, taken back, what its table makes of it. */
export async function voidOutright(db: Db, doing: Doing, asked: Input<Desk['outrightVoid']>): Promise<null> {
  const { market, specifiers, isTakenBack } = asked
  const isKnown = await keepVoid(db, doing, { market, specifiers, isVoid: !isTakenBack })
  if (!isKnown) throw new Refused('NOT_FOUND')
  return null
}
