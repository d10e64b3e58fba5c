/** The server: its parts, its doors, and its life. Tests open it with a database of their own, main.ts with the real one. */
import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/database/sql'
import type { WalletDoor } from '@uwanja/book/open'
import { SPORT_COMPANIES } from '@uwanja/providers/sports'
import { openApp, type SitePlace } from './app.ts'
import { companyLanes, stepsDue, type CompanyLanes } from '../banking/due.ts'
import type { BankingDeps } from '../banking/deps.ts'
import { closeOutDue } from '../banking/closing.ts'
import { dueClosings } from '../banking/closing-store.ts'
import { reconcileDue } from '../banking/reconcile.ts'
import { openBookHours } from './book-hours.ts'
import { openBackups } from './backup.ts'
import { openBooksWatch } from './books-watch.ts'
import type { BonusDeps } from '../bonus/bonus.ts'
import { openBonuses } from '../bonus/wagering.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { companiesWithoutList, takeAllLists, takeListOf } from '../catalogue/listing.ts'
import { PLAYS } from '../catalogue/plays.ts'
import type { Settings } from '../settings/env.ts'
import { openProjection } from '../runtime/projections.ts'
import { every, type Repeated } from '../runtime/every.ts'
import { checkForDormant } from '../dormancy/check.ts'
import { checkForHarm, playDays } from '../harm/check.ts'
import { followSettings } from './follow-settings.ts'
import type { Jobs } from '../runtime/jobs.ts'
import { openOfficeApp } from './office-app.ts'
import { purgeSlips } from '../bets/store.ts'
import { checkForSuspicion } from '../suspicion/operators.ts'
import { openChaos } from '../companies/chaos.ts'
import { openDeps, type Deps } from './deps.ts'
import { registerFollower } from '../protection/feed-rules.ts'
import { erasureDue } from '../protection/erasure-rules.ts'
import { takeTimeOut } from '../protection/restriction-rules.ts'
import { grantPrize } from '../bonus/prize.ts'
import { racesProjection } from '../cashrace/counting.ts'
import { racesDue, publishChanged, notifyOvertaken } from '../cashrace/due.ts'
import { payCashback, returnUnused } from '../bonus/effects.ts'
import { payBoosts } from '../bonus/boost.ts'
import { payInsurance } from '../bonus/insurance.ts'
import { endFreeSpins } from '../bonus/free-spins.ts'
import { closeDue } from '../jackpot/closing.ts'
import { openDue } from '../jackpot/due.ts'
import { purgeErased } from '../protection/erasure-store.ts'
import { openPhones } from './phones.ts'
import { fittingCallbackUrl, missingPageOrigins } from './payment-start.ts'
import { openVerifier } from './verifier.ts'
import { retain } from './retention.ts'
import { sendMailings } from '../segments/sending.ts'
import type { Passwords } from '../security/passwords.ts'
import { sealAnew } from '../sealing/anew.ts'
import { purgeSecurity } from '../security/purge.ts'
import type { Notify } from '../notices/notify.ts'
import { checkedDetails } from '../user/profile.ts'
import { eachTraced } from '../wire/trace.ts'

export interface Server {
  readonly app: FastifyInstance
  /** The operators' door, with a listener of its own; whoever opens the process says whether it listens. */
  readonly office: FastifyInstance
  readonly money: Money
  readonly passwords: Passwords
  readonly notify: Notify
  readonly catalogue: Catalogue
  /** What the rules of payments work with: tests start methods through it that have no call of their own. */
  readonly banking: BankingDeps
  readonly bonusParts: BonusDeps
  /** Where the wallet of each sport company is, with the keys of the moment: for a book that runs beside us. */
  readonly sportDoors: readonly WalletDoor[]
  /** Starts what works on its own: the jobs and the proof's timer. After the doors are open, so that nobody waits for it. */
  work(): Promise<void>
  /** Reads the exclusion register's feed now, without waiting for the round. */
  followRegister(): Promise<void>
  /** Asks the lists of sanctions again about everybody who is due, without waiting for the hour. */
  screenAgain(): Promise<void>
  /** Takes every game company's list now, without waiting for the job. */
  listGames(): Promise<void>
  /** Payments whose next step is due by the house's clock, done now, and nothing remembered: after the clock was shifted. */
  payDue(): Promise<void>
  close(): Promise<void>
}

