/** A platform of one page that meets the suite: shows what a platform needs, and lets a plug be tried without a server. */
import { randomUUID } from 'node:crypto'
import { type GameSubject, type Keys, companyOf } from '../conformance.ts'
import type { GameAnswer, GameAsk, Wire } from '../plugs.ts'
import type { TestHouse } from './conformance.ts'

interface Account {
  minor: bigint
  isIn: boolean
}
interface Done {
  readonly said: string
  readonly answer: GameAnswer
}

function onePagePlatform() {
  const accounts = new Map<string, Account>()
  const publicTokens = new Map<string, Account>()
  const bets = new Map<string, { account: Account; round: string; minor: bigint; isUndone: boolean }>()
  const done = new Map<string, Done>()
  type Refusal = Extract<GameAnswer, { did: 'refused' }>['why']
  const no = (why: Refusal, account?: Account): GameAnswer => ({
    did: 'refused',
    why,
    balanceMinor: account?.minor ?? null,
  })

  function move(ask: Extract<GameAsk, { key: string }>, account: Account): GameAnswer {
    const moved = (): GameAnswer => ({
      did: 'moved',
      reference: randomUUID(),
      balanceMinor: account.minor,
      duplicate: false,
    })
    if (ask.ask === 'rollback') {
      const bet = bets.get(ask.betKey)
      if (bet && !bet.isUndone) account.minor += bet.minor
      bets.set(ask.betKey, { account, round: bet?.round ?? '', minor: 0n, isUndone: true })
      return moved()
    }
    if (ask.currency !== 'NGN') return no('currency')
    if (ask.ask === 'win') {
      const isOpen = [...bets.values()].some(
        (bet) => bet.account === account && bet.round === ask.round && !bet.isUndone,
      )
      if (!isOpen) return no('unknown-round')
      account.minor += ask.minor
      return moved()
    }
    if (!account.isIn) return no('expired')
    if (bets.get(ask.key)?.isUndone) return no('rolled-back')
    if (account.minor < ask.minor) return no('funds', account)
    account.minor -= ask.minor
    bets.set(ask.key, { account, round: ask.round, minor: ask.minor, isUndone: false })
    return moved()
  }
  function answer(ask: GameAsk): GameAnswer {
    if (ask.ask === 'open') {
      const account = publicTokens.get(ask.publicToken)
      publicTokens.delete(ask.publicToken)
      const token = randomUUID()
      if (account) accounts.set(token, account)
      return account ? { did: 'open', token } : no('token')
    }
    const account = accounts.get(ask.token)
    if (!account) return no('token')
    const balanceMinor = account.minor
    if (ask.ask === 'balance') return { did: 'balance', balanceMinor, currency: 'NGN' }
    if (ask.ask === 'player') return { did: 'player', playerId: '1', userName: 'a', currency: 'NGN', balanceMinor }
    const said = JSON.stringify(ask, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
    const first = done.get(ask.key)
    if (first && first.said !== said) return no('reused')
    if (first?.answer.did === 'moved') return { ...first.answer, duplicate: true }
    const fresh = move(ask, account)
    if (fresh.did === 'moved') done.set(ask.key, { said, answer: fresh })
    return fresh
  }
  return { answer, publicTokens }
}

/** @param sandbox Where the company's side runs, and the keys that it was given. */
export function onePageHouse(subject: GameSubject, sandbox: { readonly url: string; readonly keys: Keys }): TestHouse {
  const { plug } = subject
  const baseUrl = `${sandbox.url}/${companyOf(subject)}`
  const wire: Wire = { baseUrl, callbackUrl: 'http://127.0.0.1:9', keys: sandbox.keys, timeoutMs: 2_000 }
  const platform = onePagePlatform()
  return {
    plug,
    wire,
    strangersWire: { ...wire, keys: strangersKeys(sandbox.keys) },
    speaker: subject.speaker(sandbox.keys),
    stranger: subject.speaker(strangersKeys(sandbox.keys)),
    currency: 'NGN',
    ...subject.game,
    post(raw) {
      const ask = plug.read(raw, wire)
      return Promise.resolve(plug.answer(raw, 'problem' in ask ? ask : platform.answer(ask), wire))
    },
    aPlayer(balanceMinor) {
      const account: Account = { minor: balanceMinor, isIn: true }
      return Promise.resolve({
        publicToken() {
          const token = randomUUID()
          platform.publicTokens.set(token, account)
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
