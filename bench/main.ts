/** `npm run bench -- <bench> [--quick] [--json FILE]`: runs one bench of the table, or `all`, bounded in time, and says whether aims are met. */
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { runAll } from './all.ts'
import { apiBench } from './api/api-bench.ts'
import type { Bench, BenchRun, Outcome } from './bench.ts'
import { betsBench } from './bets/bets-bench.ts'
import { booksBench } from './books/books-bench.ts'
import { bootBench } from './boot/boot-bench.ts'
import { floodBench } from './flood/flood-bench.ts'
import { jackpotBench } from './jackpot/jackpot-bench.ts'
import { lobbyBench } from './lobby/lobby-bench.ts'
import { moneyBench } from './money/money-bench.ts'
import { nodesBench } from './nodes/nodes-bench.ts'
import { oddsBench } from './odds/odds-bench.ts'
import { officeBench } from './office/office-bench.ts'
import { playBench } from './play/play-bench.ts'
import { pricesBench } from './prices/prices-bench.ts'
import { settleBench } from './settle/settle-bench.ts'
import { sizeBench } from './size/size-bench.ts'
import { sportsBench } from './sports/sports-bench.ts'
import { wagersBench } from './wagers/wagers-bench.ts'
import { webBench } from './web/web-bench.ts'

/** Every bench: one line each. */
const BENCHES: Readonly<Record<string, Bench>> = {
  api: apiBench,
  bets: betsBench,
  books: booksBench,
  boot: bootBench,
  flood: floodBench,
  jackpot: jackpotBench,
  lobby: lobbyBench,
  money: moneyBench,
  nodes: nodesBench,
  odds: oddsBench,
  office: officeBench,
  play: playBench,
  prices: pricesBench,
  settle: settleBench,
  size: sizeBench,
  sports: sportsBench,
  wagers: wagersBench,
  web: webBench,
}

/** Each of them is bounded, and all of them together. */
const KNOWN: Readonly<Record<string, Bench>> = {
  ...BENCHES,
  all: {
    about: 'every other bench, and one table of what they found',
    mostMs: { full: 4 * 60 * 60_000, quick: 15 * 60_000 },
    run: (run) => runAll(BENCHES, run),
  },
}

function usage(problem: string): never {
  console.error(`${problem}\n\nnpm run bench -- <bench> [--quick | --full] [--json FILE]\n`)
  for (const [name, bench] of Object.entries(KNOWN)) console.error(`  ${name.padEnd(8)} ${bench.about}`)
  process.exit(2)
}

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        json: { type: 'string' },
      },
    })
  } catch (error) {
    return usage((error as Error).message)
  }
}

const { values, positionals } = readCommand()
const [name = ''] = positionals
const bench = Object.hasOwn(KNOWN, name) ? KNOWN[name]! : usage(name ? `No bench "${name}".` : 'Which bench?')

const leftovers: (() => Promise<void>)[] = []
async function cleanUp(): Promise<void> {
  for (const remove of leftovers.splice(0).reverse()) {
    await remove().catch((error: Error) => console.error(`left behind: ${error.message}`))
  }
}

/** Stops half-way: what was made is removed, and if even that hangs the process ends all the same. */
function giveUp(why: string): void {
  console.error(why)
  setTimeout(() => process.exit(2), 20_000).unref()
  // What the bench uses is being taken away: how it fails then says nothing, and must not keep anything from being removed.
  process.on('uncaughtException', () => undefined)
  void cleanUp().then(() => process.exit(2))
}
const mostMs = values.quick ? bench.mostMs.quick : bench.mostMs.full
setTimeout(() => giveUp(`Not done after ${mostMs / 1000} s: stopped.`), mostMs).unref()
process.once('SIGINT', () => giveUp('Interrupted.'))
process.once('SIGTERM', () => giveUp('Interrupted.'))

const run: BenchRun = {
  pace: values.quick ? 'quick' : 'full',
  isLarge: values.full,
  atExit: (remove) => void leftovers.push(remove),
  say: (line) => console.log(line),
}

let outcome: Outcome
try {
  outcome = await bench.run(run)
} finally {
  await cleanUp()
}
for (const aim of outcome.aims) console.log(`${aim.verdict.toUpperCase()}  ${aim.text}`)
if (values.json !== undefined) {
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, memoryBytes: totalmem(), node: process.version }
  const written = { bench: name, at: new Date().toISOString(), pace: run.pace, machine, ...outcome }
  writeFileSync(values.json, `${JSON.stringify(written, null, 2)}\n`)
  console.log(`written to ${values.json}`)
}
process.exitCode = outcome.aims.some((aim) => aim.verdict === 'fail') ? 1 : 0
