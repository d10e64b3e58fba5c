/**
 * A store as a hook for what the book renders too. zustand's own shows a page that takes over the book's HTML how the store began,
 * which is empty.
 */
import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

type Reads<State> = <Part>(select: (state: State) => Part) => Part

/** @returns a hook; what is selected must be the same as long as nothing changed. */
export const hookOf =
  <State>({ subscribe, getState }: StoreApi<State>): Reads<State> =>
  (select) => {
    const read = () => select(getState())
    return useSyncExternalStore(subscribe, read, read)
  }
