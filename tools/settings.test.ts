/** What the launcher gives to the studio when it runs alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPANIES } from '@uwanja/providers/companies'
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
  expect(sandbox).not.toHaveProperty('STUDIO_DATABASE_URL')
})
