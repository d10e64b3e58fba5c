/** A Redis of a test's own, which it may stop and start: the system's redis-server on a free port, nothing on disk. */
import { freePort } from '@uwanja/runtime/free-port'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { once } from 'node:events'

/** Can this machine test with Redis? */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0

export interface TestRedis {
  readonly url: string
  start(): Promise<void>
  /** Gone at once, with everything in it. */
  stop(): Promise<void>
  /** Takes connections and says nothing, as a machine does that hangs. */
  hang(): void
  wake(): void
}

export async function aRedis(): Promise<TestRedis> {
  const port = await freePort()
  let process: ChildProcess | null = null
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
      process = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
      for await (const line of process.stdout!) if (String(line).includes('Ready to accept')) break
      process.stdout!.resume()
    },
    async stop() {
      const gone = process && process.exitCode === null ? once(process, 'exit') : null
      process?.kill('SIGKILL')
      await gone
      process = null
    },
    hang: () => void process?.kill('SIGSTOP'),
    wake: () => void process?.kill('SIGCONT'),
  }
  await redis.start()
  return redis
}
