/** What `npm test` says at its end. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './place.mjs'
import { behavioursSeen, failures, leftOut, slowest, tableRows, verdict } from './test.mjs'

describe('the last line of a test run', () => {
  const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  const good = { counts, code: 0 }
  const file = {
    name: join(ROOT, 'money/a.test.ts'),
    status: 'failed',
    message: 'cannot be read',
    assertionResults: [],
  }
  const broken = { counts: { ...counts, testResults: [file] }, code: 1 }
  test('counts what passed, in all runs', () => {
    expect(verdict([good, good])).toEqual({ line: '6 passed, 0 failed', exitCode: 0 })
  })
  test('says what was skipped', () => {
    expect(verdict([good, { counts: { ...counts, numPendingTests: 2 }, code: 0 }]).line).toBe(
      '6 passed, 0 failed, 2 skipped',
    )
  })
  test('fails when nothing ran, or one of the runs did not', () => {
    expect(verdict([{ counts: { ...counts, numPassedTests: 0 }, code: 0 }])).toEqual({
      line: '0 passed, 0 failed',
      exitCode: 1,
    })
    expect(verdict([good, { counts: null, code: 0 }])).toEqual({ line: '3 passed, 1 failed', exitCode: 1 })
  })
  test('names what failed, and why, before it', () => {
    const cases = [
      { status: 'passed', fullName: 'sums', failureMessages: [] },
      { status: 'failed', fullName: 'halves', failureMessages: ['\u001b[31mhalf\u001b[39m is not one'] },
      { status: 'failed', fullName: 'waits', failureMessages: ['Error: STACK_TRACE_ERROR\n    at a.test.ts:7:1'] },
    ]
    const results = [{ ...file, message: '', assertionResults: cases }]
    const wrong = { counts: { ...counts, numFailedTests: 2, testResults: results }, code: 1 }
    const uncaught = { counts, uncaught: ['Unhandled Rejection during money/a.test.ts\nlost'], code: 1 }
    expect(failures([good, wrong, broken, uncaught, { counts: null, code: 7 }])).toEqual([
      'Failed: money/a.test.ts > halves\nhalf is not one',
      'Failed: money/a.test.ts > waits\nError: did not end in time\n    at a.test.ts:7:1',
      'Failed: money/a.test.ts\ncannot be read',
      'Failed: Unhandled Rejection during money/a.test.ts\nlost',
      'Failed: vitest ended with 7 and named no failure',
    ])
  })
  test('names the suites that were left out, and what they would have needed', () => {
    const skipped = (title: string, suite: string) => ({
      status: 'skipped',
      fullName: `${suite} ${title}`,
      failureMessages: [],
      ancestorTitles: [suite],
      title,
    })
    const passed = { status: 'passed', fullName: 'sums', failureMessages: [] }
    const cases = [skipped('a', 'two processes'), skipped('b', 'two processes'), skipped('c', 'a Redis'), passed]
    const run = { counts: { ...counts, testResults: [{ ...file, assertionResults: cases }] }, code: 0 }
    expect(leftOut([good, run], { TEST_REDIS_URL: 'redis://x' })).toEqual([
      'LEFT OUT (TEST_DATABASE_URL not set):',
      '  money/a.test.ts > two processes: 2 tests',
      '  money/a.test.ts > a Redis: 1 test',
    ])
    expect(leftOut([good], {})).toEqual([])
  })
  test('says how many of the tests are rows of tables', () => {
    const at = (line: number) => ({
      status: 'passed',
      fullName: '',
      failureMessages: [],
      location: { line, column: 3 },
    })
    const tables = [at(1), at(7), at(7), at(7), at(9), at(12), at(12)]
    const run = { counts: { ...counts, testResults: [{ ...file, assertionResults: tables }] }, code: 0 }
    expect(tableRows([run])).toBe('Of these 5 are rows of 2 tables.')
    expect([tableRows([good]), tableRows([{ counts: null, code: 1 }])]).toEqual([null, null])
  })
  test('says where the time went, the longest file first', () => {
    const took = (name: string, endTime: number) => ({ ...file, name: join(ROOT, name), startTime: 1_000, endTime })
    const run = { counts: { ...counts, testResults: [took('a.test.ts', 2_400), took('b.test.ts', 31_000)] }, code: 0 }
    expect(slowest([run, good])).toBe('31 s in 2 files. Longest: b.test.ts 30 s, a.test.ts 1 s.')
    expect(slowest([{ counts: null, code: 1 }])).toBe(null)
  })
  test('says which behaviours a passed test named', () => {
    const cases = [
      { status: 'passed', fullName: 'a bet A03 A05 is kept', failureMessages: [] },
      { status: 'failed', fullName: 'A07 is paid', failureMessages: ['no'] },
    ]
    const run = { counts: { ...counts, testResults: [{ ...file, assertionResults: cases }] }, code: 1 }
    const promised = '# Bets\n\n- A03 Kept.\n- A05 Counted, like A03.\n- A07 Paid.\n'
    expect(behavioursSeen([run], promised)).toBe(
      '2 of 3 behaviours were seen by a test that names them. Not seen: A07.',
    )
    expect(behavioursSeen([run], '- A03 Kept.\n')).toBe('1 of 1 behaviours were seen by a test that names them.')
  })
  test('counts a file that could not be loaded, and an error that no test caught', () => {
    expect(verdict([broken])).toEqual({ line: '3 passed, 1 failed', exitCode: 1 })
    expect(verdict([good, { counts, code: 1 }])).toEqual({ line: '6 passed, 1 failed', exitCode: 1 })
    expect(verdict([{ counts, uncaught: ['lost', 'lost'], code: 1 }])).toEqual({
      line: '3 passed, 2 failed',
      exitCode: 1,
    })
  })
})
