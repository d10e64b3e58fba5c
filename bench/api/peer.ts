/** The peers, each as a process: `peer.ts http|fastify` answers PEER_BODY on PORT, `peer.ts argon2` hashes when it is told to. */
import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'

const port = Number(process.env['PORT'])
const host = '127.0.0.1'
/** Made into text for each answer, as a server with something to say must. */
const reply = JSON.parse(process.env['PEER_BODY'] ?? '{}') as object

function bareHttp(): void {
  const server = createServer((_request, response) => {
    const body = JSON.stringify(reply)
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(body))
    response.end(body)
  })
  server.listen(port, host)
}

async function bareFastify(): Promise<void> {
  const app = Fastify()
  app.get('/*', async () => reply)
  await app.listen({ port, host })
}

export interface HashOrder {
  readonly passwordHash: string
  readonly password: string
  readonly atOnce: number
  readonly roundMs: number
}

/** What a login cannot do without: the password compared, so many at once, for a while. */
async function hashRound({ passwordHash, password, atOnce, roundMs }: HashOrder): Promise<number> {
  const startMs = performance.now()
  let count = 0
  const caller = async () => {
    while (performance.now() - startMs < roundMs) {
      if (!(await verify(passwordHash, password))) throw new Error('a right password was called wrong')
      count++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return count / ((performance.now() - startMs) / 1000)
}

const kind = process.argv[2]
if (kind === 'http') bareHttp()
else if (kind === 'fastify') await bareFastify()
else process.on('message', (order: HashOrder) => void hashRound(order).then((perSecond) => process.send?.(perSecond)))
// A bench that was killed leaves nobody behind.
process.on('disconnect', () => process.exit(0))
