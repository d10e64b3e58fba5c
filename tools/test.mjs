/** `npm test`: installs, builds, finds a browser, runs every test once, and ends with one line `N passed, N failed`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildApart } from './build.mjs'
import { needChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { command, ROOT, run, say } from './place.mjs'

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[], ancestorTitles?: string[], title?: string,
 *   location?: { line: number, column: number } | null }} Case
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message: string, startTime?: number, endTime?: number,
 *     assertionResults: Case[] }[] }} Counts
 * @typedef {{ counts: Counts | null, uncaught?: string[], code: number }} Ended What vitest wrote, null when it wrote nothing; errors
 *   that no test caught; its exit code.
 */

/** Of one failure: its words, where it stands, and what a journey's programs printed. */
const MOST_LINES = 30

/**
 * One after the other: beside each other they would fill two cores three times over, and what waits for a minute would fail
 * because nothing had its turn.
 */
const IN_TURN = [
  ['--project', 'unit', '--project', 'pure'],
  ['--project', 'journeys'],
]

/**
 * The last line and the exit code. A file that could not even be loaded has no tests and still counts as a failure,
 * and so does an error that no test caught; a run without a single test proves nothing.
 *
 * @param {Ended[]} runs
 */
export function verdict(runs) {
  const sum = (/** @type {(run: Ended) => number} */ of) => runs.reduce((total, run) => total + of(run), 0)
  const passed = sum(({ counts }) => counts?.numPassedTests ?? 0)
  const failed = sum(failuresOf)
  const skipped = sum(({ counts }) => (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0))
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { line, exitCode: failed > 0 || passed === 0 ? 1 : 0 }
}

/**
 * How many of the tests are rows of tables: of one place in the code several tests came, by `it.each` or `describe.each`.
 *
 * @param {Ended[]} runs
 */
export function tableRows(runs) {
  const places = runs.flatMap(({ counts }) =>
    (counts?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ location }) => (location ? [`${name}:${location.line}:${location.column}`] : [])),
    ),
  )
  /** @type {Map<string, number>} */
  const byPlace = new Map()
  for (const place of places) byPlace.set(place, (byPlace.get(place) ?? 0) + 1)
  const tables = [...byPlace.values()].filter((rows) => rows > 1)
  const rows = tables.reduce((sum, one) => sum + one, 0)
  return rows === 0 ? null : `Of these ${rows} are rows of ${tables.length} tables.`
}

/**
 * A file that could not be loaded, or whose tests were passed over because what they stand on could not be made.
 *
 * @param {{ status: string, assertionResults: Case[] }} file
 */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((one) => one.status !== 'failed')

/**
 * What failed and why, once more and last: of a long run somebody may have kept the end alone.
 *
 * @param {Ended[]} runs
 */
export function failures(runs) {
  // Vitest's own name for the place of a test that it stopped waiting for.
  const said = (/** @type {string} */ text) =>
    stripVTControlCharacters(text)
      .replace('STACK_TRACE_ERROR', 'did not end in time')
      .split('\n')
      .slice(0, MOST_LINES)
      .join('\n')
  const inTests = runs.flatMap(({ counts }) =>
    (counts?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
      const where = relative(ROOT, name)
      if (isBroken({ status, assertionResults })) return [`Failed: ${where}\n${said(message)}`]
      return assertionResults
        .filter((one) => one.status === 'failed')
        .map((one) => `Failed: ${where} > ${one.fullName}\n${one.failureMessages.map(said).join('\n')}`)
    }),
  )
  const outside = runs.flatMap(({ uncaught = [] }) => uncaught.map((error) => `Failed: ${said(error)}`))
  const silent = runs
    .filter((run) => isSilent(run))
    .map(({ code }) => `Failed: vitest ended with ${code} and named no failure`)
  return [...inTests, ...outside, ...silent]
}

/** What a suite may need, by the setting that names it. */
const NEEDS = ['TEST_DATABASE_URL', 'TEST_REDIS_URL']

/**
 * Which suites did not run, loudly and at the end: a run that leaves half of the money's tests out must not look like one
 * that passed them all.
 *
 * @param {Ended[]} runs
 * @param {NodeJS.ProcessEnv} env
 */
export function leftOut(runs, env) {
  /** @type {Map<string, number>} */
  const suites = new Map()
  for (const { counts } of runs)
    for (const { name, assertionResults } of counts?.testResults ?? [])
      for (const one of assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed')) {
        const suite = `${relative(ROOT, name)} > ${one.ancestorTitles?.[0] ?? one.fullName}`
        suites.set(suite, (suites.get(suite) ?? 0) + 1)
      }
  if (suites.size === 0) return []
  const missing = NEEDS.filter((need) => !env[need])
  const why = missing.length > 0 ? ` (${missing.join(' and ')} not set)` : ''
  return [
    `LEFT OUT${why}:`,
    ...[...suites].map(([suite, tests]) => `  ${suite}: ${tests} ${tests === 1 ? 'test' : 'tests'}`),
  ]
}

