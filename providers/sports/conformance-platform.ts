/** A platform of one page that meets the rules of a bookmaker's wallet, with faults to plant: what a rule does not see is no rule. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Wire } from '../plugs.ts'
import type { SportHouse } from './conformance.ts'
import type { Moved, SportAnswer, SportAsk, SportDebit, SportMove, SportRefusal } from './plug.ts'
import { gswSport } from './wallet.ts'
import { openWalletClient } from './wallet-client.ts'

export type Fault =
  | 'voids-unbounded'
  | 'change-adds'
  | 'debt-forgotten'
  | 'foreign-references'
  | 'slip-unsaid'
  | 'wins-need-a-login'
  | 'rollback-over-void'
  | 'batch-as-one'
  | 'reads-anything'
  | 'tokens-of-others'
  | 'free-bet-twice'
  | 'no-least-stake'

interface Account {
  readonly id: string
  minor: bigint
  debt: bigint
  isIn: boolean
  readonly freeBets: Map<string, { readonly minor: bigint; isOpen: boolean }>
}
interface Stake {
  readonly account: Account
  readonly round: string
  readonly minor: bigint
  readonly freeBet: string | null
  back: bigint
  isUndone: boolean
}
/** A win, or a void of the stake that it names. */
interface Paid {
  readonly account: Account
  readonly round: string
  readonly of: Stake | null
  worth: bigint
}

const no = (why: SportRefusal['why'], balanceMinor: bigint | null = null): SportRefusal => ({
  did: 'refused',
  why,
  balanceMinor,
})

const moved = ({ minor }: Account): Moved => ({
  did: 'moved',
  reference: randomUUID(),
  balanceMinor: minor,
  duplicate: false,
})

function move(account: Account, minor: bigint, fault: Fault | null): void {
  account.minor += minor
  if (minor > 0n && account.debt > 0n) {
    const repaid = account.debt < account.minor ? account.debt : account.minor
    ;[account.debt, account.minor] = [account.debt - repaid, account.minor - repaid]
  }
  if (account.minor < 0n) [account.debt, account.minor] = [fault === 'debt-forgotten' ? 0n : -account.minor, 0n]
}

function giveBack(stake: Stake, minor: bigint, fault: Fault | null): void {
  stake.back += minor
  if (stake.freeBet === null) move(stake.account, minor, fault)
  else stake.account.freeBets.get(stake.freeBet)!.isOpen = stake.back === stake.minor
}

/** One key is one movement. */
function onceEach() {
  const done = new Map<string, { readonly said: string; readonly answer: Moved }>()
  return function once(key: string, said: object, act: () => Moved): Moved {
    const text = JSON.stringify(said, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one))
    const first = done.get(key)
    if (first && first.said !== text) return no('reused')
    if (first?.answer.did === 'moved') return { ...first.answer, duplicate: true }
    const answer = act()
    if (answer.did === 'moved') done.set(key, { said: text, answer })
    return answer
  }
}

function onePageBooks(fault: Fault | null) {
  const accounts = new Map<string, Account>()
  const tokens = new Map<string, Account>()
  const stakes = new Map<string, Stake>()
  const paid = new Map<string, Paid>()
  const once = onceEach()
  function debit({ token, ...said }: SportDebit): Moved {
    const { key, playerId, minor, round, freeBet } = said
    const account = fault === 'tokens-of-others' ? accounts.get(playerId) : tokens.get(token)
    if (!account || !tokens.has(token) || account.id !== playerId) return no('token')
    return once(key, { ...said, slip: fault === 'slip-unsaid' ? null : said.slip }, () => {
      if (!account.isIn) return no('expired')
      if (stakes.get(key)?.isUndone) return no('rolled-back')
      const free = freeBet === null ? null : account.freeBets.get(freeBet)
      if (free === undefined || (free && (free.minor !== minor || !(free.isOpen || fault === 'free-bet-twice'))))
        return no('free-bet', account.minor)
      if (!free && account.minor < minor) return no('funds', account.minor)
      if (free) free.isOpen = false
      else account.minor -= minor
      stakes.set(key, { account, round, minor, freeBet, back: 0n, isUndone: false })
      return moved(account)
    })
  }
  function act(said: SportMove, account: Account): Moved {
    const isOwn = (one: { readonly account: Account } | undefined) =>
      one && (fault === 'foreign-references' || one.account === account)
    if (said.move === 'credit') {
      if (![...stakes.values()].some((one) => one.account === account && one.round === said.round && !one.isUndone))
        return no('unknown-round')
      paid.set(said.key, { account, round: said.round, of: null, worth: said.minor })
      move(account, said.minor, fault)
      return moved(account)
    }
    const stake = stakes.get(said.of)
    if (said.move === 'void') {
      if (!stake || !isOwn(stake)) return no('unknown-reference')
      if (fault !== 'voids-unbounded' && stake.back + said.minor > stake.minor) return no('too-much')
      paid.set(said.key, { account: stake.account, round: stake.round, of: stake, worth: said.minor })
      giveBack(stake, said.minor, fault)
      return moved(account)
    }
    if (said.move === 'change') {
      const original = paid.get(said.of)
      if (!original || !isOwn(original)) return no('unknown-reference')
      const difference = said.minor - (fault === 'change-adds' ? 0n : original.worth)
      original.worth = said.minor
      if (original.of) giveBack(original.of, difference, fault)
      else move(account, difference, fault)
      return moved(account)
    }
    const stands = (one: Paid) =>
      one.account === account &&
      one.round === stake?.round &&
      one.worth > 0n &&
      !(one.of && fault === 'rollback-over-void')
    if (stake && !stake.isUndone && [...paid.values()].some(stands)) return no('wins-stand')
    if (stake && !stake.isUndone) giveBack(stake, stake.minor - stake.back, fault)
    if (stake) stake.isUndone = true
    else stakes.set(said.of, { account, round: said.round, minor: 0n, freeBet: null, back: 0n, isUndone: true })
    return moved(account)
  }
  function one(said: SportMove): Moved {
    const account = accounts.get(said.playerId)
    if (!account || (fault === 'wins-need-a-login' && !account.isIn)) return no('token')
    if (said.currency !== 'NGN') return no('currency')
    return once(said.key, said, () => act(said, account))
  }
  const any = (said: SportDebit | SportMove): Moved => ('move' in said ? one(said) : debit(said))
  return { accounts, tokens, debit, one, any }
}

