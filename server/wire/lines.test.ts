/** Lines that are held open for nothing. Real sockets against a real server, with limits that a test can wait for. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { patient } from '@uwanja/runtime/patience'
import { afterEach, describe, expect, it } from 'vitest'
import { LINE_LIMITS, limitLines, type AnswerKind, type LineLimits } from './lines.ts'

const QUICK = { ...LINE_LIMITS, silentMs: 300, answerMs: 400, longAnswerMs: 60_000, lookMs: 20, graceMs: 20 }
const PATIENT = { timeout: patient(20_000), interval: 20 }

describe('lines', () => {
  const servers: Server[] = []
  const sockets: Socket[] = []
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
  })

  async function aServer(
    limits: LineLimits,
    answer: RequestListener,
    kindOf: (url: string) => AnswerKind = () => 'short',
  ) {
    const server = createServer(answer)
    limitLines(server, kindOf, limits)
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return async () => {
      const socket = connect({ port, host: '127.0.0.1' })
      sockets.push(socket)
      // A line that is cut may be reset.
      socket.on('error', () => {})
      await once(socket, 'connect')
      return socket
    }
  }
  const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded
  const ok: RequestListener = (_request, response) => response.end('ok')
  const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const listen = (socket: Socket) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    return () => text
  }

  it('X10 a line that says nothing is cut, one that has asked something stays', async () => {
    const open = await aServer(QUICK, ok)
    const [silent, speaking] = [await open(), await open()]
    silent.resume()
    const heard = listen(speaking)
    speaking.write(GET)
    await once(silent, 'close')
    await expect.poll(heard, PATIENT).toContain('ok')
    expect(isOpen(speaking)).toBe(true)
    speaking.write(GET)
    await expect.poll(() => heard().split('ok').length - 1, PATIENT).toBe(2)
  })

  it('X10 a line that goes on saying a little is not silent', async () => {
    const open = await aServer({ ...QUICK, silentMs: 2_000 }, ok)
    const socket = await open()
    const heard = listen(socket)
    const startedMs = performance.now()
    let letters = 0
    await expect
      .poll(
        () => {
          socket.write(GET[letters++] ?? '')
          return heard()
        },
        { timeout: patient(30_000), interval: 60 },
      )
      .toContain('ok')
    expect(performance.now() - startedMs).toBeGreaterThan(2_000)
  })

  it('X10 of too many silent lines the oldest go, and whoever asks is answered', async () => {
    const open = await aServer({ ...QUICK, silentMs: 60_000, silentMost: 8 }, ok)
    const asking = await open()
    const heard = listen(asking)
    asking.write(GET)
    await expect.poll(heard, PATIENT).toContain('ok')
    const silent: Socket[] = []
    for (let at = 0; at < 20; at++) silent.push((await open()).resume())
    await expect.poll(() => silent.map(isOpen), PATIENT).toEqual(silent.map((_, at) => at >= 12))
    // Lines that have spoken are not counted, from one address or from many.
    const more = await Promise.all(Array.from({ length: 30 }, open))
    const answers = more.map(listen)
    for (const socket of more) socket.write(GET)
    await expect.poll(() => answers.every((said) => said().includes('ok')), PATIENT).toBe(true)
    expect(more.every(isOpen)).toBe(true)
    expect(isOpen(asking)).toBe(true)
  })

  /** More than the system's own buffers between two programs hold. */
  const HUGE = Buffer.alloc(32 * 1024 * 1024, 'x')

  it('X10 who does not take the answer is cut after a while; a stream lasts as long as it likes', async () => {
    const open = await aServer(
      QUICK,
      (request, response) => void (request.url === '/stream' ? response.write('beginning') : response.end(HUGE)),
      (url) => (url === '/stream' ? 'stream' : 'short'),
    )
    const [slow, stream] = [await open(), await open()]
    const streamed = listen(stream)
    stream.write(GET.replace('/', '/stream'))
    slow.pause()
    slow.write(GET)
    const server = servers[0]!
    const lines = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
    await expect.poll(streamed, PATIENT).toContain('beginning')
    await expect.poll(lines, PATIENT).toBe(1)
    expect(isOpen(stream)).toBe(true)
  })

  it.each([
    ['many', { unreadMost: 2, unreadBytes: Infinity }],
    ['long', { unreadMost: 100, unreadBytes: 2.5 * HUGE.length }],
  ])('X10 of too %s answers that nobody takes the oldest go first', async (_how, most) => {
    const began: string[] = []
    const open = await aServer({ ...QUICK, answerMs: 60_000, ...most }, (request, response) => {
      began.push(request.url!)
      response.once('close', () => began.splice(began.indexOf(request.url!), 1))
      response.end(HUGE)
    })
    for (let at = 0; at < 5; at++) {
      const socket = (await open()).pause()
      socket.write(GET.replace('/', `/${at}`))
      await expect.poll(() => began.includes(`/${at}`), PATIENT).toBe(true)
    }
    await expect.poll(() => began, PATIENT).toEqual(['/3', '/4'])
  })
})
