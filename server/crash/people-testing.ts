/** Who is there when a crash test begins: players with money, a seat, a round and a free bet, and two operators; made behind the doors. */
import { openMoney, type Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { insertTaking } from '../bonus/effect-store.ts'
import { grantFreeBet } from '../bonus/free-bet-store.ts'
import { insertFreeSpins } from '../bonus/free-spin-store.ts'
import { exchangeToken, openGameSession } from '../wallet/store.ts'
import { insertOperator, openOperatorSession } from '../operators/store.ts'
import { insertPlayer, numberProven, setPersonalDetails } from '../players/store.ts'
import { someNames } from '../players/testing.ts'
import { openPasswords } from '../security/passwords.ts'
import { openSession } from '../sessions/store.ts'
import { aRound, type CrashRound } from './jackpot-testing.ts'
import { anEndedRace } from './race-testing.ts'

export interface CrashPlayer {
  readonly id: bigint
  /** The full number, also the phone. */
  readonly number: string
  readonly token: string
  /** The private token that the game company has got for this player. */
  readonly gameToken: string
  /** That the account lies dormant, as found behind the doors: only an operator who hands it over ever looks. */
  readonly dormant: string
  /** An open round of the jackpot, theirs alone. */
  readonly round: CrashRound
  /** A race that has ended, in which they alone have points. */
  readonly race: string
  /** Their session at the sportsbook, and the one free bet that they have there. */
  readonly sports: { readonly token: string; readonly freeBetId: string }
  /** Their session at a slot, and free spins that win cash or a bonus. */
  readonly slot: { readonly token: string; readonly cash: string; readonly bonus: string }
}

/** Everybody's. */
export const PASSWORD = 'a crash is no excuse 7'
const OPERATORS = ['first', 'second'] as const
export type OperatorName = (typeof OPERATORS)[number]

/** The key of the journal that each starts with. */
export const START = 'start'
const FIRST_NUMBER = 2_348_030_100_001

/** A number that is no sentinel of the sandbox: the last digit is always 1. */
export const numberAt = (index: number): string => String(FIRST_NUMBER + index * 10)

/** As if nothing that the player did since counted. */
async function dormantSince(db: Db, playerId: bigint): Promise<string> {
  const [row] = await db.sql<{ id: bigint }>`
    insert into dormant_account (player_id, since, dormant_at, told_at)
    values (${playerId}, house_now() + interval '1 year', house_now() - interval '5 years', house_now()) returning id`
  return String(row!.id)
}

/** A session at the sportsbook, and a free bet of 50. */
async function atSports(db: Db, playerId: bigint, sessionId: bigint): Promise<CrashPlayer['sports']> {
  const seat = { playerId, sessionId, company: 'altenar', productId: '', gameId: '' } as const
  const publicToken = await openGameSession(db, seat)
  const token = (await exchangeToken(db, 'altenar', { ask: 'open', publicToken }))!
  const grant = { currency: 'NGN', minor: 5_000n, days: 30, why: '', by: { promotion: 'crash' } } as const
  const id = await db.transaction((tx) => grantFreeBet(tx, { ...grant, playerId, key: `crash-${playerId}` }))
  return { token, freeBetId: String(id) }
}

const EVERYWHERE = { en: 'Crash', sw: 'Crash', zh: 'Crash' }
const TEXTS = { title: EVERYWHERE, description: EVERYWHERE, body: EVERYWHERE, terms: EVERYWHERE, tags: EVERYWHERE }
const SPINS = { base: 'deposit', takers: 'joined', spins: 2, amount: '50', most: '5000', winnings: 'cash', times: 5 }
const DOUBLED = { percent: 100, least: '500', most: '50000', times: 10, lowRiskPercent: 10, days: 30 }
const BOOST = { base: 'joining', percent: 10, legs: 1, leastOdds: '1.20', most: '1000', bets: 9 }
/** A first deposit doubled, a free bet of 75, and two free spins, each for a deposit of 500 or more. */
const RULES = [
  { kind: 'deposit-bonus', code: 'KARIBU100', rule: { base: 'first-deposit', ...DOUBLED } },
  { kind: 'free-bet', code: 'CRASH', rule: { base: 'deposit', amount: '75', least: '500', days: 7 } },
  { kind: 'free-spins', code: 'SPINS', rule: { ...SPINS, least: '500', days: 7 } },
] as const

/** @returns its id. */
async function aPromotion(
  db: Db,
  money: Pick<Money, 'promotion'>,
  { kind, code, rule }: { readonly kind: string; readonly code: string; readonly rule: { readonly base: string } },
): Promise<bigint> {
  return db.transaction(async (tx) => {
    const [row] = await tx.sql<{ id: bigint }>`
      with p as (insert into promotion (state, texts) values ('published', ${JSON.stringify(TEXTS)}::text::jsonb) returning id)
      insert into promotion_effect (promotion_id, kind, base, code, currency, rule, cap_minor)
      select id, ${kind}, ${rule.base}, ${code}, 'NGN', ${JSON.stringify({ kind, ...rule })}::text::jsonb, 100000000 from p
      returning promotion_id as id`
    await money.promotion.opened(tx, row!.id, 'NGN')
    return row!.id
  })
}

/** A slot of one company; nothing else is listed in these houses. */
async function aSlot(db: Db): Promise<void> {
  await db.sql`insert into game_company (company) values ('endorphina') on conflict do nothing`
  await db.sql`
    insert into game (company_id, code, name, kind, features, launch, image, released_on, devices)
    select id, 'en-400', 'Crash', 'slot-video', '[]', '{}', '', '2026-01-01', '[]' from game_company where company = 'endorphina'`
}

/** A session there, and three free spins of each sort. */
async function atSlot(
  db: Db,
  { playerId, sessionId, promotionId }: { playerId: bigint; sessionId: bigint; promotionId: bigint },
): Promise<CrashPlayer['slot']> {
  const seat = { playerId, sessionId, company: 'endorphina', productId: '', gameId: 'en-400' } as const
  const publicToken = await openGameSession(db, seat)
  const token = (await exchangeToken(db, 'endorphina', { ask: 'open', publicToken }))!
  const given = async (winnings: 'cash' | 'bonus') => {
    const key = `crash-${winnings}-${playerId}`
    const grant = { playerId, promotionId, title: 'Crash', currency: 'NGN', spinMinor: 5_000n, spins: 3 } as const
    await db.transaction((tx) =>
      insertFreeSpins(tx, { ...grant, key, mostMinor: 900_000n, winnings, times: 5, days: 30 }),
    )
    const [row] = await db.sql<{ id: bigint }>`select id from free_spins where grant_key = ${key}`
    return String(row!.id)
  }
  return { token, cash: await given('cash'), bonus: await given('bonus') }
}

export async function somePlayers(db: Db, count: number): Promise<CrashPlayer[]> {
  const money = await openMoney(db, {
    zone: 'Africa/Lagos',
    currencies: ['NGN'],
    house: ['bank:fasthub', 'games:jackpot', 'games:altenar', 'games:endorphina', 'free-bets'],
    onFault: () => {},
    onMoved: () => {},
  })
  for (const rule of RULES) await aPromotion(db, money, rule)
  // Of theirs alone, which nobody joins: what was given is all that it may give.
  const promotionId = await aPromotion(db, money, { ...RULES[2], code: 'GIVEN' })
  await db.sql`update promotion_effect set given_minor = cap_minor where promotion_id = ${promotionId}`
  const boostId = await aPromotion(db, money, { kind: 'odds-boost', code: '', rule: BOOST })
  await aSlot(db)
  const passwordHash = await (await openPasswords(2)).hash(PASSWORD)
  const aPlayer = async (index: number): Promise<CrashPlayer> => {
    const number = numberAt(index)
    const amount = { currency: 'NGN', minor: 100_000n } as const
    const session = { isBrowser: false, isMobile: true, ip: '127.0.0.1', agent: 'crash' }
    const row = { number, passwordHash, currency: 'NGN', country: 'NG', email: '', language: 'en' } as const
    const player = await db.transaction(async (tx) => {
      const id = (await insertPlayer(tx, row))!
      await money.walletOpened(tx, id, 'NGN')
      await numberProven(tx, id, number)
      await setPersonalDetails(tx, id, someNames(id))
      await insertTaking(tx, boostId, id, 'joined')
      await money.deposit.settled(tx, { company: 'fasthub', key: `${START}-${id}`, playerId: id, amount })
      const { token, id: sessionId } = await openSession(tx, { playerId: id, ...session })
      return { id, number, token, sessionId }
    })
    const { id: playerId, sessionId } = player
    const seat = { playerId, sessionId, company: 'betsolutions', productId: '3', gameId: '7001' } as const
    const gameToken = await exchangeToken(db, 'betsolutions', {
      ask: 'open',
      publicToken: await openGameSession(db, seat),
    })
    return {
      ...player,
      gameToken: gameToken!,
      dormant: await dormantSince(db, playerId),
      round: await aRound(db),
      race: await anEndedRace(db, playerId),
      sports: await atSports(db, playerId, sessionId),
      slot: await atSlot(db, { playerId, sessionId, promotionId }),
    }
  }
  const players: CrashPlayer[] = []
  for (let index = 0; index < count; index++) players.push(await aPlayer(index))
  return players
}

/** At work for as long as the tests shift the clock. */
export async function twoOperators(db: Db): Promise<Readonly<Record<OperatorName, string>>> {
  return db.transaction(async (tx) => {
    const tokens = {} as Record<OperatorName, string>
    for (const name of OPERATORS) {
      const operatorId = (await insertOperator(tx, { name, role: 'finance', passwordHash: 'none' }))!
      const from = { isBrowser: false, ip: '127.0.0.1', agent: 'crash' }
      tokens[name] = (await openOperatorSession(tx, { operatorId, ...from })).token
    }
    const later = `house_now() + interval '1 day'`
    await tx.query(`update operator_session set created_at = ${later}, seen_at = ${later}`, [])
    return tokens
  })
}
