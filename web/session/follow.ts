/** What runs beside the pages while someone is logged in: the polls and server push. A chunk of its own, for players. */
import { followLive } from '../live/follow-live.ts'
import { followRules } from '../protection/follow-rules.ts'
import { dropMarks } from './marks.ts'
import { followSession } from './polls.ts'
import { onLoggedOut } from './session.ts'

export function follow(): void {
  followSession()
  onLoggedOut(dropMarks)
  followLive()
  followRules()
}
