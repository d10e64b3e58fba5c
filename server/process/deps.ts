/** Everything that the features work with, opened by hand in reading order. */
import { pino, type Logger } from 'pino'
import { PROTECTION } from '@uwanja/contract/site/protection'
import { CURRENCIES, type Currency } from '@uwanja/contract/wire/amounts'
import { moneyDoor, openHouse, type Money, type Moved } from '@uwanja/money'
import type { HouseAccount } from '@uwanja/money/accounts'
import type { Db } from '@uwanja/database/sql'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { isSportCompany, SPORT_COMPANIES } from '@uwanja/providers/sports'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import { planClosing } from '../banking/closing.ts'
import { openMethods, type Methods } from '../banking/methods.ts'
import { readMigrations } from '@uwanja/database/migrate'
import { refuseForeignCursors } from './books-watch.ts'
import { roleOf } from '../db/role.ts'
import { SCHEMAS } from '../db/schemas.ts'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { publishBalance } from '../banking/publish.ts'
import { isInSegment } from '../segments/store.ts'
import { enterRace } from '../cashrace/entries.ts'
import { bonusActions, type BonusDeps } from '../bonus/bonus.ts'
import { SOURCE as JACKPOTS } from '../jackpot/tickets.ts'
import { openCompanyKeys, type CompanyKeys } from '../companies/keys/keys.ts'
import { openCompanyWatch } from '../companies/watch.ts'
import type { Settings } from '../settings/env.ts'
import { mustHaveKeys, mustHaveLeastRights } from '../settings/production.ts'
import { isArmed, mayDie } from '../runtime/failpoints.ts'
import { openIdentity } from '../identity/covers.ts'
import { openHealth } from '../runtime/health.ts'
import { isHeldFor } from '../holds/store.ts'
import { jobsOn } from '../runtime/jobs.ts'
import type { Bus, Notice } from '../live/bus.ts'
import { openPolls } from '../live/polls.ts'
import { openLocation } from '../site/location.ts'
import { askedBefore, helpedBy, jurisdictionOf, type Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { openMail } from '../companies/mail.ts'
import { openMetrics, type Metrics } from './metrics.ts'
import { openNews } from './news.ts'
import { numberProven } from '../players/store.ts'
import type { Redis } from '../runtime/redis.ts'
import { openMarks, type Marks } from '../sealing/marks.ts'
import { openSealing } from '../sealing/sealing.ts'
import { quarantinedPhones } from '../protection/erasure-rules.ts'
import { openPersons } from '../protection/person-rules.ts'
import { openNationalRegister, registerReporter } from '../protection/register-rules.ts'
import { cancelIsForbidden } from '../protection/store.ts'
import { insertCase } from '../suspicion/store.ts'
import { openScreening, type Screening } from '../screening/rules.ts'
import { openPasswords } from '../security/passwords.ts'
import { openSms } from '../companies/sms.ts'
import { openTax, type Tax } from '../tax/tax.ts'
import { openNotify } from '../messages/notify.ts'
import { insertNotices } from '../push/store.ts'
import { openThrottle } from '../throttle/throttle.ts'
import { behindSessions } from '../wallet/store.ts'
import { companiesOf, openWires } from '../companies/wires.ts'
import { traceField } from '../wire/trace.ts'

export type Deps = Awaited<ReturnType<typeof openDeps>>

/** No line can hold a secret: amounts, PINs and numbers travel in queries, so only the path of a request is written. */
function openLog(level: string): Logger {
  return pino({ level, base: null, redact: ['req', 'res', 'headers', 'body', 'query'] })
}

function openKeys(settings: Settings) {
  const [sealing, marks] = [openSealing(settings), openMarks(settings)]
  const companyKeys = openCompanyKeys(settings, sealing)
  return { sealing, marks, companyKeys, wires: openWires(settings, companyKeys.of) }
}

/** What the metrics take from the settings and the law. */
const metered = ({ metricsAllow, exclusionProvider }: Settings, { register }: Jurisdiction) => ({
  allow: metricsAllow,
  register: { provider: exclusionProvider, ...register },
})

/** The row of the law that holds, with what its operator set about it. */
const lawOf = ({ jurisdiction, helpContact, namesBefore }: Settings): Jurisdiction =>
  askedBefore(helpedBy(jurisdictionOf(jurisdiction), helpContact), namesBefore)

/** Loaded only where there is one. */
async function redisOf(
  { redisUrl, redisPrefix: prefix }: Settings,
  onFault: (error: unknown) => void,
): Promise<Redis | null> {
  return redisUrl === null ? null : (await import('../runtime/redis.ts')).openRedis(redisUrl, onFault, { prefix })
}

export async function openDeps(db: Db, settings: Settings) {
  const log = openLog(settings.logLevel)
  const warn = (what: string, details: Readonly<Record<string, string>>) =>
    log.warn({ ...details, ...traceField() }, what)
  const onFault = (error: unknown) => log.error({ err: error, ...traceField() }, 'fault')
  const jurisdiction = lawOf(settings)
  const { sealing, marks, companyKeys, wires } = openKeys(settings)
  const redis = await redisOf(settings, onFault)
  const watch = openCompanyWatch()
  const groups = () => books.groups()
  const heard = { db, redis, companies: companiesOf(wires), watch, groups }
  const metrics = openMetrics({ ...heard, ...metered(settings, jurisdiction) })
  const health = openHealth(db, readMigrations(SCHEMAS), settings, groups)
  const throttle = openThrottle(db, redis, metrics.throttleFellBack)
  const { bus, isFirst } = await openNews({ db, settings, redis, onFault })
  const polls = openPolls(bus)
  const tax = openTax(jurisdiction, settings)
  const books = openBooks({ db, settings, jurisdiction, tax, metrics, bus, onFault })
  followKeys(db, bus, companyKeys, onFault)
  const methods = livingMethods(db, bus, openMethods(jurisdiction, wires, settings.exchangeRates), onFault)
  const money = metrics.counting(books)
  const notify = openNotify(bus)
  const jobs = jobsOn(db, onFault, settings.jobRetryS, isFirst)
  const faults = { warn, onFault }
  const guards = openGuards({ db, money, jurisdiction, settings, wires, sealing, marks, bus, notify, jobs, ...faults })
  const given = { notify, enterRace, isInSegment, publishMoved: publishBalance.bind(null, { bus }) }
  const bonusDeps: BonusDeps = { db, money, country: jurisdiction.country, ...given }
  return {
    db,
    settings,
    log,
    warn,
    onFault,
    jurisdiction,
    wires,
    redis,
    metrics,
    health,
    throttle,
    bus,
    isFirst,
    polls,
    catalogue: openCatalogue(db),
    money,
    bonusParts: bonusDeps,
    ...bonusActions(bonusDeps),
    jobs,
    ...guards,
    ...quarantinedPhones(marks),
    passwords: await openPasswords(settings.passwordPasses),
    sealing,
    marks,
    companyKeys,
    isHeldFor,
    wallMs: Date.now,
    methods,
    watch,
    sendSms: openSms(wires),
    sendMail: openMail(settings, wires),
    countryOf: await openLocation(settings, wires),
    numberProven,
    ...openIdentity(settings, wires, jurisdiction),
    tax,
    cancelIsForbidden,
    notify,
    push: settings.push && insertNotices,
    asked: askFirst(db, { settings, money, companyKeys, methods, jobs, marks, jurisdiction }),
  }
}

interface BooksDeps {
  readonly db: Db
  readonly settings: Settings
  readonly jurisdiction: Jurisdiction
  readonly tax: Tax
  readonly metrics: Pick<Metrics, 'batch'>
  readonly bus: Pick<Bus, 'publish'>
  readonly onFault: (error: unknown) => void
}

/** The one way into the ledger; whose money moved is told. */
const openBooks = ({ db, settings, jurisdiction, tax, metrics, bus, onFault }: BooksDeps) =>
  moneyDoor(db, {
    wagerTax: tax.wager,
    resettles,
    zone: jurisdiction.zone,
    limitMs: settings.wagerLimitMs,
    mostWaiting: settings.wagerQueue,
    behind: behindSessions(settings.exclusionProvider === null ? null : jurisdiction.register.stakeFreshS),
    onFault,
    onBatch: metrics.batch,
    onMoved: (moved) => bus.publish(balanceNotice(moved)),
    ...(isArmed() ? { mayDie } : {}),
  })

type GuardDeps = Omit<Parameters<typeof openScreening>[0], 'openCase'> &
  Omit<Parameters<typeof openPersons>[0], keyof ReturnType<typeof personNews>> &
  Omit<Parameters<typeof openNationalRegister>[0], 'persons'> &
  Parameters<typeof personNews>[0]

/** Who keeps persons out, and money in: what stands against a person, the country's register, the lists of sanctions. */
function openGuards(deps: GuardDeps) {
  const screening = openScreening({ ...deps, openCase: insertCase })
  const persons = openPersons({ ...deps, ...personNews(deps, screening) })
  return { screening, persons, register: openNationalRegister({ ...deps, persons }) }
}

/** Who hears of what happens to a person: the country's register, the lists of sanctions, and the cashier of an account that is closed. */
const personNews = (
  deps: Parameters<typeof registerReporter>[0] & Parameters<typeof planClosing>[0],
  { changed }: Pick<Screening, 'changed'>,
) => ({
  changed,
  reportToRegister: registerReporter(deps),
  payOut: planClosing.bind(null, deps),
})

/** What is asked of the database before the first request is answered; all else is put together meanwhile. */
function askFirst(
  db: Db,
  {
    settings,
    money,
    companyKeys,
    methods,
    jobs,
    marks,
    jurisdiction,
  }: {
    settings: Settings
    money: Money
    companyKeys: CompanyKeys
    methods: Methods
    jobs: ReturnType<typeof jobsOn>
    marks: Marks
    jurisdiction: Jurisdiction
  },
) {
  return Promise.all([
    companyKeys.refresh(db).then(() => mustHaveKeys(settings, companyKeys.of)),
    roleOf(db).then((role) => mustHaveLeastRights(settings, role)),
    refuseForeignCursors(db, money),
    marks.known(db),
    // Every currency: money that arrives in another one than the jurisdiction's is parked in its own.
    openHouse(db, {
      house: houseAccounts(),
      currencies: Object.keys(CURRENCIES) as Currency[],
      play: {
        pauseS: jurisdiction.play.pauseS,
        windows: jurisdiction.play.windows,
        reminderS: PROTECTION.reminderDefaultMinutes * 60,
      },
    }),
    methods.refresh(db),
    jobs.start(),
  ])
}

function followKeys(db: Db, bus: Bus, keys: CompanyKeys, onFault: (error: unknown) => void): void {
  bus.subscribe(({ news }) => {
    if (news === 'keys' || news === 'resync') void keys.refresh(db).catch(onFault)
  })
}

/** What operators set is read anew when one of the processes changed it. */
function livingMethods(db: Db, bus: Bus, methods: Methods, onFault: (error: unknown) => void): Methods {
  bus.subscribe(({ news }) => {
    if (news === 'methods' || news === 'resync') void methods.refresh(db).catch(onFault)
  })
  return methods
}

/** May this company say anew what a win or a void is worth? */
const resettles = (company: string) =>
  company === JACKPOTS || (isSportCompany(company) && SPORT_COMPANIES[company].facts.resettles)

/** What the house has: one account of each kind a company, and its own. */
const houseAccounts = (): HouseAccount[] => [
  'corrections',
  'forfeited',
  'bonuses',
  'free-bets',
  'trust',
  'dormant',
  'unclaimed',
  'operating',
  'pools',
  'guarantees',
  'races',
  'games:jackpot',
  ...PAYMENT_COMPANIES.flatMap(({ name: company }) => [`bank:${company}` as const, `parked:${company}` as const]),
  ...[...Object.keys(GAME_COMPANIES), ...Object.keys(SPORT_COMPANIES)].map((company) => `games:${company}` as const),
]

function balanceNotice({ playerId, currency, totalMinor, version }: Moved): Notice {
  return { news: 'balance', playerId: `${playerId}`, version: `${version}`, totalMinor: `${totalMinor}`, currency }
}
