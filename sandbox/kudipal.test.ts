/** Kudipal's side over real HTTP, spoken by hand as a client of Flutterwave v3 speaks: sealing, steps, webhooks, payouts. */
import { createCipheriv } from 'node:crypto'
import { type Server, createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from './sandbox.ts'

const ADA = '2348012345678'
const KEY = 'FLWSECK_TESTa1b2c3d4e5f6'
const KEYS = {
  secretKey: 'FLWSECK_TEST-secret-X',
  publicKey: 'FLWPUBK_TEST-X',
  encryptionKey: KEY,
  webhookHash: 'hash',
}
const CUSTOMER = { currency: 'NGN', email: 'ada@example.org', fullname: 'Ada', phone_number: ADA }
const PIN_CARD = { card_number: '5531886652142950', cvv: '564', expiry_month: '09', expiry_year: '32' }

interface Answer {
  http: number
  status: string
  message: string
  data: { id: number; flw_ref: string; status: string; amount: number; tx_ref: string }
  meta: { authorization: Record<string, string> }
}

let dataDir: string
let sandbox: Sandbox
let merchant: Server
const webhooks: { hash: unknown; body: { event: string; data: { tx_ref?: string; reference?: string } } }[] = []

beforeAll(async () => {
  merchant = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      webhooks.push({ hash: request.headers['verif-hash'], body: JSON.parse(body) as (typeof webhooks)[0]['body'] })
      response.end()
    })
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  const paymentCallbacks = `http://127.0.0.1:${String((merchant.address() as AddressInfo).port)}`
  dataDir = mkdtempSync(join(tmpdir(), 'uwanja-kudipal-'))
  sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    keys: { kudipal: KEYS },
    paymentCallbacks,
    gamesWallet: 'http://127.0.0.1:9',
    siteUrl: 'http://localhost:8080',
    pagesDir: dataDir,
    hasStudio: false,
  })
})
afterAll(async () => {
  await sandbox.close()
  merchant.closeAllConnections()
  merchant.close()
  rmSync(dataDir, { recursive: true })
})

