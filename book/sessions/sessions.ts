/** Sessions of players: begun by a platform's launch, alive as long as the wallet says so. */
import type { Db } from '@uwanja/database/sql'
import type { LaunchRequest } from '@uwanja/providers/sports/launch'
import { type BookSession, endSession, openSession, playerAt, readSession, takesTurn } from './store.ts'
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
  end(bearer: string): Promise<void>
}

/** What a wallet says of a session that has ended there, by a log-out or by time. */
const IS_OVER: ReadonlySet<string> = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED'])

export function openSessions(db: Db, wallets: Wallets): Sessions {
  /** A wallet that says nothing has not said that it is over. */
  async function isOver(bearer: string, { wallet, walletToken, walletPlayer }: BookSession): Promise<boolean> {
    const door = wallets.get(wallet)
    if (!door) return true
    if (!(await takesTurn(db, bearer))) return false
    const heard = await door.client.player(walletToken, walletPlayer)
    return heard.heard === 'refused' && IS_OVER.has(heard.status)
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
    async sessionOf(bearer) {
      const row = bearer === '' ? null : await readSession(db, bearer)
      if (!row) return null
      const { isDue, ...session } = row
      if (!isDue || !(await isOver(bearer, session))) return session
      await endSession(db, bearer)
      return null
    },
    end: (bearer) => endSession(db, bearer),
  }
}
