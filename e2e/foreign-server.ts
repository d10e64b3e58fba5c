/**
 * Another company's server: it speaks the calls of the specification as they are written there, field by field and nothing
 * more (foreign-calls.ts), serves the built site, and answers 404 to everything else. Nothing here comes from our contract:
 * what the specification spells is spelled once more.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import type { AddressInfo } from 'node:net'
import { bad, FOREIGN_TOKEN, foreignCalls } from './foreign-calls.ts'

export interface ForeignServer {
  readonly site: string
  /** Calls that came and are not in the specification. */
  readonly strange: readonly string[]
  /** A bearer that opens something. */
  readonly token: string
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) text += part
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

function sendFile(folder: string, path: string, response: ServerResponse): void {
  const file = join(folder, normalize(path))
  const isFile = extname(path) !== '' && file.startsWith(folder) && existsSync(file)
  if (extname(path) !== '' && !isFile) {
    response.writeHead(404).end()
    return
  }
  const found = isFile ? file : join(folder, 'index.html')
  response
    .writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream' })
    .end(readFileSync(found))
}

/** @param folder The built site. */
export async function openForeignServer(folder: string): Promise<ForeignServer> {
  const { open, own } = foreignCalls()
  const strange: string[] = []
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
    if (!pathname.startsWith('/api/')) return sendFile(folder, pathname, response)
    const name = `${request.method} ${pathname.replace('/api/api/', '')}`
    const handler = open[name] ?? own[name]
    if (!handler) {
      strange.push(name)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>not here</p>')
      return
    }
    const isAllowed = open[name] !== undefined || request.headers.authorization === `Bearer ${FOREIGN_TOKEN}`
    const said = isAllowed ? handler({ query: searchParams, body: await bodyOf(request) }) : bad(401, 'UNAUTHORIZED')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }
  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    site: `http://localhost:${(server.address() as AddressInfo).port}`,
    strange,
    token: FOREIGN_TOKEN,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
