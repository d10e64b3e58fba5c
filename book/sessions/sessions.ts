/** Sessions of players: begun by a platform's launch, alive as long as the wallet says so. */
import { gathered } from '@uwanja/database/gathered'
import type { Db } from '@uwanja/database/sql'
import type { LaunchRequest } from '@uwanja/providers/sports/launch'
import { type BookSession, endSession, hashOf, openSession, playerAt, readSessions, takesTurn } from './store.ts'
import type { OpenDoor, Wallets } from './wallets.ts'

export type { BookSession } from './store.ts'

type Launched =
  | { readonly launched: { readonly bearer: string; readonly endsAt: Date } | 'guest' }
  | { readonly refused: 'token' | 'silent' }

export interface Sessions {
  /** Opens a session for whom the wallet names behind the token of the launch; a guest has none. */
  launch(door: OpenDoor, asked: LaunchRequest): Promise<Launched>
  /** Who plays behind a bearer; null: nobody does, or no longer. */
  sessionOf(bearer: string): Promise<BookSession | null>
  /** The same for who asks the wallet for a stake with the session's token, and so hears of its end from that. */
  stakerOf(bearer: string): Promise<BookSession | null>
  /** The same by its hash, for who keeps no bearer. */
  sessionAt(hash: Buffer): Promise<BookSession | null>
  end(bearer: string): Promise<void>
}

/** What a wallet says of a session that has ended there, by a log-out or by time. */
const IS_OVER: ReadonlySet<string> = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED'])

export function openSessions(db: Db, wallets: Wallets): Sessions {
  const read = gathered((hashes: readonly Buffer[]) => readSessions(db, hashes))
  /** A wallet that says nothing has not said that it is over. */
  async function isOver(hash: Buffer, { wallet, walletToken, walletPlayer }: BookSession): Promise<boolean> {
    const door = wallets.get(wallet)
    if (!door) return true
    if (!(await takesTurn(db, hash))) return false
    const heard = await door.client.player(walletToken, walletPlayer)
    return heard.heard === 'refused' && IS_OVER.has(heard.status)
  }
  async function sessionAt(hash: Buffer): Promise<BookSession | null> {
    const row = await read(hash)
    if (!row) return null
    const { isDue, ...session } = row
    if (!isDue || !(await isOver(hash, session))) return session
    await endSession(db, hash)
    return null
  }
  return {
    async launch(door, { mode, token, player_id: named, lang, skin }) {
      if (mode === 'demo') return { launched: 'guest' }
      const heard = await door.client.session(token ?? '')
      if (heard.heard === 'unknown') return { refused: 'silent' }
      // Whom the launch names and whom the wallet names are one.
      if (heard.heard === 'refused' || heard.playerId !== named || heard.token === '') return { refused: 'token' }
      const { playerId: walletPlayer, currency, token: walletToken } = heard
      const player = await playerAt(db, { wallet: door.name, walletPlayer, currency })
      return { launched: await openSession(db, { player, walletToken, lang, skin }) }
    },
    sessionOf: async (bearer) => (bearer === '' ? null : sessionAt(hashOf(bearer))),
    stakerOf: (bearer) => (bearer === '' ? Promise.resolve(null) : read(hashOf(bearer))),
    sessionAt,
    end: (bearer) => endSession(db, hashOf(bearer)),
  }
}
