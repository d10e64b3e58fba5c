/** A platform of one page that meets the suite: shows what a platform needs, and lets a plug be tried without a server. */
import { randomUUID } from 'node:crypto'
import type { GameSubject, Keys } from '../conformance.ts'
import type { GameAnswer, GameAsk, Wire } from '../plugs.ts'
import type { Seal } from '../seal.ts'
import type { TestHouse } from './conformance-seat.ts'
import type { CompoundAsk } from './callback-client.ts'

interface Account {
  readonly id: string
  minor: bigint
  isIn: boolean
}
interface Done {
  readonly said: string
  readonly answer: GameAnswer
}

type Move = Extract<GameAsk, { ask: 'bet' | 'win' | 'rollback' }>

const told = ({ id, minor }: Account) => ({ playerId: id, userName: 'amina', currency: 'NGN', balanceMinor: minor })

type Refusal = Extract<GameAnswer, { did: 'refused' }>['why']
const no = (why: Refusal, account?: Account): GameAnswer => ({
  did: 'refused',
  why,
  balanceMinor: account?.minor ?? null,
})

const MOVES = ['bet', 'win', 'rollback'] as const

/** `at`: in which order they were made. */
interface Win {
  readonly account: Account
  readonly round: string
  readonly key: string
  readonly at: number
}
type Bet = Omit<Win, 'key'> & { readonly minor: bigint; readonly isUndone: boolean }

/** A win leans on the last standing stake of its round that was before it; where one call did both, on that stake alone. */
function leansOn(win: Win, betKey: string, bets: ReadonlyMap<string, Bet>): boolean {
  const isOfRound = (bet: Bet | undefined) => bet?.account === win.account && bet.round === win.round
  const others = [...bets].filter(([key, bet]) => key !== betKey && isOfRound(bet) && !bet.isUndone && bet.at < win.at)
  return isOfRound(bets.get(betKey)) && (win.key === betKey || others.length === 0)
}