/** How many files are named that took longest. */
const SLOWEST = 12

/**
 * Where the time of a run goes, in one line: files and the seconds from their first test's begin to their last one's end.
 *
 * @param {Ended[]} runs
 */
export function slowest(runs) {
  const took = runs
    .flatMap(({ counts }) => counts?.testResults ?? [])
    .map(({ name, startTime = 0, endTime = 0 }) => ({ name, seconds: Math.round((endTime - startTime) / 1_000) }))
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds)
  const sum = took.reduce((seconds, one) => seconds + one.seconds, 0)
  const named = took.slice(0, SLOWEST).map(({ name, seconds }) => `${relative(ROOT, name)} ${seconds} s`)
  return named.length === 0 ? null : `${sum} s in ${took.length} files. Longest: ${named.join(', ')}.`
}

/** How a behaviour's line begins in docs/behaviour.md, and how a title names one. */
const BEHAVIOUR = /^- ([A-Z]\d{2,3}) /gm
const NUMBER = /\b[A-Z]\d{2,3}\b/g

/**
 * How many behaviours the titles of passed tests name, and which they do not.
 *
 * @param {Ended[]} runs
 * @param {string} markdown docs/behaviour.md
 */
export function behavioursSeen(runs, markdown) {
  const known = [...markdown.matchAll(BEHAVIOUR)].map((match) => match[1] ?? '')
  const titles = runs.flatMap(({ counts }) =>
    (counts?.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    ),
  )
  const seen = new Set(titles.flatMap((title) => title.match(NUMBER) ?? []))
  const missing = known.filter((number) => !seen.has(number))
  const line = `${known.length - missing.length} of ${known.length} behaviours were seen by a test that names them.`
  return missing.length === 0 ? line : `${line} Not seen: ${missing.join(' ')}.`
}

/** @param {Ended} run */
function named({ counts, uncaught = [] }) {
  return (counts ? counts.numFailedTests + counts.testResults.filter(isBroken).length : 0) + uncaught.length
}

/**
 * It failed, and nothing that it wrote says why.
 *
 * @param {Ended} run
 */
const isSilent = (run) => named(run) === 0 && (run.counts === null || run.code !== 0)

/** @param {Ended} run */
const failuresOf = (run) => (isSilent(run) ? 1 : named(run))

/** @type {<T>(file: string, otherwise: T) => T} */
const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise)

/** @param {string[]} rawArgs */
async function test(rawArgs) {
  const isDeep = rawArgs.includes('--deep')
  const filters = rawArgs.filter((arg) => arg !== '--deep')
  await install()
  if (!(await buildApart())) return finish([{ counts: null, code: 1 }])
  const env = {
    ...process.env,
    CHROMIUM_PATH: await needChromium(),
    ...(isDeep ? { UWANJA_DEEP: '1' } : {}),
  }
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-test-'))
  /** @type {(projects: string[], at: number) => Promise<Ended>} */
  const vitest = async (projects, at) => {
    const file = join(folder, `counts-${at}.json`)
    const reporters = ['default', 'json', './tools/uncaught.ts'].map((one) => `--reporter=${one}`)
    const program = join(ROOT, 'node_modules/vitest/vitest.mjs')
    const args = [
      'run',
      '--passWithNoTests',
      '--includeTaskLocation',
      ...projects,
      ...reporters,
      `--outputFile.json=${file}`,
    ]
    const uncaught = join(folder, `uncaught-${at}.json`)
    const { code } = await run(process.execPath, [program, ...args, ...filters], {
      env: { ...env, UWANJA_UNCAUGHT: uncaught },
    })
    return { counts: read(file, null), uncaught: read(uncaught, []), code }
  }
  try {
    const isChosen = filters.some((filter) => filter.startsWith('--project'))
    const runs = []
    for (const [at, projects] of (isChosen ? [[]] : IN_TURN).entries()) runs.push(await vitest(projects, at))
    return finish(runs, filters.length === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {Ended[]} runs
 * @param {boolean} isWhole every test ran, so that what no test has seen means something
 */
function finish(runs, isWhole = false) {
  const { line, exitCode } = verdict(runs)
  for (const failure of failures(runs)) say(failure)
  for (const left of leftOut(runs, process.env)) say(left)
  for (const told of [tableRows(runs), slowest(runs)]) if (told !== null) say(told)
  if (isWhole) say(behavioursSeen(runs, readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8')))
  say(line)
  return exitCode
}

await command(import.meta.url, test)
