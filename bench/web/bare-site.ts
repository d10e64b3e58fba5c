/** Builds the bare page and serves it as ours is served: brotli, hashed files for ever, the page with a question each time. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BenchRun } from '../bench.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** @returns its address. */
export async function bareSite(run: BenchRun): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-bench-web-'))
  run.atExit(async () => rmSync(folder, { recursive: true, force: true }))
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: fileURLToPath(new URL('bare/', import.meta.url)),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js)$/.test(name))
  const files = new Map(names.map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)), BEST)]))
  const server = createServer((request, response) => {
    const path = files.has(request.url ?? '') ? request.url! : '/index.html'
    response.setHeader('content-type', TYPES[path.split('.').pop()!]!)
    response.setHeader('content-encoding', 'br')
    response.setHeader('cache-control', path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable')
    response.end(files.get(path))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  run.atExit(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}
