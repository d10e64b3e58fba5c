/** Runs the conformance suites, and the folder's own tests, over a plug that may lie outside the repository. */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { startVitest } from 'vitest/node'
import { PlainError, ROOT } from '../place.mjs'

const SUITE = join(ROOT, 'tools/conformance/suite.ts')

export interface Verdict {
  readonly passed: number
  readonly failed: number
}

/** @param rawFolder As a person typed it, from where the person stands. */
export async function runConformance(rawFolder: string): Promise<Verdict> {
  const given = resolve(process.env['INIT_CWD'] ?? process.cwd(), rawFolder)
  if (!existsSync(join(given, 'conformance.ts'))) {
    throw new PlainError(`${given} has no conformance.ts. \`npm run new-provider\` makes a folder that has one.`)
  }
  const folder = realpathSync(given)
  const vitest = await startVitest(
    'test',
    [],
    {
      root: ROOT,
      config: false,
      watch: false,
      dir: commonFolder(dirname(SUITE), folder),
      include: [SUITE, `${folder}/*.test.ts`],
      env: { UWANJA_PLUG: folder },
      pool: 'forks',
      // The suite and the folder's small tests; more at once would only make the timed checks wait.
      maxWorkers: 1,
      isolate: false,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      reporters: ['default'],
    },
    { plugins: [resolvedFromTheHouse(folder)] },
  )
  const modules = vitest.state.getTestModules()
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  // A file that could not even be loaded has no tests and still counts as a failure, and so does an error outside of one.
  const broken = modules.filter((module) => module.state() === 'failed' && module.children.size === 0).length
  const uncaught = vitest.state.getUnhandledErrors().length
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  await vitest.close()
  // vitest says by the exit code what the counts say as well; the caller decides.
  process.exitCode = 0
  return { passed: count('passed'), failed: count('failed') + broken + uncaught }
}

/** A folder outside has no node_modules: what it imports by name is what the house has. */
function resolvedFromTheHouse(folder: string): Plugin {
  return {
    name: 'resolved-from-the-house',
    enforce: 'pre',
    resolveId(source, importer) {
      const isBare = /^[@\w]/.test(source) && !source.startsWith('node:')
      if (!isBare || !importer?.startsWith(folder + sep)) return null
      return this.resolve(source, SUITE, { skipSelf: true })
    },
  }
}

/** vitest looks for tests below one folder. */
function commonFolder(left: string, right: string): string {
  let folder = left
  while (!`${right}${sep}`.startsWith(folder === sep ? sep : folder + sep)) folder = dirname(folder)
  return folder
}
