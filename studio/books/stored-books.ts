/** Books in PostgreSQL, in the schema `studio`: for the studio as a process of its own, of which one of several leads. */
import { randomBytes } from 'node:crypto'
import { betStore, type StoredBet } from '@uwanja/bets/store'
import type { Db } from '@uwanja/database/sql'
import { placeName, type BetBook, type Books, type BettingName, type StudioBet } from './books.ts'
import * as store from './store.ts'
import type { Writer } from './writer.ts'

const bets = betStore('studio')

function asStored(betting: BettingName, bet: StudioBet): StoredBet {
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
    details,
  }
}

/** The cast is here and nowhere else: the details of a bet come back from where its own game wrote them. */
function asBet<B extends StudioBet>({ details, desk: _betting, place: _place, player, ...bet }: StoredBet): B {
  return { ...(details as object), ...bet, playerId: player } as unknown as B
}

function storedBets<B extends StudioBet>(db: Db, writer: Writer, betting: BettingName): BetBook<B> {
  return {
    put: (bet) => writer.put({ id: `bet ${bet.key}`, save: (tx) => bets.save(tx, [asStored(betting, bet)]) }),
    open: async () => (await bets.open(db, betting)).map((bet) => asBet<B>(bet)),
    async find(player, slip) {
      const found = await bets.find(db, { desk: betting, player, slip })
      return found && asBet<B>(found)
    },
    of: async (player, place, most) =>
      (await bets.of(db, { desk: betting, player, place: placeName(place), most })).map((bet) => asBet<B>(bet)),
  }
}

export function openStoredBooks(db: Db, writer: Writer): Books {
  return {
    bets: (betting) => storedBets(db, writer, betting),
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
      put: (session, seed) => writer.put({ id: `seed ${session}`, save: (tx) => store.saveSeed(tx, session, seed) }),
      find: (session) => store.seedOf(db, session),
    },
    chainRoot: (start) => store.rootOf(db, randomBytes(32).toString('hex'), start),
    close: () => {},
  }
}
