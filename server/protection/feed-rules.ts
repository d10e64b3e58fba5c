/**
 * The national register's feed of changes (docs/decisions/074): who is put in is excluded and out of every session when it is
 * read, without having done anything. A register without a feed is asked as before, and so is one with a feed.
 */
import { EXCLUSION } from '@uwanja/providers/exclusion'
import type { Change } from '@uwanja/providers/exclusion/exclusion'
import { giveFeedBack, leaseFeed, moveFeed, playersOf, renewFeed, type FeedLease } from './feed-store.ts'
import type { Persons } from './person-rules.ts'
import { staleAnswer } from './person-store.ts'
import { excludeListed, type RegisterDeps } from './register-rules.ts'
import { lookedUp, noteAnswer } from './register-store.ts'

/** A page is answered and written down well within it; who has died gives it back so late. */
const LEASE_S = 120
/** Of one round; the next one goes on. */
const MOST_PAGES = 50

/** Without a lease it is another process's, also when it has been away for too long. */
interface Turn {
  lease: FeedLease | undefined
}
type Deps = RegisterDeps & { readonly persons: Pick<Persons, 'documentMark'> }

/** One round: reads what changed since the last, in whichever process comes first. Null: there is no feed to follow. */
export function registerFollower(deps: Deps): (() => Promise<void>) | null {
  const { db, wires, settings, warn } = deps
  const provider = settings.exclusionProvider
  if (provider === null) return null
  const { changes } = EXCLUSION[provider].open(wires.exclusion())
  if (!changes) return null

  /** What a page says, change by change while it is this process's turn. */
  async function applied(turn: Turn, changesOfPage: readonly Change[]): Promise<void> {
    // What was applied and not written down is applied again: an exclusion for as long is left alone.
    for (const change of changesOfPage) {
      if (!turn.lease) return
      await applyChange(deps, change)
      turn.lease = await renewFeed(db, turn.lease, LEASE_S)
    }
  }

  /** @returns whether there is more to read. */
  async function page(turn: Turn, cursor: string | null): Promise<boolean> {
    const said = await changes!(cursor)
    if (said.result === 'unavailable') {
      warn('the exclusion register’s feed does not answer', {})
      return false
    }
    const isReset = said.result === 'reset'
    // The first round of a house has nothing to begin anew from.
    if (isReset && cursor !== null)
      warn('the exclusion register’s feed begins anew: everybody is asked about again', {})
    const hasMore = isReset || said.more
    if (!isReset) await applied(turn, said.changes)
    const step = { to: said.cursor, isAtEnd: !hasMore, isReset, leaseS: LEASE_S }
    turn.lease = turn.lease && (await moveFeed(db, turn.lease, step))
    return hasMore
  }

  return async () => {
    const turn: Turn = { lease: await leaseFeed(db, provider, LEASE_S) }
    try {
      for (let pages = 0; pages < MOST_PAGES && turn.lease; pages++) if (!(await page(turn, turn.lease.cursor))) break
    } finally {
      if (turn.lease) await giveFeedBack(db, turn.lease)
    }
  }
}

async function applyChange(deps: Deps, { subject, result, until }: Change): Promise<void> {
  const { db, jurisdiction, persons } = deps
  const marks = jurisdiction.identity.documents.map((kind) => ({ kind, mark: persons.documentMark(kind, subject) }))
  for (const playerId of await playersOf(db, subject, marks)) {
    // Who is taken out stays excluded for as long as it was said: coming back asks the register.
    if (result === 'clear') await db.transaction((tx) => staleAnswer(tx, playerId))
    else {
      await excludeListed(deps, playerId, until)
      const known = await lookedUp(db, playerId)
      if (known) await noteAnswer(db, playerId, { ...known, result: 'listed' })
    }
  }
}
