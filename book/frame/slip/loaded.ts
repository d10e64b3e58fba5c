/** Selections that come from elsewhere, a code or a bet: as selections of the slip, and what became of them since. Pure. */
import type { Loaded, LoadedPick } from '@uwanja/contract/book/codes'
import { marketWords, nameIn, outcomeWords, sidesIn } from '@uwanja/i18n/book-words'
import type { FrameTexts } from '../texts.ts'
import type { Choices, SystemName } from './choices.ts'
import { joinedKey } from './form.ts'
import { keyOf, type Selection } from './slip.ts'

/** The words that it is told in. */
type Words = Pick<FrameTexts, 'language' | 'names'>

function selectionOf(pick: LoadedPick, odds: number, { language, names }: Words): Selection {
  const { event, market, specifiers, outcome, epoch, startsAt, phase } = pick
  const sides = sidesIn(pick, language)
  const { season } = pick
  return {
    event,
    market,
    specifiers,
    outcome,
    epoch,
    startsAt,
    odds,
    eventName: season ? nameIn(season.league, language) : `${sides.home} – ${sides.away}`,
    marketName: marketWords({ market, specifiers }, names, sides),
    outcomeName: season
      ? nameIn(season.side, language)
      : outcomeWords({ market, specifiers }, outcome, { names, ...sides }),
    isLive: phase === 'live',
  }
}

export interface Moved {
  readonly name: string
  readonly was: number
  readonly now: number
}

export interface FromElsewhere {
  readonly selections: readonly Selection[]
  readonly choices: Partial<Choices>
  readonly moved: readonly Moved[]
  readonly dropped: Loaded['dropped']
}

/** Of one shape that is asked for: its kind, and what belongs to it. */
function choicesOf({ legs, sizes, system, mayFail }: Loaded, selections: readonly Selection[]): Partial<Choices> {
  const bankers = legs.flatMap(({ isBanker, picks }) => (isBanker ? picks.map(keyOf) : []))
  if (mayFail === 1 || mayFail === 2) return { mode: 'flex', mayFail }
  if (system !== null) return { mode: 'system', system: system as SystemName, bankers: [] }
  const open = legs.length - bankers.length
  const isSystem = sizes !== null && sizes.length === 1 && sizes[0] !== open
  if (isSystem) return { mode: 'system', system: String(sizes[0]) as `${number}`, bankers }
  return { mode: selections.length > 1 ? 'multiple' : 'singles' }
}

/** What is new is shown as it is now: that it moved is told, and asks for nothing more. */
export function fromElsewhere(loaded: Loaded, words: Words): FromElsewhere {
  const selections = loaded.legs.flatMap(({ picks, was }) =>
    picks.map((pick) => selectionOf(pick, pick.odds ?? (picks.length === 1 ? was : 1010), words)),
  )
  const moved = loaded.legs.flatMap(({ was, odds, isMoved, picks }) =>
    isMoved && odds !== null ? [{ name: selectionOf(picks[0]!, odds, words).outcomeName, was, now: odds }] : [],
  )
  const several = loaded.legs.filter(({ picks }) => picks.length > 1)
  // Their price is asked for anew; it is compared with the one that was shown when the slip was kept.
  const joined = Object.fromEntries(several.map(({ picks, was }) => [joinedKey(picks.map(keyOf)), was]))
  return { selections, choices: { ...choicesOf(loaded, selections), joined }, moved, dropped: loaded.dropped }
}
