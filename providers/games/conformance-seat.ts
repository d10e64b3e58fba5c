/** What the suite of the seven rules needs of a platform, and a player at a game there: everything that it says, in one breath each. */
import { randomUUID } from 'node:crypto'
import type { GamePlug, RawCallback, RawReply, Wire } from '../plugs.ts'
import type { CompoundAsk, GameCallbackClient, CallbackOutcome, SpokenAsk } from './callback-client.ts'

/** A fresh player of the platform under test. */
export interface TestPlayer {
  /** As the platform tells it to companies. */
  readonly id: string
  /** What a launch gives to the company. */
  publicToken(): Promise<string>
  /** Cash and bonus, from the platform's own books. */
  balanceMinor(): Promise<bigint>
  /** Ends the player's sessions, as logging out does. */
  logOut(): Promise<void>
}

export interface TestHouse {
  readonly plug: GamePlug
  readonly wire: Wire
  /** The same with a stranger's keys. */
  readonly strangersWire: Wire
  /** The company, with the right keys and with wrong ones. */
  readonly callbackClient: GameCallbackClient
  readonly stranger: GameCallbackClient
  readonly currency: string
  readonly productId: string
  readonly gameId: string
  /** Sends it to where the company would; path as in the callback client's call, below the callback address. */
  post(raw: RawCallback): Promise<Pick<RawReply, 'http' | 'body'>>
  aPlayer(balanceMinor: bigint): Promise<TestPlayer>
  close(): Promise<void>
}

/** A player at a game: everything that the rules say, in one breath each. */
export async function takeSeat(house: TestHouse, balanceMinor: bigint) {
  const player = await house.aPlayer(balanceMinor)
  const publicToken = () => entryOf(house, player)
  const opened = await say(house, { ask: 'open', publicToken: await publicToken() })
  if (opened.heard !== 'ok' || !opened.token) throw new Error('the one-time token was not exchanged')
  const { token } = opened
  const money = { token, gameId: house.gameId, currency: house.currency }
  const ids = () => ({ key: randomUUID(), round: randomUUID() })
  type Move = Partial<Extract<SpokenAsk, { ask: 'rollback' }>>
  const move = (ask: 'bet' | 'win', minor: bigint, over: Move = {}): SpokenAsk => {
    const { betKey: _, ...rest } = { betKey: '', ...over }
    return { ...money, ...ids(), minor, ...rest, ask }
  }
  // Where a simulator has no mark for a repetition, what was said before is known here; the rest of the answer is looked at all the same.
  const said = new Set<string>()
  async function speak(ask: SpokenAsk | CompoundAsk): Promise<CallbackOutcome> {
    const key = 'key' in ask ? ask.key : ''
    const isAgain = said.has(key)
    said.add(key)
    const heard = await say(house, ask)
    return heard.heard === 'ok' && heard.duplicate === null ? { ...heard, duplicate: isAgain } : heard
  }
  return {
    player,
    publicToken,
    token,
    say: speak,
    bet: (minor: bigint, over: Move = {}) => move('bet', minor, over) as Extract<SpokenAsk, { ask: 'bet' | 'win' }>,
    win: (minor: bigint, round: string, over: Move = {}) => move('win', minor, { round, ...over }),
    rollback: (bet: Extract<SpokenAsk, { ask: 'bet' | 'win' }>): SpokenAsk => ({
      ...bet,
      ask: 'rollback',
      key: randomUUID(),
      betKey: bet.key,
    }),
    balance: () => player.balanceMinor(),
  }
}

async function say(house: TestHouse, ask: SpokenAsk | CompoundAsk): Promise<CallbackOutcome> {
  const { path, headers, body } =
    ask.ask === 'bet-and-win' ? house.callbackClient.sayBoth!(ask) : house.callbackClient.say(ask)
  const reply = await house.post({ path, headers, rawBody: body, nowMs: Date.now() })
  return house.callbackClient.hear(reply.http, reply.body, ask)
}

async function entryOf({ callbackClient, currency }: TestHouse, player: TestPlayer): Promise<string> {
  const entry = { token: await player.publicToken(), playerId: player.id, currency }
  return callbackClient.entry?.(entry) ?? entry.token
}
