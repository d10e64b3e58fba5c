/** What we say of Node is true: of every package that we run, and of the lines themselves in a deep run. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import semver from 'semver'
import { expect, test } from 'vitest'
import { requireNode, ROOT } from './place.mjs'

interface Locked {
  readonly dev?: boolean
  readonly engines?: { readonly node?: string }
}
const read = (name: string) => JSON.parse(readFileSync(`${ROOT}/${name}`, 'utf8')) as unknown
const { engines } = read('package.json') as { engines: { node: string } }
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> }

test('every package takes each Node that we say', () => {
  const asking = Object.entries(packages).filter(([path, { engines }]) => path !== '' && engines?.node)
  expect(asking.filter(([, { dev }]) => !dev).length).toBeGreaterThan(50)
  const narrower = asking.filter(([, one]) => !semver.subset(engines.node, one.engines!.node!))
  expect(narrower.map(([path, one]) => `${path} wants ${one.engines!.node}`)).toEqual([])
})

test.each(['20.18.3', '20.19.0', '21.7.0', '22.12.0', '22.13.0', '23.11.0', '24.0.0', '26.0.0'])(
  'the launcher takes Node %s exactly when package.json does',
  (version) => {
    let isTaken = true
    try {
      requireNode(version)
    } catch {
      isTaken = false
    }
    expect(isTaken).toBe(semver.satisfies(version, engines.node))
  },
)

test('the Node of this run is one that we say', () => {
  expect(semver.satisfies(process.versions.node, engines.node)).toBe(true)
})

/** The rooms that run in Node: one file of each, and the built programs from a browser. */
const TRIED = [
  'contract',
  'providers/payments/fasthub',
  'money/wager.test.ts',
  'server/runtime/health.test.ts',
  'e2e/first-journey.test.ts',
]

test.runIf(process.env['UWANJA_DEEP']).each(['22', '24'])(
  'Node %s runs the programs and their tests',
  async (line) => {
    const asked = ['exec', '--yes', `--package=node@${line}`, '--', 'node', '-p', 'process.execPath']
    // Elsewhere: npm would look for it among our own packages first.
    const { stdout } = await promisify(execFile)('npm', asked, { cwd: tmpdir() })
    const node = stdout.trim().split('\n').at(-1)!
    const { stdout: version } = await promisify(execFile)(node, ['-p', 'process.versions.node'])
    expect(version.split('.')[0]).toBe(line)
    const { UWANJA_DEEP: _deep, VITEST: _vitest, VITEST_WORKER_ID: _id, VITEST_POOL_ID: _pool, ...env } = process.env
    await promisify(execFile)(node, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...TRIED], {
      cwd: ROOT,
      env: { ...env, NODE_ENV: 'test' },
      maxBuffer: 1e8,
    })
  },
  1_200_000,
)
