/** What has changed under a slip: prices that ask for the player's word, and selections that cannot be bet on. Pure. */
import type { Quoted } from '@uwanja/contract/book/bets'
import type { Policy } from './choices.ts'
import type { Form } from './form.ts'
import { joinedKey } from './form.ts'
import { keyOf, type Selection } from './slip.ts'

export interface Changed {
  readonly keys: readonly string[]
  readonly was: number
  readonly now: number
}

/** Legs whose price is another one than was shown and taken. */
export function changedLegs({ legs }: Form, odds: Quoted['odds']): Changed[] {
  return legs.flatMap(({ keys, odds: was }, at) => {
    const now = odds[at] ?? null
    return now === null || was === null || was === now ? [] : [{ keys, was, now }]
  })
}

/** Those that the player has to take first, as they have chosen. */
export function askedFor(changed: readonly Changed[], policy: Policy): Changed[] {
  if (policy === 'any') return []
  return changed.filter(({ was, now }) => policy === 'none' || now < was)
}

/** What becomes of a slip when its new prices are taken. */
export interface Taken {
  readonly selections: ReadonlyMap<string, { readonly odds: number }>
  readonly joined: Readonly<Record<string, number>>
}

export function takenPrices(changed: readonly Changed[]): Taken {
  const [single, several] = [
    changed.filter(({ keys }) => keys.length === 1),
    changed.filter(({ keys }) => keys.length > 1),
  ]
  return {
    selections: new Map(single.map(({ keys, now }) => [keys[0]!, { odds: now }])),
    joined: Object.fromEntries(several.map(({ keys, now }) => [joinedKey(keys), now])),
  }
}

/** Prices of several picks of one match that were not shown before: the first that is shown is taken. */
export function firstPrices({ legs }: Form, odds: Quoted['odds']): Readonly<Record<string, number>> {
  const named = legs.flatMap(({ keys, odds: was }, at): [string, number][] => {
    const now = odds[at] ?? null
    return was === null && now !== null ? [[joinedKey(keys), now]] : []
  })
  return Object.fromEntries(named)
}

/** Matches are another one than the page showed: from now on this is what it shows. */
export function newEpochs({ legs }: Form, epochs: Quoted['epochs']): ReadonlyMap<string, { readonly epoch: number }> {
  const changes = new Map<string, { readonly epoch: number }>()
  legs.forEach(({ selections, keys }, at) =>
    selections.forEach(({ epoch }, nth) => {
      const now = epochs[at]?.[nth]
      if (now !== undefined && now !== epoch) changes.set(keys[nth]!, { epoch: now })
    }),
  )
  return changes
}

/**
 * What an answer is good for. Epochs are no part of it: the answer says them itself, and a goal must not empty the sums above the
 * button that somebody is about to tap.
 */
export const quoteKey = (forms: readonly Pick<Form, 'asked'>[], unit: number, who: string): string =>
  JSON.stringify([forms.map(({ asked }) => asked), unit, who], (name, value: unknown) =>
    name === 'epoch' ? undefined : value,
  )

export type Problem = 'related' | 'started' | 'closed'

/** By the key of a selection. @param isTogether Several picks of one match stand in one leg. */
export function problemsOf(
  selections: readonly Selection[],
  forms: readonly { readonly form: Form; readonly quote: Quoted | null }[],
  { isTogether, nowMs }: { readonly isTogether: boolean; readonly nowMs: number },
): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>()
  for (const { form, quote } of forms)
    form.legs.forEach(({ keys, selections: picks }, at) => {
      if (quote?.odds[at] !== null) return
      keys.forEach((key, nth) => {
        const { isLive, startsAt } = picks[nth]!
        problems.set(key, !isLive && Date.parse(startsAt) <= nowMs ? 'started' : 'closed')
      })
    })
  if (isTogether) return problems
  const seen = new Map<string, number>()
  for (const { event } of selections) seen.set(event, (seen.get(event) ?? 0) + 1)
  for (const one of selections) if (seen.get(one.event)! > 1) problems.set(keyOf(one), 'related')
  return problems
}
