/** Canaries: secrets and card data sent through every call and callback are in no log line, no row and no answer. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@uwanja/contract/call'
import { AREAS } from '@uwanja/contract/calls'
import { aPostgres, DATABASE_KINDS } from './db/testing.ts'
import type { Db } from '@uwanja/money/sql'

const ROWS = Object.entries(AREAS).flatMap(([area, rows]) =>
  Object.entries(rows as Record<string, Call>).map(([name, row]) => ({ name: `${area}.${name}`, row })),
)
/** Nothing that the platform makes looks like this. */
const CANARY = 'Qz7canary'
const FIELDS = [
  'password',
  'newPassword',
  'newPasswordConfirm',
  'oldPassword',
  'confirmPassword',
  'pin',
  'otp',
  'cvv',
  'cardNumber',
  'google2faPin',
  'mobileValidationCode',
  'smsCode',
  'token',
  'amount',
  'unknownField',
]

describe.runIf(DATABASE_KINDS.includes('postgres'))('canaries', () => {
  let db: Db
  let url: string
  let log = ''
  let stop: () => Promise<void>
  beforeAll(async () => {
    const opened = await aPostgres()
    db = opened.db
    // The real program with its real log, because what a test's own logger would leave out proves nothing.
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: {
        ...process.env,
        PORT: '0',
        OFFICE_PORT: '0',
        DATABASE_URL: opened.url,
        LOG_LEVEL: 'trace',
        FASTHUB_URL: 'http://127.0.0.1:9',
        FASTHUB_CLIENT_SECRET: `${CANARY}-key`,
        BETSOLUTIONS_KEY: `${CANARY}-key`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const listening = new Promise<string>((resolve) => {
      const hear = (text: Buffer) => {
        log += text.toString()
        const at = /listening at (http:\/\/[^"]+)/.exec(log)
        if (at) resolve(at[1]!)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
    })
    url = await listening
    stop = async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  })
  afterAll(() => db.close())

  it('X09 A10 no secret that is sent through any call or callback is in a log line, a row or an answer', async () => {
    const canaries: string[] = []
    const canary = (where: string) => {
      const value = `${CANARY}-${where}-${canaries.length}`
      canaries.push(value)
      return value
    }
    const answers: string[] = []
    const send = async (path: string, init: RequestInit) => {
      const answer = await fetch(url + path, init)
      answers.push(`${path.split('?')[0]} ${await answer.text()} ${JSON.stringify([...answer.headers])}`)
    }
    for (const { name, row } of ROWS) {
      const secrets = (place: string) =>
        Object.fromEntries(FIELDS.map((field) => [field, canary(`${name}-${place}-${field}`)]))
      const good = Object.fromEntries(
        Object.entries(row.example as object)
          .filter(([, value]) => typeof value === 'string')
          .map(([field]) => [field, canary(`${name}-good-${field}`)]),
      )
      const query = new URLSearchParams({ ...secrets('query') }).toString()
      const headers = {
        authorization: `Bearer ${canary(`${name}-bearer`)}`,
        cookie: `uwanja_session=${canary(`${name}-cookie`)}`,
      }
      const json = { ...headers, 'content-type': 'application/json' }
      await send(`${row.path}?${query}`, { method: row.method, headers })
      if (row.method === 'GET') continue
      await send(row.path, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...(row.example as object), ...secrets('body') }),
      })
      await send(row.path, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...(row.example as object), ...good }),
      })
      await send(row.path, { method: 'POST', headers: json, body: `{"password": "${canary(`${name}-torn`)}` })
    }
    for (const path of ['/callbacks/payments/fasthub', '/callbacks/games/betsolutions/Bet']) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
        await send(`${path}?Hash=${canary('callback-query')}`, {
          method: 'POST',
          headers: { 'content-type': type, 'x-gmm-signature': canary('callback-signature') },
          body: `Token=${canary('callback-body')}&Hash=1`,
        })
      }
    }
    await stop()
    expect(answers.length).toBeGreaterThan(ROWS.length)
    expect(log).toContain('"path":"/api/api/Security/Login"')
    expect(log).not.toContain(CANARY)
    expect(answers.filter((answer) => answer.includes(CANARY))).toEqual([])
    const rows = await db.sql<{ whole: string }>`
      select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text as whole
      from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'money', 'jobs')`
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ whole }) => whole.includes(CANARY))).toEqual([])
  })
})
