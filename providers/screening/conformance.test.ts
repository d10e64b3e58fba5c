/** Runs the conformance suite over every screening company in the table, against the sandbox over HTTP. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Wire } from '../plugs.ts'
import { aSandboxFor, type PlugSandbox } from '../testing.ts'
import { SCREENING_CHECKS, type ScreeningBench } from './conformance.ts'
import { SCREENING } from './table.ts'

const KEYS = { clientId: 'house', secret: 'screening-secret' }
let sandbox: PlugSandbox

beforeAll(async () => void (sandbox = await aSandboxFor({ screening: KEYS })))
afterAll(() => sandbox.close())

const wire = (secret: string): Wire => ({
  baseUrl: `${sandbox.url}/screening`,
  callbackUrl: '',
  siteUrl: '',
  keys: { ...KEYS, secret },
  timeoutMs: 400,
})

const benchOf = (name: keyof typeof SCREENING): ScreeningBench => ({
  screen: SCREENING[name].open(wire(KEYS.secret)),
  stranger: SCREENING[name].open(wire('another')),
  put: (entry) => sandbox.put('/api/screening', { ...entry, listed: true }),
  takeOut: (reference) => sandbox.put('/api/screening', { reference, listed: false }),
  hears: (how) => sandbox.put('/api/chaos', { company: 'screening', fate: how === 'silent' ? 'silent' : null }),
})

describe.each(Object.keys(SCREENING) as (keyof typeof SCREENING)[])('B45 %s', (name) => {
  test.each(SCREENING_CHECKS)('$name', ({ run }) => run(benchOf(name)))
})
