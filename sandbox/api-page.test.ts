/** The sandbox's page and document say what it really answers: shapes are compared with a sandbox in which something happened. */
import { createCipheriv, createHmac } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { html } from '@uwanja/contract/wire/printed'
import { shownPath } from './api-page.ts'
import type { WorldCall } from '@uwanja/contract/world/call'
import { WORLD_CALLS } from '@uwanja/contract/world/calls'
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { PLACES } from './places.ts'
import { pushedTo } from './push-testing.ts'
import { MAGIC_VALUES } from './magic-values.ts'

const ADA = '2348012345678'
const KEYS = {
  fasthub: { clientId: 'client', clientSecret: 'client-secret', callbackSecret: 'callback-secret' },
  kudipal: { secretKey: 'secret', publicKey: 'public', encryptionKey: 'a-key-of-24-characters-x', webhookHash: 'hash' },
  selcom: { apiKey: 'key', apiSecret: 'secret', vendor: 'till', pin: '1', bearerToken: 'token' },
  betsolutions: { merchantId: 'merchant', key: 'key' },
}
const CALLS = Object.entries(WORLD_CALLS) as unknown as [string, WorldCall][]
const MARKDOWN = readFileSync(new URL('../docs/sandbox-api.md', import.meta.url), 'utf8')

