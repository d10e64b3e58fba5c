/** What the two polls are answered from, and who may poll: fed by the database, kept fresh by the bus. */
import { wireNumber, type Currency } from '@uwanja/contract/wire/amounts'
import type { PaymentState } from '@uwanja/contract/site/payment-states'
import type { LiveSession } from '../wire/mount.ts'
import type { Bus } from './bus.ts'
import type { Following } from './following.ts'
import { openRecent } from './recent.ts'

export interface PolledBalance {
  readonly totalMinor: bigint
  readonly currency: Currency
  readonly version: bigint
}
export interface PolledOrder {
  readonly id: string
  readonly minor: bigint
  readonly state: PaymentState
  /** The player may still take it back. */
  readonly canCancel: boolean
}

/** What the two polls say, whoever answers them. */
export const balanceReply = ({ totalMinor, currency }: PolledBalance) => ({
  totalBalance: wireNumber(totalMinor),
  currency,
})
export const orderReply = ({ id, minor, state, canCancel }: PolledOrder) => ({
  id,
  amount: wireNumber(minor),
  state,
  canCancel,
})

/** Who polls; and the balance, which is read on the way, because it is what most ask for next. */
export interface PolledSession {
  readonly session: LiveSession
  readonly balance: PolledBalance | null
}

export interface Polls {
  session(token: string, load: () => Promise<PolledSession | null>): Promise<LiveSession | null>
  /** @param session As it was given to this request: its balance may have been read with it. */
  balance(
    session: Pick<LiveSession, 'playerId'>,
    load: () => Promise<PolledBalance | null>,
  ): Promise<PolledBalance | null>
  pending(playerId: bigint, load: () => Promise<PolledOrder | null>): Promise<PolledOrder | null>
  /** What is remembered, without asking anybody: undefined is not known. */
  readonly known: {
    session(token: string): LiveSession | null | undefined
    balance(playerId: bigint): PolledBalance | null | undefined
    pending(playerId: bigint): PolledOrder | null | undefined
  }
  /** After the house's clock was shifted: nothing that is remembered is known to be true. */
  clear(): void
}

/** Enough for every player of one process; a few hundred bytes each. */
const MOST = 50_000
const UNVERSIONED = () => 0n

function openMemories(following: Following) {
  // That a session has ended everybody hears.
  const forAll = { now: () => following.now(), since: () => following.line(), want() {} }
  return {
    sessions: openRecent<string, LiveSession | null>({ most: MOST, versionOf: UNVERSIONED, hearing: forAll }),
    balances: openRecent<string, PolledBalance | null>({
      most: MOST,
      versionOf: (value) => value?.version ?? -1n,
      hearing: following,
    }),
    orders: openRecent<string, PolledOrder | null>({ most: MOST, versionOf: UNVERSIONED, hearing: following }),
  }
}

/** Tokens by player, to end their sessions in memory at once. */
function remember(tokens: Map<string, Map<string, string>>, playerId: string, sessionId: string, token: string): void {
  const known = tokens.get(playerId) ?? new Map<string, string>()
  known.set(sessionId, token)
  tokens.delete(playerId)
  tokens.set(playerId, known)
  if (tokens.size > MOST) tokens.delete(tokens.keys().next().value!)
}

export function openPolls(bus: Bus): Polls {
  const { sessions, balances, orders } = openMemories(bus.following)
  /** Of a session that was read for one request alone. */
  const readWith = new WeakMap<object, PolledBalance>()
  const tokens = new Map<string, Map<string, string>>()
  const clear = () => {
    for (const memory of [sessions, balances, orders]) memory.clear()
  }
  let endings = 0
  bus.subscribe((news) => {
    if (news.news === 'resync') {
      clear()
    } else if (news.news === 'balance') {
      const { playerId, version, totalMinor, currency } = news
      balances.told(playerId, { version: BigInt(version), totalMinor: BigInt(totalMinor), currency })
    } else if (news.news === 'payment') {
      orders.forget(news.playerId)
    } else if (news.news === 'session-ended') {
      endings++
      for (const [sessionId, token] of tokens.get(news.playerId) ?? []) {
        if (news.sessionId === null || news.sessionId === sessionId) sessions.forget(token)
      }
    }
  })

  return {
    async session(token, load) {
      const on: { way: PolledBalance | null } = { way: null }
      const session = await sessions.read(token, async () => {
        const before = endings
        const asked = balances.asking()
        const loaded = await load()
        const found = loaded?.session ?? null
        // A session that ended while it was being looked up must not be remembered as alive.
        if (endings !== before) setImmediate(() => sessions.forget(token))
        if (found) remember(tokens, found.playerId.toString(), found.id.toString(), token)
        if (loaded?.balance) balances.learned(loaded.session.playerId.toString(), loaded.balance, asked)
        on.way = loaded?.balance ?? null
        return found
      })
      if (session === null || on.way === null) return session
      const own = { ...session }
      readWith.set(own, on.way)
      return own
    },
    async balance(session, load) {
      const player = session.playerId.toString()
      // News of the player may have overtaken what was read with the session.
      const known = balances.known(player)
      if (known !== undefined) return known
      const read = readWith.get(session)
      if (read === undefined) return balances.read(player, load)
      balances.missed(player)
      return read
    },
    pending: (playerId, load) => orders.read(playerId.toString(), load),
    known: {
      session: (token) => sessions.known(token),
      balance: (playerId) => balances.known(playerId.toString()),
      pending: (playerId) => orders.known(playerId.toString()),
    },
    clear,
  }
}
