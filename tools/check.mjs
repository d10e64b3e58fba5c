/** `npm run check`: types, lint, format, tidy and the printed tables; all are run and each result is shown. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { command, ROOT, run, say } from './place.mjs'

/** Stands for whichever compiler of types is there. */
const TYPES = 'types'

const LINT = 'eslint/bin/eslint.js'
/** Rooms of the browser: linted beside the others, because each half reads only its own types. */
const SITES = ['web', 'office', 'ui', 'i18n', 'sandbox/pages']

/** Two cores: more at once would only be slower. */
const AT_ONCE = 2

/** @type {readonly { name: string, mend?: string, program: string, args: string[] }[]} */
const CHECKS = [
  {
    name: 'lint',
    mend: 'npm run tidy',
    program: LINT,
    args: ['--max-warnings=0', '.', ...SITES.flatMap((room) => ['--ignore-pattern', room])],
  },
  { name: 'lint of the sites', mend: 'npm run tidy', program: LINT, args: ['--max-warnings=0', ...SITES] },
  { name: 'types', program: TYPES, args: ['-p', 'tsconfig.json'] },
  { name: 'types of the sites', program: TYPES, args: ['-p', 'tsconfig.browser.json'] },
  { name: 'types of their tests', program: TYPES, args: ['-p', 'tools/tsconfig.tests.json'] },
  { name: 'format', mend: 'npm run tidy', program: 'prettier/bin/prettier.cjs', args: ['--check', '.'] },
  { name: 'tidy', program: 'vitest/vitest.mjs', args: ['run', '--reporter=dot', 'tools/tidy.test.ts'] },
  { name: 'tables', mend: 'npm run tables', program: 'tsx/dist/cli.mjs', args: ['tools/tables.ts', '--check'] },
]

/** The native compiler needs a quarter of the time; where it has no build for this machine the other one does it. */
function compiler() {
  const native = join(ROOT, `node_modules/@typescript/typescript-${process.platform}-${process.arch}`)
  return existsSync(native) ? 'typescript7/bin/tsc' : 'typescript/bin/tsc'
}

/** @param {(typeof CHECKS)[number]} check */
async function runOne(check) {
  const startedMs = performance.now()
  const program = join(ROOT, 'node_modules', check.program === TYPES ? compiler() : check.program)
  const { code, output } = existsSync(program)
    ? await run(process.execPath, [program, ...check.args], { quiet: true })
    : { code: 1, output: `${program} is not installed\n` }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const mend = code !== 0 && check.mend ? `   mend it with: ${check.mend}` : ''
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)${mend}`)
  if (code !== 0) say(output.trimEnd())
  return code === 0
}

await command(import.meta.url, async () => {
  await install()
  const queue = [...CHECKS]
  let isWhole = true
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) isWhole = (await runOne(next)) && isWhole
    }),
  )
  say(isWhole ? 'Everything is in order.' : 'Something is not in order; see above.')
  return isWhole ? 0 : 1
})
