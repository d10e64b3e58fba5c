/** What traders look at, behind the desk's key: the calendar, bets, and what was taken against what was expected. */
import type { FastifyInstance } from 'fastify'
import type { BetLife, CalendarRow } from '@uwanja/contract/book/desk-watch'
import { deskWatch } from '@uwanja/contract/book/desk-watch'
import type { Input } from '@uwanja/contract/wire/call'
import type { Db } from '@uwanja/database/sql'
import { isZone } from '@uwanja/runtime/zones'
import { readBet } from '../bets/store.ts'
import { viewOf } from '../bets/view.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isSeason, seasonNames } from '../outrights/strike.ts'
import { whyShut } from '../catalogue/event.ts'
import { fixtureOf } from '../feed/registers.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { eventView } from '../read/views.ts'
import { figuresOf } from './figures-store.ts'
import * as life from './life-store.ts'

export interface WatchDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly onFault: (error: unknown) => void
}

const MOST_EVENTS = 200
const CODE = /^[A-Za-z]{6}$/

type Wanted = Input<typeof deskWatch.calendar>

/** In the order of their start, without their prices. */
function wantedRows(catalogue: Catalogue, wanted: Wanted): Omit<CalendarRow, 'atRisk'>[] {
  const circumstances = catalogue.circumstances()
  const words = wanted.words.trim().toLowerCase()
  const fromMs = wanted.from === undefined ? -Infinity : Date.parse(wanted.from)
  const toMs = wanted.to === undefined ? Infinity : Date.parse(wanted.to)
  const rows = [...catalogue.events()].flatMap((event) => {
    const { place } = event
    const startMs = Date.parse(fixtureOf(event.state)?.start ?? '')
    const isElsewhere =
      (wanted.sport !== undefined && place?.sport !== wanted.sport) ||
      (wanted.tournament !== undefined && place?.tournamentId !== wanted.tournament) ||
      startMs < fromMs ||
      startMs >= toMs
    const view = isElsewhere ? null : eventView(event, [], circumstances)
    if (!view) return []
    const { markets: _none, clock: _clock, epoch: _epoch, ...row } = view
    const shut = whyShut(event, circumstances)
    const isWanted =
      wanted.state === 'all' ||
      (wanted.state === 'shut' ? shut !== null && shut !== 'over' : row.phase === wanted.state)
    const { home = {}, away = {} } = row.sideNames ?? {}
    const names = [row.home, row.away, row.tournament, row.id, ...Object.values(home), ...Object.values(away)]
    const isNamed = names.some((one) => one?.toLowerCase().includes(words))
    return isWanted && isNamed ? [{ ...row, shut }] : []
  })
  return rows.sort((one, other) => one.startsAt.localeCompare(other.startsAt) || Number(one.id) - Number(other.id))
}

function seasonOf(catalogue: Catalogue, { event: id, outcome }: BetLife['picks'][number]) {
  const event = catalogue.event(id)
  return event && isSeason(event) ? { season: seasonNames(event, outcome) } : {}
}

async function lifeOf({ db, catalogue }: Pick<WatchDeps, 'db' | 'catalogue'>, id: string): Promise<BetLife> {
  const bet = await readBet(db, id)
  if (!bet) throw new Refused('BET_NOT_FOUND')
  const { wallet, walletPlayer, replacedBy, settledAt } = await life.aroundBet(db, id)
  return {
    bet: { ...viewOf(bet), player: String(bet.player) },
    wallet,
    walletPlayer,
    round: bet.round,
    replacedBy,
    settledAt: settledAt?.toISOString() ?? null,
    terms: { ...bet.terms },
    picks: (await life.picksOf(db, id)).map((pick) => ({ ...pick, ...seasonOf(catalogue, pick) })),
    movements: await life.movementsOf(db, id),
    worths: await life.worthsOf(db, id),
    cashOuts: await life.tapsOf(db, id),
    reversalBy: await life.reversalOf(db, id),
    log: await life.logOfBet(db, id),
  }
}

const handlersOf = ({ db, catalogue }: WatchDeps): Handlers<typeof deskWatch> => ({
  async calendar(wanted) {
    const rows = wantedRows(catalogue, wanted)
    const shown = rows.slice(0, MOST_EVENTS)
    const risks = await life.atRiskOn(
      db,
      shown.map(({ id }) => id),
    )
    return { events: shown.map((row) => ({ ...row, atRisk: risks.get(row.id) ?? 0 })), total: rows.length }
  },
  life: ({ id }) => lifeOf({ db, catalogue }, id),
  async find({ id, walletPlayer }) {
    if (walletPlayer !== undefined) return { bets: await life.betsOfWalletPlayer(db, walletPlayer), code: null }
    if (id === undefined) return { bets: [], code: null }
    const code = CODE.test(id) ? await life.codeOf(db, id.toUpperCase()) : null
    if (!code) return { bets: await life.betById(db, id), code: null }
    const { uses, endsAt, slip } = code
    return {
      bets: await life.betsWith(db, slip),
      code: { code: code.code, uses, endsAt: endsAt.toISOString() },
    }
  },
  async figures({ from, to, by, zone }) {
    if (!isZone(zone) || Date.parse(from) >= Date.parse(to)) throw new Refused('INCORRECT_PARAMETER_VALUE')
    return { rows: await figuresOf(db, { from, to, by, zone }) }
  },
})

export function mountWatch(scope: FastifyInstance, deps: WatchDeps): void {
  mountRows(scope, deskWatch, handlersOf(deps), deps.onFault)
}
