/** The rehearsals of operators' nights, each with the real programs of the machine: minutes each, so in a deep run alone. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { DRILLS } from './drill.ts'
import { lacking } from './drill/drill.ts'
import { ROOT } from './place.mjs'

const WITHIN_MS = 900_000

test.runIf(process.env['UWANJA_DEEP']).each(Object.entries(DRILLS))(
  'the drill %s goes as it must',
  { timeout: WITHIN_MS },
  async (name, drill) => {
    const missing = lacking(drill)
    if (missing.length > 0)
      return void process.stderr.write(`LEFT OUT: the drill ${name}. apt-get install ${missing.join(' ')}\n`)
    // Its programs are those of an operator: nothing of a test's own settings reaches them.
    const { UWANJA_DEEP: _deep, VITEST: _vitest, NODE_ENV: _test, ...env } = process.env
    const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/.bin/tsx', 'tools/drill.ts', name], {
      cwd: ROOT,
      env,
      maxBuffer: 1e8,
    })
    process.stdout.write(stdout)
    expect(stdout).toMatch(new RegExp(`^${name} ok \\(\\d+ s\\)$`, 'm'))
  },
)
