/** Outside companies over the office's door: methods on and off and their limits, enforced; jobs that failed run again. */
import { patient } from '@uwanja/runtime/patience'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { CompanyRow, MethodRow } from '@uwanja/contract/operators/integrations'
import { GEO } from '@uwanja/providers/geo'
import { MAIL } from '@uwanja/providers/mail'
import { allowedAmount } from '../deposits.ts'
import { FULLEST } from '../../db/testing.ts'
import { followSettings } from '../../process/follow-settings.ts'
import { openMetrics } from '../../process/metrics.ts'
import { playerById } from '../../players/store.ts'
import { companiesOf, openWires } from '../../companies/wires.ts'
import { anOffice, type Office } from '../../testing/office.ts'

let office: Office
let token: string
beforeAll(async () => {
  office = await anOffice(FULLEST)
  token = (await office.anOperator('admin')).token
})
afterAll(() => office.close())

const VIEW = 'FastHubPayBillDeposit'
const set = async (change: object) => {
  const form = { viewName: VIEW, isOn: true, isForTests: false, minLimit: '', maxLimit: '', why: 'test', ...change }
  return (await office.send(rows.setMethod, form, { token })).status
}
const method = async () =>
  ((await office.send(rows.integrations, {}, { token })).data as { methods: MethodRow[] }).methods.find(
    ({ viewName }) => viewName === VIEW,
  )!
const code = (work: () => unknown) => {
  try {
    work()
    return 'ok'
  } catch (error) {
    return (error as { code: string }).code
  }
}

it('O11 a method that is off, or for test players, is refused on the server; limits hold and never widen the jurisdiction’s', async () => {
  const { id } = await office.aPlayer()
  const player = (await playerById(office.db, id))!
  const { methods } = office.banking
  const choose = () => code(() => methods.chosen(VIEW, player))
  const before = await method()
  expect([choose(), before.isOn]).toEqual(['ok', true])
  expect(await set({ isOn: false })).toBe('SUCCESS')
  expect([choose(), (await method()).isOn]).toEqual(['METHOD_NOT_AVAILABLE', false])
  expect(methods.offered('deposit', player).some(({ facts }) => facts.viewName === VIEW)).toBe(false)
  await set({ isForTests: true })
  expect([choose(), code(() => methods.chosen(VIEW, { ...player, rankId: 33 }))]).toEqual([
    'METHOD_NOT_AVAILABLE',
    'ok',
  ])
  expect(await set({ minLimit: '300', maxLimit: '400.50' })).toBe('SUCCESS')
  const allowed = (text: string) => code(() => allowedAmount(office.banking, player, text, VIEW))
  expect(['299.99', '300', '400.50', '400.51'].map(allowed)).toEqual([
    'BELOW_MINIMUM_LIMIT',
    'ok',
    'ok',
    'ABOVE_MAXIMUM_LIMIT',
  ])
  expect(await set({ minLimit: '1' })).toBe('INCORRECT_PARAMETER_VALUE')
  expect(await set({ maxLimit: '999999999' })).toBe('INCORRECT_PARAMETER_VALUE')
  expect(await set({ minLimit: '500', maxLimit: '400' })).toBe('INCORRECT_PARAMETER_VALUE')
  expect(await set({ minLimit: 'x' })).toBe('INVALID_AMOUNT')
  expect(await set({ viewName: 'Nothing' })).toBe('NOT_FOUND')
  const [action] = await office.db.sql`
    select after from audit where action = 'method.set' and subject = ${`method ${VIEW}`} order by id desc limit 1`
  expect(action).toEqual({ after: { isOn: true, isForTests: false, minMinor: '30000', maxMinor: '40050' } })
  await set({})
  expect(await method()).toEqual(before)
  // Another process, or the next start, reads the same.
  await office.banking.methods.refresh(office.db)
  expect(await method()).toEqual(before)
})

it('O11 every company that is asked over the web shows how it does, the registers too', async () => {
  office.watch.heard({ company: 'exclusion', outcome: 'no-answer', seconds: 8 })
  const { companies } = (await office.send(rows.integrations, {}, { token })).data as { companies: CompanyRow[] }
  expect(companies.filter(({ noAnswers }) => noAnswers > 0)).toMatchObject([
    { company: 'exclusion', kinds: ['exclusion'], noAnswers: 1 },
  ])
  expect(companies.map(({ company }) => company)).toEqual(expect.arrayContaining(['fasthub', 'egt', 'identity']))
})