/** Names and types, without values: an example is as true as its shape. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, of]) => [name, shapeOf(of)]),
  )
}

describe('the sandbox’s page', () => {
  let dataDir: string
  let options: SandboxOptions
  let sandbox: Sandbox
  let promptId = ''
  let browser = ''
  let code = ''
  /** A platform that takes whatever is brought. */
  const platform = createServer((_request, response) => {
    response.end(JSON.stringify({ status: 'OK', name: 'AMINA', resultcode: '000', data: [] }))
  })
  const ask = async ({ method, path }: Pick<WorldCall, 'method' | 'path'>, body?: object): Promise<unknown> => {
    const id = path.startsWith('/api/card-checks') ? 'kudipal.check' : path.startsWith('/api/push') ? browser : promptId
    const at = path.replace(':msisdn', ADA).replace(':id', id).replace(':bank', '057').replace(':account', '8012345678')
    const url = sandbox.url + at
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, body ? { method, headers, body: JSON.stringify(body) } : { method })
    return answer.json()
  }
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(sandbox.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  const push = async (requestId: string) => {
    const callbackUrl = 'http://127.0.0.1:9/callbacks'
    const order = { requestId, msisdn: ADA, amount: '500.00', currency: 'NGN', accountReference: 'ada', callbackUrl }
    const body = JSON.stringify(order)
    const stamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', KEYS.fasthub.clientSecret).update(`${stamp}.${body}`).digest('hex')
    const headers = { 'x-gmm-client': 'client', 'x-gmm-timestamp': stamp, 'x-gmm-signature': signature }
    expect((await post('/fasthub/c2b/push', body, headers)).status).toBe(200)
  }

  /** An account that waits, a card's check that waits, and money that came into an account. */
  async function kudipal(): Promise<void> {
    const headers = { authorization: 'Bearer secret' }
    const person = { amount: '500', currency: 'NGN', email: 'ada@example.org', phone_number: ADA }
    const say = async (path: string, body: object) =>
      (await post(`/kudipal/v3${path}`, JSON.stringify(body), headers)).json() as Promise<{
        status: string
        meta?: { authorization: { note?: string } }
      }>
    expect(await say('/charges?type=bank_transfer', { ...person, tx_ref: 'transfer' })).toMatchObject({
      status: 'success',
    })
    const ussd = await say('/charges?type=ussd', { ...person, tx_ref: 'ussd', account_bank: '057' })
    code = ussd.meta?.authorization.note ?? ''
    const card = { card_number: '4187427415564246', cvv: '828', expiry_month: '09', expiry_year: '32' }
    const redirect_url = 'http://localhost:8080/deposit'
    const cipher = createCipheriv('des-ede3', KEYS.kudipal.encryptionKey, null)
    const plain = JSON.stringify({ ...person, ...card, redirect_url, tx_ref: 'check' })
    const client = cipher.update(plain, 'utf8', 'base64') + cipher.final('base64')
    expect(await say('/charges?type=card', { client })).toMatchObject({ status: 'success' })
    const payout = { account_bank: '057', account_number: '8012345678', amount: 500, reference: 'payout' }
    expect(await say('/transfers', payout)).toMatchObject({ status: 'success' })
    sandbox.clock.shift(5_000)
  }

  async function aTransfer(): Promise<object> {
    const [open] = (await ask(WORLD_CALLS.temporaryAccounts)) as { bank: string; account: string }[]
    return { bank: open!.bank, account: open!.account, amount: '500.00' }
  }

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'uwanja-sandbox-'))
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
    options = {
      paymentCallbacks: `http://127.0.0.1:${String((platform.address() as AddressInfo).port)}`,
      host: '127.0.0.1',
      port: 0,
      dataDir,
      keys: KEYS,
      gamesWallet: 'http://127.0.0.1:9/callbacks/games',
      siteUrl: 'http://localhost:8080',
      pagesDir: dataDir,
      hasStudio: false,
    }
    sandbox = await openSandbox(options)
    const { clientId, clientSecret } = KEYS.fasthub
    const messages = [{ text: 'Hello', msisdn: ADA, source: 'UWANJA', reference: 'one' }]
    await post('/fasthub/sms/send', JSON.stringify({ auth: { clientId, clientSecret }, messages }))
    const replyTo = { name: 'Ada', address: 'ada@example.org' }
    const mail = { from: 'site@example.org', to: 'house@example.org', replyTo, subject: 'Support', text: 'Hello' }
    expect((await post('/mail/messages', JSON.stringify(mail))).status).toBe(202)
    for (const requestId of ['first', 'second']) await push(requestId)
    const [prompt] = (await ask(WORLD_CALLS.prompts)) as { id: string }[]
    promptId = prompt!.id
    browser = await pushedTo(sandbox.url)
    await ask(WORLD_CALLS.setExclusion, {
      subject: ADA,
      listed: true,
      until: new Date(Date.now() + 9e9).toISOString(),
    })
    await ask(WORLD_CALLS.setScreening, { ...WORLD_CALLS.setScreening.bodies![0] })
    await ask(WORLD_CALLS.setCountry, { country: 'PT', address: '203.0.113.7' })
    // Leaves a movement, and a callback that waits for its next try because nobody listens.
    expect(await ask(WORLD_CALLS.answerPrompt, { pin: '1234' })).toEqual({ ok: true })
    await kudipal()
    await sandbox.idle()
  })
  afterAll(async () => {
    await sandbox.close()
    platform.close()
    platform.closeAllConnections()
    rmSync(dataDir, { recursive: true })
  })

  it.each(CALLS.filter(([name]) => name !== 'answerPrompt'))(
    'the example of %s has the shape of the answer',
    async (name, call) => {
      // What the example names is nowhere but in the example.
      const body =
        name === 'dial'
          ? { code }
          : name === 'bankTransfer'
            ? await aTransfer()
            : (call.bodies?.[0] as object | undefined)
      const real = shapeOf(await ask(call, body))
      // A delivery that waits has a next try and no last answer; the example shows one that arrived.
      const text = JSON.stringify(real)
        .replace('"lastHttp":"null"', '"lastHttp":"number"')
        .replace('"nextAt":"string"', '"nextAt":"null"')
      expect(JSON.parse(text)).toEqual(shapeOf(call.answer))
    },
  )

  it('is served with a policy that lets it run nothing, and tells every call with its example', async () => {
    const answer = await fetch(`${sandbox.url}/docs`)
    const page = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    for (const [name, { method, path }] of CALLS) {
      expect(page).toContain(`id="${name}"`)
      expect(page).toContain(`${method} ${shownPath(path)}`)
    }
    expect(page).not.toMatch(/curl[^<]*\/(?::|undefined)/)
    const style = await fetch(`${sandbox.url}/docs.css`)
    expect(style.headers.get('content-type')).toContain('text/css')
  })

  it('tells every address that the sandbox answers, and none that it does not', async () => {
    const routes: string[] = []
    const hear = (message: unknown) =>
      void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url }) => void routes.push(url))
    subscribe('fastify.initialization', hear)
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-sandbox-'))
    const whole = await openSandbox({
      ...options,
      dataDir: folder,
      pagesDir: folder,
      gamesDir: folder,
      hasStudio: true,
    })
    unsubscribe('fastify.initialization', hear)
    await whole.close()
    rmSync(folder, { recursive: true })
    // What a page is made of is no address of its own, nor is the same one with a slash.
    const served = routes
      .filter((url) => !url.endsWith('/assets/*') && url !== '/docs.css')
      .map((url) => shownPath(url === '/' ? url : url.replace(/\/\*?$/, '')))
    const told = [...CALLS.map(([, { path }]) => shownPath(path)), ...PLACES.map(({ path }) => path)]
    const isAt = (one: string, url: string) => one === url || (one.endsWith('/*') && url.startsWith(one.slice(0, -1)))
    expect(served.filter((url) => !told.some((one) => isAt(one, url)))).toEqual([])
    expect(told.filter((one) => !served.some((url) => isAt(one, url)))).toEqual([])
    const page = await (await fetch(`${sandbox.url}/docs`)).text()
    for (const { path, about } of PLACES) {
      expect(page).toContain(`<code>${path}</code>`)
      expect(page).toContain(html`${about}`.text)
    }
  })

  it('docs/sandbox-api.md holds the same calls, in the same words, and the page the same fates', async () => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/-{3,}/g, '---')
    const rows = CALLS.map(([, { method, path, about, bodies }]) => {
      const sent = bodies ? ` with ${bodies.map((body) => `\`${JSON.stringify(body)}\``).join(' or ')}` : ''
      return `| \`${method} ${shownPath(path)}\`${sent} | ${about} |`
    })
    const wanted = ['| call | what it is |', '| --- | --- |', ...rows].join(' ')
    const held = /<!-- calls -->([^]*)<!-- \/calls -->/.exec(MARKDOWN)?.[1] ?? ''
    expect(plain(held).trim()).toBe(wanted)
    const page = await (await fetch(`${sandbox.url}/docs`)).text()
    const testOutcomes = [...MARKDOWN.matchAll(/^\| an? (?:number|amount) ending in \d+ *\| (.+?) *\|$/gm)].map(
      (row) => row[1]!,
    )
    expect(testOutcomes).toHaveLength(MAGIC_VALUES.length)
    for (const testOutcome of testOutcomes) expect(page).toContain(`<td>${testOutcome}</td>`)
  })
})
