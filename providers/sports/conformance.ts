/**
 * The seven rules of a wallet, as a bookmaker meets them: for any platform against which the book's own client can speak. Each
 * rule is a function that throws where the platform breaks it, so that a planted fault shows that it would be seen.
 */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { BODY_SIZES } from '@uwanja/contract/book/slip'
import { signedHeaders } from '../games/gsw/signing.ts'
import { debitsTogether } from './conformance-debits.ts'
import { aSettlement, aSlip } from './conformance-slip.ts'
import type { DebitSaid, MovementSaid, WalletClient, WalletHeard } from './wallet-client.ts'

export interface SportPlayer {
  /** As the platform tells it to companies. */
  readonly id: string
  /** What a launch gives to the company. */
  launchToken(): Promise<string>
  /** From the platform's own books. */
  balanceMinor(): Promise<bigint>
  /** Ends the player's sessions. */
  logOut(): Promise<void>
  /** Gives them a free bet; its id. */
  freeBet(minor: bigint): Promise<string>
}

export interface SportHouse {
  /** Where the wallet's calls are. */
  readonly url: string
  readonly keys: Readonly<Record<string, string>>
  readonly currency: string
  wallet(keys?: Readonly<Record<string, string>>): WalletClient
  aPlayer(balanceMinor: bigint): Promise<SportPlayer>
}

const OK = { heard: 'ok', duplicate: false } as const
const no = (status: string) => ({ heard: 'refused', status })

/** A player at the book: what a bet says, in one breath each. */
async function atTheBook(house: SportHouse, balanceMinor = 1_000n) {
  const [player, wallet] = [await house.aPlayer(balanceMinor), house.wallet()]
  const session = await wallet.session(await player.launchToken())
  if (session.heard !== 'ok') throw new Error('the launch’s token was not exchanged')
  const { token } = session
  const ids = () => ({ key: randomUUID(), playerId: player.id, currency: house.currency })
  type Over = Partial<Omit<DebitSaid, 'minor'>>
  const bet = (minor: bigint, over: Over = {}): DebitSaid => ({ ...ids(), token, round: randomUUID(), minor, ...over })
  const credit = (of: DebitSaid, minor: bigint): MovementSaid => ({ ...ids(), call: 'credit', round: of.round, minor })
  const naming = (call: 'void' | 'change', of: { key: string; round: string }, minor: bigint): MovementSaid => ({
    ...ids(),
    call,
    round: of.round,
    of: of.key,
    minor,
  })
  const rollback = (of: DebitSaid): MovementSaid => ({
    ...ids(),
    call: 'rollback',
    round: of.round,
    of: of.key,
    minor: of.minor,
  })
  const say = async (one: MovementSaid): Promise<WalletHeard> => (await wallet.say([one]))[0]!
  return { player, wallet, token, bet, credit, naming, rollback, say, balance: () => player.balanceMinor() }
}

type Rule = (house: SportHouse) => Promise<void>

async function voids(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const bet = at.bet(301n)
  expect(await at.wallet.debit(bet)).toMatchObject({ ...OK, balanceMinor: 699n })
  const [first, second] = [at.naming('void', bet, 100n), at.naming('void', bet, 201n)]
  const heard = await at.wallet.say(Array.from({ length: 6 }, () => first))
  for (const one of heard) expect(one).toMatchObject({ heard: 'ok', balanceMinor: 799n })
  expect(await at.say(first)).toMatchObject({ heard: 'ok', duplicate: true, balanceMinor: 799n })
  expect(await at.say(at.naming('void', bet, 202n))).toMatchObject(no('INVALID_AMOUNT'))
  expect(await at.say(second)).toMatchObject({ ...OK, balanceMinor: 1_000n })
  expect(await at.say(at.naming('void', bet, 1n))).toMatchObject(no('INVALID_AMOUNT'))
  expect(await at.balance()).toBe(1_000n)
}

