/** The area behind a real Fastify and a real database, with a phone instead of the SMS company: for this folder's tests. */
import Fastify, { type FastifyInstance } from 'fastify'
import type { Call, Envelope as AnyEnvelope, RawInput } from '@uwanja/contract/wire/call'
import { AREAS, type Area } from '@uwanja/contract/site/calls'
import { security } from '@uwanja/contract/site/security'
import { requestOf } from '@uwanja/contract/wire/request'
import type { Money } from '@uwanja/money'
import { someMoney } from '@uwanja/money/testing'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, freezeClock, shiftClock, type DatabaseKind } from '../db/testing.ts'
import { readSettings, type RawEnv } from '../settings/env.ts'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import { openBus } from '../live/bus.ts'
import { openPolls } from '../live/polls.ts'
import type { Redis } from '../runtime/redis.ts'
import { refuse } from '../runtime/refuse.ts'
import { openNotify } from '../messages/notify.ts'
import { openThrottle } from '../throttle/throttle.ts'
import { mountCalls, type AllHandlers } from '../wire/mount.ts'
import { toWire } from '../wire/to-wire.ts'
import { bearerDoor } from './door.ts'
import { secondFactorHandlers, securityHandlers } from './handlers.ts'
import type { SecurityDeps } from './deps.ts'
import { openPasswords } from './passwords.ts'
import { openSealing } from '../sealing/sealing.ts'

export interface Answer {
  readonly http: number
  readonly statusCode: number
  readonly status: string
  readonly data: Record<string, unknown> | null
  /** The Set-Cookie of the session's half, and the one that knows the device again; empty when there is none. */
  readonly cookie: string
  readonly deviceCookie: string
}

export interface From {
  readonly token?: string
  readonly ip?: string
  readonly headers?: Record<string, string>
}

export interface Site {
  readonly deps: SecurityDeps
  readonly db: Db
  readonly money: Money
  readonly phone: { readonly messages: { msisdn: string; text: string; reference: string }[]; answers: boolean }
  /** Numbers whose accounts were erased a short while ago. */
  readonly resting: Set<string>
  /** The clock on the wall, which only authenticator apps go by. */
  readonly wall: { ms: number }
  /** Everything that was logged, request lines included. */
  readonly log: string[]
  send<C extends Call>(row: C, values: RawInput<C>, from?: From): Promise<Answer>
  shift(seconds: number): Promise<void>
  /** A registered player, from an address of its own. */
  aPlayer(number: string, password?: string): Promise<void>
  lastCode(msisdn: string): string
  close(): Promise<void>
}

/** Fewer than any deployment may have: tests open many accounts. */
export const PASSES = 1
export const PASSWORD = 'the canary sings at 5'
/** What every browser says of itself. */
export const BROWSER = { 'sec-fetch-site': 'same-origin' }

export const registerForm = (mobileNumber: string, password = PASSWORD): RawInput<typeof security.register> => ({
  username: mobileNumber,
  password,
  confirmPassword: password,
  mobileNumber,
  agreeAll: 1,
})

const allEmpty = (): Record<Area, object> =>
  Object.fromEntries(Object.keys(AREAS).map((area) => [area, {}])) as Record<Area, object>

const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** A server that logs into a list, and answers what is thrown as the real one does. */
function listening(log: string[]): FastifyInstance {
  const app = Fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
    routerOptions: { caseSensitive: false },
  })
  app.setErrorHandler((error, _request, reply) => {
    const { http, body, bug } = toWire(error)
    if (bug) log.push(String(bug))
    void reply.code(http).send(body)
  })
  return app
}

/** The line that sets a cookie, by its name; empty when none does. */
function cookiesOf(header: string | readonly string[] | undefined): (name: string) => string {
  const cookies = [header ?? []].flat()
  return (name) => cookies.find((one) => one.includes(`${name}=`)) ?? ''
}

type Message = Site['phone']['messages'][number]

/** Messages with a code: what is told unasked is another thing. */
export const codesTo = (messages: readonly Message[], to: string) =>
  messages.filter(({ msisdn, reference }) => msisdn === to && !reference.startsWith('notice-'))

type Outside = 'countryOf' | 'sendMail' | 'sendSms' | 'numberLeft' | 'phoneMayBeTaken' | 'register' | 'onFault'

/** What lies outside of the feature: a phone that keeps what it is sent, numbers that rest, a register that knows nobody. */
const outsideOf = ({
  phone,
  resting,
  log,
}: {
  readonly phone: Site['phone']
  readonly resting: ReadonlySet<string>
  readonly log: string[]
}): Pick<SecurityDeps, Outside> => ({
  countryOf: async () => null,
  sendMail: null,
  numberLeft: async () => {},
  phoneMayBeTaken: async (_db, number) => void (resting.has(number) && refuse('NUMBER_RESTS', { until: '' })),
  register: { mayRegister: async () => ({ note: async () => {} }), look: async () => 'clear' },
  onFault: (error) => void log.push(String(error)),
  async sendSms(msisdn, text, reference) {
    if (phone.answers) phone.messages.push({ msisdn, text, reference })
    return phone.answers
  },
})

/** @param redis Where the throttle counts; null: in the database. */
export async function aSite(kind: DatabaseKind, env: RawEnv = {}, redis: Redis | null = null): Promise<Site> {
  const db = await aDatabase(kind)
  await freezeClock(db)
  const money = await someMoney(db)
  const settings = readSettings(env)
  const phone: Site['phone'] = { messages: [], answers: true }
  const log: string[] = []
  const resting = new Set<string>()
  const wall = { ms: Date.parse('2026-11-20T12:00:00Z') }
  const app = listening(log)
  const bus = await openBus([], 'test', () => {})
  const polls = openPolls(bus)
  const deps: SecurityDeps = {
    ...outsideOf({ phone, resting, log }),
    db,
    money,
    jurisdiction: jurisdictionOf(settings.jurisdiction),
    settings,
    passwords: await openPasswords(PASSES),
    throttle: openThrottle(db, redis),
    bus,
    notify: openNotify(bus),
    sealing: openSealing({ sealingKey: '5e'.repeat(32), dataDir: '' }),
    wallMs: () => wall.ms,
  }
  const handlers = { ...allEmpty(), security: securityHandlers(deps), user: secondFactorHandlers(deps) }
  mountCalls(app, handlers as unknown as AllHandlers, bearerDoor(db, settings, polls))
  const site: Site = {
    deps,
    db,
    money,
    phone,
    resting,
    wall,
    log,
    async send(row, values, { token, ip = '10.0.0.1', headers = {} } = {}) {
      const request = requestOf(row, values as object, token)
      const answer = await app.inject({
        method: row.method,
        url: request.path,
        remoteAddress: ip,
        headers: { ...request.headers, ...headers },
        ...(request.body === null ? {} : { payload: request.body }),
      })
      const named = cookiesOf(answer.headers['set-cookie'])
      const cookie = named('uwanja_session')
      const deviceCookie = named('uwanja_device')
      return { http: answer.statusCode, cookie, deviceCookie, ...answer.json<AnyEnvelope<Answer['data']>>() }
    },
    async shift(seconds) {
      await shiftClock(db, seconds)
      polls.clear()
    },
    async aPlayer(number, password = PASSWORD) {
      const answer = await site.send(security.register, registerForm(number, password), { ip: '10.9.0.1' })
      if (answer.statusCode !== 0) throw new Error(`not registered: ${answer.status}`)
    },
    lastCode: (msisdn) => codeIn(codesTo(phone.messages, msisdn).at(-1)?.text),
    async close() {
      await app.close()
      await db.close()
    },
  }
  return site
}
