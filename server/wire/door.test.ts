/** What the doors say to what they cannot read, to names that are not theirs, and on every answer. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from 'node:http'
import { isOwnHost } from '@uwanja/contract/wire/own-host'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()'

describe('X10 names of doors', () => {
  const NAMES = ['bet.example', 'office.bet.example']
  it.each([
    ...['bet.example', 'BET.example:443', 'bet.example.', 'office.bet.example', '', undefined],
    ...['localhost:8080', 'app.localhost', 'api:8080', '127.0.0.1', '10.0.0.7:80', '[::1]:8080', '[fe80::1]'],
  ])('%s is ours', (host) => expect(isOwnHost(host, NAMES)).toBe(true))
  it.each([
    ...['evil.example', 'bet.example.evil.example', 'xbet.example', 'localhost.evil.example', '127.0.0.1.nip.example'],
    ...['a@bet.example', 'bet.example/x', 'bet.example:port', ' bet.example', '[evil.example]', 'x'.repeat(300)],
  ])('%s is not', (host) => expect(isOwnHost(host, NAMES)).toBe(false))
})

describe('the doors', () => {
  let house: House
  let port = 0
  beforeAll(async () => {
    house = await aHouse(FULLEST, { PUBLIC_URL: 'https://bet.example', ALLOWED_HOSTS: 'inner.bet.example' })
    port = Number(new URL(house.apiUrl).port)
  })
  afterAll(() => house.close())

  /** Bytes as they stand here, and what comes back until the line ends. */
  const say = async (text: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.write(text)
    await once(socket, 'close')
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const [status = '', ...lines] = head.split('\r\n')
    const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ')))
    return { http: Number(status.split(' ')[1]), headers: headers as Record<string, string>, body }
  }
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ http: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ http: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
        .on('error', reject)
        .end()
    })
  const END = 'connection: close\r\n\r\n'

  it.each([
    ['an address that is none', `GET /%zz HTTP/1.1\r\nhost: localhost\r\n${END}`, 400, 'MALFORMED_REQUEST'],
    [
      'a head without an end',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n${END}`,
      431,
      'REQUEST_TOO_LARGE',
    ],
    ['an expectation', `GET /health HTTP/1.1\r\nhost: localhost\r\nexpect: tea\r\n${END}`, 417, 'MALFORMED_REQUEST'],
    ['a method that is none', `BREW / HTTP/1.1\r\nhost: localhost\r\n${END}`, 400, 'MALFORMED_REQUEST'],
    [
      'two lengths',
      `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n${END}`,
      400,
      'MALFORMED_REQUEST',
    ],
    ['no HTTP', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ])('K01 K03 %s gets an envelope, with every header', async (_what, text, http, status) => {
    const answer = await say(text)
    expect([answer.http, (JSON.parse(answer.body) as { status: string }).status]).toEqual([http, status])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'permissions-policy': PERMISSIONS,
    })
  })

  it.each(['/health', '/ready', '/metrics', '/api/docs', '/api/docs.css', '/', '/nothing'])(
    'X12 %s carries the headers of every answer',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': PERMISSIONS,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      expect(headers['cache-control']).toMatch(/^no-(store|cache)$/)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  it('X12 what is below /assets/ carries what a file needs and no more: a page names twenty of them', async () => {
    const { headers } = await ask('/assets/none.js')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    for (const name of ['permissions-policy', 'content-security-policy', 'traceresponse', 'connection', 'keep-alive'])
      expect(headers[name], name).toBeUndefined()
  })

  it('X12 a line is kept for the next file though its answer does not say so, and closed for who asks that', async () => {
    const file = 'GET /assets/none.js HTTP/1.1\r\nhost: localhost\r\n'
    const socket = connect({ port, host: '127.0.0.1' })
    let answers = ''
    socket.on('data', (chunk: Buffer) => {
      const isFirst = answers === ''
      answers += chunk.toString()
      if (isFirst) socket.write(`${file}${END}`)
    })
    socket.write(`${file}\r\n`)
    await once(socket, 'close')
    expect(answers.split('HTTP/1.1 404').length - 1).toBe(2)
  })

  it('X12 a game’s picture carries its own policy and no page’s: a lobby shows thirty', async () => {
    const { headers } = await ask('/pictures/1/none/none.svg')
    for (const name of ['permissions-policy', 'traceresponse', 'connection', 'keep-alive'])
      expect(headers[name], name).toBeUndefined()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
  })

  it('X12 calls, polls from memory, callbacks and refusals carry what is no page’s, and are kept by nobody', async () => {
    const player = await aPlayer(house)
    const bearer = { authorization: `Bearer ${player.token}` }
    const poll = () => ask('/api/api/User/GetBalance', bearer)
    const answers = [await poll(), await poll(), await poll(), await ask('/api/api/User/GetBalance')]
    answers.push(await ask('/callbacks/games/nobody', {}, 'POST'), await ask('/api/api/None/None'))
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
    // A player who plays asks ten times a minute.
    const ofCalls = [answers[0]!, answers[2]!, answers[3]!, answers[5]!]
    for (const name of ['permissions-policy', 'connection', 'keep-alive'])
      expect(
        ofCalls.map(({ headers }) => headers[name]),
        name,
      ).toEqual([undefined, undefined, undefined, undefined])
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 401, 404, 404])
  })

  it('X10 a name that is not ours is refused at every door, also for a poll from memory', async () => {
    const player = await aPlayer(house)
    const paths = ['/health', '/api/docs', '/api/api/User/GetBalance', '/', '/metrics', '/callbacks/games/egt']
    const bearer = { authorization: `Bearer ${player.token}` }
    for (const path of paths) {
      await ask(path, bearer)
      const { http, body } = await ask(path, { ...bearer, host: 'evil.example' })
      expect([path, http, (JSON.parse(body.toString()) as { status: string }).status]).toEqual([
        path,
        400,
        'MALFORMED_REQUEST',
      ])
    }
    for (const host of ['bet.example', 'inner.bet.example', `localhost:${port}`, '127.0.0.1'])
      expect((await ask('/health', { host })).http).toBe(200)
    const inOffice = (host: string) => house.server.office.inject({ url: '/api/office/Overview', headers: { host } })
    expect((await inOffice('evil.example')).json()).toMatchObject({ status: 'MALFORMED_REQUEST' })
    expect((await inOffice('localhost')).json()).not.toMatchObject({ status: 'MALFORMED_REQUEST' })
    expect((await fetch(`${house.sandbox.url}/health`)).status).toBe(200)
    const outside = await new Promise<number>((resolve, reject) => {
      const { hostname, port: at } = new URL(house.sandbox.url)
      const headers = { host: 'evil.example' }
      request({ hostname, port: at, path: '/api/messages', headers }, (answer) => resolve(answer.resume().statusCode!))
        .on('error', reject)
        .end()
    })
    expect(outside).toBe(421)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, false],
    ['another site, in a browser that says the origin alone', { origin: 'https://evil.example' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://bet.example' }, true],
    [
      'our own page, in a browser that says the origin alone',
      { origin: 'https://bet.example', host: 'bet.example' },
      true,
    ],
    ['no browser', {}, true],
  ] as const)('X10 K02 %s has a code sent by a visitor’s browser: %#', async (_who, headers, isTaken) => {
    const player = await aPlayer(house)
    const before: unknown[] = await house.world(`/api/phones/${player.number}/messages`)
    const path = `/api/api/Security/SendSmsVerificationCodeByUserName?userName=${player.number.slice(3)}`
    const { body } = await ask(path, headers, 'POST')
    const { status } = JSON.parse(body.toString()) as { status: string }
    expect(status === 'MALFORMED_REQUEST').toBe(!isTaken)
    expect(before).toEqual([])
    if (!isTaken) expect(await house.world(`/api/phones/${player.number}/messages`)).toEqual([])
  })

  it('K01 the API’s document is made once and sent compressed, or not at all', async () => {
    const plain = await ask('/api/openapi.json')
    const short = await ask('/api/openapi.json', { 'accept-encoding': 'gzip, br' })
    expect(short.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(short.body).equals(plain.body)).toBe(true)
    expect(short.body.length).toBeLessThan(plain.body.length / 8)
    const etag = String(plain.headers['etag'])
    const again = await ask('/api/openapi.json', { 'if-none-match': etag })
    expect([again.http, again.body.length]).toEqual([304, 0])
    expect(JSON.parse(plain.body.toString())).toMatchObject({ openapi: '3.1.0' })
  })
})
