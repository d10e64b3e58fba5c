/** What the gallery shows of a part: its states, each with a name and something to look at. */
import type { ReactNode } from 'react'
import type { View } from './address.ts'
import type { Samples } from './samples/en.ts'

/** What a hand does to a part, shown without a hand: see gallery.css. */
export type Forced = 'hover' | 'pressed' | 'focus'

export interface State {
  readonly name: string
  readonly show: ReactNode
  readonly forced?: Forced
}

export interface Part {
  /** The name of its file in ui/, without the ending. */
  readonly name: string
  readonly states: (words: Samples, view: View) => readonly State[]
}