async function changes(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const bet = at.bet(300n)
  await at.wallet.debit(bet)
  const lost = at.credit(bet, 0n)
  expect(await at.say(lost)).toMatchObject({ ...OK, balanceMinor: 700n })
  const won = at.naming('change', lost, 900n)
  expect(await at.say(won)).toMatchObject({ ...OK, balanceMinor: 1_600n })
  expect(await at.say(won)).toMatchObject({ heard: 'ok', duplicate: true, balanceMinor: 1_600n })
  // It is worth this now: the difference to what it was worth before, and not once more.
  expect(await at.say(at.naming('change', lost, 1_000n))).toMatchObject({ ...OK, balanceMinor: 1_700n })
  expect(await at.say(at.naming('change', lost, 0n))).toMatchObject({ ...OK, balanceMinor: 700n })
  const back = at.naming('void', bet, 300n)
  expect(await at.say(back)).toMatchObject({ ...OK, balanceMinor: 1_000n })
  expect(await at.say(at.naming('change', back, 0n))).toMatchObject({ ...OK, balanceMinor: 700n })
  expect(await at.balance()).toBe(700n)
}

async function receivables(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const bet = at.bet(1_000n)
  await at.wallet.debit(bet)
  const win = at.credit(bet, 1_500n)
  await at.say(win)
  const spent = at.bet(1_200n)
  expect(await at.wallet.debit(spent)).toMatchObject({ ...OK, balanceMinor: 300n })
  // Of 1,500 that were no win only 300 are left: 1,200 are owed, and the next win repays them first.
  expect(await at.say(at.naming('change', win, 0n))).toMatchObject({ ...OK, balanceMinor: 0n })
  expect(await at.say(at.credit(spent, 2_000n))).toMatchObject({ ...OK, balanceMinor: 800n })
  expect(await at.balance()).toBe(800n)
}

async function references(house: SportHouse): Promise<void> {
  const [at, other] = [await atTheBook(house), await atTheBook(house)]
  const [bet, foreign] = [at.bet(300n), other.bet(300n)]
  await at.wallet.debit(bet)
  await other.wallet.debit(foreign)
  const unknown = { key: randomUUID(), round: bet.round }
  for (const call of ['void', 'change'] as const) {
    expect(await at.say(at.naming(call, unknown, 100n))).toMatchObject(no('TRANSACTION_NOT_FOUND'))
    expect(await at.say(at.naming(call, foreign, 100n))).toMatchObject(no('TRANSACTION_NOT_FOUND'))
  }
  expect([await at.balance(), await other.balance()]).toEqual([700n, 700n])
}

async function repetitions(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const slip = aSlip('bet-of-rule-2', 300n, house.currency)
  const bet = at.bet(300n, { slip })
  const heard = await Promise.all(Array.from({ length: 6 }, () => at.wallet.debit(bet)))
  for (const one of heard) expect(one).toMatchObject({ heard: 'ok', balanceMinor: 700n })
  expect(heard.filter((one) => one.heard === 'ok' && !one.duplicate)).toHaveLength(1)
  // The slip is part of what was said.
  expect(await at.wallet.debit({ ...bet, slip: { ...slip, most: 9 } })).toMatchObject(no('DUPLICATE_TRANSACTION'))
  const back = at.naming('void', bet, 100n)
  await at.say(back)
  expect(await at.say({ ...back, minor: 99n })).toMatchObject(no('DUPLICATE_TRANSACTION'))
  const settled = { ...at.credit(bet, 50n), settlement: aSettlement(slip.bet_id) } as MovementSaid
  await at.say(settled)
  expect(await at.say({ ...settled, minor: 51n })).toMatchObject(no('DUPLICATE_TRANSACTION'))
  expect(await at.balance()).toBe(850n)
}

async function endings(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const [won, voided, undone] = [at.bet(100n), at.bet(100n), at.bet(100n)]
  for (const bet of [won, voided, undone]) await at.wallet.debit(bet)
  await at.player.logOut()
  expect(await at.wallet.debit(at.bet(100n))).toMatchObject({ heard: 'refused' })
  // What is owed names its player alone.
  const win = at.credit(won, 250n)
  expect(await at.say(win)).toMatchObject({ ...OK, balanceMinor: 950n })
  expect(await at.say(at.naming('void', voided, 100n))).toMatchObject({ ...OK, balanceMinor: 1_050n })
  expect(await at.say(at.rollback(undone))).toMatchObject({ ...OK, balanceMinor: 1_150n })
  expect(await at.say(at.naming('change', win, 150n))).toMatchObject({ ...OK, balanceMinor: 1_050n })
}

