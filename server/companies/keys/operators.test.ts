/** Keys of outside companies over the office's door: sealed, rotated, in no row, log or answer; and the sandbox's switches. */
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { CompanyKeyRow } from '@uwanja/contract/operators/keys'
import { openCompanyKeys } from './keys.ts'
import { FULLEST } from '../../db/testing.ts'
import { openSealing } from '../../sealing/sealing.ts'
import { anOffice, type Office } from '../../testing/office.ts'

const CANARY = 'Qz9canary'
let office: Office
let sandbox: HttpServer
let admin: Awaited<ReturnType<Office['anOperator']>>
const fates = new Map<string, string | null>([['fasthub', null]])

beforeAll(async () => {
  // The sandbox's API as it answers; the real one is in the journeys.
  sandbox = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const set = body === '' ? null : (JSON.parse(body) as { company: string; fate: string | null })
      if (set) fates.set(set.company, set.fate)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify([...fates].map(([company, testOutcome]) => ({ company, fate: testOutcome }))))
    })
  })
  await new Promise<void>((done) => sandbox.listen(0, '127.0.0.1', done))
  office = await anOffice(FULLEST, {
    KUDIPAL_URL: 'http://127.0.0.1:9',
    KUDIPAL_WEBHOOK_HASH: `${CANARY}-environment`,
    SANDBOX_API_URL: `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`,
  })
  admin = await office.anOperator('admin')
})
afterAll(async () => {
  await office.close()
  sandbox.close()
})

const which = { company: 'kudipal', name: 'webhookHash' }
const set = (value: string, keepPrevious = true, from = admin) =>
  office.send(rows.setCompanyKey, { ...which, value, keepPrevious, why: 'the yearly change' }, from)
const listed = async () => {
  const { data } = await office.send(rows.companyKeys, {}, admin)
  return (data as { keys: CompanyKeyRow[] }).keys.find((one) => one.company === 'kudipal' && one.name === which.name)!
}
/** Does the plug itself take a callback that is signed with it? */
function holds(secret: string): boolean {
  const { methods } = office.banking
  const rawBody = JSON.stringify({ event: 'charge.completed', data: { tx_ref: 'UW1' } })
  const raw = { path: '', headers: { 'verif-hash': secret }, rawBody, nowMs: 0 }
  return methods.company('kudipal')!.callbacks.read(raw, methods.wire('kudipal')) !== null
}

it('O15 a key set here holds instead of the environment’s; the one before holds beside it until it is ended', async () => {
  const [environment, first, second] = [`${CANARY}-environment`, `${CANARY}-first`, `${CANARY}-second`]
  expect(await listed()).toMatchObject({ source: 'environment', canRotate: true, hasPrevious: false, setBy: '' })
  expect([environment, first].map(holds)).toEqual([true, false])
  expect((await set(first)).data).toEqual({ waits: false, first: null })
  expect(await listed()).toMatchObject({ source: 'office', hasPrevious: true, setBy: admin.name })
  expect([environment, first].map(holds)).toEqual([true, true])
  expect((await office.send(rows.endPreviousKey, { ...which, why: 'done' }, admin)).status).toBe('SUCCESS')
  expect([environment, first].map(holds)).toEqual([false, true])
  expect((await office.send(rows.endPreviousKey, { ...which, why: 'done' }, admin)).status).toBe('NO_LONGER_OPEN')
  await set(second)
  expect([environment, first, second].map(holds)).toEqual([false, true, true])
  // Without keeping it: as after a theft.
  await set(`${CANARY}-third`, false)
  expect([first, second, `${CANARY}-third`].map(holds)).toEqual([false, false, true])
  expect(office.told).toContainEqual({ news: 'keys' })
})

it('O15 keys are refused that do not exist, that have no second place, or that are no text', async () => {
  const send = (request: object) =>
    office.send(rows.setCompanyKey, { ...which, value: 'x', keepPrevious: false, why: '', ...request } as never, admin)
  expect((await send({ name: 'url' })).status).toBe('NOT_FOUND')
  expect((await send({ company: '__proto__' })).status).toBe('NOT_FOUND')
  expect((await send({ name: 'secretKey', keepPrevious: true })).status).toBe('INCORRECT_PARAMETER_VALUE')
  expect((await send({ value: 'a\nb' })).status).toBe('VALIDATION_ERROR')
})

