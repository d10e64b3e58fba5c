/** Canaries: secrets and card data sent through every call and callback are in no log line, no row and no answer. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@uwanja/contract/wire/call'
import { banking } from '@uwanja/contract/site/banking'
import { AREAS } from '@uwanja/contract/site/calls'
import { security } from '@uwanja/contract/site/security'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { PAYMENT_SUBJECTS } from '@uwanja/providers/payments/conformance-table'
import { type SubjectsSandbox, aSubjectsSandbox } from '@uwanja/providers/testing'
import { openEmbedded } from '@uwanja/database/embedded'
import { buildServer, BUILT } from '../crash/program.ts'
import { aPostgres, RULE_KINDS, wholeTables } from '../db/testing.ts'
import type { Db } from '@uwanja/money/sql'

const ROWS = Object.entries(AREAS).flatMap(([area, rows]) =>
  Object.entries(rows as Record<string, Call>).map(([name, row]) => ({ name: `${area}.${name}`, row })),
)
/** Nothing that the platform makes looks like this. */
const CANARY = 'Qz7canary'
const FIELDS = [
  ...['password', 'newPassword', 'newPasswordConfirm', 'oldPassword', 'confirmPassword', 'pin', 'otp'],
  ...['cvv', 'cardNumber', 'google2faPin', 'mobileValidationCode', 'smsCode', 'token', 'amount', 'unknownField'],
]

const CALLBACKS = [
  ...Object.keys(PAYMENT_SUBJECTS).flatMap((company) =>
    ['', '/below'].map((end) => `/callbacks/payments/${company}${end}`),
  ),
  ...Object.keys(GAME_COMPANIES).flatMap((company) => ['', '/Bet'].map((end) => `/callbacks/games/${company}${end}`)),
]
const ENDS_THE_SESSION = ['security.logOff']

/** A card's secrets, in letters that nothing else here is written in; the number is one that the sandbox's issuer knows. */
const CARD = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' }
const CARD_SECRETS = { cvv: 'ŦŋŴv', pin: 'ŦŋŴp', otp: 'ŦŋŴotp', city: 'ŦŋŴ-city', address: 'ŦŋŴ-street' }
const CARD_PIN = '3310'
/** Whoever pays at Selcom's page: their name and address are Selcom's to know, and their card is typed there alone. */
const SELCOM_HOLDER = {
  firstName: 'ŦŋŴ-first',
  lastName: 'ŦŋŴ-last',
  email: 'tnw.canary@example.com',
  address: 'ŦŋŴ-road',
  city: 'ŦŋŴ-town',
  region: 'ŦŋŴ-region',
  postCode: 'ŦŋŴ-post',
}
const SELCOM_CARD = { cardNumber: '4751763236699647', cvv: '470', expireMonth: '09', expireYear: '35' }

/** All files below a folder, as one text. */
function filesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