async function say(method: 'GET' | 'POST', path: string, body?: object, secret = KEYS.secretKey): Promise<Answer> {
  const answer = await fetch(`${sandbox.url}/kudipal/v3${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { http: answer.status, ...((await answer.json()) as Omit<Answer, 'http'>) }
}

function card(plain: object, key = KEY): Promise<Answer> {
  const cipher = createCipheriv('des-ede3', key, null)
  const client = cipher.update(JSON.stringify({ ...CUSTOMER, ...plain }), 'utf8', 'base64') + cipher.final('base64')
  return say('POST', '/charges?type=card', { client, public_key: KEYS.publicKey })
}

const told = (name: string) =>
  vi.waitFor(() => {
    const found = webhooks.filter(({ body }) => body.data.tx_ref === name || body.data.reference === name)
    expect(found.length).toBeGreaterThan(0)
    return found
  })

test('D15 a card goes from PIN to code, as a client of Flutterwave v3 drives it', async () => {
  const charge = { ...PIN_CARD, tx_ref: 'card-1', amount: 750 }
  expect(await card(charge)).toMatchObject({
    status: 'success',
    message: 'Charge authorization data required',
    meta: { authorization: { mode: 'pin', fields: ['pin'] } },
  })
  expect(await card({ ...charge, authorization: { mode: 'pin', pin: '1' } })).toMatchObject({ http: 400 })
  const asked = await card({ ...charge, authorization: { mode: 'pin', pin: '3310' } })
  expect(asked).toMatchObject({
    data: { status: 'pending', tx_ref: 'card-1' },
    meta: { authorization: { mode: 'otp', endpoint: '/v3/validate-charge' } },
  })
  const { flw_ref, id } = asked.data
  expect(await say('POST', '/validate-charge', { otp: '1', flw_ref, type: 'card' })).toMatchObject({ status: 'error' })
  const messages = await fetch(`${sandbox.url}/api/phones/${ADA}/messages`)
  const otp = /\d{6}/.exec(((await messages.json()) as { text: string }[])[0]!.text)![0]
  expect(await say('POST', '/validate-charge', { otp, flw_ref, type: 'card' })).toMatchObject({
    message: 'Charge validated',
    data: { status: 'successful', amount: 750 },
  })
  for (const path of [`/transactions/${String(id)}/verify`, '/transactions/verify_by_reference?tx_ref=card-1'])
    expect(await say('GET', path)).toMatchObject({ data: { id, status: 'successful', amount: 750 } })
  expect((await told('card-1'))[0]).toMatchObject({ hash: 'hash', body: { event: 'charge.completed' } })
})

test('a card that was sealed with another key, a wrong secret and an unknown charge are refused', async () => {
  expect(await card({ ...PIN_CARD, tx_ref: 'x', amount: 500 }, KEY.toLowerCase())).toMatchObject({ http: 400 })
  expect(await say('GET', '/banks/NG', undefined, 'guessed')).toMatchObject({ http: 401, status: 'error' })
  expect(await say('GET', '/transactions/999/verify')).toMatchObject({ http: 400, status: 'error' })
})

test('the same tx_ref over another amount is refused, and the number of a card is in no book', async () => {
  await card({ ...PIN_CARD, tx_ref: 'card-2', amount: 600 })
  expect(await card({ ...PIN_CARD, tx_ref: 'card-2', amount: 601 })).toMatchObject({
    http: 400,
    message: 'Duplicate transaction reference',
  })
  const { readFileSync, readdirSync } = await import('node:fs')
  const folder = join(dataDir, 'sandbox')
  const books = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(books.some((book) => book.includes('card-2'))).toBe(true)
  expect(books.filter((book) => book.includes(PIN_CARD.card_number) || book.includes('"3310"'))).toEqual([])
})

test('D04 a transfer is verified with what really came', async () => {
  const { meta } = await say('POST', '/charges?type=bank_transfer', {
    ...CUSTOMER,
    tx_ref: 'transfer-1',
    amount: '900',
  })
  const { transfer_account: account, transfer_bank, account_expiration } = meta.authorization
  expect(transfer_bank).toMatch(/Bank$/)
  expect(Date.parse(account_expiration!)).toBeGreaterThan(Date.now())
  const open = (await (await fetch(`${sandbox.url}/api/banks/temporary`)).json()) as { bank: string; account: string }[]
  const { bank } = open.find((row) => row.account === account)!
  await fetch(`${sandbox.url}/api/banks/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bank, account, amount: '850.00' }),
  })
  sandbox.clock.shift(5_000)
  await told('transfer-1')
  expect(await say('GET', '/transactions/verify_by_reference?tx_ref=transfer-1')).toMatchObject({
    data: { status: 'successful', amount: 850 },
  })
})

test('W02 a payout is resolved, queued once, paid and told', async () => {
  const to = { account_bank: '044', account_number: '0690000031' }
  expect(await say('POST', '/accounts/resolve', to)).toMatchObject({ data: { account_number: '0690000031' } })
  const order = { ...to, amount: 5500, narration: 'x', currency: 'NGN', reference: 'payout-1' }
  const queued = await say('POST', '/transfers', order)
  expect(queued).toMatchObject({ message: 'Transfer Queued Successfully', data: { status: 'NEW' } })
  expect(await say('POST', '/transfers', order)).toMatchObject({ http: 400, status: 'error' })
  sandbox.clock.shift(5_000)
  expect(await say('GET', `/transfers/${String(queued.data.id)}`)).toMatchObject({ data: { status: 'SUCCESSFUL' } })
  expect((await told('payout-1'))[0]).toMatchObject({ hash: 'hash', body: { event: 'transfer.completed' } })
})

