/** Lighthouse, which is not in the lock file (npm ci cannot take it): fetched once by npm into a folder beside the packages. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../api/programs.ts'
import type { BenchRun } from '../bench.ts'

const VERSION = '12.8.2'

export interface Figures {
  /** 0 to 100. */
  readonly score: number
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
}

interface Result {
  readonly lhr: {
    readonly runtimeError?: { readonly code: string; readonly message: string }
    readonly categories: { readonly performance: { readonly score: number | null } }
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
  }
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Result | undefined>

/** `LIGHTHOUSE_FOLDER` names a folder whose node_modules has it already. */
export async function openLighthouse(run: BenchRun): Promise<Lighthouse> {
  const folder = process.env['LIGHTHOUSE_FOLDER'] ?? join(ROOT, 'node_modules/.cache/uwanja-lighthouse')
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    run.say(`Lighthouse ${VERSION} is not here yet: npm installs it into ${folder}`)
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
    const [code] = (await once(spawn('npm', args, { stdio: 'inherit' }), 'exit')) as [number | null]
    if (code !== 0) throw new Error('npm could not install lighthouse')
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

/** Chromium's trace can lack its own beginning, whatever the page; Lighthouse then asks to be run again. */
const TRACE_TRIES = 3

/** One visit with an empty store, as a phone of 2019 on slow 4G, simulated from what was seen. */
export async function visit(lighthouse: Lighthouse, url: string, port: number): Promise<Figures> {
  const look = () => lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] })
  let result = await look()
  for (let tries = 1; result?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries < TRACE_TRIES; tries++)
    result = await look()
  if (!result || result.lhr.runtimeError) throw new Error(`no figures of ${url}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  return {
    score: (categories.performance.score ?? 0) * 100,
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
  }
}
