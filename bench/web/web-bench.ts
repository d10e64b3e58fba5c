/** `npm run bench -- web`: what a first visit of the main pages moves, and Lighthouse's figures beside a bare page's. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { game } from '@uwanja/contract/site/game'
import { LOBBIES } from '@uwanja/contract/site/lobbies'
import { ask, dataOf } from '../api/ask.ts'
import { buildFirst } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { launch, type Launched } from '../boot/launched.ts'
import { spreadOf } from '../statistics.ts'
import { bareSite } from './bare-site.ts'
import { openBrowser } from './browser.ts'
import { returningBytes } from './returning.ts'
import { openWire } from './wire.ts'
import { openLighthouse, visit, type Figures } from './lighthouse.ts'
import { transferOf, type Transfer } from './transfer.ts'

const PATHS = ['/', '/login', '/register', '/slots', '/Terms'] as const
/** Those whose weight is promised. */
const HELD = ['/', '/login', '/slots']
const ROUNDS = { full: 5, quick: 1 } as const
const MOST_ALL_BYTES = 142 * 1024
/** Of the bare page's first words; a lobby's largest are its pictures. */
const MOST_LCP = { lobby: 0.8, page: 0.65 } as const
const MOST_SCRIPT_BYTES = 120 * 1024
/** Of a second visit, its heads included. */
const MOST_RETURNING_BYTES = 8 * 1024
const BARE = 'bare'

/** The companies' first lists come one after the other; nothing new for so long, and all are there. */
const LISTED_MS = 6_000
const MOST_LISTING_MS = 90_000

/** The whole platform, with the studio's games and their pictures: a lobby without them is one that no visitor sees. */
async function ourSite(run: BenchRun): Promise<{ site: string; demo: Launched['demo'] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-bench-site-'))
  run.atExit(async () => rmSync(dataDir, { recursive: true, force: true }))
  const { apiUrl, demo } = await launch(run, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SERVICE_WORKER: 'on' })
  const startMs = performance.now()
  for (let [studios, sinceMs] = [0, startMs]; studios === 0 || performance.now() - sinceMs < LISTED_MS;) {
    if (performance.now() - startMs > MOST_LISTING_MS) throw new Error('the studio’s games were not listed')
    await rest(500)
    const answer = await ask({ url: `${apiUrl}${game.getGameProviders.path}?gameType=${LOBBIES.slots.gameType}` })
    const { length } = dataOf(answer) as readonly unknown[]
    if (length !== studios) [studios, sinceMs] = [length, performance.now()]
  }
  return { site: apiUrl.replace('127.0.0.1', 'localhost'), demo }
}

interface Row {
  readonly name: string
  readonly transfer: Transfer
  readonly figures: Figures
  readonly rounds: readonly Figures[]
}

const median = (rounds: readonly Figures[], name: keyof Figures) => spreadOf(rounds.map((one) => one[name])).median
const kb = (bytes: number) => (bytes / 1024).toFixed(1)

function line({ name, transfer, figures }: Row): string {
  const { score, lcpMs, cls, tbtMs } = figures
  return [
    name.padEnd(12),
    `${kb(transfer.allBytes)} KB`.padStart(10),
    `${kb(transfer.scriptBytes)} KB`.padStart(10),
    score.toFixed(0).padStart(6),
    `${lcpMs.toFixed(0)} ms`.padStart(9),
    cls.toFixed(3).padStart(7),
    `${tbtMs.toFixed(0)} ms`.padStart(8),
  ].join(' ')
}

function aimsOf(rows: readonly Row[]): Aim[] {
  const bare = rows.find((row) => row.name === BARE)!
  const aim = (isMet: boolean, text: string): Aim => ({ text, verdict: isMet ? 'pass' : 'fail' })
  const lcpAim = (name: string, ratio: number): Aim => {
    const most = MOST_LCP[name === '/slots' ? 'lobby' : 'page']
    return aim(ratio <= most, `${name}: LCP at most ${most} x the bare page's: ${ratio.toFixed(2)}`)
  }
  return rows
    .filter((row) => row !== bare)
    .flatMap(({ name, transfer: { allBytes, scriptBytes }, figures: { score, lcpMs, cls, tbtMs } }) => [
      ...(HELD.includes(name)
        ? [
            aim(allBytes <= MOST_ALL_BYTES, `${name}: at most ${kb(MOST_ALL_BYTES)} KB in all: ${kb(allBytes)}`),
            aim(
              scriptBytes <= MOST_SCRIPT_BYTES,
              `${name}: scripts at most ${kb(MOST_SCRIPT_BYTES)} KB: ${kb(scriptBytes)}`,
            ),
          ]
        : []),
      lcpAim(name, lcpMs / bare.figures.lcpMs),
      aim(score >= 98, `${name}: score at least 98: ${score.toFixed(0)}`),
      aim(cls <= 0.02, `${name}: CLS at most 0.02: ${cls.toFixed(3)}`),
      aim(tbtMs <= 50, `${name}: TBT at most 50 ms: ${tbtMs.toFixed(0)}`),
    ])
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const lighthouse = await openLighthouse(run)
  const [{ site, demo }, bare] = [await ourSite(run), await bareSite(run)]
  const { browser, port } = await openBrowser(run)
  const pages = [{ name: BARE, url: bare }, ...PATHS.map((path) => ({ name: path, url: `${site}${path}` }))]
  const seen = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS[run.pace]; round += 1) {
    // In turns, so that what else the machine does falls on all of them.
    for (const { name, url } of pages) seen.get(name)!.push(await visit(lighthouse, url, port))
  }
  const rows: Row[] = []
  run.say(
    `${'page'.padEnd(12)}     in all    scripts  score       LCP     CLS      TBT   (medians of ${ROUNDS[run.pace]})`,
  )
  for (const { name, url } of pages) {
    const rounds = seen.get(name)!
    const [score, lcpMs] = [median(rounds, 'score'), median(rounds, 'lcpMs')]
    const figures = { score, lcpMs, cls: median(rounds, 'cls'), tbtMs: median(rounds, 'tbtMs') }
    rows.push({ name, transfer: await transferOf(browser, url), figures, rounds })
    run.say(line(rows.at(-1)!))
  }
  const again = await returning(run, browser, site, demo)
  return { aims: [...aimsOf(rows), ...again], results: rows }
}

async function returning(run: BenchRun, browser: Browser, site: string, demo: Launched['demo']): Promise<Aim[]> {
  const wire = await openWire(run, site)
  const whose = { 'a visitor': null, 'a player': demo }
  const aims: Aim[] = []
  for (const [name, player] of Object.entries(whose)) {
    const bytes = await returningBytes(browser, wire, player)
    const text = `the second visit of ${name}: at most ${kb(MOST_RETURNING_BYTES)} KB over the wire: ${kb(bytes)}`
    aims.push({ text, verdict: bytes <= MOST_RETURNING_BYTES ? 'pass' : 'fail' })
  }
  return aims
}

export const webBench: Bench = {
  about: 'the site: bytes of a first visit, Lighthouse (mobile) beside a bare page of the same parts',
  mostMs: { full: 15 * 60_000, quick: 4 * 60_000 },
  run: measure,
}
