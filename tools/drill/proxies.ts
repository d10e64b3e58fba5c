/** The examples for nginx and Caddy before a real platform: what passes, what is closed, and that nothing is sent twice. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@uwanja/runtime/free-port'
import { ROOT } from '../place.mjs'
import { must, mustBe, ready, started, until, type Drill, type Running } from './drill.ts'

const SITE = 'play.example.com'
const BOOK = 'book.example.com'

interface Upstream {
  readonly server: Server
  readonly port: number
  readonly seen: { readonly method: string; readonly forwarded: string; readonly country: string }[]
}

/** Takes a request and hangs up without a word, as a process that is killed does. */
async function aBreakingUpstream(): Promise<Upstream> {
  const seen: Upstream['seen'][number][] = []
  const server = createServer((asked: IncomingMessage) => {
    const one = (name: string) => String(asked.headers[name] ?? '')
    seen.push({ method: asked.method ?? '', forwarded: one('x-forwarded-for'), country: one('cf-ipcountry') })
    asked.resume().once('end', () => asked.socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, port: (server.address() as AddressInfo).port, seen }
}

interface Ports {
  readonly tls: number
  readonly plain: number
  readonly site: number
  readonly book: number
}

/** The example to the letter but for ports, certificates and where it logs. */
async function nginx(folder: string, ports: Ports): Promise<Running> {
  await must('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${SITE}`],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ])
  const site = readFileSync(join(ROOT, 'deploy/nginx/uwanja.conf'), 'utf8')
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports.site}`)
    .replaceAll('127.0.0.1:8083', `127.0.0.1:${ports.book}`)
    .replaceAll('/etc/ssl/uwanja', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace(/listen \[::\].*\n/g, '\n')
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.tls}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http {\n${site}\n}`,
  )
  return started('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {})
}

async function caddy(folder: string, ports: Ports): Promise<Running> {
  const site = readFileSync(join(ROOT, 'deploy/caddy/Caddyfile'), 'utf8')
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports.site}`)
    .replaceAll('127.0.0.1:8083', `127.0.0.1:${ports.book}`)
    .replaceAll(`${SITE} {`, `https://${SITE}:${ports.tls} {\n\ttls internal`)
    .replaceAll(`${BOOK} {`, `https://${BOOK}:${ports.tls} {\n\ttls internal`)
  const own = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), `${own}${site}`)
  return started('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  })
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

interface RequestSpec {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Answers after the first bytes of the body, as of a stream. */
  readonly isStream?: boolean
}

/** Over TLS with a certificate that nobody knows, at a name that no resolver has. */
function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, isStream }: RequestSpec = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: host,
        rejectUnauthorized: false,
        headers: { host, ...headers },
      },
      (answer) => {
        let text = ''
        const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          if (!isStream) return
          done()
          asked.destroy()
        })
        answer.once('end', done)
      },
    )
    asked.once('error', reject).end(body)
  })
}

async function whatPasses(tls: number, site: string): Promise<void> {
  const home = await ask(tls, SITE, '/')
  mustBe([home.status, home.text.includes('Uwanja')], [200, true], 'the first page')
  mustBe((await ask(tls, SITE, '/api/api/Jackpot/GetManualJackpotList')).status, 200, 'a call that anybody may ask')
  for (const path of ['/metrics', '/ready']) mustBe((await ask(tls, SITE, path)).status, 404, path)
  mustBe((await fetch(`${site}/metrics`)).status, 200, 'the same beside the proxy')
  const large = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(13 * 1024 * 1024) }
  const refused = await ask(tls, SITE, '/api/api/Security/Login', large).catch(() => null)
  mustBe(refused === null || refused.status === 413, true, 'a body of 13 MB is refused by the proxy')
}

/** A log-in through it, and the stream that its session hears. */
async function aStream(tls: number): Promise<void> {
  const body = JSON.stringify({ userName: '2348031234561', password: 'demo-uwanja-1' })
  const login = await ask(tls, SITE, '/api/api/Security/Login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { data } = JSON.parse(login.text) as { data: { token: string } }
  const stream = await ask(tls, SITE, '/api/api/User/Events', {
    headers: { authorization: `Bearer ${data.token}`, accept: 'text/event-stream' },
    isStream: true,
  })
  mustBe(stream.headers['content-type']?.startsWith('text/event-stream'), true, 'the stream comes as it is said')
}

async function whatIsSentOnce(tls: number, { seen }: Upstream): Promise<void> {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'TZ' }
  const broken = await ask(tls, SITE, '/callbacks/payments/fasthub', { method: 'POST', headers, body: '{}' })
  mustBe(broken.status, 502, 'a process that hangs up')
  mustBe(seen.filter(({ method }) => method === 'POST').length, 1, 'times that it was sent')
  mustBe(seen[0], { method: 'POST', forwarded: '127.0.0.1', country: '' }, 'what a stranger says of themselves')
}

async function whatTheBookShows(tls: number): Promise<void> {
  for (const path of ['/book/desk/feed', '/altenar/gsw/v1/launch', '/metrics', '/ready'])
    mustBe((await ask(tls, BOOK, path)).status, 404, path)
  mustBe((await ask(tls, BOOK, '/book/v1/sports')).status, 200, 'what the book shows')
}

async function before(name: string, start: typeof nginx, say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `uwanja-${name}-`))
  const [tls, plain, site, office, book] = await Promise.all(Array.from({ length: 5 }, () => freePort()))
  const ports = { tls: tls!, plain: plain!, site: site!, book: book! }
  const broken = await aBreakingUpstream()
  const running: Running[] = []
  try {
    mkdirSync(join(folder, 'broken'))
    const platform = started(process.execPath, ['dist/server/main.js'], {
      PORT: String(site),
      OFFICE_PORT: String(office),
      BOOK_PORT: String(book),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: `https://${SITE}`,
      BOOK_URL: `https://${BOOK}`,
      TRUST_PROXY: '127.0.0.1',
      DEMO: '1',
      GAME_LISTS: 'asked',
    })
    running.push(platform)
    await ready(platform, `http://127.0.0.1:${site}/health`)
    running.push(await start(folder, ports))
    await until(name, 15_000, async () => (await ask(ports.tls, SITE, '/health')).status === 200)
    await whatPasses(ports.tls, `http://127.0.0.1:${site}`)
    await aStream(ports.tls)
    await whatTheBookShows(ports.tls)
    const second = { ...ports, tls: await freePort(), plain: await freePort(), site: broken.port }
    running.push(await start(join(folder, 'broken'), second))
    await until(name, 15_000, async () => (await ask(second.tls, SITE, '/metrics')).status === 404)
    await whatIsSentOnce(second.tls, broken)
    say(
      `${name}: pages, calls and streams pass; metrics, readiness, desk and launches are closed; nothing was sent twice`,
    )
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}\n${running.map((one) => one.printed()).join('\n')}`, {
      cause: error,
    })
  } finally {
    for (const one of running.toReversed()) await one.stop()
    broken.server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const proxies: Drill = {
  about: 'the examples for nginx and Caddy, with the real programs, before a real platform',
  needs: { nginx: 'nginx', caddy: 'caddy', openssl: 'openssl' },
  async run(say) {
    await before('nginx', nginx, say)
    await before('Caddy', caddy, say)
  },
}