function onePagePlatform(fault: Fault | null) {
  const books = onePageBooks(fault)
  const told = ({ id, minor, freeBets }: Account) => ({
    playerId: id,
    userName: 'amina',
    currency: 'NGN',
    balanceMinor: minor,
    freeBets: [...freeBets].flatMap(([free, { minor: face, isOpen }]) =>
      isOpen ? [{ id: free, minor: face, endsAt: new Date('2099-01-01') }] : [],
    ),
  })
  function batch(movements: Extract<SportAsk, { ask: 'batch' }>['movements']): SportAnswer {
    let isBroken = false
    const answers = movements.map((said) => {
      const answer = isBroken ? no('fault') : 'movement' in said ? books.any(said.movement) : { problem: said.problem }
      isBroken ||= fault === 'batch-as-one' && !('did' in answer && answer.did === 'moved')
      return { key: said.key, answer }
    })
    return { did: 'batch', answers }
  }
  function answer(ask: SportAsk): SportAnswer {
    switch (ask.ask) {
      case 'debit':
        return books.debit(ask.debit)
      case 'move':
        return books.one(ask.move)
      case 'batch':
        return batch(ask.movements)
      case 'terms':
        return { did: 'terms', currency: 'NGN', leastStakeMinor: fault === 'no-least-stake' ? 0n : 1n, tax: [] }
      default: {
        const token = ask.ask === 'open' ? ask.publicToken : ask.token
        const account = books.tokens.get(token)
        if (!account) return no('token')
        if (ask.ask === 'balance') return { did: 'balance', balanceMinor: account.minor, currency: 'NGN' }
        return ask.ask === 'open' ? { did: 'open', token, ...told(account) } : { did: 'player', ...told(account) }
      }
    }
  }
  return { ...books, answer }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Over HTTP, because the book's client speaks nothing else. */
export async function onePageSportHouse(
  fault: Fault | null = null,
): Promise<SportHouse & { readonly calls: readonly string[]; close(): Promise<unknown> }> {
  const platform = onePagePlatform(fault)
  const plug = gswSport('bti', { resettles: true })
  const keys = { operatorId: 'operator', secret: 'a key' }
  const calls: string[] = []
  const wire: Wire = { baseUrl: '', callbackUrl: '', keys, timeoutMs: 1_000 }
  const server = createServer((request, response) => {
    void (async () => {
      const [path, rawBody] = [request.url ?? '', await bodyOf(request)]
      calls.push(path.slice(path.lastIndexOf('/') + 1))
      const isLong = Buffer.byteLength(rawBody) > (plug.longest(request.method ?? '', path) ?? 0)
      if (isLong && fault !== 'reads-anything') return response.writeHead(413).end('{}')
      const raw = { path, headers: request.headers, rawBody, nowMs: Date.now() }
      const ask = plug.read(raw, wire)
      const { http, body, headers } = plug.answer(raw, 'problem' in ask ? ask : platform.answer(ask), wire)
      return response.writeHead(http, headers).end(body)
    })()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let players = 0
  return {
    url,
    keys,
    calls,
    currency: 'NGN',
    wallet: (its = keys) => openWalletClient({ url, keys: () => its, timeoutMs: 1_000 }),
    aPlayer(minor) {
      const account: Account = { id: `${++players}`, minor, debt: 0n, isIn: true, freeBets: new Map() }
      platform.accounts.set(account.id, account)
      return Promise.resolve({
        id: account.id,
        launchToken() {
          const token = randomUUID()
          platform.tokens.set(token, account)
          return Promise.resolve(token)
        },
        balanceMinor: () => Promise.resolve(account.minor),
        logOut: () => Promise.resolve(void (account.isIn = false)),
        freeBet(face) {
          const id = randomUUID()
          account.freeBets.set(id, { minor: face, isOpen: true })
          return Promise.resolve(id)
        },
      })
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  }
}
