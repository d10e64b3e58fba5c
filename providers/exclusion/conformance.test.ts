/** Runs the conformance suite over every exclusion register in the table, against the sandbox over HTTP. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Wire } from '../plugs.ts'
import { aSandboxFor, type PlugSandbox } from '../testing.ts'
import { exclusionChecks, type ExclusionBench } from './conformance.ts'
import { EXCLUSION } from './table.ts'

const KEYS = { clientId: 'house', secret: 'exclusion-secret' }
let sandbox: PlugSandbox

beforeAll(async () => void (sandbox = await aSandboxFor({ exclusion: KEYS })))
afterAll(() => sandbox.close())

/** A register says which checks it is up to before anybody can ask it. */
const NOWHERE: Wire = { baseUrl: 'http://127.0.0.1:9', callbackUrl: '', keys: KEYS, timeoutMs: 1 }

const wire = (secret: string): Wire => ({
  baseUrl: `${sandbox.url}/exclusion`,
  callbackUrl: '',
  siteUrl: '',
  keys: { ...KEYS, secret },
  timeoutMs: 400,
})

let subjects = 0
const benchOf = (name: keyof typeof EXCLUSION): ExclusionBench => ({
  register: EXCLUSION[name].open(wire(KEYS.secret)),
  stranger: EXCLUSION[name].open(wire('another')),
  subject: () => `23480100${String(10_000 + ++subjects)}`,
  put: (subject, until) => sandbox.put('/api/exclusions', { subject, listed: true, until }),
  takeOut: (subject) => sandbox.put('/api/exclusions', { subject, listed: false }),
  lose: (loses) => sandbox.put('/api/exclusions/feed', { loses }),
  hears: (how) => sandbox.put('/api/chaos', { company: 'exclusion', fate: how === 'silent' ? 'silent' : null }),
})

describe.each(Object.keys(EXCLUSION) as (keyof typeof EXCLUSION)[])('B44 %s', (name) => {
  test.each(exclusionChecks(EXCLUSION[name].open(NOWHERE)))('$name', ({ run }) => run(benchOf(name)))
})
