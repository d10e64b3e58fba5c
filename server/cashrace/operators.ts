/** The office's side of races: rule sets, races, and what two people decide. */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeCashraces } from '@uwanja/contract/operators/cashraces'
import type { Money } from '@uwanja/money'
import type { Tx } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueChanged } from '../catalogue/store.ts'
import { askApproval, detail, type ApprovalActions, type Approved } from '../operators/approvals.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { refuse } from '../runtime/refuse.ts'
import { newSeed, takenBy } from './drops.ts'
import { payoutsOf } from './payout-store.ts'
import { isPicture, ruleForOffice, ruleToStore } from './rules.ts'
import { gamesInScope } from './scope.ts'
import { cancelRace, dryRun, mayBeCancelled, mayBeReversed, printOf, reverseRace, settleRace } from './settle.ts'
import { forOffice, prizeForOffice } from './shown.ts'
import { countPlayers } from './standings-store.ts'
import { standingsOf } from './standings.ts'
import {
  allRaces,
  bannersOf,
  countGames,
  endNow,
  insertRace,
  insertRule,
  lockRace,
  publish,
  raceById,
  ruleSets,
  turnRaces,
  type Race,
} from './store.ts'

const MOST_RACES = 100
const MOST_PLACES = 100
const MOST_PAYOUTS = 600

export interface RaceOperatorDeps extends OperatorDeps {
  readonly money: Pick<Money, 'read'>
  readonly catalogue: Catalogue
}

type Races = Pick<OfficeHandlers, keyof typeof officeCashraces>

const found = async (tx: Tx, id: string): Promise<Race> => (await lockRace(tx, BigInt(id))) ?? refuse('NOT_FOUND')
const inState = (race: Race, state: Race['state']): Race => (race.state === state ? race : refuse('NO_LONGER_OPEN'))

function reading(deps: RaceOperatorDeps) {
  const { db, sealing } = deps
  const known = async (id: string) => (await raceById(db, BigInt(id))) ?? refuse('NOT_FOUND')
  const shown = async (races: readonly Race[], banners: ReadonlyMap<bigint, string>) => {
    const ids = races.map(({ id }) => id)
    const [games, players] = [await countGames(db, ids), await countPlayers(db, ids)]
    return races.map((race) => {
      const { id } = race
      return forOffice(race, {
        games: games.get(id) ?? 0,
        players: players.get(id) ?? 0,
        banner: banners.get(id) ?? '',
      })
    })
  }
  return {
    cashraces: async () => ({ races: await shown(await allRaces(db, MOST_RACES), new Map()) }),
    async cashrace({ id }) {
      const one = await known(id)
      const [race] = await shown([one], await bannersOf(db, [one.id]))
      const payouts = (await payoutsOf(db, one.id, MOST_PAYOUTS)).map(({ playerId, number, minor, ...payout }) => {
        const { nth, run, place, state } = payout
        return { nth, run, place, state, playerId: String(playerId), player: number, amount: decimalText(minor) }
      })
      return { race: race!, places: await placesOf(deps, one), payouts }
    },
    cashraceRules: async () => ({
      rules: (await ruleSets(db)).map((one) => ({ ...one, id: String(one.id), rule: ruleForOffice(one.rule) })),
    }),
    async cashraceDryRun({ id }) {
      const { prizes, paid, left } = await db.transaction(async (tx) =>
        dryRun({ money: deps.money, sealing }, tx, await found(tx, id)),
      )
      return { paid: decimalText(paid), left: decimalText(left), prizes: prizes.map(prizeForOffice) }
    },
  } satisfies Partial<Races>
}

async function placesOf({ db, sealing }: RaceOperatorDeps, race: Race) {
  if (race.state === 'draft' || race.state === 'published') return []
  if (race.rule.counts === 'drops') {
    const drops = await takenBy(db, sealing, race)
    return drops.flatMap(({ by, number, prize }) =>
      by
        ? [
            prizeForOffice({
              nth: number,
              place: number,
              playerId: by.playerId,
              number: by.number,
              points: 0n,
              minor: prize,
            }),
          ]
        : [],
    )
  }
  return (await standingsOf(db, race, MOST_PLACES)).map(({ playerId, number, place, points, prize }) =>
    prizeForOffice({ nth: place, place, playerId, number, points, minor: prize }),
  )
}

