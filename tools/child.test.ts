/** A program under the launcher's care, with real processes: restarts, early deaths, clean stops and the leash. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRunning } from './child.mjs'
import { ROOT } from './place.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-child-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A mailbox: what a program said, in order, waited for one by one. */
function mailbox(): { put(text: string): void; next(): Promise<string> } {
  const waiting: ((text: string) => void)[] = []
  const here: string[] = []
  return {
    put(text) {
      const first = waiting.shift()
      if (first) first(text)
      else here.push(text)
    },
    next: () => new Promise((resolve) => (here.length > 0 ? resolve(here.shift() ?? '') : waiting.push(resolve))),
  }
}

function program(code: string): { path: string; heard: ReturnType<typeof mailbox> } {
  const path = join(folder, 'program.mjs')
  writeFileSync(path, code)
  return { path, heard: mailbox() }
}

const STAYS = 'setInterval(() => undefined, 1000)\n'

test('a program that dies is started again', async () => {
  const { path, heard } = program(`${STAYS}console.log(process.pid)`)
  const said = mailbox()
  const life = keepRunning({
    name: 'api',
    path,
    env: process.env,
    heard: heard.put,
    say: said.put,
    diedEarly: () => undefined,
  })
  const first = Number(await heard.next())
  life.well()
  process.kill(first, 'SIGKILL')
  expect(await said.next()).toBe('api ended (SIGKILL); starting it again in 0.2 s')
  const second = Number(await heard.next())
  expect(second).not.toBe(first)
  await life.stop()
  expect(() => process.kill(second, 0)).toThrow()
})

test('a program that dies before it was well is not started again', async () => {
  const { path, heard } = program('process.exit(3)')
  const died = mailbox()
  keepRunning({ name: 'api', path, env: process.env, heard: heard.put, say: () => undefined, diedEarly: died.put })
  expect(await died.next()).toBe('code 3')
})

test('a program is asked to stop once and may finish what it does', async () => {
  const { path, heard } = program(
    `${STAYS}process.on('SIGTERM', () => { console.log('closing'); process.exit(0) })\nconsole.log('ready')`,
  )
  const life = keepRunning({
    name: 'api',
    path,
    env: process.env,
    heard: heard.put,
    say: heard.put,
    diedEarly: heard.put,
  })
  expect(await heard.next()).toBe('ready')
  await life.stop()
  expect(await heard.next()).toBe('closing')
})

test('a program that does not stop is killed', async () => {
  const { path, heard } = program(`${STAYS}process.on('SIGTERM', () => undefined)\nconsole.log(process.pid)`)
  const life = keepRunning({
    name: 'api',
    path,
    env: process.env,
    heard: heard.put,
    say: heard.put,
    diedEarly: heard.put,
  })
  const pid = Number(await heard.next())
  const startedMs = Date.now()
  await life.stop()
  expect(Date.now() - startedMs).toBeGreaterThan(4_400)
  expect(() => process.kill(pid, 0)).toThrow()
})

test('a launcher that is killed takes its programs with it', async () => {
  const child = join(ROOT, 'tools/child.mjs')
  const { path } = program(`${STAYS}process.on('exit', () => undefined)\nconsole.log(process.pid)`)
  const launcher = join(folder, 'launcher.mjs')
  writeFileSync(
    launcher,
    `import { keepRunning } from ${JSON.stringify(child)}
     keepRunning({ name: 'api', path: ${JSON.stringify(path)}, env: process.env, heard: console.log, say() {}, diedEarly() {} })`,
  )
  const running = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
  const heard = mailbox()
  createInterface({ input: running.stdout }).on('line', heard.put)
  const pid = Number(await heard.next())
  running.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
})

test('a program whose launcher has gone before its leash is read goes too', async () => {
  const { path } = program(STAYS)
  const leashed = spawn(process.execPath, ['--import', join(ROOT, 'tools/leash.mjs'), path], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  leashed.disconnect()
  const [, signal] = (await once(leashed, 'exit')) as [number | null, string | null]
  expect(signal).toBe('SIGTERM')
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a program with a thread of its own lives on under the leash', async () => {
  // A preload of a thread is read before the thread itself.
  writeFileSync(
    join(folder, 'thread.mjs'),
    `import { parentPort } from 'node:worker_threads'\nparentPort.postMessage('lives')`,
  )
  const { path, heard } = program(
    `import { Worker } from 'node:worker_threads'
    ${STAYS}new Worker(new URL('thread.mjs', import.meta.url)).once('message', console.log)`,
  )
  const said = mailbox()
  const life = keepRunning({
    name: 'api',
    path,
    env: process.env,
    heard: heard.put,
    say: said.put,
    diedEarly: said.put,
  })
  expect(await Promise.race([heard.next(), said.next()])).toBe('lives')
  await life.stop()
})