async function rollbacks(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const [voided, won, lost, late] = [at.bet(100n), at.bet(100n), at.bet(100n), at.bet(100n)]
  for (const bet of [voided, won, lost]) await at.wallet.debit(bet)
  await at.wallet.say([at.naming('void', voided, 40n), at.credit(won, 150n), at.credit(lost, 0n)])
  for (const bet of [voided, won]) expect(await at.say(at.rollback(bet))).toMatchObject(no('ROUND_STANDS'))
  expect(await at.say(at.rollback(lost))).toMatchObject(OK)
  expect(await at.say(at.rollback(late))).toMatchObject(OK)
  expect(await at.wallet.debit(late)).toMatchObject(no('DUPLICATE_TRANSACTION'))
  expect(await at.balance()).toBe(1_000n - 100n + 40n - 100n + 150n)
}

async function batches(house: SportHouse): Promise<void> {
  const [at, other] = [await atTheBook(house), await atTheBook(house)]
  const [bet, next, foreign] = [at.bet(100n), at.bet(100n), other.bet(100n)]
  await at.wallet.debit(bet)
  await at.wallet.debit(next)
  await other.wallet.debit(foreign)
  const lost = at.credit(bet, 0n)
  const heard = await at.wallet.say([
    lost,
    // Of the same round: in their order.
    at.naming('change', lost, 300n),
    at.naming('void', { key: randomUUID(), round: next.round }, 100n),
    { ...at.credit(next, 50n), currency: 'XAF' },
    // Beyond what there is: unreadable, and answered all the same.
    { ...at.credit(next, 50n), minor: 2_000_000_000_000n },
    other.credit(foreign, 250n),
  ])
  expect(heard).toMatchObject([
    { ...OK, balanceMinor: 800n },
    { ...OK, balanceMinor: 1_100n },
    no('TRANSACTION_NOT_FOUND'),
    no('WRONG_CURRENCY'),
    no('INVALID_AMOUNT'),
    { ...OK, balanceMinor: 1_150n },
  ])
  expect([await at.balance(), await other.balance()]).toEqual([1_100n, 1_150n])
}

/** Signed, but otherwise as it stands here. */
async function post({ url, keys }: SportHouse, call: string, body: string) {
  const answer = await fetch(`${url}/gsw/v1/${call}`, {
    method: 'POST',
    body,
    headers: signedHeaders(keys, Date.now(), body),
  })
  return { http: answer.status, body: await answer.text() }
}

async function sizes(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const bet = at.bet(100n, { slip: aSlip('bet-of-thirty', 100n, house.currency, 30) })
  expect(await at.wallet.debit(bet)).toMatchObject({ ...OK, balanceMinor: 900n })
  const more = at.bet(100n, { slip: aSlip('bet-of-thirty-one', 100n, house.currency, 31) })
  expect(await at.wallet.debit(more)).toMatchObject(no('INVALID_REQUEST'))
  const said = {
    request_id: 'q',
    player_id: at.player.id,
    currency: house.currency,
    game_id: 'sports',
    round_id: bet.round,
  }
  const credit = { ...said, transaction_id: randomUUID(), amount: 500, created: new Date().toISOString() }
  const long = (most: number) => JSON.stringify({ ...credit, beside: 'x'.repeat(most) })
  expect((await post(house, 'credit', long(BODY_SIZES.plain))).http).toBe(400)
  expect((await post(house, 'credit', long(BODY_SIZES.settlement))).http).toBe(413)
  expect((await post(house, 'debit', long(BODY_SIZES.slip))).http).toBe(413)
  expect(await at.balance()).toBe(900n)
}

