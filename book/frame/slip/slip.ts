/** The slip's selections, kept at the frame's own origin: they survive a reload, a log-in and another language. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { inBrowser } from '../kept.ts'
import { MOST_LEGS } from '@uwanja/contract/fair/lines'

export interface Selection {
  readonly event: string
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
  /** Whole thousandths, as the page showed them. */
  readonly odds: number
  /** Of the match, as the page showed it. */
  readonly epoch: number
  readonly eventName: string
  readonly marketName: string
  readonly outcomeName: string
  readonly startsAt: string
  readonly isLive: boolean
}
type Named = Pick<Selection, 'event' | 'market' | 'specifiers' | 'outcome'>

/** One outcome of one line of one match. */
export const keyOf = ({ event, market, specifiers, outcome }: Named): string =>
  `${event}/${market}?${specifiers}/${outcome}`

interface Slip {
  readonly selections: readonly Selection[]
  toggle(selection: Selection): void
  has(key: string): boolean
}

type OnTap = (selection: Selection) => boolean
/** What a tap does instead of going on the slip: quick bets, while they are switched on. */
let onTap: OnTap | null = null
export const setOnTap = (next: OnTap | null): void => void (onTap = next)

export const useSlip = create<Slip>()(
  persist(
    (set, get) => ({
      selections: [],
      toggle(selection) {
        const key = keyOf(selection)
        if (get().has(key)) return removeSelections([key])
        if (onTap?.(selection) || get().selections.length >= MOST_LEGS) return
        set({ selections: [...get().selections, selection] })
      },
      has: (key) => get().selections.some((one) => keyOf(one) === key),
    }),
    { name: 'slip', storage: inBrowser(), partialize: ({ selections }) => ({ selections }) },
  ),
)

export function removeSelections(keys: readonly string[]): void {
  useSlip.setState(({ selections }) => ({ selections: selections.filter((one) => !keys.includes(keyOf(one))) }))
}

export function replaceSelections(selections: readonly Selection[]): void {
  useSlip.setState({ selections })
}

/** As the book says that they stand now: what is shown from here on. */
export function renewSelections(changes: ReadonlyMap<string, Partial<Pick<Selection, 'odds' | 'epoch'>>>): void {
  useSlip.setState(({ selections }) => ({
    selections: selections.map((one) => ({ ...one, ...changes.get(keyOf(one)) })),
  }))
}
