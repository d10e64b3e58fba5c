/** `npm test`: installs, builds, finds a browser, runs every test once, and ends with one line `N passed, N failed`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApart } from './build.mjs'
import { needChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { command, ROOT, run, say } from './place.mjs'

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} Counts
 */

/**
 * The last line and the exit code. A file that could not even be loaded has no tests and still counts as a failure,
 * and so does an error that no test caught; a run without a single test proves nothing.
 *
 * @param {Counts | null} counts What vitest wrote, null when it wrote nothing.
 * @param {number} code Its exit code.
 */
export function verdict(counts, code) {
  const broken = counts?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const passed = counts?.numPassedTests ?? 0
  const known = (counts?.numFailedTests ?? 0) + (broken?.length ?? 0)
  const failed = known === 0 && code !== 0 ? 1 : known
  const skipped = (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return { line, exitCode: failed > 0 || passed === 0 ? 1 : 0 }
}

/** @param {string[]} rawArgs */
async function test(rawArgs) {
  const isDeep = rawArgs.includes('--deep')
  const filters = rawArgs.filter((arg) => arg !== '--deep')
  await install()
  if (!(await buildApart())) return finish(null, 1)
  const env = {
    ...process.env,
    CHROMIUM_PATH: await needChromium(),
    ...(isDeep ? { UWANJA_DEEP: '1' } : {}),
  }
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-test-'))
  try {
    const file = join(folder, 'counts.json')
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code } = await run(process.execPath, [vitest, 'run', ...reporters, ...filters], { env })
    return finish(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {Counts | null} counts
 * @param {number} code
 */
function finish(counts, code) {
  const { line, exitCode } = verdict(counts, code)
  say(line)
  return exitCode
}

await command(import.meta.url, test)