/** Movements, each made once under its kind and key. */
function onePageLedger() {
  const bets = new Map<string, Bet>()
  const wins: Win[] = []
  const done = new Map<string, Done>()
  let at = 0
  function move(ask: Move, account: Account): GameAnswer {
    const moved = (): GameAnswer => ({
      did: 'moved',
      reference: randomUUID(),
      balanceMinor: account.minor,
      duplicate: false,
    })
    if (ask.ask === 'rollback') {
      const bet = bets.get(ask.betKey)
      if (!bet && done.has(`win ${ask.betKey}`)) return no('reused')
      if (bet && !bet.isUndone && wins.some((win) => leansOn(win, ask.betKey, bets))) return no('wins-stand')
      if (bet && !bet.isUndone) account.minor += bet.minor
      bets.set(ask.betKey, { account, round: bet?.round ?? '', minor: 0n, isUndone: true, at: ++at })
      return moved()
    }
    if (ask.currency !== 'NGN') return no('currency')
    if (ask.ask === 'win') {
      const isOpen = [...bets.values()].some(
        (bet) => bet.account === account && bet.round === ask.round && !bet.isUndone,
      )
      if (!isOpen) return no('unknown-round')
      account.minor += ask.minor
      if (ask.minor > 0n) wins.push({ account, round: ask.round, key: ask.key, at: ++at })
      return moved()
    }
    if (!account.isIn) return no('expired')
    if (bets.get(ask.key)?.isUndone) return no('rolled-back')
    if (account.minor < ask.minor) return no('funds', account)
    account.minor -= ask.minor
    bets.set(ask.key, { account, round: ask.round, minor: ask.minor, isUndone: false, at: ++at })
    return moved()
  }
  /** One id is one kind of movement, but for a rollback under its bet's own id: a call that arrives elsewhere is not another. */
  const isOther = (ask: Move) =>
    !(ask.ask === 'rollback' && ask.betKey === ask.key) &&
    !(ask.ask === 'bet' && bets.get(ask.key)?.isUndone) &&
    MOVES.some((kind) => kind !== ask.ask && done.has(`${kind} ${ask.key}`))
  function once(ask: Move, account: Account, { isPaired } = { isPaired: false }): GameAnswer {
    const said = JSON.stringify(ask, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
    // As in the ledger, each kind of movement has keys of its own.
    const key = `${ask.ask} ${ask.key}`
    const first = done.get(key)
    if (first && first.said !== said) return no('reused')
    if (first?.answer.did === 'moved') return { ...first.answer, duplicate: true }
    if (!isPaired && isOther(ask)) return no('reused')
    const fresh = move(ask, account)
    if (fresh.did === 'moved') done.set(key, { said, answer: fresh })
    return fresh
  }
  return { once }
}

/** One signature is one cut of its values, for ever. */
function onePageSeals() {
  const cuts = new Map<string, string>()
  return ({ signature, cut }: Seal): boolean => {
    const first = cuts.get(signature) ?? cut
    cuts.set(signature, first)
    return first === cut
  }
}

function onePagePlatform() {
  const holds = onePageSeals()
  const accounts = new Map<string, Account>()
  const publicTokens = new Map<string, Account>()
  const { once } = onePageLedger()
  function both({ winMinor, ...ask }: CompoundAsk, account: Account): GameAnswer {
    const bet = once({ ...ask, ask: 'bet' }, account)
    const win = bet.did === 'moved' ? once({ ...ask, ask: 'win', minor: winMinor }, account, { isPaired: true }) : bet
    if (bet.did !== 'moved' || win.did !== 'moved') return win
    return { ...win, reference: bet.reference, duplicate: bet.duplicate && win.duplicate }
  }
  function open(ask: Extract<GameAsk, { ask: 'open' }>): GameAnswer {
    const account = publicTokens.get(ask.publicToken)
    publicTokens.delete(ask.publicToken)
    if (!account || (ask.playerId ?? account.id) !== account.id) return no('token')
    const token = ask.ownToken ?? randomUUID()
    accounts.set(token, account)
    return { did: 'open', token, ...told(account) }
  }
  function answer(ask: GameAsk): GameAnswer {
    if (ask.ask === 'nothing') return { did: 'nothing' }
    if (ask.ask === 'open') return open(ask)
    const account = accounts.get(ask.token)
    if (!account || (ask.playerId ?? account.id) !== account.id) return no('token')
    switch (ask.ask) {
      case 'balance':
        return { did: 'balance', balanceMinor: account.minor, currency: 'NGN' }
      case 'player':
        return { did: 'player', ...told(account) }
      case 'bet-and-win':
        return both(ask, account)
      default:
        return ask.seal && !holds(ask.seal) ? no('reused') : once(ask, account)
    }
  }
  return { answer, publicTokens, accounts }
}

/** @param sandbox Where the company's side runs, and the keys that it was given. */
export function onePageHouse(subject: GameSubject, sandbox: { readonly url: string; readonly keys: Keys }): TestHouse {
  const { plug } = subject.company
  const baseUrl = `${sandbox.url}/${subject.company.name}`
  const wire: Wire = { baseUrl, callbackUrl: 'http://127.0.0.1:9', keys: sandbox.keys, timeoutMs: 2_000 }
  const platform = onePagePlatform()
  let players = 0
  return {
    plug,
    wire,
    strangersWire: { ...wire, keys: strangersKeys(sandbox.keys) },
    callbackClient: subject.callbackClient(sandbox.keys),
    stranger: subject.callbackClient(strangersKeys(sandbox.keys)),
    currency: 'NGN',
    ...subject.game,
    post(raw) {
      const ask = plug.read(raw, wire)
      return Promise.resolve(plug.answer(raw, 'problem' in ask ? ask : platform.answer(ask), wire))
    },
    aPlayer(balanceMinor) {
      const account: Account = { id: String(++players), minor: balanceMinor, isIn: true }
      return Promise.resolve({
        id: account.id,
        publicToken() {
          const token = randomUUID()
          const isDirect = plug.facts.token === 'direct'
          ;(isDirect ? platform.accounts : platform.publicTokens).set(token, account)
          return Promise.resolve(token)
        },
        balanceMinor: () => Promise.resolve(account.minor),
        logOut() {
          account.isIn = false
          return Promise.resolve()
        },
      })
    },
    close: () => Promise.resolve(),
  }
}

/** Names are public, keys are not: a stranger knows whom we call ourselves and guesses the rest. */
export function strangersKeys(keys: Keys): Keys {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, /id$/i.test(name) ? key : 'a guess']))
}
