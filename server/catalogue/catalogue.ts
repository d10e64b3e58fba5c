/** The catalogue as the features see it: lists in memory that are never older than a second's knowledge of the version. */
import type { Db } from '@uwanja/money/sql'
import { makeLists, type Lists } from './lists.ts'
import { catalogueVersion, storedCompanies, storedGames } from './store.ts'

/** How long the version that was seen last is believed. */
const BELIEVED_MS = 1_000
/** What is played moves the order of games, and is no change of the catalogue: it is looked at this often. */
const PLAYS_MS = 300_000

export interface Catalogue {
  lists(): Promise<Lists>
  /** After a change that was made here: the next who asks sees it. */
  changed(): void
  /**
   * May this game be opened? The company decides alone while its list was never taken.
   * @param launch What the launch names beside the id (productId, systemId); it must be what the list says.
   */
  isOffered(company: string, code: string, launch?: Readonly<Record<string, string>>): Promise<boolean>
}

export function openCatalogue(db: Db, now: () => number = () => performance.now()): Catalogue {
  let known: { readonly lists: Lists; readonly version: bigint; readonly madeMs: number } | null = null
  let seenMs = -Infinity
  let asking: Promise<Lists> | null = null

  async function ask(): Promise<Lists> {
    const askedMs = now()
    const version = await catalogueVersion(db)
    const isTrue = known?.version === version && askedMs - known.madeMs < PLAYS_MS
    // The version comes first: what is committed between the two statements is read again in a second, and not forgotten.
    if (!isTrue)
      known = { lists: makeLists(await storedGames(db), await storedCompanies(db)), version, madeMs: askedMs }
    seenMs = askedMs
    return known!.lists
  }

  const lists = (): Promise<Lists> => {
    if (known && now() - seenMs < BELIEVED_MS) return Promise.resolve(known.lists)
    // Callers that come together share one question.
    return (asking ??= ask().finally(() => (asking = null)))
  }

  return {
    lists,
    changed() {
      seenMs = -Infinity
      // A question that began before the change must not be the answer to one that came after it.
      asking = null
    },
    async isOffered(company, code, launch = {}) {
      const { byCode, isKnown } = await lists()
      if (!isKnown(company)) return true
      const game = byCode(company, code)
      if (!game?.isListed || !game.isOn) return false
      return Object.entries(launch).every(([name, value]) => (game.launch[name] ?? value) === value)
    },
  }
}
