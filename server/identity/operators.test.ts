/** Who a player is, in the office: what is shown, and a document that compliance grants by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeIdentity } from '@uwanja/contract/operators/identity'
import { FULLEST } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

let office: Office
let token: string
beforeAll(async () => {
  office = await anOffice(FULLEST)
  token = (await office.anOperator('compliance')).token
})
afterAll(() => office.close())

const grant = (id: bigint, documentNumber: string, more: object = {}, by = token) =>
  office.send(
    rows.grantDocument,
    {
      id: `${id}`,
      documentType: 'NIN',
      documentNumber,
      firstName: 'Adaeze',
      lastName: 'Okafor',
      dateOfBirth: '1990-04-03',
      why: 'seen at the counter',
      ...more,
    },
    { token: by },
  )
const shown = async (id: bigint) =>
  (await office.send(rows.playerIdentity, { id: `${id}` }, { token })).data as unknown as OfficeIdentity

it('N06 a document granted by hand counts as a checked one, is told as such, and stands in the trail without its number', async () => {
  const { id } = await office.aPlayer({ cash: 5_000_00n, isNamed: false })
  expect(await shown(id)).toMatchObject({ tier: 0, upTo: '100000.00', document: null, checks: [] })
  expect((await grant(id, '123')).status).toBe('VALIDATION_ERROR')
  expect((await grant(id, '123 456 789 01')).status).toBe('SUCCESS')
  const known = await shown(id)
  expect(known).toMatchObject({ tier: 2, upTo: '', checks: [{ result: 'by-hand', last4: '8901' }] })
  expect(known.document).toMatchObject({ last4: '8901', name: 'Adaeze Okafor', isCurrent: true })
  expect(known.document!.grantedBy).not.toBe('')
  const [auditLog] = await office.db.sql<{ all: string }>`
    select string_agg(a::text, ' ') as all from audit a where action = 'identity.granted'`
  expect(auditLog!.all).toContain('seen at the counter')
  expect(auditLog!.all).not.toContain('12345678901')
})

it('B31 a birthday under 18 that an operator reads off a document holds the account at once', async () => {
  const { id } = await office.aPlayer({ cash: 5_000_00n, isNamed: false })
  expect((await grant(id, '42345678901', { dateOfBirth: '2020-01-01' })).status).toBe('VALIDATION_ERROR')
  const holds = await office.db
    .sql`select reason, blocks from player_hold where player_id = ${id} and lifted_at is null`
  expect(holds).toEqual([{ reason: 'age', blocks: 'play' }])
  expect((await shown(id)).document).toBeNull()
})

it('N06 one document is one player’s also by hand, and other roles grant none', async () => {
  const [one, other] = [await office.aPlayer({ isNamed: false }), await office.aPlayer({ isNamed: false })]
  expect((await grant(one.id, '22345678901')).status).toBe('SUCCESS')
  expect((await grant(other.id, '22345678901')).status).toBe('DOCUMENT_ALREADY_USED')
  expect((await shown(other.id)).tier).toBe(0)
  const finance = (await office.anOperator('finance')).token
  expect((await grant(other.id, '32345678901', {}, finance)).status).toBe('FORBIDDEN')
})
