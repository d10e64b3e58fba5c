/** Runs the conformance suite over every exclusion register in the table, against the sandbox over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openSandbox, type Sandbox } from '@uwanja/sandbox'
import type { Wire } from '../plugs.ts'
import { exclusionChecks, type ExclusionBench } from './conformance.ts'
import { EXCLUSION } from './table.ts'

const KEYS = { clientId: 'house', secret: 'exclusion-secret' }
const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-exclusion-'))
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({
    ...{ host: '127.0.0.1', port: 0, dataDir, pagesDir: dataDir, studio: 'closed' },
    keys: { betsolutions: { merchantId: 'merchant', key: 'key' }, exclusion: KEYS },
    gamesWallet: 'http://127.0.0.1:9/callbacks/games',
    siteUrl: 'http://localhost:8080',
  })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(dataDir, { recursive: true })
})

const wire = (secret: string): Wire => ({
  ...{ baseUrl: `${sandbox.url}/exclusion`, callbackUrl: '', siteUrl: '' },
  ...{ keys: { ...KEYS, secret }, timeoutMs: 400 },
})

async function put(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(sandbox.url + path, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

let subjects = 0
const benchOf = (name: keyof typeof EXCLUSION): ExclusionBench => ({
  register: EXCLUSION[name].open(wire(KEYS.secret)),
  stranger: EXCLUSION[name].open(wire('another')),
  subject: () => `23480100${String(10_000 + ++subjects)}`,
  put: (subject, until) => put('/api/exclusions', { subject, listed: true, until }),
  takeOut: (subject) => put('/api/exclusions', { subject, listed: false }),
  lose: (loses) => put('/api/exclusions/feed', { loses }),
  hears: (how) => put('/api/chaos', { company: 'exclusion', fate: how === 'silent' ? 'silent' : null }),
})

describe.each(Object.keys(EXCLUSION) as (keyof typeof EXCLUSION)[])('B44 %s', (name) => {
  test.each(exclusionChecks(true))('$name', ({ run }) => run(benchOf(name)))
})
