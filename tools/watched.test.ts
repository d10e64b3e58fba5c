/** Programs under `npm run dev`, with real processes: what they say, their end, and a launcher that is killed. */
import { freePort } from '@uwanja/runtime/free-port'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT, run } from './place.mjs'

let folder = ''
let running: ChildProcess | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-watched-'))
})
afterEach(() => {
  running?.kill('SIGKILL')
  running = null
  rmSync(folder, { recursive: true, force: true })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A launcher that keeps one program, which says its own number and its watcher's. */
async function launched() {
  const program = join(folder, 'program.ts')
  writeFileSync(program, 'setInterval(() => undefined, 1000)\nconsole.log(process.pid, process.ppid)')
  const launcher = join(folder, 'launcher.mjs')
  writeFileSync(
    launcher,
    `import { keepWatched } from ${JSON.stringify(join(ROOT, 'tools/watched.mjs'))}
     keepWatched({ name: 'api', path: ${JSON.stringify(program)}, env: process.env, heard: console.log,
       died: (how) => console.log('died: ' + how) })
     setInterval(() => undefined, 1000)`,
  )
  const launcherItself = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
  running = launcherItself
  const lines: string[] = []
  createInterface({ input: launcherItself.stdout }).on('line', (line) => lines.push(line))
  const said = async (shape: RegExp): Promise<readonly string[]> => {
    await expect.poll(() => lines.some((line) => shape.test(line))).toBe(true)
    return shape.exec(lines.find((line) => shape.test(line))!)!.slice(1)
  }
  const [pid = 0, watcher = 0] = (await said(/^api \| (\d+) (\d+)$/)).map(Number)
  return { kill: () => launcherItself.kill('SIGKILL'), pid, watcher, said }
}

test('a launcher that is killed leaves neither the watcher nor its program', async () => {
  const { kill, pid, watcher } = await launched()
  expect([isAlive(pid), isAlive(watcher)]).toEqual([true, true])
  kill()
  await expect.poll(() => [isAlive(pid), isAlive(watcher)]).toEqual([false, false])
})

test('that a watcher was killed is told, and its program goes with it', async () => {
  const { pid, watcher, said } = await launched()
  process.kill(watcher, 'SIGKILL')
  expect(await said(/^died: (\w+)$/)).toEqual(['SIGKILL'])
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test.each(['DEV_PORT', 'PORT', 'SANDBOX_PORT'])(
  'a busy %s is one sentence, before anything is started',
  async (name) => {
    const [site, sandbox, pages] = [await freePort(), await freePort(), await freePort()]
    const ports: Record<string, string> = { PORT: `${site}`, SANDBOX_PORT: `${sandbox}`, DEV_PORT: `${pages}` }
    const port = Number(ports[name])
    const held = await Promise.all([heldAt(port, '127.0.0.1'), heldAt(port, '::1')])
    const env = { ...process.env, DATA_DIR: folder, OFFICE_PORT: '0', BOOK_PORT: '0', ...ports }
    const { code, output } = await run(process.execPath, [join(ROOT, 'tools/dev.mjs')], { quiet: true, env })
    for (const one of held) one.close()
    expect(code).toBe(1)
    expect(output).toBe(
      `Port ${port} on ${name === 'DEV_PORT' ? 'localhost' : '127.0.0.1'} is in use by another program. Choose another one: ` +
        `${name}=${port + 100} npm run dev\n`,
    )
  },
)

/** Somebody else's; a machine without the newer addresses holds none there. */
async function heldAt(port: number, host: string): Promise<Server> {
  const server = createServer().listen(port, host)
  await Promise.race([once(server, 'listening'), once(server, 'error')])
  return server
}
