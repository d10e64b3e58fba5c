/** Answers the mount who a bearer is, from the database each time: what has ended opens nothing a moment later. */
import type { Db } from '@uwanja/money/sql'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import type { Settings } from '../settings/env.ts'
import { bindingCookie, sessionCookie } from '../sessions/cookie.ts'
import { findSessions, isSessionFresh, type Session } from '../sessions/store.ts'
import { gather } from '../live/gather.ts'
import type { Polls } from '../live/polls.ts'
import type { Door, LiveSession } from '../wire/mount.ts'

/** What newToken makes; anything else need not be looked up. */
const TOKEN = /^[\w-]{43}$/

export function bearerDoor(db: Db, settings: Settings, polls: Pick<Polls, 'session'>): Door {
  const toLive = (session: Session): LiveSession => {
    const { id, playerId, isDue, isPasswordDue, cookieHash } = session
    return {
      id,
      playerId,
      isDue,
      isPasswordDue,
      isFresh: async () => cookieHash === null || (await isSessionFresh(db, id)),
      // A client that is no browser was given no second half: the bearer is all that it has.
      isBound: (rawCookieHeader) =>
        cookieHash === null || bindingCookie(settings, rawCookieHeader, cookieHash) !== null,
      renewed(rawCookieHeader) {
        const half = cookieHash === null ? null : bindingCookie(settings, rawCookieHeader, cookieHash)
        return half === null ? null : sessionCookie(settings, half)
      },
    }
  }
  const together = gather((tokens: readonly string[]) => findSessions(db, tokens))
  return {
    binding: settings.sessionBinding,
    firstLanguage: jurisdictionOf(settings.jurisdiction).firstLanguage,
    async bearer(rawToken, purpose) {
      if (!TOKEN.test(rawToken)) return null
      if (purpose === 'call') {
        // Calls that come while others are being looked up share the next question, which begins after they came.
        const found = await together(rawToken)
        return found && toLive(found.session)
      }
      return polls.session(rawToken, async () => {
        const found = await together(rawToken)
        return found && { session: toLive(found.session), balance: found.balance }
      })
    },
  }
}
