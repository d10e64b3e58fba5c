/** A jackpot of tests: an office with two operators, players with cash, and rounds from the draft to the end. */
import { expect } from 'vitest'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { Reply } from '@uwanja/contract/wire/call'
import type { jackpot } from '@uwanja/contract/site/jackpot'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeRound } from '@uwanja/contract/operators/jackpots'
import type { DatabaseKind } from '../db/testing.ts'
import type { RawEnv } from '../settings/env.ts'
import { anOffice, type Office } from './office.ts'
import type { Refused } from '../runtime/refuse.ts'
import type { PlayerCaller } from '../wire/handlers.ts'
import { closeDue } from '../jackpot/closing.ts'
import { openDue } from '../jackpot/due.ts'
import { insertNotices } from '../push/store.ts'
import { jackpotHandlers } from '../jackpot/handlers.ts'
import type { Line } from '../jackpot/slip.ts'

export const RULE = {
  matches: 13,
  reserves: 3,
  mostTickets: 5,
  salesShare: 6_000,
  fixed: [],
  cancelledEnds: 4,
  tiers: [
    { right: 13, share: 8_500 },
    { right: 12, share: 1_000 },
    { right: 11, share: 500 },
  ],
  onCancelled: 'refund',
  unpickedReserve: 'wrong',
} as const
export const SCORES = {
  matches: 6,
  reserves: 0,
  mostTickets: 50,
  salesShare: 5_000,
  cancelledEnds: 4,
  tiers: [{ right: 6, share: 10_000 }],
  fixed: [{ right: 4, prize: '20000', winners: 1 }],
  onCancelled: 'roll',
  unpickedReserve: 'wrong',
} as const

/** With its matches, the reserves after the others. */
export interface TestRound {
  readonly id: string
  readonly events: Reply<typeof jackpot.getManualJackpotEvents>
}
export type Jackpot = Awaited<ReturnType<typeof aJackpot>>

interface Desk {
  readonly office: Office
  /** Tokens of the operator who asks, and of the one who decides. */
  first(): string
  second(): string
  logIn(): Promise<void>
}

async function aDesk(kind: DatabaseKind, env: RawEnv): Promise<Desk> {
  const office = await anOffice(kind, env)
  let [first, second] = ['', '']
  return {
    office,
    first: () => first,
    second: () => second,
    // The clock is shifted by days, and operators log in anew.
    async logIn() {
      first = (await office.anOperator('trading')).token
      second = (await office.anOperator('finance')).token
    },
  }
}

const depsOf = ({ office }: Desk) => ({ ...office.deps, publishMoved: () => {}, push: insertNotices })
const as = (playerId: bigint) => ({ session: { id: 1n, playerId, isDue: false } }) as unknown as PlayerCaller

function asking(desk: Desk) {
  const { office } = desk
  const ask = async (row: Parameters<Office['send']>[0], values: object, by = desk.first()) =>
    office.send(row, values as never, { token: by })
  return {
    ask,
    calls: () => jackpotHandlers(depsOf(desk)),
    cash: async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash,
    house: (name: 'pools' | 'guarantees' | 'games:jackpot') => office.money.read.house(office.db, name, 'NGN'),
    inOffice: async (id: string) => ((await ask(rows.jackpotRound, { id })).data as { round: OfficeRound }).round,
  }
}

/** By match: 1, 2, 3 or a score; what is not named is 1. */
type Picks = Readonly<Record<number, string>>

/** A slip for the first so many matches of a round. */
function slip({ id, events }: TestRound, picks: Picks = {}, most = 13): Line[] {
  return events.slice(0, most).map((event, at) => {
    const [one, other] = (picks[at] ?? '1').split(':').map(Number) as [number, number?]
    return {
      jackpotId: Number(id),
      eventId: event.id,
      canceled: true,
      choiceId: other === undefined ? one : 1,
      participant1Score: other === undefined ? 0 : one,
      participant2Score: other ?? 0,
    }
  })
}

interface RoundDetails {
  readonly typeId?: number
  readonly guarantee?: string
  readonly rolledFrom?: string
  /** The book's numbers of the first matches. */
  readonly bookEvents?: readonly string[]
  /** Who plays, by match; invented where it is not said. */
  readonly sides?: readonly { readonly home: string; readonly away: string; readonly league: string }[]
}

let made = 0

