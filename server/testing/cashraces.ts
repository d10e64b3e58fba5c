/** Races of tests: an office with two operators, a catalogue of three games, players, play through the ledger, and the clock. */
import { expect } from 'vitest'
import type { Approval, ApprovalKind } from '@uwanja/contract/operators/approvals'
import type { OfficeRace } from '@uwanja/contract/operators/cashraces'
import { office as rows } from '@uwanja/contract/operators/office'
import { cursorsReachTheEnd } from '@uwanja/money/testing'
import { grantPrize } from '../bonus/prize.ts'
import { catalogueChanged, companiesKnown, lockCompany, takeList } from '../catalogue/store.ts'
import { aListedRow } from '../catalogue/testing.ts'
import type { DatabaseKind } from '../db/testing.ts'
import { anOffice, type Office } from './office.ts'
import { project, projectAnew } from '../runtime/projections.ts'
import type { Caller, PlayerCaller } from '../wire/handlers.ts'
import { racesProjection } from '../cashrace/counting.ts'
import { racesDue, publishChanged, notifyOvertaken, type DueDeps } from '../cashrace/due.ts'
import { cashraceHandlers } from '../cashrace/handlers.ts'
import { forgetCounted } from '../cashrace/rounds-store.ts'

export const RULE = {
  counts: 'volume',
  step: '10',
  leastStake: '5',
  scope: { by: 'company', which: ['betsolutions'] },
  prizes: ['1000', '500', '100'],
  payAs: 'cash',
  times: 0,
  days: 0,
} as const

const HOUR_S = 3_600
export type Racing = Awaited<ReturnType<typeof aRacing>>

/** 1: sells its bonus. */
const GAMES = [
  { code: '1', features: ['buy-free-spin'] },
  { code: '2', features: [] },
  { code: '3', features: [] },
] as const

async function aCatalogue({ db, deps }: Office): Promise<void> {
  await companiesKnown(db, ['betsolutions'])
  await db.transaction(async (tx) => {
    const { id } = (await lockCompany(tx, 'betsolutions'))!
    const list = GAMES.map(({ code, features }) =>
      aListedRow(code, {
        name: `Lion ${code}`,
        kind: 'slot-video',
        features: [...features],
        launch: { productId: '2' },
      }),
    )
    await takeList(tx, id, list)
    await catalogueChanged(tx)
  })
  deps.catalogue.changed()
}

export async function aRacing(kind: DatabaseKind) {
  const office = await anOffice(kind)
  await aCatalogue(office)
  const warned: string[] = []
  const deps: DueDeps = {
    ...office.deps,
    bus: { publish: (news) => void office.told.push(news) },
    grantPrize,
    publishMoved: () => {},
    warn: (what) => void warned.push(what),
    onFault: (error) => {
      throw error
    },
  }
  const races = racesProjection((changed) => publishChanged(deps, changed))
  const calls = cashraceHandlers(office.deps)
  let [first, second] = ['', '']
  const logIn = async () => {
    first = (await office.anOperator('trading')).token
    second = (await office.anOperator('finance')).token
  }
  await logIn()
  const count = async () => {
    await cursorsReachTheEnd(office.db)
    while ((await project(office.db, office.money, races)) > 0);
  }
  const ask = (row: Parameters<Office['send']>[0], values: object, by = first) =>
    office.send(row, values as never, { token: by })
  return {
    office,
    deps,
    calls,
    warned,
    ask,
    count,
    second: () => second,
    anew: () => projectAnew(office.db, office.money, races, forgetCounted),
    overtaken: () => notifyOvertaken(deps),
    due: () => racesDue(deps),
    /** Everything has been read that was written before, and operators log in anew. */
    async pass(seconds: number) {
      await count()
      await office.shift(seconds)
      await racesDue(deps)
      await logIn()
    },
    ...playing(office),
    ...making(office, { ask, pass: (seconds) => office.shift(seconds), due: () => racesDue(deps), logIn }),
    approve: (what: ApprovalKind, id: string) => approve(ask, () => second, what, id),
    house: () => office.money.read.house(office.db, 'races', 'NGN'),
    cash: async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash,
    inOffice: async (id: string) => (await ask(rows.cashrace, { id })).data as { race: OfficeRace; payouts: unknown[] },
  }
}

type Ask = (row: Parameters<Office['send']>[0], values: object, by?: string) => ReturnType<Office['send']>

async function approve(ask: Ask, second: () => string, kind: ApprovalKind, id: string): Promise<string> {
  const { approvals } = (await ask(rows.approvals, { kind }, second())).data as { approvals: Approval[] }
  const pending = approvals.find(({ subject, state }) => subject === `race ${id}` && state === 'waiting')!
  return (await ask(rows.decideApproval, { id: pending.id, decision: 'approve', why: '' }, second())).status
}

