/** What runs beside the pages while someone is logged in: the polls and server push. A chunk of its own, for players. */
import { security } from '@uwanja/contract/site/security'
import { followLive } from '../live/follow-live.ts'
import { followRules } from '../protection/follow-rules.ts'
import { send } from '../send.ts'
import { dropMarks } from './marks.ts'
import { followSession } from './polls.ts'
import { onLoggedOut, tellLogOutBy } from './session.ts'

export function follow(): void {
  tellLogOutBy(tellLoggedOff)
  followSession()
  onLoggedOut(dropMarks)
  followLive()
  followRules()
}

/** @param token Of the session that is over; the page has forgotten it. */
export const tellLoggedOff = (token: string) => send(security.logOff, {}, { lifetime: 'outlives', token })
