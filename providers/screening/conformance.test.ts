/** Runs the conformance suite over every screening company in the table, against the sandbox over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openSandbox, type Sandbox } from '@uwanja/sandbox'
import type { Wire } from '../plugs.ts'
import { SCREENING_CHECKS, type ScreeningBench } from './conformance.ts'
import { SCREENING } from './table.ts'

const KEYS = { clientId: 'house', secret: 'screening-secret' }
const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-screening-'))
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({
    ...{ host: '127.0.0.1', port: 0, dataDir, pagesDir: dataDir, studio: 'closed' },
    keys: { betsolutions: { merchantId: 'merchant', key: 'key' }, screening: KEYS },
    gamesWallet: 'http://127.0.0.1:9/callbacks/games',
    siteUrl: 'http://localhost:8080',
  })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(dataDir, { recursive: true })
})

const wire = (secret: string): Wire => ({
  ...{ baseUrl: `${sandbox.url}/screening`, callbackUrl: '', siteUrl: '' },
  ...{ keys: { ...KEYS, secret }, timeoutMs: 400 },
})

async function put(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(sandbox.url + path, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

const benchOf = (name: keyof typeof SCREENING): ScreeningBench => ({
  screen: SCREENING[name].open(wire(KEYS.secret)),
  stranger: SCREENING[name].open(wire('another')),
  put: (entry) => put('/api/screening', { ...entry, listed: true }),
  takeOut: (reference) => put('/api/screening', { reference, listed: false }),
  hears: (how) => put('/api/chaos', { company: 'screening', fate: how === 'silent' ? 'silent' : null }),
})

describe.each(Object.keys(SCREENING) as (keyof typeof SCREENING)[])('B45 %s', (name) => {
  test.each(SCREENING_CHECKS)('$name', ({ run }) => run(benchOf(name)))
})