let last = 0

/** Rounds through the ledger, as companies play them. Amounts in minor units. */
function playing({ money }: Office) {
  const NGN = (minor: bigint) => ({ currency: 'NGN', minor }) as const
  const wager = async (item: Parameters<typeof money.wager>[0]) => {
    const { status } = await money.wager(item)
    expect(status).toBe('ok')
  }
  const source = 'betsolutions'
  const common = (playerId: bigint, round: string, game: string) => ({ source, playerId, round, details: { game } })
  return {
    nextRound: () => `r${String(++last)}`,
    async stake(playerId: bigint, minor: bigint, { round = `r${String(++last)}`, game = '2' } = {}) {
      await wager({ ...common(playerId, round, game), kind: 'staked', key: `${round}-s`, amount: NGN(minor) })
      return round
    },
    win: (playerId: bigint, round: string, minor: bigint, game = '2') =>
      wager({ ...common(playerId, round, game), kind: 'won', key: `${round}-w`, amount: NGN(minor) }),
    async spin(playerId: bigint, minor: bigint, back = 0n, game = '2') {
      const round = `r${String(++last)}`
      const one = { ...common(playerId, round, game), key: round }
      await wager({ ...one, kind: 'staked', key: `${round}-s`, amount: NGN(minor) })
      await wager({ ...one, kind: 'won', key: `${round}-w`, amount: NGN(back) })
      return round
    },
    takeBack: (playerId: bigint, round: string) =>
      wager({ source, playerId, kind: 'rolled-back', key: `${round}-r`, betKey: `${round}-s`, currency: 'NGN' }),
    async bet(playerId: bigint, minor: bigint) {
      const round = `b${String(++last)}`
      await wager({ source: 'altenar', playerId, round, kind: 'staked', key: `${round}-s`, amount: NGN(minor) })
      return round
    },
    settleBet: (playerId: bigint, round: string, back: bigint, wageredMinor: bigint) =>
      wager({ source: 'altenar', playerId, round, kind: 'won', key: `${round}-w`, amount: NGN(back), wageredMinor }),
    changeBet: (playerId: bigint, round: string, back: bigint, wageredMinor: bigint) =>
      wager({
        ...({ source: 'altenar', playerId, kind: 'changed', ofKey: `${round}-w`, key: `${round}-c` } as const),
        amount: NGN(back),
        wageredMinor,
      }),
  }
}

interface Hands {
  readonly ask: Ask
  pass(seconds: number): Promise<unknown>
  due(): Promise<void>
  logIn(): Promise<void>
}

let made = 0

function making({ db }: Office, { ask, pass, due, logIn }: Hands) {
  const inSeconds = async (seconds: number) => {
    const [row] = await db.sql<{ at: Date }>`select house_now() + make_interval(secs => ${seconds}::int) as at`
    return row!.at.toISOString()
  }
  async function aDraft(rule: object = RULE, more: object = {}, hours = 48) {
    const name = `Set ${String(++made)}`
    expect((await ask(rows.keepCashraceRule, { name, rule })).status).toBe('SUCCESS')
    const sets = (await ask(rows.cashraceRules, {})).data as { rules: { id: string; name: string }[] }
    const urlSuffix = `race-${String(made)}`
    const race = {
      ruleId: sets.rules.find((one) => one.name === name)!.id,
      names: { en: `Race ${String(made)}`, sw: `Mbio ${String(made)}`, zh: '' },
      urlSuffix,
      banner: '',
      fromAt: await inSeconds(0),
      toAt: await inSeconds(hours * HOUR_S),
      ...more,
    }
    const answer = await ask(rows.makeCashrace, race)
    expect(answer.status).toBe('SUCCESS')
    return { id: (answer.data as { id: string }).id, urlSuffix }
  }
  return {
    inSeconds,
    aDraft,
    /** A race that runs. */
    async aRace(rule: object = RULE, more: object = {}, hours = 48) {
      const draft = await aDraft(rule, more, hours)
      expect((await ask(rows.publishCashrace, { id: draft.id })).status).toBe('SUCCESS')
      await pass(6)
      await due()
      await logIn()
      return draft
    },
  }
}

export const visitor = (language: 'en' | 'sw' | 'zh' = 'en') => ({ language, session: null }) as unknown as Caller
export const as = (playerId: bigint) =>
  ({ language: 'en', session: { id: 1n, playerId, isDue: false } }) as unknown as PlayerCaller
