/** What NODE_ENV=production refuses, and that each refusal names the setting and the way past it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings, type RawEnv } from './env.ts'
import { mustHaveKeys, mustHaveLeastRights, mustSuitProduction } from './production.ts'

const LIVE = { NODE_ENV: 'production', DATABASE_URL: 'postgres://serve@db/uwanja' }
const KUDIPAL = { KUDIPAL_URL: 'https://kudipal.example', KUDIPAL_SECRET_KEY: 'a', KUDIPAL_ENCRYPTION_KEY: 'b' }
const EGT = { EGT_URL: 'https://egt.example', EGT_PASSWORD: 'c' }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function refused(env: RawEnv): string {
  const settings = readSettings(env)
  try {
    mustSuitProduction(settings)
    mustHaveKeys(settings, settings.company)
    mustHaveLeastRights(settings, { name: 'root', more: 'superuser, createdb' })
    return 'starts'
  } catch (error) {
    return (error as Error).message
  }
}

const AND = { ...LIVE, PRODUCTION_ALLOWS: 'role' }

it.each([
  ['M30', { NODE_ENV: 'production' }, 'DATABASE_URL must name a PostgreSQL'],
  ['M30', { ...AND, ...KUDIPAL }, 'KUDIPAL_WEBHOOK_HASH must be set'],
  ['M30', { ...AND, ...EGT }, 'EGT_ADDRESSES must say from where EGT calls'],
  ['M30', LIVE, 'DATABASE_URL must name a role with no more rights than it needs'],
])('%s production refuses %o by the setting’s name', (_number, env, sentence) => {
  expect(refused(env)).toContain(sentence)
})

it.each([
  { NODE_ENV: 'production', PRODUCTION_ALLOWS: 'embedded' },
  { ...LIVE, ...KUDIPAL, KUDIPAL_WEBHOOK_HASH: 'd', PRODUCTION_ALLOWS: 'role' },
  { ...LIVE, ...EGT, PRODUCTION_ALLOWS: 'networks,role' },
  { ...LIVE, ...KUDIPAL, PRODUCTION_ALLOWS: 'keys, role' },
  // A desk is no production.
  { ...KUDIPAL, ...EGT },
])('M30 what is right or allowed by name starts: %o', (env) => {
  expect(refused(env)).toBe('starts')
})

it('M30 an allowance that is none, and an address without a scheme, are refused', () => {
  expect(() => readSettings({ PRODUCTION_ALLOWS: 'all' })).toThrow('PRODUCTION_ALLOWS must be one of')
  for (const name of ['PUBLIC_URL', 'PUBLIC_CALLBACK_URL', 'OFFICE_URL'])
    expect(() => readSettings({ [name]: 'bet.example' })).toThrow(
      `${name} must be an address that starts with https://`,
    )
})

it('M31 a secret may lie in a file, and nothing of the file is ever said', () => {
  const path = join(folder, 'database')
  writeFileSync(path, 'postgres://serve:xxx@db/uwanja\n')
  expect(readSettings({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://serve:xxx@db/uwanja')
  writeFileSync(join(folder, 'hash'), 'hush-hush')
  expect(readSettings({ KUDIPAL_WEBHOOK_HASH_FILE: join(folder, 'hash') }).company('kudipal')['webhookHash']).toBe(
    'hush-hush',
  )
  expect(() => readSettings({ DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://x' })).toThrow(
    'DATABASE_URL and DATABASE_URL_FILE are both set: one of them must go',
  )
  expect(() => readSettings({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
    'DATABASE_URL_FILE names a file that cannot be read (ENOENT)',
  )
  writeFileSync(join(folder, 'key'), 'not hex, and hush')
  expect(() => readSettings({ SEALING_KEY_FILE: join(folder, 'key') })).toThrow(/^SEALING_KEY must be 64 hex digits$/)
})
