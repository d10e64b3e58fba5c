/** From a name to an open account: whoever approves sees no secret, and it opens when those who stand for it heard the person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOTP } from 'otpauth'
import type { Approval } from '@uwanja/contract/operators/approvals'
import { office as rows, type OperatorCheck, type OperatorRow } from '@uwanja/contract/operators/office'
import type { Role } from '@uwanja/contract/operators/roles'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

const OWN = 'green boats at dawn'
const STEP_MS = 30_000

describe.each(RULE_KINDS)('the start of an operator on %s', (kind) => {
  let office: Office
  let asks: Who
  let approves: Who
  type Who = Awaited<ReturnType<Office['anOperator']>>
  /** Has logged in, so this one can be asked. */
  const anAdmin = async (): Promise<Who> => {
    const admin = await office.anOperator('admin')
    await office.db.sql`
      update operator set enrolled_at = house_now(), totp_sealed = '\\x00'::bytea where id = ${admin.id}`
    return admin
  }
  beforeAll(async () => {
    office = await anOffice(kind)
    asks = await anAdmin()
    approves = await anAdmin()
  })
  afterAll(() => office.close())

  const rowOf = async (name: string, { token }: Who) => {
    const { data } = await office.send(rows.operators, {}, { token })
    return (data as { operators: OperatorRow[] }).operators.find((one) => one.name === name)!
  }
  const approve = async (subject: string) => {
    const { data } = await office.send(rows.approvals, {}, approves)
    const { id } = (data as { approvals: Approval[] }).approvals.find(
      (one) => one.subject === subject && one.state === 'waiting',
    )!
    return office.send(rows.decideApproval, { id, decision: 'approve', why: '' }, approves)
  }
  const handOut = (id: string, { token }: Who) => office.send(rows.firstPassword, { id }, { token })
  const passwordFrom = async (id: string) => ((await handOut(id, asks)).data as { firstPassword: string }).firstPassword
  const confirm = (id: string, code: string, { token }: Who) =>
    office.send(rows.confirmOperator, { id, code }, { token })
  const logIn = (name: string, password: string, code: string) => office.send(rows.login, { name, password, code })
  type Reply = { session: { token: string } | null; check: OperatorCheck | null }

  /** Through the first log-in. @returns its answer, and a log-in with the next code. */
  async function enrolled(name: string, firstPassword: string) {
    const { data } = await logIn(name, firstPassword, '')
    const { address } = (data as { enrol: { address: string } }).enrol
    const app = new TOTP({ secret: new URL(address).searchParams.get('secret')! })
    const code = () => app.generate({ timestamp: (office.wall.ms += STEP_MS) })
    const form = { name, password: firstPassword, newPassword: OWN, code: code() }
    const reply = (await office.send(rows.enrol, form)).data as Reply
    return { reply, again: async () => (await logIn(name, OWN, code())).data as Reply }
  }
  /** Asked for by one admin and approved by the other. */
  async function anApproved(name: string, role: Role = 'finance'): Promise<OperatorRow> {
    const asked = await office.send(rows.addOperator, { name, role }, asks)
    expect(asked.data).toEqual({ waits: true, first: null })
    expect(await approve(`name ${name}`)).toMatchObject({ status: 'SUCCESS', data: null })
    return rowOf(name, asks)
  }
  const isIn = async (token: string) => (await office.send(rows.me, {}, { token })).status === 'SUCCESS'

  it('O25 who approved alone gets no password, confirms nothing, and has no way into the account', async () => {
    const { id } = await anApproved('amina')
    expect(await rowOf('amina', asks)).toMatchObject({ mayHandOut: true, mayConfirm: false })
    expect(await rowOf('amina', approves)).toMatchObject({ mayHandOut: false, mayConfirm: false })
    expect((await handOut(id, approves)).status).toBe('SECOND_PERSON_REQUIRED')
    expect((await confirm(id, '00000000', approves)).status).toBe('INVALID_VERIFICATION_CODE')
    // Nobody has made a password yet: the empty one is none.
    for (const password of [' ', 'none', 'amina'])
      expect((await logIn('amina', password, '')).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    // A new start asked for by the one who approved waits for the one who asked.
    const again = await office.send(rows.resetOperator, { id, why: 'lost' }, approves)
    expect(again.data).toEqual({ waits: true, first: null })
  })

  it('O25 it opens when both have typed what the person read out; who asked cannot be two people alone', async () => {
    const { id } = await anApproved('baraka')
    const first = await passwordFrom(id)
    const second = await passwordFrom(id)
    expect((await logIn('baraka', first, '')).status).toBe('INVALID_USERNAME_OR_PASSWORD')
    const { reply, again } = await enrolled('baraka', second)
    expect(reply).toEqual({
      session: null,
      check: { code: expect.stringMatching(/^\d{4} \d{4}$/), waitsFor: [asks.name, approves.name] },
    })
    expect((await handOut(id, asks)).status).toBe('NO_LONGER_OPEN')
    const { code } = reply.check!
    expect((await confirm(id, code, await anAdmin())).status).toBe('SECOND_PERSON_REQUIRED')
    expect((await confirm(id, code, asks)).data).toEqual({ waitsFor: [approves.name] })
    const waiting = await again()
    expect(waiting).toMatchObject({ session: null, check: { waitsFor: [approves.name] } })
    // Each log-in makes another code.
    expect((await confirm(id, code, approves)).status).toBe('INVALID_VERIFICATION_CODE')
    expect((await confirm(id, waiting.check!.code.replace(' ', ''), approves)).data).toEqual({ waitsFor: [] })
    expect((await confirm(id, waiting.check!.code, approves)).status).toBe('NO_LONGER_OPEN')
    const { session } = await again()
    expect(await isIn(session!.token)).toBe(true)
    const actions = await office.db.sql<{ action: string }>`
      select action from audit where subject = ${`operator ${id}`} order by id`
    expect(actions.map(({ action }) => action)).toEqual([
      ...['operator.added', 'operator.handed-out', 'operator.handed-out'],
      ...['operator.enrolled', 'operator.confirmed', 'operator.confirmed', 'session.opened'],
    ])
  })

  it('O25 five wrong codes end a code, also the right one, until the person logs in again', async () => {
    const { id } = await anApproved('chinwe')
    const { reply, again } = await enrolled('chinwe', await passwordFrom(id))
    const { code } = reply.check!
    const wrong = code.startsWith('1') ? '2' + code.slice(1) : '1' + code.slice(1)
    const together = await Promise.all(Array.from({ length: 8 }, () => confirm(id, wrong, approves)))
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set(['INVALID_VERIFICATION_CODE']))
    expect((await confirm(id, code, approves)).status).toBe('INVALID_VERIFICATION_CODE')
    const next = (await again()).check!
    expect((await confirm(id, next.code, approves)).status).toBe('SUCCESS')
    expect((await confirm(id, next.code, asks)).data).toEqual({ waitsFor: [] })
  })

  it('O25 a new start is confirmed like a new account, and light work by who asked alone', async () => {
    const light = await office.send(rows.addOperator, { name: 'dayo', role: 'support' }, asks)
    const { first } = light.data as unknown as { first: { firstPassword: string } }
    const dayo = await enrolled('dayo', first.firstPassword)
    const { id } = await rowOf('dayo', asks)
    expect(dayo.reply.check!.waitsFor).toEqual([asks.name])
    expect((await confirm(id, dayo.reply.check!.code, asks)).data).toEqual({ waitsFor: [] })
    const { session } = await dayo.again()
    expect(await isIn(session!.token)).toBe(true)

    // Who becomes weighty is confirmed anew, or one admin could first make a colleague for light work and then have them promoted.
    await office.send(rows.setOperatorRole, { id, role: 'finance', why: 'moved' }, asks)
    await approve(`operator ${id}`)
    expect(await isIn(session!.token)).toBe(false)
    const promoted = await dayo.again()
    expect(promoted).toMatchObject({ session: null, check: { waitsFor: [asks.name, approves.name] } })
    for (const one of [asks, approves]) await confirm(id, promoted.check!.code, one)
    expect((await dayo.again()).session).not.toBeNull()

    await office.send(rows.resetOperator, { id, why: 'lost the phone' }, asks)
    await approve(`operator ${id}`)
    const reset = await enrolled('dayo', await passwordFrom(id))
    expect(reset.reply).toMatchObject({ session: null, check: { waitsFor: [asks.name, approves.name] } })
    for (const one of [asks, approves]) await confirm(id, reset.reply.check!.code, one)
    expect((await reset.again()).session).not.toBeNull()
  })

  it('O25 whose account is not open is nobody’s second admin', async () => {
    const { id } = await anApproved('efe', 'admin')
    const { reply } = await enrolled('efe', await passwordFrom(id))
    await office.db.sql`update operator set enrolled_at = null where id = ${approves.id}`
    await office.db
      .sql`update operator set left_at = house_now() where role = 'admin' and id not in (${asks.id}, ${id})`
    const alone = await office.send(rows.addOperator, { name: 'femi', role: 'finance' }, asks)
    expect(alone.data).toMatchObject({ waits: false, first: { name: 'femi' } })
    await office.db.sql`update operator set left_at = null where id = ${approves.id}`
    for (const one of [asks, approves]) await confirm(id, reply.check!.code, one)
    expect((await office.send(rows.addOperator, { name: 'gozie', role: 'finance' }, asks)).data).toMatchObject({
      waits: true,
    })
  })
})
