/** The office's door: every call times every role, a player's token and nobody, made from the two tables. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AREAS } from '@uwanja/contract/site/calls'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { may, ROLE_NAMES } from '@uwanja/contract/operators/roles'
import { FULLEST } from '../db/testing.ts'
import { findSession } from '../sessions/store.ts'
import { anOffice, BROWSER, type Office } from '../testing/office.ts'

const ROWS = Object.entries(rows).map(([name, row]) => ({ name, row: row as OfficeCall }))
const INSIDE = ROWS.filter(({ row }) => row.permission !== 'nobody')
const PAIRS = INSIDE.flatMap(({ name, row }) => ROLE_NAMES.map((role) => ({ name, row, role })))

describe('the door of the office', () => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(FULLEST)
  })
  afterAll(() => office.close())

  it.each(PAIRS)('O01 $role and $name', async ({ row, role }) => {
    const { token } = await office.anOperator(role)
    const { status, http } = await office.send(row, row.example as never, { token })
    const isAllowed = row.permission === 'everyone' || may(role, row.permission as never)
    if (isAllowed) expect([status, http]).not.toEqual(['FORBIDDEN', 403])
    else expect([status, http]).toEqual(['FORBIDDEN', 403])
    expect(['UNAUTHORIZED', 'VALIDATION_ERROR', 'GENERAL_ERROR']).not.toContain(status)
  })

  it.each(INSIDE)('O01 nobody, a player and a dead token do not reach $name', async ({ row }) => {
    const player = await office.aPlayer()
    for (const token of [undefined, '', 'dead', 'x'.repeat(43), player.token]) {
      const from = token === undefined ? {} : { token }
      expect(await office.send(row, row.example as never, from)).toMatchObject({ http: 401, status: 'UNAUTHORIZED' })
    }
  })

  it('O01 an operator’s token is no player’s session, and the site’s calls are not here', async () => {
    const { token } = await office.anOperator('admin')
    expect(await findSession(office.db, token)).toBeNull()
    const answer = await office.app.inject({ url: AREAS.user.getBalance.path })
    expect(answer.json()).toMatchObject({ status: 'UNKNOWN_CALL' })
  })

  it('O01 a role that the table does not know may do nothing', async () => {
    const { id, token } = await office.anOperator('admin')
    await office.db.sql`update operator set role = 'constructor' where id = ${id}`
    expect(await office.send(rows.operators, {}, { token })).toMatchObject({ status: 'FORBIDDEN' })
  })

  it('O02 a session ends when nobody presses anything for half an hour, and after twelve hours whatever one does', async () => {
    const idle = await office.anOperator('admin')
    const busy = await office.anOperator('admin')
    const isIn = async ({ token }: { token: string }) => (await office.send(rows.operators, {}, { token })).http === 200
    await office.shift(29 * 60)
    expect(await isIn(busy)).toBe(true)
    await office.shift(2 * 60)
    expect([await isIn(busy), await isIn(idle)]).toEqual([true, false])
    for (let halfHours = 0; halfHours < 23; halfHours++) {
      expect(await isIn(busy)).toBe(true)
      await office.shift(29 * 60)
    }
    await office.shift(25 * 60)
    expect(await isIn(busy)).toBe(false)
  })

  it('O01 answers are kept by no cache, and a broken body is refused', async () => {
    const answer = await office.app.inject({ method: 'POST', url: rows.login.path, headers: BROWSER, payload: {} })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ status: 'VALIDATION_ERROR' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
