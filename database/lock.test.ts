/** The lock of a data folder with real processes: a live holder keeps it, a dead one's is taken over by one of many. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { takeLock } from './lock.ts'

const RIVALS = 8
const TIMES = process.env['UWANJA_DEEP'] ? 40 : 2

let folder = ''
let path = ''
let program = ''
const locks = () => readdirSync(folder).filter((name) => name.startsWith('database.lock'))
const children = new Set<ChildProcess>()

/** Takes the lock when it is told to, says how that went, and holds on. */
const HOLDER = `
process.stdin.on('data', () => {
  try {
    takeLock(process.argv[2])
    console.log('holds')
  } catch (error) {
    console.log(error.message)
  }
})
console.log('ready')
`

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-lock-'))
  const entry = fileURLToPath(new URL('./lock.ts', import.meta.url))
  const outDir = join(folder, 'program')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: entry, output: { entryFileNames: 'lock.mjs' } },
    },
  })
  program = join(outDir, 'holder.mjs')
  writeFileSync(program, `import { takeLock } from './lock.mjs'\n${HOLDER}`)
})
beforeEach(() => {
  path = join(folder, 'database.lock')
})
afterEach(async () => {
  await Promise.all([...children].map(kill))
  for (const name of locks()) rmSync(join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Holder {
  readonly pid: number
  /** `holds`, or why not. */
  take(): Promise<string>
  kill(): Promise<void>
}

async function kill(child: ChildProcess): Promise<void> {
  if (!children.delete(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function aHolder(): Promise<Holder> {
  const child = spawn(process.execPath, [program, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.add(child)
  const lines = createInterface({ input: child.stdout })
  await once(lines, 'line')
  return {
    pid: child.pid!,
    async take() {
      const said = once(lines, 'line')
      child.stdin.write('take\n')
      return (await said)[0] as string
    },
    kill: () => kill(child),
  }
}

it('M20 a live process keeps its lock, and the refusal names it', async () => {
  const first = await aHolder()
  expect(await first.take()).toBe('holds')
  const second = await aHolder()
  expect(await second.take()).toContain(`Another process (${first.pid}) is using this data folder`)
  expect(() => takeLock(path)).toThrow(String(first.pid))
})

it('M20 the lock of a killed process is taken over', async () => {
  const first = await aHolder()
  await first.take()
  await first.kill()
  const second = await aHolder()
  expect(await second.take()).toBe('holds')
  expect(() => takeLock(path)).toThrow(String(second.pid))
})

it('M20 what is released is free', () => {
  const release = takeLock(path)
  expect(() => takeLock(path)).toThrow(String(process.pid))
  release()
  takeLock(path)()
  expect(locks()).toEqual([])
})

it('M20 of many that find a dead holder at once exactly one takes over, again and again', async () => {
  for (let time = 0; time < TIMES; time++) {
    let rivals = await Promise.all(Array.from({ length: RIVALS }, aHolder))
    while (rivals.length > 0) {
      const said = await Promise.all(rivals.map((rival) => rival.take()))
      const winners = rivals.filter((_rival, index) => said[index] === 'holds')
      expect(winners.map(({ pid }) => pid)).toHaveLength(1)
      const [winner] = winners
      expect(() => takeLock(path)).toThrow(String(winner!.pid))
      await winner!.kill()
      rivals = rivals.filter((rival) => rival !== winner)
    }
  }
})

it('M20 a number that another process has got since does not keep the lock of the dead one', () => {
  // Our own number, with a moment of birth that is not ours.
  const claim = `${path}.${process.pid}-1-abc`
  writeFileSync(claim, '')
  writeFileSync(`${claim}.held`, '')
  takeLock(path)()
  expect(locks()).toEqual([])
})