/** How often a process makes sure that the hour has its rounds. */
const HOURLY_ASKED_MS = 60_000
/** For what is due by its row, whatever became of its alarm. */
const DUE_LOOK_MS = 10_000
/** The register's feed of changes: a minute at most lies between a change and the end of a session. */
const FEED_LOOK_MS = 20_000
/** Rounds whose sale is over, and payouts that are owed: the root must be out within a minute. */
const JACKPOT_LOOK_MS = 2_000
/** Races that begin or end, and prizes that are owed. */
const RACE_LOOK_MS = 2_000
/** Stretches of play that are over, and free bets whose time is. */
const PROMOTION_LOOK_MS = 60_000
/** Whoever has won looks at their balance. */
const BOOST_LOOK_MS = 5_000
/** Letters to segments. */
const MAILING_LOOK_MS = 2_000
/** After the drain: whoever is still being answered has this long. */
const LAST_ANSWERS_MS = 1_000

/** @param places Where the built sites stand; absent or null: the calls alone. */
export async function openServer(
  db: Db,
  settings: Settings,
  places: SitePlace & { readonly officeFolder?: string | null },
): Promise<Server> {
  fittingCallbackUrl(settings.publicCallbackUrl)
  const deps = await openDeps(db, settings)
  const { money, passwords, notify, jobs, polls, health } = deps
  const [app, office, epoch] = await Promise.all([
    openApp(deps, places),
    openOfficeApp(officeDeps(deps), places.officeFolder ?? null),
    money.readers.epoch(db),
    deps.asked,
  ])
  for (const setting of missingPageOrigins(deps.methods.all(), deps.wires.payment))
    deps.warn('card pages elsewhere than at the company’s own address will be refused', { setting, is: 'empty' })
  const lanes = companyLanes(deps)
  const follow = registerFollower(deps)
  let beside: readonly Repeated[] = []
  return {
    app,
    office,
    money,
    passwords,
    notify,
    catalogue: deps.catalogue,
    sportDoors: Object.keys(SPORT_COMPANIES).map((name) => ({
      name,
      url: deps.wires.sport(name).callbackUrl,
      keys: () => deps.wires.sport(name).keys,
    })),
    banking: deps,
    bonusParts: deps.bonusParts,
    followRegister: async () => follow?.(),
    screenAgain: () => deps.screening.screenAgain(),
    listGames: () => takeAllLists(deps),
    async payDue() {
      polls.clear()
      await stepsDue(deps)
      await closeOuts(deps)
    },
    async work() {
      beside = [
        ...workBeside(deps, lanes, epoch?.number ?? 0),
        ...(follow ? [every(FEED_LOOK_MS, follow, deps.onFault)] : []),
      ]
      await jobs.work(eachTraced(workersOf(deps, lanes)))
      health.working()
      await lanes.ringDue()
      await closeOuts(deps)
      if (settings.gameLists === 'hourly') await askFirstLists(deps)
    },
    async close() {
      jobs.ending()
      await health.drain()
      // A browser keeps lines open on which it has not asked anything yet; nobody knows them for idle, and they may stay.
      const doors = [app, office]
      const cut = setTimeout(() => doors.forEach((door) => door.server.closeAllConnections()), LAST_ANSWERS_MS)
      await Promise.all(doors.map((door) => door.close())).finally(() => clearTimeout(cut))
      for (const one of beside) await one.stop()
      await jobs.stop()
      await lanes.stop()
      await deps.bus.close()
      await deps.redis?.close()
      deps.metrics.close()
    },
  }
}

/** Closed accounts whose money is due. One that cannot go on keeps no other one back, and no process from starting; its job tries again. */
async function closeOuts(deps: Deps): Promise<void> {
  for (const id of await dueClosings(deps.db)) await closeOutDue(deps, id).catch(deps.onFault)
}

/** What works on its own beside the jobs; what one process does as well as several is the first's in line. */
function workBeside(deps: Deps, lanes: CompanyLanes, epoch: number): readonly Repeated[] {
  const { db, money, jobs, onFault, isFirst } = deps
  const byOne = (ms: number, round: (goesOn: () => boolean) => Promise<void>) => every(ms, round, onFault, isFirst)
  return [
    openVerifier(db, money, onFault, isFirst),
    openBooksWatch(deps, epoch),
    ...openBackups(db, deps.settings.dataDir, onFault),
    openBookHours(db, money, onFault, isFirst),
    openProjection(deps, PLAYS),
    openBonuses(deps.bonusParts, onFault, isFirst),
    openProjection(deps, playDays(deps.jurisdiction)),
    followSettings(db, deps, onFault),
    ...racing(deps),
    ...openPhones(deps),
    byOne(JACKPOT_LOOK_MS, () => closeDue(deps)),
    byOne(JACKPOT_LOOK_MS, openDue(deps)),
    byOne(MAILING_LOOK_MS, (goesOn) => sendMailings(deps, goesOn)),
    byOne(PROMOTION_LOOK_MS, () => endFreeSpins(deps.bonusParts)),
    byOne(PROMOTION_LOOK_MS, () => payCashback(deps.bonusParts, deps.jurisdiction.zone)),
    byOne(BOOST_LOOK_MS, () => payBoosts(deps.bonusParts)),
    byOne(PROMOTION_LOOK_MS, () => payInsurance(deps.bonusParts)),
    byOne(PROMOTION_LOOK_MS, () => returnUnused(deps)),
    // Alarms that were lost with another process, and what one process has no room to remember.
    every(DUE_LOOK_MS, lanes.ringDue, onFault),
    every(HOURLY_ASKED_MS, jobs.askHourly, onFault),
  ]
}

