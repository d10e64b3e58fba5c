/** The office behind its real door on a real database, with a wall clock that tests hold: for the tests of the features' operators' sides. */
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import type { Role } from '@uwanja/contract/operators/roles'
import { requestOf } from '@uwanja/contract/wire/request'
import { openMoney, type Money } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/database/sql'
import type { Mail } from '@uwanja/providers/mail/mail'
import { openMethods } from '../banking/methods.ts'
import { isInSegment } from '../segments/store.ts'
import { enterRace } from '../cashrace/entries.ts'
import { bonusActions } from '../bonus/bonus.ts'
import type { BankingDeps } from '../banking/deps.ts'
import { openIdentity } from '../identity/covers.ts'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { aDatabase, freezeClock, shiftClock, type DatabaseKind } from '../db/testing.ts'
import { openCompanyKeys } from '../companies/keys/keys.ts'
import { openCompanyWatch, type CompanyWatch } from '../companies/watch.ts'
import { readSettings, type RawEnv, type Settings } from '../settings/env.ts'
import { openJobs } from '../runtime/jobs.ts'
import type { Notice } from '../live/bus.ts'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import { openOfficeApp } from '../process/office-app.ts'
import type { OfficeDeps } from '../process/operators.ts'
import { openPersons } from '../protection/person-rules.ts'
import { openMarks } from '../sealing/marks.ts'
import { openSealing } from '../sealing/sealing.ts'
import { insertPlayer, setPersonalDetails, numberProven } from '../players/store.ts'
import { insertNotices } from '../push/store.ts'
import { cancelIsForbidden } from '../protection/store.ts'
import { NOBODY_SCREENED } from '../screening/rules.ts'
import { openPasswords } from '../security/passwords.ts'
import { someNames } from '../players/testing.ts'
import { openSession } from '../sessions/store.ts'
import { openTax } from '../tax/tax.ts'
import { openNotify } from '../messages/notify.ts'
import { checkedDetails } from '../user/profile.ts'
import { openThrottle } from '../throttle/throttle.ts'
import { openWires } from '../companies/wires.ts'
import { openChaos } from '../companies/chaos.ts'
import { insertOperator, openOperatorSession } from '../operators/store.ts'

export interface Answer {
  readonly http: number
  readonly statusCode: number
  readonly status: string
  readonly data: never
  readonly cookie: string
}

export interface Office {
  readonly deps: OfficeDeps
  /** The rules of payments on the same books, as a player's calls use them. */
  readonly banking: BankingDeps
  readonly db: Db
  readonly money: Money
  readonly app: FastifyInstance
  readonly wall: { ms: number }
  readonly watch: CompanyWatch
  readonly told: Notice[]
  /** What left for players' phones. */
  readonly phone: readonly Readonly<Phone[number]>[]
  /** What left for players' mailboxes. */
  readonly mailed: readonly Mail[]
  /** Whom the national register was told of. */
  readonly reported: readonly bigint[]
  /** Every line of the office's log, as it would be written. */
  readonly logged: readonly string[]
  send<C extends OfficeCall>(row: C, values: RawInput<C>, from?: From): Promise<Answer>
  /** Logged in, made behind the door. */
  anOperator(role: Role): Promise<{ readonly id: bigint; readonly name: string; readonly token: string }>
  /** A player of this name with this much cash, and a live session of theirs. */
  aPlayer(start?: {
    cash?: bigint
    number?: string
    isNamed?: boolean
  }): Promise<{ id: bigint; number: string; token: string; sessionId: bigint }>
  shift(seconds: number): Promise<void>
  close(): Promise<void>
}

export interface From {
  readonly token?: string
  readonly address?: string
  readonly headers?: Record<string, string>
}

export const BROWSER = { 'sec-fetch-site': 'same-origin' }

let last = 0

/** Who keeps persons apart, and what is checked of their details. */
function personsOf(
  deps: Pick<Parameters<typeof openPersons>[0], 'db' | 'money' | 'bus' | 'notify' | 'reportToRegister'>,
): Pick<OfficeDeps, 'persons' | 'checkedDetails'> {
  const marks = openMarks({ marksKey: '6e'.repeat(32), sealingKey: null, dataDir: '' })
  return { persons: openPersons({ ...deps, marks, changed: async () => {}, payOut: async () => {} }), checkedDetails }
}

type Phone = { msisdn: string; text: string; reference: string }[]

/** What leaves for players' phones and mailboxes is laid beside the office. */
const waysTo = (phone: Phone, mailed: Mail[]): Pick<OfficeDeps, 'sendSms' | 'sendMail' | 'onFault'> => ({
  sendSms: async (msisdn, text, reference) => phone.push({ msisdn, text, reference }) > 0,
  sendMail: async (mail) => mailed.push(mail) > 0,
  onFault: (error) => {
    throw error
  },
})

const HOUSE = [
  'bank:fasthub',
  'parked:fasthub',
  'games:betsolutions',
  'corrections',
  'forfeited',
  'bonuses',
  'trust',
  'dormant',
  'unclaimed',
  'operating',
  'pools',
  'guarantees',
  'races',
  'games:jackpot',
  'games:altenar',
] as const

type Cashier = Pick<BankingDeps, 'db' | 'money' | 'jurisdiction' | 'bus' | 'notify' | 'watch'> & {
  readonly settings: Settings
}

