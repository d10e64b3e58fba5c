/** A line that drops: everything between a browser and a program, cut every few seconds and silent for a moment after. */
import { createServer, connect, type Socket } from 'node:net'
import { freePort } from '@uwanja/runtime/free-port'

export interface DroppingLine {
  readonly port: number
  /** How often it has been cut so far. */
  cuts(): number
  close(): Promise<void>
}

interface Times {
  readonly everyMs: number
  /** Nobody is let through for so long after a cut. */
  readonly goneMs: number
}

/** A line to a program on this machine, which may start later. It is whole until the first cut. */
export async function droppingLine(to: () => number, { everyMs, goneMs }: Times): Promise<DroppingLine> {
  const open = new Set<Socket>()
  let goneUntilMs = 0
  let cuts = 0
  const kept = (socket: Socket) => {
    open.add(socket)
    // Whatever becomes of it: a line has no opinion.
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    if (performance.now() < goneUntilMs) return near.destroy()
    const far = kept(connect(to(), '127.0.0.1'))
    kept(near).on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
  })
  const timer = setInterval(() => {
    cuts++
    goneUntilMs = performance.now() + goneMs
    for (const socket of open) socket.resetAndDestroy()
  }, everyMs)
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    port,
    cuts: () => cuts,
    async close() {
      clearInterval(timer)
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
