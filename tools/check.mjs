/**
 * `npm run check`: types, lint, format, tidy and the printed tables; all are run and each result is shown. With
 * `--beside-tests` it leaves out what `npm test` says as well.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { command, ROOT, run, say } from './place.mjs'

/** Stands for whichever compiler of types is there. */
const TYPES = 'types'

/** Two cores: more at once would only be slower. */
const AT_ONCE = 2

/** @type {readonly { name: string, mend?: string, program: string, args: string[], isTest?: true }[]} */
const CHECKS = [
  { name: 'lint', mend: 'npm run tidy', program: 'oxlint/bin/oxlint', args: [] },
  { name: 'types', program: TYPES, args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of the sites', program: TYPES, args: ['-p', 'tsconfig.browser.json'] },
  { name: 'types of their tests', program: TYPES, args: ['-p', 'tools/tsconfig.tests.json'] },
  { name: 'format', mend: 'npm run tidy', program: 'oxfmt/bin/oxfmt', args: ['--check', '.'] },
  {
    name: 'tidy and tables',
    mend: 'npm run tables, when a printed table is stale',
    program: 'vitest/vitest.mjs',
    args: ['run', '--reporter=dot', 'tools/tidy.test.ts'],
    isTest: true,
  },
]

/**
 * The native compiler needs a quarter of the time; where it has no build for this machine the other one does it. It checks
 * in several threads, each of which looks anew into what the parts share: whoever waits is done sooner, and whatever runs
 * beside it has half as much processor taken by one.
 *
 * @param {boolean} isAlone
 */
function compiler(isAlone) {
  const native = join(ROOT, `node_modules/@typescript/typescript-${process.platform}-${process.arch}`)
  if (!existsSync(native)) return { program: 'typescript/bin/tsc', more: [] }
  return { program: 'typescript7/bin/tsc', more: isAlone ? [] : ['--checkers', '1'] }
}

/**
 * @param {(typeof CHECKS)[number]} check
 * @param {{ isAlone: boolean }} how
 */
async function runOne(check, { isAlone }) {
  const startedMs = performance.now()
  const chosen = check.program === TYPES ? compiler(isAlone) : { program: check.program, more: [] }
  const program = join(ROOT, 'node_modules', chosen.program)
  const { code, output } = existsSync(program)
    ? await run(process.execPath, [program, ...check.args, ...chosen.more], { quiet: true })
    : { code: 1, output: `${program} is not installed\n` }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const mend = code !== 0 && check.mend ? `   mend it with: ${check.mend}` : ''
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)${mend}`)
  if (code !== 0) say(output.trimEnd())
  return code === 0
}

await command(import.meta.url, async (args) => {
  await install()
  const isAlone = !args.includes('--beside-tests')
  const queue = CHECKS.filter(({ isTest }) => isAlone || !isTest)
  let isWhole = true
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) isWhole = (await runOne(next, { isAlone })) && isWhole
    }),
  )
  say(isWhole ? 'Everything is in order.' : 'Something is not in order; see above.')
  return isWhole ? 0 : 1
})