function making({ db, jurisdiction, sealing, catalogue }: RaceOperatorDeps) {
  return {
    async keepCashraceRule({ name, rule: raw }, { operator: by }) {
      const rule = ruleToStore(raw, jurisdiction.currency) ?? refuse('INCORRECT_PARAMETER_VALUE', { field: 'rule' })
      // What it names is there; which games it comes to is fixed by each race.
      if (gamesInScope(rule, await catalogue.lists()) === null) refuse('INCORRECT_PARAMETER_VALUE', { field: 'scope' })
      await db.transaction(async (tx) => {
        await insertRule(tx, name, rule, by.id)
        await recordAudit(tx, { by, action: 'race.rule', subject: `race-rule ${name}`, why: '', after: rule })
      })
      return null
    },
    async makeCashrace({ ruleId, names, urlSuffix, banner, fromAt, toAt, entry }, { operator: by }) {
      const set = (await ruleSets(db)).find(({ id }) => String(id) === ruleId) ?? refuse('NOT_FOUND')
      if (banner !== '' && !isPicture(banner)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'banner' })
      if (Date.parse(fromAt) >= Date.parse(toAt)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'toAt' })
      const { currency } = jurisdiction
      const needsEntry = entry === 'promotion'
      const race = { ruleId: set.id, names, urlSuffix, banner, fromAt, toAt, currency, needsEntry }
      const id = await db.transaction(async (tx) => {
        const made = await insertRace(tx, race, by.id)
        if (made === null) return refuse('INCORRECT_PARAMETER_VALUE', { field: 'urlSuffix' })
        await recordAudit(tx, { by, action: 'race.made', subject: `race ${made}`, why: '', after: { name: names.en } })
        return made
      })
      return { id: String(id) }
    },
    async publishCashrace({ id }, { operator: by }) {
      const lists = await catalogue.lists()
      await db.transaction(async (tx) => {
        const race = inState(await found(tx, id), 'draft')
        const games = gamesInScope(race.rule, lists) ?? refuse('INCORRECT_PARAMETER_VALUE', { field: 'scope' })
        const drops = race.rule.counts === 'drops' ? await newSeed(sealing, race.urlSuffix) : null
        if (!(await publish(tx, race.id, games, drops))) refuse('INCORRECT_PARAMETER_VALUE', { field: 'toAt' })
        const after = { games: games.length, ...(drops ? { commitment: drops.commitment } : {}) }
        await recordAudit(tx, { by, action: 'race.published', subject: `race ${id}`, why: '', after })
      })
      return null
    },
    async endCashrace({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        inState(await found(tx, id), 'running')
        await endNow(tx, BigInt(id))
        await turnRaces(tx)
        await catalogueChanged(tx)
        await recordAudit(tx, { by, action: 'race.ended', subject: `race ${id}`, why })
      })
      catalogue.changed()
      return null
    },
  } satisfies Partial<Races>
}

const WAITS = { waits: true, first: null }

function asking({ db, money, sealing }: RaceOperatorDeps) {
  return {
    async askCashraceSettled({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const worked = await dryRun({ money, sealing }, tx, await found(tx, id))
        const sums = {
          paid: decimalText(worked.paid),
          left: decimalText(worked.left),
          winners: `${worked.prizes.length}`,
        }
        const details = { id, print: printOf(worked), ...sums }
        await askApproval(tx, by, { kind: 'race-settled', subject: `race ${id}`, details, why })
      })
      return WAITS
    },
    async askCashraceCancelled({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        mayBeCancelled(await found(tx, id))
        await askApproval(tx, by, { kind: 'race-cancelled', subject: `race ${id}`, details: { id }, why })
      })
      return WAITS
    },
    async askCashraceReversed({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        mayBeReversed(await found(tx, id))
        await askApproval(tx, by, { kind: 'race-reversed', subject: `race ${id}`, details: { id }, why })
      })
      return WAITS
    },
  } satisfies Partial<Races>
}

export const cashraceOperators = (deps: RaceOperatorDeps): Races => ({
  ...reading(deps),
  ...making(deps),
  ...asking(deps),
})

export function cashraceActions({
  money,
  sealing,
}: RaceOperatorDeps): Pick<ApprovalActions, 'race-settled' | 'race-cancelled' | 'race-reversed'> {
  const noted = (tx: Tx, by: Operator, change: Approved, action: AuditAction) => {
    const subject = `race ${detail(change, 'id')}`
    return recordAudit(tx, { by, action, subject, why: change.why, after: change.details })
  }
  return {
    async 'race-settled'(tx, by, change) {
      await settleRace({ money, sealing }, tx, BigInt(detail(change, 'id')), detail(change, 'print'))
      await noted(tx, by, change, 'race.settled')
    },
    async 'race-cancelled'(tx, by, change) {
      await cancelRace(tx, BigInt(detail(change, 'id')))
      await catalogueChanged(tx)
      await noted(tx, by, change, 'race.cancelled')
    },
    async 'race-reversed'(tx, by, change) {
      await reverseRace(tx, BigInt(detail(change, 'id')))
      await noted(tx, by, change, 'race.reversed')
    },
  }
}
