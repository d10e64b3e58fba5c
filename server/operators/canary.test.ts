/** Canaries through every call of the office: what is secret there is in no log line, no row and no answer. */
import { expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { FULLEST } from '../db/testing.ts'
import { anOffice } from '../testing/office.ts'

/** Nothing that the platform makes looks like this. */
const CANARY = 'Qz7canary'
const SECRETS = ['password', 'newPassword', 'code', 'value', 'token', 'pin', 'unknownField']

it('X09 O02 O15 no secret that is sent through any call of the office is in a log line, a row or an answer', async () => {
  const office = await anOffice(FULLEST)
  const { token } = await office.anOperator('admin')
  const calls = (Object.entries(rows) as [string, OfficeCall][]).filter(([name]) => name !== 'logOff')
  const said: string[] = []
  for (const [name, row] of calls) {
    const secrets = Object.fromEntries(SECRETS.map((field) => [field, `${CANARY}-${name}-${field}`]))
    const json = { 'content-type': 'application/json' }
    const query = new URLSearchParams({ ...(row.place === 'query' ? (row.example as object) : {}), ...secrets })
    const bodies =
      row.method === 'GET'
        ? [{}]
        : [JSON.stringify({ ...(row.example as object), ...secrets }), `{"password": "${CANARY}-torn`].map(
            (payload) => ({
              payload,
            }),
          )
    for (const bearer of [token, `${CANARY}-bearer`]) {
      const headers = { authorization: `Bearer ${bearer}`, cookie: `uwanja_office=${CANARY}-cookie` }
      for (const body of bodies) {
        const answer = await office.app.inject({
          method: row.method,
          url: `${row.path}?${query}`,
          remoteAddress: '10.0.0.1',
          headers: { ...headers, ...('payload' in body ? json : {}) },
          ...body,
        })
        said.push(`${row.path} ${answer.body} ${JSON.stringify(answer.headers)}`)
      }
    }
  }
  const tables = await office.db.sql<{ whole: string }>`
    select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text as whole
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'money', 'jobs')`
  const log = office.logged.join('')
  await office.close()
  // Beyond the door too: the key was set, the new operator waits in a row.
  expect(said.filter((answer) => answer.includes('"status":"SUCCESS"')).length).toBeGreaterThan(calls.length / 3)
  expect(said.filter((answer) => answer.includes('"statusCode":500'))).toEqual([])
  expect(tables.some(({ whole }) => whole.includes('key.set'))).toBe(true)
  for (const { path } of calls.map(([, row]) => row)) expect(log).toContain(path)
  const kept = [log, ...said, ...tables.map(({ whole }) => whole)]
  expect(kept.filter((text) => text.includes(CANARY) || text.includes(token))).toEqual([])
})
