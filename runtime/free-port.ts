/** Ports for the programs that tests and benches start. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to connections: what is free now is not some connection's a moment later. */
const PORTS = { from: 12_000, to: 32_000 } as const

const given = new Set<number>()

/** Nobody listens there, and this process gave it to nobody before; who is killed and started again finds it free once more. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to)
  if (given.has(port)) return freePort(host)
  given.add(port)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, host, () => resolve(true))
  })
  if (!isFree) return freePort(host)
  probe.close()
  await once(probe, 'close')
  return port
}
