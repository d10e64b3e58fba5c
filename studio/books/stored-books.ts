/** Books in PostgreSQL, in the schema `studio`: for the studio as a process of its own, of which one of several leads. */
import { randomBytes } from 'node:crypto'
import { betStore, type StoredBet } from '@uwanja/bets/store'
import type { Db } from '@uwanja/database/sql'
import { placeName, type BetBook, type Books, type BettingName, type StudioBet } from './books.ts'
import { isDone } from '@uwanja/bets/bet'
import type { Sealing } from './sealing.ts'
import * as store from './store.ts'
import type { Writer } from './writer.ts'

const bets = betStore('studio')

/** Until nobody acts on the bet any more its seed and what came of that (a card that lies face down) are nobody's. */
function hidden(sealing: Sealing, bet: StudioBet, details: object): object {
  if (!('seed' in details) || isDone(bet)) return details
  const { seed, state, ...rest } = details as { seed: unknown; state?: unknown }
  return { ...rest, sealed: sealing.seal(JSON.stringify({ seed, state }), `bet ${bet.key}`) }
}

function shown(sealing: Sealing, key: string, details: object): object {
  if (!('sealed' in details)) return details
  const { sealed, ...rest } = details as { sealed: string }
  return { ...rest, ...(JSON.parse(sealing.open(sealed, `bet ${key}`)) as object) }
}

function asStored(sealing: Sealing, betting: BettingName, bet: StudioBet): StoredBet {
  const { key, stakes, wonMinor, isTold, disputed, slip, playerId, ...details } = bet
  return {
    key,
    stakes,
    wonMinor,
    isTold,
    disputed,
    slip,
    desk: betting,
    place: placeName(bet),
    player: playerId,
    details: hidden(sealing, bet, details),
  }
}

interface StoredWorld {
  readonly db: Db
  readonly writer: Writer
  readonly sealing: Sealing
}

/** The cast is here and nowhere else: the details of a bet come back from where its own game wrote them. */
function asBet<B extends StudioBet>(
  sealing: Sealing,
  { details, desk: _betting, place: _place, player, ...bet }: StoredBet,
): B {
  return { ...shown(sealing, bet.key, details as object), ...bet, playerId: player } as unknown as B
}

function storedBets<B extends StudioBet>({ db, writer, sealing }: StoredWorld, betting: BettingName): BetBook<B> {
  return {
    put: (bet) => writer.put({ id: `bet ${bet.key}`, save: (tx) => bets.save(tx, [asStored(sealing, betting, bet)]) }),
    open: async () => (await bets.open(db, betting)).map((bet) => asBet<B>(sealing, bet)),
    async find(player, slip) {
      const found = await bets.find(db, { desk: betting, player, slip })
      return found && asBet<B>(sealing, found)
    },
    of: async (player, place, most) =>
      (await bets.of(db, { desk: betting, player, place: placeName(place), most })).map((bet) =>
        asBet<B>(sealing, bet),
      ),
  }
}

export function openStoredBooks(world: StoredWorld): Books {
  const { db, writer, sealing } = world
  return {
    bets: (betting) => storedBets(world, betting),
    rounds: (place) => ({
      put: (row) =>
        writer.put({
          id: `round ${place} ${String(row.round)}`,
          save: (tx) => store.saveRound(tx, place, row),
        }),
      find: (round) => store.roundOf(db, place, round),
      latest: (most) => store.latestRounds(db, place, most),
    }),
    sessions: (betting) => ({
      put: (session) =>
        writer.put({ id: `session ${session.id}`, save: (tx) => store.saveSession(tx, betting, session) }),
      find: (id) => store.sessionOf(db, betting, id),
    }),
    seeds: {
      put: (session, seed) =>
        writer.put({
          id: `seed ${session}`,
          save: (tx) => store.saveSeed(tx, session, sealing.seal(seed, `seed ${session}`)),
        }),
      async find(session) {
        const kept = await store.seedOf(db, session)
        return kept && sealing.open(kept, `seed ${session}`)
      },
    },
    async chainRoot(start) {
      const fresh = sealing.seal(randomBytes(32).toString('hex'), 'root')
      const kept = await store.rootOf(db, fresh, start)
      const root = sealing.open(kept, 'root')
      if (!sealing.isFresh(kept)) await store.resealRoot(db, sealing.seal(root, 'root'), kept)
      return root
    },
    close: () => {},
  }
}
