/** Tickets sold over HTTP, beside bare stakes of a game company: the same callers, players, process and database, in turns. */
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { jackpot } from '@uwanja/contract/site/jackpot'
import type { Db } from '@uwanja/database/sql'
import { ask, dataOf } from '../api/ask.ts'
import { PLAYERS, seedPlayers, sessionToken } from '../api/players.ts'
import type { BenchRun } from '../bench.ts'
import { startApi, type Api } from '../money/api-process.ts'
import { preparePostgres } from '../money/databases.ts'
import { acceptedMinor, offers, type Round, runRound } from '../money/load.ts'
import { type Measured, measuredOf } from '../money/settings.ts'
import { openOurs, type Take } from '../money/side.ts'
import { spreadOf } from '../statistics.ts'
import { layRound } from './round.ts'

const LEAST_OF_BARE = 0.5
const CALLERS = 32
/** As a stake of the load is, so that the books are added up alike. */
const PRICE_MINOR = acceptedMinor(1)
const PACE = {
  full: { rounds: 7, roundMs: 3_000, mostEvents: 20_000 },
  quick: { rounds: 3, roundMs: 1_500, mostEvents: 5_000 },
} as const

export interface Sold {
  readonly tickets: Measured
  readonly stakes: Measured
  readonly ratio: number
  readonly faults: readonly string[]
}

interface OnSale {
  readonly id: bigint
  readonly matches: readonly bigint[]
}

async function onSale(db: Db): Promise<OnSale> {
  const id = await layRound(db, { priceMinor: PRICE_MINOR, closes: 'in an hour' })
  const rows = await db.sql<{ id: bigint }>`select id from jackpot_match where jackpot_id = ${id} order by number`
  return { id, matches: rows.map((row) => row.id) }
}

/** Another slip each time: the number of the ticket in threes. */
function selling(api: Api, { id, matches }: OnSale, agent: Agent): Take {
  const { method, path } = jackpot.placeManualJackpotBet
  let nth = 0
  return async ({ playerId }) => {
    const digits = (nth++).toString(3).padStart(matches.length, '0')
    const lines = matches.map((eventId, at) => ({
      jackpotId: Number(id),
      eventId: Number(eventId),
      choiceId: 1 + Number(digits[at]),
      canceled: true,
      participant1Score: 0,
      participant2Score: 0,
    }))
    const answer = await ask({
      url: api.url + path,
      method,
      agent,
      headers: { authorization: `Bearer ${sessionToken(Number(playerId))}`, 'content-type': 'application/json' },
      body: JSON.stringify(lines),
    })
    const { status } = dataOf(answer) as { status: string }
    if (status === 'Success') return 'ok'
    throw new Error(`a ticket was answered with ${status}`)
  }
}

const SIDES = ['tickets', 'stakes'] as const
type Rounds = Readonly<Record<(typeof SIDES)[number], Round[]>>

const countOf = (all: readonly Round[]): number => all.reduce((sum, { accepted }) => sum + accepted, 0)

/** Every ticket has its stake, and the books are whole. */
async function faultsOf(db: Db, done: Rounds): Promise<readonly string[]> {
  const [tickets, stakes] = [countOf(done.tickets), countOf(done.stakes)]
  const [row] = await db.sql<{ tickets: number; paid: number }>`
    select (select count(*)::int from jackpot_ticket) as tickets, (
      select count(*)::int from money.journal j join jackpot_ticket t on j.key = 'ticket-' || t.id and j.player_id = t.player_id
      where j.source = 'jackpot' and j.kind = 'wager.staked') as paid`
  const all = { count: tickets + stakes, minor: acceptedMinor(tickets + stakes) }
  const { faults } = await (await openOurs(db, ['betsolutions', 'jackpot'])).check(all)
  const isWhole = row!.tickets === tickets && row!.paid === tickets
  const told = `${String(row!.tickets)} tickets, ${String(row!.paid)} of them paid, ${String(tickets)} were sold`
  return isWhole ? faults : [told, ...faults]
}

export async function measureSales(run: BenchRun, serverUrl: string): Promise<Sold> {
  const { rounds, roundMs, mostEvents } = PACE[run.pace]
  let sale: OnSale | null = null
  const make = await preparePostgres(run, serverUrl, async (db) => {
    await seedPlayers(db)
    sale = await onSale(db)
  })
  const copy = await make()
  const api = await startApi(copy.env, CALLERS, (end) => run.atExit(end))
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const takes = { tickets: selling(api, sale!, agent), stakes: api.bet }
  const from = offers('many players', PLAYERS)
  const done: Rounds = { tickets: [], stakes: [] }
  run.say(
    `Tickets beside bare stakes over HTTP, ${String(CALLERS)} callers, in turns (load ${loadavg()[0]!.toFixed(1)})`,
  )
  // The first of each is for compiling.
  for (let round = 0; round <= rounds; round++)
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed())
      done[side].push(await runRound(takes[side], from, { callers: CALLERS, roundMs, mostEvents }))
  agent.destroy()
  await api.close()
  const db = await copy.open()
  const faults = await faultsOf(db, done)
  await db.close()
  await copy.remove()
  const [tickets, stakes] = [done.tickets.slice(1), done.stakes.slice(1)]
  const ratio = spreadOf(tickets.map((one, at) => one.perSecond / stakes[at]!.perSecond)).median
  const sold = { tickets: measuredOf(tickets), stakes: measuredOf(stakes), ratio, faults }
  for (const side of SIDES) {
    const { perSecond, p50Ms, p99Ms } = sold[side]
    const [median, min, max] = [perSecond.median, perSecond.min, perSecond.max].map((one) => one.toFixed(0))
    run.say(`  ${side.padEnd(8)} ${median} (${min}-${max})/s p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms`)
  }
  for (const fault of faults.slice(0, 5)) run.say(`  ${fault}`)
  return sold
}

export const aimOfSales = ({ ratio, faults }: Sold) => [
  {
    text: `tickets over HTTP at least ${String(LEAST_OF_BARE)} x bare stakes at ${String(CALLERS)} callers: ${ratio.toFixed(2)}`,
    isGood: ratio >= LEAST_OF_BARE,
  },
  { text: `every ticket has one stake, books whole: ${String(faults.length)} wrong`, isGood: faults.length === 0 },
]