/** A cashier whose players nobody has heard of before. */
const bankingOf = (deps: Cashier, wires: ReturnType<typeof openWires>): BankingDeps => ({
  ...deps,
  ...bonusActions({ ...deps, country: deps.jurisdiction.country, enterRace, isInSegment, publishMoved: () => {} }),
  ...openIdentity(deps.settings, wires, deps.jurisdiction),
  numberProven,
  cancelIsForbidden,
  push: deps.settings.push && insertNotices,
  methods: openMethods(deps.jurisdiction, wires),
  tax: openTax(deps.jurisdiction, deps.settings),
  screening: NOBODY_SCREENED,
  register: { look: async () => 'clear', requireKnown: async () => {} },
  jobs: { ask: async () => {} },
  polls: { pending: (_playerId, look) => look() },
  warn: () => {},
})

export async function anOffice(kind: DatabaseKind, env: RawEnv = {}): Promise<Office> {
  const db = await aDatabase(kind)
  await freezeClock(db)
  const settings = readSettings(env)
  const money = await openMoney(db, {
    zone: 'Africa/Lagos',
    currencies: ['NGN', 'TZS'],
    house: HOUSE,
    resettles: (source) => source === 'altenar' || source === 'jackpot',
    onFault: () => {},
    onMoved: () => {},
  })
  const wall = { ms: Date.parse('2026-11-20T12:00:00Z') }
  const told: Notice[] = []
  const [phone, mailed, reported, logged]: [Phone, Mail[], bigint[], string[]] = [[], [], [], []]
  const reportToRegister = async (_tx: Tx, playerId: bigint) => void reported.push(playerId)
  const watch = openCompanyWatch()
  const bus = { publish: (news: Notice) => void told.push(news) }
  const jurisdiction = jurisdictionOf(settings.jurisdiction)
  const notify = openNotify(bus)
  const sealing = openSealing({ sealingKey: '5e'.repeat(32), dataDir: '' })
  const companyKeys = openCompanyKeys(settings, sealing)
  const wires = openWires(settings, companyKeys.of)
  const banking = bankingOf({ db, money, jurisdiction, settings, bus, notify, watch }, wires)
  const throttle = openThrottle(db, null)
  const deps: OfficeDeps = {
    ...banking,
    settings,
    publishMoved: () => {},
    ...personsOf({ db, money, bus, notify, reportToRegister }),
    watch,
    chaos: openChaos(settings.sandboxApiUrl),
    jobs: { ...(await openJobs(db, () => {})), ...banking.jobs },
    catalogue: openCatalogue(db),
    takeGameList: () => Promise.reject(new Error('nobody answers')),
    passwords: await openPasswords(1),
    throttle,
    ...waysTo(phone, mailed),
    sealing,
    companyKeys,
    wallMs: () => wall.ms,
  }
  const app = await openOfficeApp(
    { ...deps, log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }) },
    null,
  )
  return {
    deps,
    banking,
    db,
    money,
    app,
    wall,
    watch,
    told,
    reported,
    logged,
    phone,
    mailed,
    send: (row, values, from = {}) => send(app, row, values, from),
    anOperator: (role) => anOperator(db, role),
    aPlayer: (start = {}) => aPlayer(db, money, start),
    shift: (seconds) => shiftClock(db, seconds),
    async close() {
      await app.close()
      await db.close()
    },
  }
}

async function send(app: FastifyInstance, row: OfficeCall, values: unknown, from: From): Promise<Answer> {
  const { token, address = '10.0.0.1', headers = {} } = from
  const request = requestOf(row, values as object, token)
  const answer = await app.inject({
    method: row.method,
    url: request.path,
    remoteAddress: address,
    headers: { ...request.headers, ...headers },
    ...(request.body === null ? {} : { payload: request.body }),
  })
  const cookie = String(answer.headers['set-cookie'] ?? '')
  return { http: answer.statusCode, cookie, ...answer.json<Omit<Answer, 'http' | 'cookie'>>() }
}

async function anOperator(db: Db, role: Role) {
  const name = `${role}-${++last}`
  return db.transaction(async (tx) => {
    const id = (await insertOperator(tx, { name, role, passwordHash: 'none' }))!
    const from = { isBrowser: false, ip: '10.0.0.1', agent: 'test' }
    const { token } = await openOperatorSession(tx, { operatorId: id, ...from })
    return { id, name, token }
  })
}

async function aPlayer(db: Db, money: Money, start: { cash?: bigint; number?: string; isNamed?: boolean }) {
  const number = start.number ?? `23480${String(30_000_000 + ++last)}`
  return db.transaction(async (tx) => {
    const as = { passwordHash: 'none', currency: 'NGN', country: 'NG', email: '', language: 'en' } as const
    const id = (await insertPlayer(tx, { number, ...as }))!
    await money.walletOpened(tx, id, 'NGN')
    if (start.isNamed !== false) await setPersonalDetails(tx, id, someNames(id))
    if (start.cash) {
      const amount = { currency: 'NGN', minor: start.cash } as const
      await money.deposit.settled(tx, { company: 'fasthub', key: `start-${id}`, playerId: id, amount })
    }
    const from = { isBrowser: false, isMobile: true, ip: '10.1.1.1', agent: 'a phone' }
    const { token, id: sessionId } = await openSession(tx, { playerId: id, ...from })
    return { id, number, token, sessionId }
  })
}
