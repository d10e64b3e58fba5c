/** The first start of several API processes at once on one empty PostgreSQL database. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectWholeBooks, someMoney } from '@uwanja/money/testing'
import { openPostgres } from '@uwanja/database/postgres'
import { DATABASE_KINDS } from '../db/testing.ts'
import { freePort } from '@uwanja/runtime/free-port'
import { BUILT, buildServer, program } from './program.ts'

const PROCESSES = 3
const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''

describe.runIf(DATABASE_KINDS.includes('postgres'))('M20 several processes on one empty database', () => {
  const name = `uwanja_start_${randomBytes(6).toString('hex')}`
  const url = new URL(serverUrl || 'postgres://nowhere')
  url.pathname = `/${name}`
  const root = openPostgres(serverUrl, 1)
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'uwanja-start-'))
    chmodSync(folder, 0o755)
    await root.script(`create database ${name}`)
    await buildServer()
  })
  afterAll(async () => {
    await root.script(`drop database if exists ${name} with (force)`)
    await root.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('M20 X09 start side by side, close their folder to others, answer, and stop within five seconds', async () => {
    const ports = await Promise.all(Array.from({ length: PROCESSES }, () => freePort()))
    const all = ports.map((port) => ({ port, api: program(`http://127.0.0.1:${port}`) }))
    const env = { NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: folder, LOG_LEVEL: 'warn', OFFICE_PORT: '0' }
    try {
      await Promise.all(all.map(({ port, api }) => api.start({ ...env, PORT: String(port) })))
      expect(all.map(({ api }) => api.isRunning())).toEqual(all.map(() => true))
    } finally {
      const stopMs = await Promise.all(all.map(({ api }) => api.stop()))
      expect(Math.max(...stopMs)).toBeLessThan(5_000)
    }
    // The folder was anybody's to read; the keys that lie in it are the house's alone.
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
    const db = openPostgres(url.href, 2)
    await expectWholeBooks(db, await someMoney(db))
    await db.close()
  })

  it('M20 a signal while the book is still being opened ends the process well, and it says nothing', async () => {
    const [port, bookPort] = [await freePort(), await freePort()]
    const { PATH } = process.env
    const env = {
      PATH,
      NODE_ENV: 'test',
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      OFFICE_PORT: '0',
    }
    const api = spawn(process.execPath, [BUILT], { env: { ...env, PORT: `${port}`, BOOK_PORT: `${bookPort}` } })
    let said = ''
    api.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    const ended = once(api, 'exit')
    // The API is there before the book: at its first answer the book's program is not even read.
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/health`), { timeout: 60_000, interval: 10 })
    api.kill('SIGTERM')
    expect([(await ended)[0], said]).toEqual([0, ''])
  })
})
