/** What runs beside the pages while someone is logged in: the polls and server push. A chunk of its own, for players. */
import { followLive } from '../live/follow-live.ts'
import { followRules } from '../protection/follow-rules.ts'
import { followSession } from './polls.ts'

export function follow(): void {
  followSession()
  followLive()
  followRules()
}
