/** What a player has chosen for their slip beside its selections: the kind of bet, the stake, what happens when odds change. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { inBrowser } from '../kept.ts'
import type { NAMED_SYSTEMS } from '@uwanja/contract/fair/lines'

export type SystemName = keyof typeof NAMED_SYSTEMS
export type Mode = 'singles' | 'multiple' | 'system' | 'flex'
export type Policy = 'none' | 'higher' | 'any'

export interface Choices {
  readonly mode: Mode
  /** A name, or one size as text. */
  readonly system: SystemName | `${number}` | ''
  /** Keys of selections. */
  readonly bankers: readonly string[]
  readonly mayFail: 1 | 2
  /** As it was typed, in major units, for one line. */
  readonly stake: string
  readonly policy: Policy
  readonly freeBet: string
  /** Prices of several picks of one match that were shown and taken, by their keys. */
  readonly joined: Readonly<Record<string, number>>
}

const AT_FIRST: Choices = {
  mode: 'multiple',
  system: '',
  bankers: [],
  mayFail: 1,
  stake: '',
  policy: 'higher',
  freeBet: '',
  joined: {},
}

export const useChoices = create<Choices>()(
  persist(() => AT_FIRST, {
    name: 'slip-choices',
    storage: inBrowser(),
    // Which of them is left is asked for anew.
    partialize: ({ freeBet: _freeBet, ...kept }) => kept,
  }),
)

export function choose(change: Partial<Choices>): void {
  useChoices.setState(change)
}
