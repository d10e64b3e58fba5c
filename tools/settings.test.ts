/** What the launcher gives to the studio when it runs alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPANIES } from '@uwanja/providers/companies'
import { readSettings } from '../server/settings/env.ts'
import { mustHaveKeys, mustHaveLeastRights, mustSuitProduction } from '../server/settings/production.ts'
import { afterAll, expect, test } from 'vitest'
import { programEnvs, settings } from './settings.mjs'

const folder = mkdtempSync(join(tmpdir(), 'uwanja-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('M28 with STUDIO=on the games are the studio’s, which wants a PostgreSQL; without, the sandbox’s', () => {
  const own = { DATA_DIR: folder }
  expect(programEnvs(settings(own), own, COMPANIES).api['EGT_URL']).toBe('http://127.0.0.1:8081/egt')
  expect(() => settings({ STUDIO: 'on' })).toThrow(/STUDIO=on needs a PostgreSQL/)
  expect(() => settings({ STUDIO: 'yes' })).toThrow(/STUDIO=yes is neither on nor off/)
  const env = { ...own, STUDIO: 'on', DATABASE_URL: 'postgres://host/uwanja', STUDIO_PORT: '9084' }
  const { api, sandbox, studio } = programEnvs(settings(env), env, COMPANIES)
  expect(api['EGT_URL']).toBe('http://127.0.0.1:9084/egt')
  expect(api['FASTHUB_URL']).toBe('http://127.0.0.1:8081/fasthub')
  expect(studio).toMatchObject({ STUDIO_DATABASE_URL: 'postgres://host/uwanja', STUDIO_PORT: '9084' })
  expect(studio).not.toHaveProperty('REDIS_URL')
  expect(studio['EGT_PASSWORD']).toBe(api['EGT_PASSWORD'])
  expect(studio['STUDIO_SEALING_KEY']).toMatch(/^[0-9a-f]{64}$/)
  expect(sandbox).not.toHaveProperty('STUDIO_DATABASE_URL')
  expect(sandbox).not.toHaveProperty('STUDIO_SEALING_KEY')
})

test('Y72 a BOOK_URL on another origin is where the sportsbooks may be framed from, unless it is set by hand', () => {
  const env = { DATA_DIR: folder, BOOK_URL: 'https://book.example/all' }
  const { api } = programEnvs(settings(env), env, COMPANIES)
  expect([api['BSBETTING_FRAME_ORIGINS'], api['BTI_FRAME_ORIGINS']]).toEqual([
    'https://book.example',
    'https://book.example',
  ])
  const own = { ...env, BTI_FRAME_ORIGINS: 'https://bti.example' }
  expect(programEnvs(settings(own), own, COMPANIES).api['BTI_FRAME_ORIGINS']).toBe('https://bti.example')
  const plain = { DATA_DIR: folder }
  expect(programEnvs(settings(plain), plain, COMPANIES).api['BTI_FRAME_ORIGINS']).toBeUndefined()
})

test('M30 what npm start gives is let start by production’s strictness, and somebody’s own word about it counts', () => {
  const env = { DATA_DIR: folder }
  const started = readSettings(programEnvs(settings(env), env, COMPANIES).api)
  expect(started.nodeEnv).toBe('production')
  expect(() => {
    mustSuitProduction(started)
    mustHaveKeys(started, started.company)
    mustHaveLeastRights(started, { name: 'root', more: 'superuser' })
  }).not.toThrow()
  const strict = { ...env, PRODUCTION_ALLOWS: 'keys' }
  const refused = readSettings(programEnvs(settings(strict), strict, COMPANIES).api)
  expect(() => mustSuitProduction(refused)).toThrow(/DATABASE_URL must name/)
})

test('R86 npm start sends push with a pair of its own, to the sandbox too, which is not given the private half', () => {
  const env = { DATA_DIR: folder }
  const { api, sandbox } = programEnvs(settings(env), env, COMPANIES)
  const { push } = readSettings(api)
  expect(push?.hosts).toEqual([...readSettings({}).pushHosts, 'http://127.0.0.1:8081'])
  expect(sandbox).not.toHaveProperty('PUSH_PRIVATE_KEY')
  const again = readSettings(programEnvs(settings(env), env, COMPANIES).api).push
  expect(again?.publicKey).toBe(push?.publicKey)
  const own = { ...env, PUSH_HOSTS: 'push.example.com' }
  expect(readSettings(programEnvs(settings(own), own, COMPANIES).api).push?.hosts).toEqual(['push.example.com'])
})
