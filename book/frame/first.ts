/** What a page of the frame is made of first: the answers that stand in its HTML, so that the first list needs no further journey. Pure. */
import type { FrameAddress } from './address.ts'
import { sportIn } from './lists/use-sport.ts'
import { routeOf } from './routes.ts'

/** Calls of contract/book/read by name, with their values in the order in which the pages ask. */
export type Need =
  | { readonly call: 'sports'; readonly values: Readonly<Record<never, never>> }
  | { readonly call: 'live'; readonly values: { readonly sport?: string; readonly tournament?: string } }
  | {
      readonly call: 'events'
      readonly values: {
        readonly sport?: string
        readonly tournament?: string
        readonly hours: number
        readonly offset: 0
      }
    }
  | { readonly call: 'event'; readonly values: { readonly id: string } }

export interface First {
  readonly need: Need
  readonly data: unknown
}

export const FIRST_HOURS = 24
export const LEAGUE_HOURS = 24 * 14

const SPORTS_NEED: Need = { call: 'sports', values: {} }

export function needsOf({ pathname }: Pick<FrameAddress, 'pathname'>, search: string): readonly Need[] {
  const { name, id } = routeOf(pathname)
  const sport = sportIn(search)
  const isId = /^\d{1,18}$/.test(id)
  if (name === 'home')
    return [
      SPORTS_NEED,
      { call: 'live', values: { sport } },
      { call: 'events', values: { sport, hours: FIRST_HOURS, offset: 0 } },
    ]
  if (name === 'live') return [SPORTS_NEED, { call: 'live', values: { sport } }]
  if (name === 'league' && isId)
    return [
      SPORTS_NEED,
      { call: 'live', values: { tournament: id } },
      { call: 'events', values: { tournament: id, hours: LEAGUE_HOURS, offset: 0 } },
    ]
  if (name === 'event' && isId) return [SPORTS_NEED, { call: 'event', values: { id } }]
  return [SPORTS_NEED]
}
