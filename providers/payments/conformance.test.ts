/** Runs the conformance suite over every payment method in the table, against the real sandbox over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SubjectsSandbox, aSubjectsSandbox } from '../testing.ts'
import { type Inbox, type PaymentBench, openInbox, openPaymentBench } from './conformance-bench.ts'
import { PAYMENT_SUBJECTS } from './conformance-table.ts'
import { paymentChecks } from './conformance.ts'
import { PAYMENTS, PAYMENT_COMPANIES, type PaymentCompanyName } from './table.ts'

let inbox: Inbox
let sandbox: SubjectsSandbox
let bench: PaymentBench

beforeAll(async () => {
  inbox = await openInbox()
  sandbox = await aSubjectsSandbox(Object.values(PAYMENT_SUBJECTS), { extra: [], paymentCallbacks: inbox.url })
  bench = openPaymentBench({ sandboxUrl: sandbox.url, keys: sandbox.keys, inbox })
})
afterAll(async () => {
  await bench.close()
  await sandbox.close()
})

test('every method in the table has its company, and every name stands once', () => {
  const names = PAYMENTS.map((plug) => plug.facts.viewName)
  expect(new Set(names).size).toBe(names.length)
  for (const plug of PAYMENTS) expect(companyOf(plug.facts.company).methods).toContain(plug)
})

test('every company brings itself to the suites', () => {
  for (const [name, { company }] of Object.entries(PAYMENT_SUBJECTS)) expect(company).toBe(companyOf(name))
})

describe.each(PAYMENTS.map((plug) => ({ name: plug.facts.viewName, plug })))('D12 $name', ({ plug }) => {
  const subject = PAYMENT_SUBJECTS[plug.facts.company as PaymentCompanyName]
  test.each(paymentChecks(plug, subject))('$name', async ({ run }) => {
    await run(bench)
  })
})

function companyOf(name: string) {
  const company = PAYMENT_COMPANIES.find((row) => row.name === name)
  if (!company) throw new Error(`no company ${name}`)
  return company
}
