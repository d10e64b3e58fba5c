/** `npm run gallery`: shows every part of ui in all its states until Ctrl-C; `-- --shot folder` takes their pictures. */
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { buildStale } from './build.mjs'
import { install } from './install.mjs'
import { command, PlainError, say } from './place.mjs'
import { GALLERY, outFolder } from './targets.mjs'

/** @type {Readonly<Record<string, string>>} */
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the built pages on loopback. PORT names a port; without it any free one is taken. */
async function serve() {
  const folder = outFolder(GALLERY)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    const isThere = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
    if (!isThere) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new PlainError('The gallery found no port.')
  return { site: `http://127.0.0.1:${address.port}/`, server }
}

await command(import.meta.url, async (rawArgs) => {
  const [flag, folder] = rawArgs
  if (flag !== undefined && (flag !== '--shot' || !folder)) {
    throw new PlainError('npm run gallery, or npm run gallery -- --shot /path/to/folder')
  }
  await install()
  await buildStale([GALLERY])
  const { site, server } = await serve()
  if (folder) {
    const { takeShots } = await import('./gallery/shots.mjs')
    say(`${await takeShots(site, folder)} pictures in ${folder}`)
  } else {
    say(`Gallery      ${site}   (Ctrl-C ends it)`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  }
  server.closeAllConnections()
  server.close()
  return 0
})
