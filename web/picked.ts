/** A store of which a part is always named: who asks for all of it is drawn anew by whatever changes, and once more when a page is taken over. */
import type { StoreApi } from 'zustand'

export type Picked<State> = StoreApi<State> & (<Part>(pick: (state: State) => Part) => Part)