it('O15 X09 a key’s value is in no row, no log, no answer and no trail', async () => {
  const said = JSON.stringify([
    await office.send(rows.companyKeys, {}, admin),
    await office.send(rows.approvals, {}, admin),
    await office.send(rows.auditTrail, { operator: '', action: '', subject: '', words: '', before: '' }, admin),
    await set(`${CANARY}\u0007`),
    await office.send(rows.setCompanyKey, { ...which, value: { [CANARY]: 1 }, keepPrevious: 'x' } as never, admin),
  ])
  expect(said).toContain('key.set')
  expect(said).not.toContain(CANARY)
  expect(office.logged.join('')).toContain('/api/office/SetCompanyKey')
  expect(office.logged.join('')).not.toContain(CANARY)
  const whole = await office.db.sql<{ whole: string }>`
    select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text as whole
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'money', 'jobs')`
  const hidden = [CANARY, Buffer.from(CANARY).toString('base64'), Buffer.from(CANARY).toString('hex')]
  expect(whole.filter((row) => hidden.some((one) => row.whole.includes(one)))).toEqual([])
})

it('O15 a key that was copied to another row, or sealed with another master key, opens for nobody', async () => {
  const strangers = openCompanyKeys(office.deps.settings, openSealing({ sealingKey: 'aa'.repeat(32), dataDir: '' }))
  await strangers.refresh(office.db)
  expect(strangers.isBroken('kudipal', which.name)).toBe(true)
  // Not the environment's instead: that may have been taken out of use.
  expect(strangers.of('kudipal')[which.name]).toBe('')
  await office.db.sql`
    insert into company_key (company, name, state, sealed, set_by)
    select company, 'secretKey', state, sealed, set_by from company_key
    where name = ${which.name} and state = 'standing'`
  await office.deps.companyKeys.refresh(office.db)
  expect(office.deps.companyKeys.isBroken('kudipal', 'secretKey')).toBe(true)
})

it('O13 O15 where there is a second admin the key waits for them, and holds when they approve', async () => {
  const second = await office.anOperator('admin')
  await office.db.sql`
    update operator set enrolled_at = house_now(), totp_sealed = '\\x00'::bytea where id = ${second.id}`
  const value = `${CANARY}-by-two`
  expect((await set(value)).data).toMatchObject({ waits: true })
  expect(holds(value)).toBe(false)
  expect((await set(`${CANARY}-another`)).status).toBe('NO_LONGER_OPEN')
  const { data } = await office.send(rows.approvals, {}, second)
  const request = (data as { approvals: Approval[] }).approvals.find(({ state }) => state === 'waiting')!
  expect(request).toMatchObject({ kind: 'key', subject: 'key kudipal.webhookHash' })
  const approve = { id: request.id, decision: 'approve', why: '' } as const
  expect((await office.send(rows.decideApproval, approve, admin)).status).toBe('SECOND_PERSON_REQUIRED')
  expect((await office.send(rows.decideApproval, approve, second)).status).toBe('SUCCESS')
  expect(holds(value)).toBe(true)
})

it('O16 trouble in the sandbox is switched and written down, and only where there is a sandbox', async () => {
  const chaos = async () => (await office.send(rows.chaos, {}, admin)).data
  expect(await chaos()).toEqual({ isSandbox: true, companies: [{ company: 'fasthub', fate: null }] })
  const send = (company: string) => office.send(rows.setChaos, { company, fate: 'callback-late' }, admin)
  expect((await send('nobody')).status).toBe('NOT_FOUND')
  expect((await send('fasthub')).status).toBe('SUCCESS')
  expect(await chaos()).toMatchObject({ companies: [{ fate: 'callback-late' }] })
  const actions = await office.db.sql`select before, after from audit where action = 'chaos.set'`
  expect(actions).toEqual([{ before: { fate: '' }, after: { fate: 'callback-late' } }])
})
