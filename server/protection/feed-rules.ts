/**
 * The national register's feed of changes (docs/decisions/074): who is put in is excluded and out of every session when it is
 * read, without having done anything. A register without a feed is asked as before, and so is one with a feed.
 */
import { EXCLUSION } from '@uwanja/providers/exclusion'
import type { Change } from '@uwanja/providers/exclusion/exclusion'
import { allAnswersStale, giveFeedBack, leaseFeed, moveFeed, playersOf } from './feed-store.ts'
import type { Persons } from './person-rules.ts'
import { staleAnswer } from './person-store.ts'
import { excludeListed, type RegisterParts } from './register-rules.ts'
import { lookedUp, noteAnswer } from './register-store.ts'

/** A page is answered and written down well within it; who has died gives it back so late. */
const LEASE_S = 120
/** Of one round; the next one goes on. */
const MOST_PAGES = 50

type Parts = RegisterParts & { readonly persons: Pick<Persons, 'documentMark'> }

/** One round: reads what changed since the last, in whichever process comes first. Null: there is no feed to follow. */
export function registerFollower(parts: Parts): (() => Promise<void>) | null {
  const { db, wires, settings, warn } = parts
  const provider = settings.exclusionProvider
  if (provider === null) return null
  const { changes } = EXCLUSION[provider].open(wires.exclusion())
  if (!changes) return null

  /** @returns the cursor from which to go on; null: the end, or nobody knows. */
  async function page(from: string | null): Promise<string | null> {
    const said = await changes!(from)
    if (said.result === 'unavailable') {
      warn('the exclusion register’s feed does not answer', {})
      return null
    }
    const step = { from, to: said.cursor, leaseS: LEASE_S }
    if (said.result === 'reset') {
      // The first round of a house has nothing to begin anew from.
      if (from !== null) warn('the exclusion register’s feed begins anew: everybody is asked about again', {})
      const isOurs = await db.transaction(async (tx) => {
        await allAnswersStale(tx)
        return moveFeed(tx, provider!, { ...step, isAtEnd: false })
      })
      return isOurs ? said.cursor : null
    }
    // What was applied and not written down is applied again: an exclusion for as long is left alone.
    for (const change of said.changes) await applyChange(parts, change)
    const isOurs = await moveFeed(db, provider!, { ...step, isAtEnd: !said.more })
    return isOurs && said.more ? said.cursor : null
  }

  return async () => {
    const leased = await leaseFeed(db, provider, LEASE_S)
    if (!leased) return
    try {
      let cursor = await page(leased.cursor)
      for (let pages = 1; pages < MOST_PAGES && cursor !== null; pages++) cursor = await page(cursor)
    } finally {
      await giveFeedBack(db, provider)
    }
  }
}

async function applyChange(parts: Parts, { subject, result, until }: Change): Promise<void> {
  const { db, market, persons } = parts
  const marks = market.identity.documents.map((kind) => ({ kind, mark: persons.documentMark(kind, subject) }))
  for (const playerId of await playersOf(db, subject, marks)) {
    // Who is taken out stays excluded for as long as it was said: coming back asks the register.
    if (result === 'clear') await db.transaction((tx) => staleAnswer(tx, playerId))
    else {
      await excludeListed(parts, playerId, until)
      const known = await lookedUp(db, playerId)
      if (known) await noteAnswer(db, playerId, known.number, 'listed')
    }
  }
}