describe.each(RULE_KINDS)('canaries on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-canary-'))
  /** Embedded: the program's alone, until it has stopped. */
  let books: () => Promise<Db>
  let url: string
  let log = ''
  let stop: () => Promise<void>
  let sandbox: SubjectsSandbox
  beforeAll(async () => {
    const opened = kind === 'postgres' ? await aPostgres() : null
    books = async () => opened?.db ?? openEmbedded(join(folder, 'database'))
    sandbox = await aSubjectsSandbox([PAYMENT_SUBJECTS.kudipal, PAYMENT_SUBJECTS.selcom], { extra: [] })
    const { kudipal = {}, selcom = {} } = sandbox.keys
    await buildServer()
    // The real program with its real log, because what a test's own logger would leave out proves nothing.
    const child = spawn(process.execPath, [BUILT], {
      env: {
        ...process.env,
        PORT: '0',
        OFFICE_PORT: '0',
        DATABASE_URL: opened?.url ?? '',
        DATA_DIR: folder,
        LOG_LEVEL: 'trace',
        KUDIPAL_URL: `${sandbox.url}/kudipal`,
        KUDIPAL_SECRET_KEY: kudipal['secretKey'],
        KUDIPAL_PUBLIC_KEY: kudipal['publicKey'],
        KUDIPAL_ENCRYPTION_KEY: kudipal['encryptionKey'],
        KUDIPAL_WEBHOOK_HASH: kudipal['webhookHash'],
        SELCOM_URL: `${sandbox.url}/selcom`,
        SELCOM_PAGE_ORIGINS: sandbox.url,
        SELCOM_API_KEY: selcom['apiKey'],
        SELCOM_API_SECRET: selcom['apiSecret'],
        SELCOM_VENDOR: selcom['vendor'],
        SELCOM_PIN: selcom['pin'],
        SELCOM_BEARER_TOKEN: selcom['bearerToken'],
        EXCHANGE_RATES: 'NGN/TZS=2',
        FASTHUB_URL: 'http://127.0.0.1:9',
        FASTHUB_CLIENT_SECRET: `${CANARY}-key`,
        BETSOLUTIONS_KEY: `${CANARY}-key`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const listening = new Promise<string>((resolve) => {
      const hear = (text: Buffer) => {
        log += text.toString()
        const at = /listening at (http:\/\/[^"]+)/.exec(log)
        if (at) resolve(at[1]!)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
    })
    url = await listening
    stop = async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    // Where nothing is built yet, a busy machine builds for a minute.
  })
  afterAll(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.text()
  }

  /** @returns the token of a registered player, whose password is a canary too. */
  async function enter(): Promise<string> {
    const password = `${CANARY}-password`
    const player = { ...security.register.example, password, confirmPassword: password }
    await post(security.register.path, player)
    const login = { ...security.login.example, userName: `234${player.mobileNumber}`, password }
    return /"token":"([^"]+)"/.exec(await post(security.login.path, login))?.[1] ?? ''
  }

  /** A card's whole chain by a real player, with a right card and wrong secrets, so that each of them travels its way. */
  async function payByCards(token: string): Promise<string[]> {
    const said: string[] = []
    const send = async (row: { path: string }, body: object) => {
      const text = await post(row.path, body, token)
      said.push(text)
      return (
        JSON.parse(text) as {
          data: { id?: string; errorMessage?: string; paymentRef?: string; paymentUrl?: string } | null
        }
      ).data
    }
    const { cvv, pin, otp, city, address } = CARD_SECRETS
    const amount = '500'
    await send(banking.registerKudipalCardDeposit, { ...CARD, cvv, amount })
    const charged = await send(banking.registerKudipalCardDeposit, { ...CARD, amount })
    expect(charged?.errorMessage).toBe('pin')
    const id = charged?.id ?? ''
    await send(banking.kudipalChargeWithPin, { ...CARD, amount, pin, id })
    const asked = await send(banking.kudipalChargeWithPin, { ...CARD, amount, pin: CARD_PIN, id })
    expect(asked?.errorMessage).toBe('otp')
    await send(banking.kudipalSubmitOtp, { otp, ID: id, paymentRef: asked?.paymentRef })
    const avs = { ...CARD, cardNumber: '4556052704172643', cvv: '899', expireMonth: '01', expireYear: '31', amount }
    const billed = await send(banking.registerKudipalCardDeposit, avs)
    expect(billed?.errorMessage).toBe('avs_noauth')
    const where = { city, address, country: 'NG', zipCode: '100001', state: 'Lagos', id: billed?.id }
    await send(banking.kudipalCardNoAuth, { ...avs, ...where })
    const ordered = await send(banking.registerSelcomCcDeposit, {
      ...SELCOM_HOLDER,
      amount,
      phone: '1',
      saveInfo: true,
    })
    const page = new URL(ordered?.paymentUrl ?? '').pathname.split('/').at(-1)!
    for (const cvv of ['999', SELCOM_CARD.cvv]) said.push(await payAtSelcom(page, { ...SELCOM_CARD, cvv }))
    return said
  }

  /** The card on Selcom's page: once with a wrong CVV, once right. */
  async function payAtSelcom(page: string, card: object): Promise<string> {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(card) }
    return (await fetch(`${sandbox.url}/selcom/pay/${page}`, init)).text()
  }

  /** An agent's three calls, with the right token and with a guessed one. */
  async function bringCash(send: (path: string, init: RequestInit) => Promise<void>, guessed: string): Promise<void> {
    const right = sandbox.keys['selcom']?.['bearerToken'] ?? ''
    const body = JSON.stringify({ transid: 'T-canary', utilityref: '2348031234567', amount: '5000' })
    for (const token of [right, guessed])
      for (const path of ['lookup', 'validation', 'notification'])
        await send(`/callbacks/payments/selcom/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body,
        })
  }

  it('X09 A10 no secret that is sent through any call or callback is in a log line, a row or an answer', async () => {
    const canaries: string[] = []
    const canary = (where: string) => {
      const value = `${CANARY}-${where}-${canaries.length}`
      canaries.push(value)
      return value
    }
    const answers: string[] = []
    const send = async (path: string, init: RequestInit) => {
      const answer = await fetch(url + path, init)
      answers.push(`${path.split('?')[0]} ${await answer.text()} ${JSON.stringify([...answer.headers])}`)
    }
    for (const { name, row } of ROWS) {
      const secrets = (place: string) =>
        Object.fromEntries(FIELDS.map((field) => [field, canary(`${name}-${place}-${field}`)]))
      const good = Object.fromEntries(
        Object.entries(row.example as object)
          .filter(([, value]) => typeof value === 'string')
          .map(([field]) => [field, canary(`${name}-good-${field}`)]),
      )
      const query = new URLSearchParams({ ...secrets('query') }).toString()
      const headers = {
        authorization: `Bearer ${canary(`${name}-bearer`)}`,
        cookie: `uwanja_session=${canary(`${name}-cookie`)}`,
      }
      const json = { ...headers, 'content-type': 'application/json' }
      await send(`${row.path}?${query}`, { method: row.method, headers })
      if (row.method === 'GET') continue
      await send(row.path, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...(row.example as object), ...secrets('body') }),
      })
      await send(row.path, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...(row.example as object), ...good }),
      })
      await send(row.path, { method: 'POST', headers: json, body: `{"password": "${canary(`${name}-torn`)}` })
    }
    for (const path of CALLBACKS) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
        await send(`${path}?Hash=${canary('callback-query')}`, {
          method: 'POST',
          headers: {
            'content-type': type,
            'x-gmm-signature': canary('callback-signature'),
            authorization: `Bearer ${canary('callback-bearer')}`,
          },
          body: `Token=${canary('callback-body')}&Hash=1`,
        })
      }
    }
    await bringCash(send, canary('agent-bearer'))
    const token = await enter()
    answers.push(...(await payByCards(token)))
    // Beyond the door too: with a live session each call reads what it was sent.
    const refused = '"status":"UNAUTHORIZED"'
    for (const { name, row } of ROWS.filter(({ name }) => !ENDS_THE_SESSION.includes(name))) {
      const secrets = Object.fromEntries(FIELDS.map((field) => [field, canary(`${name}-live-${field}`)]))
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const body = JSON.stringify({ ...(row.example as object), ...secrets })
      const before = answers.length
      await send(`${row.path}?${new URLSearchParams(secrets)}`, { method: row.method, headers })
      if (row.method === 'POST') await send(row.path, { method: 'POST', headers, body })
      expect(answers.slice(before).filter((answer) => answer.includes(refused))).toEqual([])
    }
    await stop()
    expect(answers.length).toBeGreaterThan(ROWS.length)
    expect(log).toContain('"path":"/api/api/Security/Login"')
    expect(log).not.toContain(CANARY)
    expect(log).not.toContain(token)
    expect(answers.filter((answer) => answer.includes(CANARY))).toEqual([])
    const rows = await wholeTables(await books())
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ whole }) => whole.includes(CANARY) || whole.includes(token))).toEqual([])
    // A card's number, its secrets and its owner's address are nowhere: not in the log, not in a row, not in an answer.
    const everywhere = [log, ...answers, ...rows.map(({ whole }) => whole)].join('\n')
    const secrets = [CARD.cardNumber, '4556052704172643', ...Object.values(CARD_SECRETS)]
    const selcom = [
      SELCOM_CARD.cardNumber,
      ...Object.values(SELCOM_HOLDER),
      sandbox.keys['selcom']?.['bearerToken'] ?? '',
    ]
    expect([...secrets, ...selcom].filter((secret) => everywhere.includes(secret))).toEqual([])
    expect(everywhere).toContain('/callbacks/payments/selcom/notification')
    // Nor does the world outside write a card down: it is judged and forgotten.
    const outside = filesBelow(sandbox.dataDir)
    expect(outside).toContain('553188')
    expect(
      [CARD.cardNumber, SELCOM_CARD.cardNumber, '4556052704172643'].filter((one) => outside.includes(one)),
    ).toEqual([])
  })
})
