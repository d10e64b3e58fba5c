/**
 * Finds matches by what was typed. What each word leads to is kept, and mended match by match where the catalogue changed since the
 * last search: thousands of matches share a few thousand words, and each of these is looked at once.
 */
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { phaseOf } from '../catalogue/event.ts'
import { fixtureOf } from '../feed/registers.ts'
import { errorsTo, forgiven, leastErrors, lettersOf, MOST_TYPED, MOST_WORDS, wordsOf } from './search.ts'

/** All that a match may be looked for by, in every language. */
function namesOf({ state, place }: BookEvent): string {
  const fixture = fixtureOf(state)
  const { category = '', tournament = '', names, sideNames } = place ?? {}
  const others = [names?.category, names?.tournament, sideNames?.home, sideNames?.away].flatMap((one) =>
    Object.values(one ?? {}),
  )
  return [fixture?.home, fixture?.away, tournament, category, ...others].filter(Boolean).join(' ')
}

export const startOf = ({ state }: BookEvent): number => Date.parse(fixtureOf(state)?.start ?? '')

interface Known {
  event: BookEvent
  startMs: number
  readonly names: string
  readonly words: ReadonlySet<string>
}

interface Candidate extends Known {
  readonly errors: number
  readonly isLate: boolean
}

/** What a match is before another: fewer errors, being played, starting sooner. */
const compared = (one: Candidate, other: Candidate): number =>
  one.errors - other.errors ||
  Number(one.isLate) - Number(other.isLate) ||
  one.startMs - other.startMs ||
  Number(BigInt(one.event.id) - BigInt(other.event.id))

/** The first of many in their order, without putting all of them in it. */
function firstOf(candidates: Iterable<Candidate>, most: number): Candidate[] {
  const first: Candidate[] = []
  for (const one of candidates) {
    if (first.length === most && compared(one, first.at(-1)!) >= 0) continue
    const at = first.findIndex((other) => compared(one, other) < 0)
    first.splice(at === -1 ? first.length : at, 0, one)
    if (first.length > most) first.pop()
  }
  return first
}

export interface Found {
  readonly events: readonly BookEvent[]
  readonly total: number
}

export function openFinder(catalogue: Pick<Catalogue, 'events' | 'event' | 'revision'>) {
  const known = new Map<string, Known>()
  const byWord = new Map<string, { readonly letters: number; readonly ids: Set<string> }>()
  let revision: bigint | null = null

  function forget(id: string, { words }: Known): void {
    known.delete(id)
    for (const word of words) {
      const ids = byWord.get(word)?.ids
      ids?.delete(id)
      if (ids?.size === 0) byWord.delete(word)
    }
  }

  function learn(event: BookEvent): void {
    const before = known.get(event.id)
    if (before?.event === event) return
    const [names, startMs] = [namesOf(event), startOf(event)]
    // Most changes are odds and clocks.
    if (before?.names === names) return void Object.assign(before, { event, startMs })
    if (before) forget(event.id, before)
    const words = new Set(wordsOf(names))
    known.set(event.id, { event, startMs, names, words })
    for (const word of words) {
      const leads = byWord.get(word) ?? { letters: lettersOf(word), ids: new Set() }
      leads.ids.add(event.id)
      byWord.set(word, leads)
    }
  }

  function fix(): void {
    if (revision === catalogue.revision()) return
    revision = catalogue.revision()
    for (const event of catalogue.events()) learn(event)
    for (const [id, one] of known) if (!catalogue.event(id)) forget(id, one)
  }

  /** Matches with a word that is meant by `typed`, and the least errors in it. */
  function meantBy(typed: string): Map<string, number> {
    const errorsOf = new Map<string, number>()
    const [most, typedLetters] = [forgiven(typed), lettersOf(typed)]
    for (const [word, { letters, ids }] of byWord) {
      if (leastErrors(typedLetters, letters) > most) continue
      const errors = errorsTo(typed, word, most)
      if (errors === Infinity) continue
      for (const id of ids) errorsOf.set(id, Math.min(errors, errorsOf.get(id) ?? Infinity))
    }
    return errorsOf
  }

  function* candidates(typed: readonly string[]): Generator<Candidate> {
    const [first, ...others] = typed.map(meantBy).sort((one, other) => one.size - other.size)
    for (const [id, errors] of first ?? []) {
      const sum = others.reduce((all, one) => all + (one.get(id) ?? Infinity), errors)
      // Time alone lets a match go from the catalogue, without another revision.
      const event = sum === Infinity ? null : catalogue.event(id)
      const phase = event ? phaseOf(event) : 'over'
      if (phase !== 'over') yield { ...known.get(id)!, errors: sum, isLate: phase !== 'live' }
    }
  }

  /** The best of those that are not over, and how many there are. */
  return (text: string, most: number): Found => {
    fix()
    const typed = [...new Set(wordsOf(text.slice(0, MOST_TYPED)))].slice(0, MOST_WORDS)
    const all = [...candidates(typed)]
    return { events: firstOf(all, most).map(({ event }) => event), total: all.length }
  }
}
