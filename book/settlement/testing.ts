/** Bets that tests lay down by their rows, as if they had been accepted, and a wallet that hears what is owed. */
import type { Db } from '@uwanja/database/sql'
import type { Bet, SameMatchInputs } from '../bets/store.ts'
import { readBet } from '../bets/store.ts'
import type { BetTerms } from '../bets/terms.ts'
import { USUAL_TERMS } from '../bets/terms.ts'
import { openSettler } from '../results/settler.ts'
import type { WalletLine, OwedHeard, OwedSaid } from './outbox.ts'
import { openOutbox } from './outbox.ts'
import { openRunner } from './runner.ts'

export const TERMS: BetTerms = {
  ladder: 'common',
  winBonus: null,
  cap: 1_000_000_000,
  voids: 1,
  phi: USUAL_TERMS.phi,
  expectation: null,
  kappa: null,
  offsets: { pre: 0, live: 0 },
  tax: 0,
}

export interface LaidPick {
  readonly event: string
  readonly market: string
  readonly specifiers?: string
  readonly outcome: string
  readonly odds?: number
  readonly isLive?: boolean
}
export interface LaidLeg {
  readonly odds: number
  readonly picks: readonly LaidPick[]
  readonly isBanker?: boolean
  readonly chance?: number
  readonly inputs?: SameMatchInputs
}
export interface LaidBet {
  readonly id: string
  readonly legs: readonly LaidLeg[]
  readonly unit?: bigint
  readonly kind?: Bet['kind']
  readonly sizes?: readonly number[]
  readonly lines?: number
  readonly mayFail?: 1 | 2
  readonly price?: number
  readonly freeBet?: string
  readonly terms?: Partial<BetTerms>
  readonly decidedMs: number
  readonly player?: string
}

async function playerOf(db: Db, name: string): Promise<string> {
  const [row] = await db.sql<{ id: string }>`
    insert into book.player (wallet, wallet_player, currency) values ('house', ${name}, 'NGN')
    on conflict (wallet, wallet_player) do update set currency = excluded.currency returning id::text as id`
  return row!.id
}

const futuresOf = ({ odds, chance }: LaidLeg): string =>
  JSON.stringify([
    { chance: chance ?? 0.5, m: odds / 1000, isGood: true },
    { chance: 1 - (chance ?? 0.5), m: 0, isGood: false },
  ])

async function layLegs(db: Db, { id, legs }: LaidBet): Promise<void> {
  for (const [at, leg] of legs.entries()) {
    const { odds, isBanker = false, inputs, picks } = leg
    await db.sql`
      insert into book.leg (bet, at, is_banker, asked_odds, odds, futures, inputs)
      values (${id}, ${at}::smallint, ${isBanker}::boolean, ${odds}::int, ${odds}::int, ${futuresOf(leg)}::jsonb,
        ${inputs ? JSON.stringify(inputs) : null}::jsonb)`
    for (const [nth, pick] of picks.entries()) {
      const { event, market, specifiers = '', outcome, odds: own = odds, isLive = null } = pick
      await db.sql`
        insert into book.pick (bet, leg, at, event, market, specifiers, outcome, odds, starts_at, shown_epoch, epoch, is_live)
        select ${id}, ${at}::smallint, ${nth}::smallint, e.id, ${market}, ${specifiers}, ${outcome}, ${own}::int,
          coalesce(e.starts_at, house_now()), 1, 1, ${isLive}::boolean from book.event e where e.id = ${event}::bigint`
    }
  }
}

/** What stands on the slip of a plain bet without bonus as the most that it pays; null: nobody worked it out. */
function mostOf({ legs, unit = 1000n, lines = 1, price, terms }: LaidBet): string | null {
  if (lines !== 1 || price !== undefined || terms?.winBonus) return null
  return String(legs.reduce((pays, { odds }) => pays * BigInt(odds), unit) / 1000n ** BigInt(legs.length))
}

/** Accepted, with its stake taken: movement 1 of its round. */
export async function layBet(db: Db, bet: LaidBet): Promise<string> {
  const { id, legs, unit = 1000n, lines = 1, mayFail = null, price = null, freeBet = null, decidedMs } = bet
  const {
    kind = legs.length === 1 ? 'single' : 'multiple',
    sizes = [legs.filter(({ isBanker }) => !isBanker).length],
  } = bet
  const [stake, decided] = [String(unit * BigInt(lines)), new Date(decidedMs).toISOString()]
  await db.sql`
    insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, may_fail, debit_minor, currency, policy,
      free_bet, state, decided_at, accepted_at, price, terms, most_minor, open_minor)
    values (${id}, ${await playerOf(db, bet.player ?? 'ada')}::bigint, ${id}, ${id}, ${id}, ${kind}, ${String(unit)}::bigint,
      ${lines}::int, ${sizes}::smallint[], ${mayFail}::smallint, ${stake}::bigint, 'NGN', 'higher', ${freeBet}, 'accepted',
      ${decided}::timestamptz, ${decided}::timestamptz, ${price}::int,
      ${JSON.stringify({ ...TERMS, ...bet.terms })}::jsonb, ${mostOf(bet)}::bigint, ${stake}::bigint)`
  await layLegs(db, bet)
  await db.sql`
    insert into book.movement (key, round, nth, bet, kind, minor, state, answered_at)
    values (${`${id}:1`}, ${id}, 1, ${id}, 'debit', ${stake}::bigint, 'answered', house_now())`
  return id
}

/** What a bet is worth, in one line: "won 1500", and after it what is cashed or given back. */
export async function worthText(db: Db, id: string): Promise<string> {
  const { outcome, wonMinor, voidedMinor, openMinor } = (await readBet(db, id))!
  return `${outcome} ${String(outcome === 'open' ? openMinor : wonMinor + voidedMinor)}`
}

/** Everything that settles bets, on a database of the test's own; `settled` works until nothing is to be done. */
export function aHouse(db: Db, now: () => number) {
  const faults: string[] = []
  const common = { db, now, isMine: () => true, onFault: (error: unknown) => void faults.push(String(error)) }
  let hearing: WalletLine = { say: async (all) => all.map(() => ({ heard: 'unknown' as const })) }
  return {
    faults,
    pays: (wallet: WalletLine) => void (hearing = wallet),
    async settled(): Promise<void> {
      const settler = openSettler({ ...common, known: () => null })
      settler.look()
      await settler.settled()
      const outbox = openOutbox({ ...common, wallet: () => hearing })
      const runner = openRunner({ ...common, onOwed: outbox.look, teller: outbox })
      runner.look()
      await runner.settled()
      outbox.look()
      await outbox.settled()
    },
  }
}

/** A wallet that keeps what it was told and knows what a player has by it. */
export function aWallet() {
  const heard: OwedSaid[] = []
  const worth = new Map<string, bigint>()
  let answer: (said: OwedSaid) => OwedHeard | null = () => null
  const wallet: WalletLine = {
    async say(movements) {
      return movements.map((said) => {
        const other = answer(said)
        if (other) return other
        heard.push(said)
        worth.set(said.call === 'change' ? said.of : said.key, said.minor)
        return { heard: 'ok', reference: `ref-${said.key}` }
      })
    },
  }
  return {
    wallet,
    heard,
    /** What standing credits and voids come to. */
    given: (): bigint => [...worth.values()].reduce((sum, one) => sum + one, 0n),
    answers: (next: typeof answer) => void (answer = next),
  }
}
