/** Ports for the programs that tests and benches start. */
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to connections: what is free now is not some connection's a moment later. */
const PORTS = { from: 12_000, to: 32_000 } as const

/**
 * That a port is somebody's is said by a socket for datagrams, on another number because a program may want both of one number. The
 * system gives it to one process alone, and takes it back when that process ends, however it ends.
 */
const MARKS_FROM = 20_000

/** @returns false: it is another's, or was this process's before. */
async function isMarked(port: number): Promise<boolean> {
  const mark = createSocket('udp4')
  const isMine = await new Promise<boolean>((resolve) => {
    mark.once('error', () => resolve(false))
    mark.bind({ port: port + MARKS_FROM, address: '127.0.0.1', exclusive: true }, () => resolve(true))
  })
  if (isMine) mark.unref()
  else mark.close()
  return isMine
}

async function isListenedTo(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, host, () => resolve(true))
  })
  if (!isFree) return true
  probe.close()
  await once(probe, 'close')
  return false
}

/**
 * Nobody listens there, and no process that lives was given it: who is killed and started again finds it free once more, and of those that
 * are asked beside one another each has its own.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to)
  return (await isMarked(port)) && !(await isListenedTo(port, host)) ? port : freePort(host)
}