function making({ office }: Desk, { ask, calls }: ReturnType<typeof asking>) {
  const inHours = async (hours: number) => {
    const [row] = await office.db.sql<{ at: Date }>`select house_now() + make_interval(hours => ${hours}::int) as at`
    return row!.at.toISOString()
  }
  async function aDraft(
    rule: object,
    { typeId = 10, guarantee = '0', rolledFrom = '' }: RoundDetails,
  ): Promise<string> {
    const name = `Set ${String(++made)}`
    expect((await ask(rows.keepJackpotRule, { name, typeId, rule })).status).toBe('SUCCESS')
    const sets = (await ask(rows.jackpotRules, {})).data as { rules: { id: string; name: string }[] }
    const ruleId = sets.rules.find((one) => one.name === name)!.id
    const draft = await ask(rows.makeJackpot, { ruleId, name: 'Saturday', price: '100', guarantee, rolledFrom })
    return (draft.data as { id: string }).id
  }
  return {
    slip,
    /** An open round whose matches begin in a day. */
    async aRound(rule: object = RULE, { bookEvents = [], sides = [], ...more }: RoundDetails = {}): Promise<TestRound> {
      const { matches, reserves } = rule as typeof RULE
      const id = await aDraft(rule, more)
      const startsAt = await inHours(24)
      const list = Array.from({ length: matches + reserves }, (_, at) => ({
        isReserve: at >= matches,
        participant1: sides[at]?.home ?? `Home ${String(at)}`,
        participant2: sides[at]?.away ?? `Away ${String(at)}`,
        league: sides[at]?.league ?? 'Ligi ya Pwani',
        startsAt,
        bookEvent: bookEvents[at] ?? '',
      }))
      expect((await ask(rows.putJackpotMatches, { id, matches: list })).status).toBe('SUCCESS')
      expect((await ask(rows.publishJackpot, { id })).status).toBe('SUCCESS')
      return { id, events: await calls().getManualJackpotEvents({ jackpotId: Number(id) }, as(1n)) }
    },
    buy: (playerId: bigint, lines: Line[]) => calls().placeManualJackpotBet(lines, as(playerId)),
    refusal: (sold: Promise<unknown>) =>
      sold.then(
        () => null,
        (error: Refused) => [error.code, (error.data as { status: string }).status],
      ),
  }
}

function ending(desk: Desk, { ask }: ReturnType<typeof asking>) {
  const payingDue = openDue(depsOf(desk))
  const approve = async (id: string, by = desk.second(), kind = 'jackpot-settled') => {
    const { approvals } = (await ask(rows.approvals, { kind }, by)).data as { approvals: Approval[] }
    const pending = approvals.find(({ subject, state }) => subject === `jackpot ${id}` && state === 'waiting')!
    return (await ask(rows.decideApproval, { id: pending.id, decision: 'approve', why: '' }, by)).status
  }
  const pass = async (seconds: number) => {
    await desk.office.shift(seconds)
    await closeDue(depsOf(desk))
    await desk.logIn()
  }
  return {
    approve,
    payDue: payingDue,
    close: () => pass(24 * 3600 - 45),
    /** What the test before left open is over, so that sums are those of one round. */
    begin: () => pass(48 * 3600),
    /** The clock is beyond the kick-off before anybody closed the sale. */
    oversleep: () => pass(24 * 3600 + 1),
    async play({ events }: TestRound, scores: Picks = {}, most = 13): Promise<void> {
      for (const [at, event] of events.slice(0, most).entries()) {
        const said = scores[at] ?? '1:0'
        const what = said === 'cancelled' ? said : 'played'
        const [score1, score2] = what === 'played' ? said.split(':').map(Number) : [0, 0]
        const asked = { id: String(event.id), what, startsAt: '', score1, score2, why: 'the league says so' }
        expect((await ask(rows.setJackpotMatch, asked)).status).toBe('SUCCESS')
      }
    },
    async settle(id: string): Promise<void> {
      expect((await ask(rows.askJackpotSettled, { id, why: 'official' })).status).toBe('SUCCESS')
      expect(await approve(id)).toBe('SUCCESS')
      await payingDue()
    },
    async reverse(id: string): Promise<void> {
      expect((await ask(rows.askJackpotReversed, { id, why: 'corrected' })).status).toBe('SUCCESS')
      expect(await approve(id, desk.second(), 'jackpot-reversed')).toBe('SUCCESS')
      await payingDue()
    },
  }
}

export async function aJackpot(kind: DatabaseKind, env: RawEnv = {}) {
  const desk = await aDesk(kind, env)
  const asks = asking(desk)
  return { ...desk, as, ...asks, ...making(desk, asks), ...ending(desk, asks) }
}
