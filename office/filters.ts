/**
 * Filters that stand in the address, which follows a moment later: what is typed or chosen quickly holds at once, and the
 * address's answer to it is told from a way that somebody else took. Pure.
 */

export type Chosen = Readonly<Record<string, string>>

export interface FiltersState {
  /** Of the address that was looked at last. */
  readonly at: string
  readonly chosen: Chosen
  /** The newest change of one's own that the address has not shown yet; 0: none. */
  readonly pending: number
}

export interface Arrival {
  /** Of this step in the browser's history. */
  readonly key: string
  /** Which change of a page's own made it; 0: a link, Back, or somebody's hand. */
  readonly change: number
  readonly said: Chosen
}

/** What the address says now. */
export function arrived(state: FiltersState, { key, change, said }: Arrival): FiltersState {
  if (key === state.at) return state
  const isOwn = state.pending > 0 && change > 0
  if (isOwn && change === state.pending) return { at: key, chosen: state.chosen, pending: 0 }
  // More was typed since: that one is on its way.
  if (isOwn && change < state.pending) return state
  return { at: key, chosen: said, pending: 0 }
}

/** @param names What stays when something else is chosen; where a list was is none of it, so that it begins anew. */
export function changed(chosen: Chosen, part: Chosen, names: readonly string[]): Chosen {
  const kept = Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)))
  return Object.fromEntries(Object.entries({ ...kept, ...part }).filter(([, value]) => value !== ''))
}
