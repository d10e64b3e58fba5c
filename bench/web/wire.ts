/** A line to a site that counts what comes back over it: heads, bodies and whatever a worker fetches, as a player pays for it. */
import { connect, createServer, type AddressInfo } from 'node:net'
import type { BenchRun } from '../bench.ts'

export interface Wire {
  /** The same site behind the line. */
  readonly url: string
  /** Bytes from the site since it was asked last. */
  take(): number
}

export async function openWire(run: BenchRun, siteUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(siteUrl)
  let bytes = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const end = () => (near.destroy(), far.destroy())
    near.on('error', end).on('close', end)
    far.on('error', end).on('close', end)
    far.on('data', (chunk) => (bytes += chunk.length))
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  run.atExit(async () => void server.close())
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = bytes
      bytes = 0
      return taken
    },
  }
}
