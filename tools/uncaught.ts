/** A reporter that keeps the errors that no test caught: vitest's own file of counts says nothing of them. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import { ROOT } from './place.mjs'

/** The environment's name for the file that they are written to, as a list of texts in JSON. */
const FILE = 'UWANJA_UNCAUGHT'

type Errors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]

/** The file and the test are those that ran, and may be innocent: what another began earlier may have ended then. */
function told({ type, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }: Errors[number]): string {
  const where = file ? relative(ROOT, String(file)) : 'no test'
  return `${type ?? 'An error'} during ${where}${test ? ` > ${test}` : ''}\n${stack ?? message}`
}

export default class Uncaught implements Reporter {
  onTestRunEnd(_modules: unknown, errors: Errors): void {
    const file = process.env[FILE]
    if (file) writeFileSync(file, JSON.stringify(errors.map(told)))
  }
}