test('O11 paths with two slashes, numbers as 080… and a PIN that is a number are taken, as the official client sends them', async () => {
  const banks = await fetch(`${sandbox.url}/kudipal//v3/banks/NG`, {
    headers: { authorization: `Bearer ${KEYS.secretKey}` },
  })
  const { data } = (await banks.json()) as { data: { code: string }[] }
  expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(['030', '303', '105', '090110']))
  const charge = { ...PIN_CARD, tx_ref: 'card-080', amount: 750, phone_number: '08012345678' }
  await card(charge)
  const asked = await card({ ...charge, authorization: { mode: 'pin', pin: 3310 } })
  expect(asked.meta.authorization).toMatchObject({ mode: 'otp' })
  const messages = await fetch(`${sandbox.url}/api/phones/${ADA}/messages`)
  const [newest] = (await messages.json()) as { text: string }[]
  expect(newest!.text).toContain('750')
})

test('O11 a mail address that cannot be is refused, and so is a callback_url that is too long', async () => {
  for (const email of ['234@players.invalid', 'ada@localhost', 'ada'])
    expect(
      await say('POST', '/charges?type=bank_transfer', { ...CUSTOMER, email, tx_ref: 'mail-1', amount: '900' }),
    ).toMatchObject({ http: 400, message: '"email" must be a valid email' })
  const order = { account_bank: '044', account_number: '0690000031', amount: 5500, reference: 'long-1' }
  const callback_url = `https://x.example/${'c'.repeat(90)}`
  expect(await say('POST', '/transfers', { ...order, callback_url })).toMatchObject({ http: 400 })
})

test('O11 a merchant’s balance falls by what is paid out, and money that came goes back once', async () => {
  const balance = async () =>
    ((await say('GET', '/balances/NGN')).data as unknown as { available_balance: number }).available_balance
  const before = await balance()
  const queued = await say('POST', '/transfers', {
    account_bank: '044',
    account_number: '0690000031',
    amount: 5500,
    currency: 'NGN',
  })
  expect(queued.data).toMatchObject({ status: 'NEW', reference: expect.stringMatching(/^FLW-/) as string })
  expect(await balance()).toBe(before - 5500)
  expect(await say('GET', '/transactions/fee?amount=1000&currency=NGN')).toMatchObject({ data: { fee: 14 } })
  expect(await say('GET', '/transfers/fee?amount=1000&currency=NGN')).toMatchObject({ data: [{ fee: 10.75 }] })
  // The card that was paid with in the first test.
  const { data } = await say('GET', '/transactions/verify_by_reference?tx_ref=card-1')
  const refund = (amount: number) => say('POST', `/transactions/${String(data.id)}/refund`, { amount })
  expect(await refund(751)).toMatchObject({ http: 400 })
  expect(await refund(700)).toMatchObject({ data: { amount_refunded: 700 } })
  expect(await refund(51)).toMatchObject({ http: 400 })
  expect(await balance()).toBe(before - 5500 - 700)
  const count = webhooks.filter(({ body }) => body.data.tx_ref === 'card-1').length
  expect(await say('POST', `/transactions/${String(data.id)}/resend-hook`)).toMatchObject({ status: 'success' })
  await expect.poll(() => webhooks.filter(({ body }) => body.data.tx_ref === 'card-1').length).toBe(count + 1)
  expect(await say('GET', `/transactions/${String(data.id)}/events`)).toMatchObject({
    data: [{ action: 'initiated' }, { action: 'successful' }],
  })
})

test('O11 an empty balance and a feature that is off refuse a payout', async () => {
  const order = { account_bank: '044', account_number: '0690000031', currency: 'NGN' }
  expect(await say('POST', '/transfers', { ...order, amount: 5553 })).toMatchObject({ http: 400 })
  expect(await say('POST', '/transfers', { ...order, amount: 5559 })).toMatchObject({ http: 403 })
})
