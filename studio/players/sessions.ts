/** Who plays: launches exchanged for wallet tokens, and the studio's own session ids that the page holds. */
import { createHash, randomBytes } from 'node:crypto'
import { CURRENCIES } from '@uwanja/contract/wire/amounts'
import type { SessionBook } from '../books/books.ts'
import type { FreeSpinsTold } from '@uwanja/providers/games/callback-client'
import type { Wallet } from '../wallet/wallet.ts'

/** Which company's which game: it decides over which wallet line money is spoken of. */
export interface Place {
  readonly company: string
  readonly gameId: string
}

/**
 * A row of the book of sessions, under the hash of its id. The wallet's token has to be there: a win that is still owed
 * after a restart is said under it.
 */
export interface Session extends Place {
  readonly id: string
  /** With the company before it: two companies may know two people under one number. */
  readonly playerId: string
  readonly name: string
  /** Both null: practice chips. */
  readonly token: string | null
  readonly currency: string | null
}

export type Opened =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly why: 'token' | 'wallet' }

export interface Sessions {
  /** Exchanges the one-time token. */
  open(place: Place, publicToken: string): Promise<Opened>
  openFree(place: Place): Opened
  find(secret: string | undefined): Promise<Session | null>
  /** The last balance that was heard of; null before the first answer. */
  balance(playerId: string): bigint | null
  setBalance(playerId: string, minor: bigint): void
  /** Free spins of which the wallet told last, with those that were played since. */
  freeSpins(playerId: string): readonly FreeSpinsTold[]
  /** One of them is played, or `refresh` tells anew. */
  useFreeSpin(playerId: string, id: string): void
  /** Asks the wallet how much there is now. */
  refresh(session: Session): Promise<void>
}

const CHIPS_MINOR = 500_000n
const MOST_FREE = 5_000
const hashed = (secret: string) => createHash('sha256').update(secret).digest('hex')

export function openSessions(world: { book: SessionBook; walletOf: (place: Place) => Wallet }): Sessions {
  const { book, walletOf } = world
  const free = new Map<string, Session>()
  const balances = new Map<string, bigint>()
  const given = new Map<string, readonly FreeSpinsTold[]>()

  function openFree({ company, gameId }: Place): Opened {
    const secret = randomBytes(24).toString('base64url')
    const oldest = free.size >= MOST_FREE ? free.entries().next().value : undefined
    if (oldest) {
      free.delete(oldest[0])
      balances.delete(oldest[1].playerId)
    }
    const playerId = `practice:${randomBytes(8).toString('hex')}`
    const name = `•••${playerId.slice(-2)}`
    free.set(hashed(secret), { id: hashed(secret), company, gameId, playerId, name, token: null, currency: null })
    balances.set(playerId, CHIPS_MINOR)
    return { ok: true, secret }
  }

  async function open({ company, gameId }: Place, publicToken: string): Promise<Opened> {
    const wallet = walletOf({ company, gameId })
    const auth = await wallet.ask({ ask: 'open', publicToken })
    if (auth.heard === 'unknown') return { ok: false, why: 'wallet' }
    if (auth.heard !== 'ok' || auth.token === null) return { ok: false, why: 'token' }
    const info = await wallet.ask({ ask: 'player', token: auth.token })
    if (info.heard !== 'ok' || !info.player) return { ok: false, why: 'wallet' }
    const { userName, currency } = info.player
    const playerId = `${company}:${info.player.id}`
    // Stakes, limits and rounding are those of a currency with two decimals, which all of ours have.
    if (!Object.hasOwn(CURRENCIES, currency)) return { ok: false, why: 'wallet' }
    const secret = randomBytes(24).toString('base64url')
    const name = maskedName(userName)
    await book.put({ id: hashed(secret), company, gameId, playerId, name, token: auth.token, currency })
    if (info.balanceMinor !== null) balances.set(playerId, info.balanceMinor)
    return { ok: true, secret }
  }

  return {
    open,
    openFree,
    async find(secret) {
      if (!secret || secret.length > 64) return null
      const id = hashed(secret)
      return free.get(id) ?? (await book.find(id))
    },
    balance: (playerId) => balances.get(playerId) ?? null,
    setBalance: (playerId, minor) => void balances.set(playerId, minor),
    async refresh(session) {
      if (session.token === null) return
      const heard = await walletOf(session).ask({ ask: 'balance', token: session.token, currency: session.currency })
      if (heard.heard !== 'ok') return
      if (heard.balanceMinor !== null) balances.set(session.playerId, heard.balanceMinor)
      if (heard.freeSpins && heard.freeSpins.length > 0) given.set(session.playerId, heard.freeSpins)
      else given.delete(session.playerId)
    },
    freeSpins: (playerId) => given.get(playerId) ?? [],
    useFreeSpin(playerId, id) {
      const left = (given.get(playerId) ?? []).map((one) => (one.id === id ? { ...one, left: one.left - 1 } : one))
      given.set(
        playerId,
        left.filter((one) => one.left > 0),
      )
    },
  }
}

/** Enough to know oneself again, too little for others: "amina77" -> "a•••7". */
function maskedName(userName: string): string {
  const letters = [...userName]
  return letters.length < 3 ? '•••' : `${letters[0]!}•••${letters.at(-1)!}`
}