async function strangers(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const bet = at.bet(100n)
  await at.wallet.debit(bet)
  const stranger = house.wallet({ ...house.keys, secret: 'a guess' })
  expect(await stranger.debit(at.bet(100n))).toEqual({ heard: 'unknown' })
  expect(await stranger.say([at.credit(bet, 500n), at.naming('void', bet, 100n)])).toEqual([
    { heard: 'unknown' },
    { heard: 'unknown' },
  ])
  expect(await stranger.terms()).toEqual({ heard: 'unknown' })
  expect(await at.wallet.debit({ ...at.bet(100n), token: 'unknown' })).toMatchObject(no('INVALID_TOKEN'))
  const other = await house.aPlayer(1_000n)
  expect(await at.wallet.debit({ ...at.bet(100n), playerId: other.id })).toMatchObject(no('INVALID_TOKEN'))
  expect([await at.balance(), await other.balanceMinor()]).toEqual([900n, 1_000n])
}

async function freeBets(house: SportHouse): Promise<void> {
  const at = await atTheBook(house)
  const [id, second] = [await at.player.freeBet(400n), await at.player.freeBet(200n)]
  const told = await at.wallet.player(at.token, at.player.id)
  if (told.heard !== 'ok') throw new Error('the session was not told')
  expect(told.freeBets.map((one) => [one.id, one.minor]).toSorted()).toEqual(
    [
      [id, 400n],
      [second, 200n],
    ].toSorted(),
  )
  const bet = at.bet(400n, { freeBetId: id })
  const heard = await Promise.all(Array.from({ length: 4 }, () => at.wallet.debit(bet)))
  for (const one of heard) expect(one).toMatchObject({ heard: 'ok', balanceMinor: 1_000n })
  // Once, for its own amount, by whoever has it.
  expect(await at.wallet.debit(at.bet(400n, { freeBetId: id }))).toMatchObject(no('INSUFFICIENT_FUNDS'))
  expect(await at.wallet.debit(at.bet(199n, { freeBetId: second }))).toMatchObject(no('INSUFFICIENT_FUNDS'))
  const thief = await atTheBook(house)
  expect(await thief.wallet.debit(thief.bet(200n, { freeBetId: second }))).toMatchObject(no('INSUFFICIENT_FUNDS'))
  expect(await at.say(at.naming('void', bet, 400n))).toMatchObject({ ...OK, balanceMinor: 1_000n })
  // It came back, and is played again.
  const again = at.bet(400n, { freeBetId: id })
  expect(await at.wallet.debit(again)).toMatchObject({ ...OK, balanceMinor: 1_000n })
  expect(await at.say(at.credit(again, 600n))).toMatchObject({ ...OK, balanceMinor: 1_600n })
  expect(await at.wallet.debit(at.bet(400n, { freeBetId: id }))).toMatchObject(no('INSUFFICIENT_FUNDS'))
  expect(await at.balance()).toBe(1_600n)
}

async function terms(house: SportHouse): Promise<void> {
  const heard = await house.wallet().terms()
  expect(heard).toMatchObject({ heard: 'ok', terms: { currency: house.currency } })
  expect(heard.heard === 'ok' && heard.terms.leastStakeMinor).toBeGreaterThan(0n)
}

/** By what each says. */
export const SPORT_RULES: Readonly<Record<string, Rule>> = {
  'rule 1 and 5: voids give back as much as was staked and no more, each once': voids,
  'a change says anew what a win or a void is worth: only the difference moves, each once': changes,
  'a win that is taken back and was spent is owed, and the next win repays it first': receivables,
  'rule 5: a void or a change of what is unknown, or another player’s, moves nothing': references,
  'rule 2: the same id with another amount or slip is refused': repetitions,
  'rule 3: what is owed is taken after the session ended and names its player alone, debits are not': endings,
  'rule 4: a rollback is refused while a win or a void of its round stands': rollbacks,
  'rule 7: each movement of a batch is answered alone, those of one round in their order': batches,
  'rule 7: debits that come together are answered alone, each with its own yes or no': debitsTogether,
  'bodies have their sizes: 30 picks pass and 31 do not': sizes,
  'rule 6: a stranger moves nothing and is told nothing': strangers,
  'a free bet pays one bet of its amount, and comes back with a void of the whole': freeBets,
  'terms tell currency, least stake and taxes': terms,
}