/** Races: points as the journals come, and what is due by the clock. */
const racing = (deps: Deps): readonly Repeated[] => [
  openProjection(
    deps,
    racesProjection((races) => publishChanged(deps, races)),
    { after: () => notifyOvertaken(deps) },
  ),
  every(
    RACE_LOOK_MS,
    () => racesDue({ ...deps, grantPrize, publishMoved: deps.bonusParts.publishMoved }),
    deps.onFault,
    deps.isFirst,
  ),
]

/** What is done for each of the jobs. */
const workersOf = (deps: Deps, lanes: CompanyLanes): Parameters<Jobs['work']>[0] => ({
  'payment-due': ({ paymentId }) => lanes.ring('payment', BigInt(paymentId)),
  async 'list-games'({ company }) {
    if (company !== undefined) await gently(() => takeListOf(deps, company))
    // The hourly round has no company.
    else if (deps.settings.gameLists === 'hourly') await takeAllLists(deps)
  },
  reconcile: () => reconcileDue(deps),
  'erase-player': ({ requestId }) => erasureDue(deps, BigInt(requestId)),
  'return-due': ({ returnId }) => lanes.ring('return', BigInt(returnId)),
  'close-out': ({ playerId }) => closeOutDue(deps, BigInt(playerId)),
  'report-exclusion': ({ playerId }) => deps.register.report(BigInt(playerId)),
  screen: ({ playerId }) => deps.screening.screen(BigInt(playerId)),
  'screen-again': () => deps.screening.screenAgain(),
  'look-for-harm': () => checkForHarm({ ...deps, breakFor: (id, hours) => takeTimeOut(deps, id, hours) }),
  'find-dormant': () => checkForDormant(deps),
  async sweep() {
    await checkForSuspicion(deps)
    await purgeSecurity(deps.db)
    await purgeErased(deps.db)
    await purgeSlips(deps.db)
    await deps.money.gate.swept(deps.db)
    const { begun } = await deps.money.ranges.kept(deps.db, {
      cuts: deps.settings.journalRanges,
      zone: deps.jurisdiction.zone,
    })
    if (begun !== null) deps.log.info({ range: begun.toString() }, 'journals go on in the next range of ids')
    await deps.persons.markOldNames()
    await retain(deps)
    const anew = await sealAnew(deps.db, deps.sealing)
    if (anew !== null) deps.log.info({ rows: anew }, 'sealed anew with SEALING_KEY')
  },
})

/** Longer than this nobody needs to rest. */
const LONGEST_REST_MS = 2_000

/** Rests as long as it worked: first lists come one after the other, and between them the machine is the players'. */
async function gently(work: () => Promise<unknown>): Promise<void> {
  const startMs = performance.now()
  await work()
  await rest(Math.min(LONGEST_REST_MS, performance.now() - startMs))
}

/**
 * Thousands of titles keep the embedded database from everybody else for a good part of a second. Whoever waited for this
 * start, a balancer or a person, asks before that.
 */
const FIRST_LISTS_AFTER_S = 1

/** Before a company's first list its lobbies are empty: nobody waits an hour for it. */
async function askFirstLists(deps: Deps): Promise<void> {
  const companies = await companiesWithoutList(deps)
  await deps.db.transaction(async (tx) => {
    for (const company of companies) await deps.jobs.ask(tx, 'list-games', { company }, FIRST_LISTS_AFTER_S)
  })
}

/** What the office is handed of the features. */
const officeDeps = (deps: Deps) => ({
  ...deps,
  checkedDetails,
  publishMoved: deps.bonusParts.publishMoved,
  takeGameList: (company: string) => takeListOf(deps, company),
  chaos: openChaos(deps.settings.sandboxApiUrl),
})
