/** `npm run bench -- all`: every bench in a process of its own, one after the other within a quarter of an hour, and one table. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Aim, Bench, BenchRun, Outcome } from './bench.ts'

const ALL_MS = 15 * 60_000
/** For the table, and for a bench that cleans up. */
const SPARE_MS = 25_000
/** What is left has to be worth a start. */
const LEAST_MS = 20_000

interface Row extends Aim {
  readonly bench: string
  readonly load: number
}

/** What a bench wrote of itself; null: it was stopped, or fell. */
function outcomeIn(file: string): Outcome | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outcome
  } catch {
    return null
  }
}

async function runOne(run: BenchRun, name: string, file: string, mostMs: number): Promise<Outcome | null> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const args = ['--import', 'tsx', main, name, ...(run.pace === 'quick' ? ['--quick'] : []), '--json', file]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  // It removes what it made, also when it is told to end.
  run.atExit(async () => void child.kill('SIGTERM'))
  const late = setTimeout(() => child.kill('SIGTERM'), mostMs)
  await once(child, 'exit')
  clearTimeout(late)
  return outcomeIn(file)
}

export async function runAll(benches: Readonly<Record<string, Bench>>, run: BenchRun): Promise<Outcome> {
  const { pace } = run
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-bench-all-'))
  const startMs = performance.now()
  const rows: Row[] = []
  const took: string[] = []
  const results: Record<string, unknown> = {}
  try {
    for (const [name, { mostMs }] of Object.entries(benches)) {
      const leftMs = pace === 'full' ? Infinity : ALL_MS - SPARE_MS - (performance.now() - startMs)
      const skip = (text: string) => rows.push({ bench: name, text, verdict: 'skipped', load: loadavg()[0]! })
      if (leftMs < LEAST_MS) {
        skip('the quarter of an hour was over before its turn')
        continue
      }
      console.log(`\n== ${name}`)
      const beganMs = performance.now()
      const outcome = await runOne(run, name, join(folder, `${name}.json`), Math.min(mostMs[pace], leftMs))
      took.push(`${name} ${((performance.now() - beganMs) / 1_000).toFixed(0)} s`)
      if (outcome === null) skip('stopped or fallen before its end: see above')
      for (const aim of outcome?.aims ?? []) rows.push({ bench: name, ...aim, load: loadavg()[0]! })
      results[name] = outcome?.results ?? null
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  print(rows, took, (performance.now() - startMs) / 60_000)
  return { aims: rows.map(({ bench, text, verdict }) => ({ text: `${bench}: ${text}`, verdict })), results }
}

function print(rows: readonly Row[], took: readonly string[], minutes: number): void {
  const [cpu] = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(1)
  console.log(
    `\n${cpus().length} x ${cpu?.model ?? '?'}, ${memory} GiB, Node ${process.version}; ${minutes.toFixed(1)} minutes (${took.join(', ')})`,
  )
  console.log('| bench | figure, with its limit or peer | verdict | load |\n| --- | --- | --- | --- |')
  for (const { bench, text, verdict, load } of rows)
    console.log(`| ${bench} | ${text} | ${verdict} | ${load.toFixed(1)} |`)
}
