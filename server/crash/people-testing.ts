/** Who is there when a crash test begins: players with money, a seat, a round and a free bet, and two operators; made behind the doors. */
import { openMoney } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { grantFreeBet } from '../bonus/free-bet-store.ts'
import { exchangeToken, openGameSession } from '../game/store.ts'
import { insertOperator, openOperatorSession } from '../operators/store.ts'
import { insertPlayer, numberProven, setPersonalDetails } from '../players/store.ts'
import { someNames } from '../players/testing.ts'
import { openPasswords } from '../security/passwords.ts'
import { openSession } from '../sessions/store.ts'
import { aRound, type CrashRound } from './jackpot-testing.ts'

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
  /** Their session at the sportsbook, and the one free bet that they have there. */
  readonly sports: { readonly token: string; readonly freeBetId: string }
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

export async function somePlayers(db: Db, count: number): Promise<CrashPlayer[]> {
  const money = await openMoney(db, {
    zone: 'Africa/Lagos',
    currencies: ['NGN'],
    house: ['bank:fasthub', 'games:jackpot', 'games:altenar', 'free-bets'],
    onFault: () => {},
    onMoved: () => {},
  })
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
      sports: await atSports(db, playerId, sessionId),
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