it.each([
  ['sandbox', ['mail', 'geo']],
  ['header', ['mail']],
])(
  'O11 the mail server and the look-up of countries show how they do; %s asks for countries',
  async (way, expected) => {
    const other = await anOffice(FULLEST, {
      GEO_PROVIDER: way,
      GEO_URL: 'http://127.0.0.1:2/geo',
      GEO_HEADER: 'x-country',
      MAIL_URL: 'smtp://127.0.0.1:9',
    })
    const wires = openWires(other.deps.settings)
    const metrics = openMetrics({
      db: other.db,
      redis: null,
      companies: companiesOf(wires),
      watch: other.watch,
      groups: () => ({ sinceMs: null, last: null, queue: { waiting: 0, sinceMs: null } }),
      allow: [],
    })
    await GEO.sandbox.open(wires.geo()).then((ask) => ask({ ip: '10.0.0.1', proxyHeader: () => '' }))
    await MAIL.smtp.open(wires.mail())({
      from: 'a@x.example',
      to: 'b@x.example',
      replyTo: { name: 'a', address: 'a@x.example' },
      subject: 'x',
      text: 'x',
    })
    const admin = await other.anOperator('admin')
    const { companies } = (await other.send(rows.integrations, {}, admin)).data as { companies: CompanyRow[] }
    metrics.close()
    await other.close()
    const shown = companies.filter(({ kinds }) => kinds.some((kind) => kind === 'mail' || kind === 'geo'))
    expect(shown.map(({ company }) => company)).toEqual(expected)
    for (const one of shown) expect(one).toMatchObject({ isConfigured: true, calls: 1, noAnswers: 1 })
  },
)

it('O11 a process that heard nothing of a change follows all the same', async () => {
  const { methods } = office.banking
  await office.db.sql`
    insert into method_setting (view_name, is_on) values (${VIEW}, false)
    on conflict (view_name) do update set is_on = false`
  expect(methods.isOn(VIEW)).toBe(true)
  let keysRead = 0
  const companyKeys = { refresh: async () => void keysRead++ }
  const following = followSettings(office.db, { methods, companyKeys }, (error) => expect.fail(String(error)), 20)
  await vi.waitFor(() => expect([methods.isOn(VIEW), keysRead > 0]).toEqual([false, true]), patient(15_000))
  await following.stop()
  expect(await set({})).toBe('SUCCESS')
})

it('O11 O03 a job that failed runs again at once, and once, and the trail tells it', async () => {
  await office.db.sql`
    insert into jobs.job (name, data, state, retry_limit, retry_count, start_after, created_on, completed_on, output)
    values ('sweep', '{}', 'failed', 16, 16, now(), now(), now(), '{"message":"no connection"}'),
      ('reconcile', '{}', 'retry', 16, 2, now() + interval '1 hour', now(), null, '{"message":"no answer"}'),
      ('reconcile', '{}', 'created', 16, 0, now(), now(), null, null)`
  const { data } = await office.send(rows.jobs, {}, { token })
  const { failed } = data as { failed: { id: string; name: string; problem: string; nextAt: string | null }[] }
  expect(failed).toMatchObject([
    { name: 'sweep', tries: 17, problem: 'no connection', nextAt: null },
    { name: 'reconcile', tries: 3, problem: 'no answer', nextAt: expect.any(String) as string },
  ])
  const retry = async ({ name, id }: { name: string; id: string }) =>
    (await office.send(rows.retryJob, { name, id }, { token })).status
  for (const one of failed) expect([await retry(one), await retry(one)]).toEqual(['SUCCESS', 'NOT_FOUND'])
  expect(
    await office.db.sql`select name from jobs.job where state = 'retry' and start_after <= now() order by 1`,
  ).toEqual([{ name: 'reconcile' }, { name: 'sweep' }])
  expect(await office.db.sql`select count(*)::int as n from audit where action = 'job.retried'`).toEqual([{ n: 2 }])
})
