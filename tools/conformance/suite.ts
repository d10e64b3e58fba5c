/** The conformance suites over the one plug whose folder UWANJA_PLUG names. Run by conformance.ts, never by `npm test`. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameSubject, PaymentSubject, Subject } from '@uwanja/providers/conformance'
import { type FeedSubject, feedChecks } from '@uwanja/providers/feeds/conformance'
import { walletConformance } from '@uwanja/providers/games/conformance'
import { onePageHouse } from '@uwanja/providers/games/conformance-platform'
import { paymentChecks } from '@uwanja/providers/payments/conformance'
import { methodFaults } from '@uwanja/providers/payments/method-faults'
import {
  type Inbox,
  type PaymentBench,
  openInbox,
  openPaymentBench,
} from '@uwanja/providers/payments/conformance-bench'
import { type SubjectsSandbox, aSubjectsSandbox } from '@uwanja/providers/testing'

const folder = process.env['UWANJA_PLUG'] ?? ''
const { subject } = (await import(join(folder, 'conformance.ts'))) as { subject: Subject | FeedSubject }

let inbox: Inbox
let sandbox: SubjectsSandbox

// A feed brings the company of its own; payments and games are spoken to by the sandbox.
if (subject.kind === 'feed') test.each(feedChecks)('$name', ({ run }) => run(subject))
else {
  const one = subject
  beforeAll(async () => {
    inbox = await openInbox()
    sandbox = await aSubjectsSandbox([one], { extra: [one], paymentCallbacks: inbox.url })
  })
  afterAll(() => sandbox.close())
  if (one.kind === 'payment') payments(one)
  else game(one)
}

function payments(of: PaymentSubject): void {
  const { company } = of
  const plugs = company.methods
  let bench: PaymentBench
  beforeAll(() => {
    bench = openPaymentBench({ sandboxUrl: sandbox.url, keys: sandbox.keys, inbox })
  })
  afterAll(() => bench.close())

  test('the methods are of this company, every name stands once, and each says what its page needs', () => {
    expect(plugs.length).toBeGreaterThan(0)
    expect(plugs.flatMap(methodFaults)).toEqual([])
    expect(plugs.map(({ facts }) => facts.company)).toEqual(plugs.map(() => company.name))
    expect(new Set(plugs.map(({ facts }) => facts.viewName)).size).toBe(plugs.length)
  })
  describe.each(plugs.map((plug) => ({ name: plug.facts.viewName, plug })))('$name', ({ plug }) => {
    test.each(paymentChecks(plug, of))('$name', async ({ run }) => {
      await run(bench)
    })
  })
}

function game(plug: GameSubject): void {
  const { name } = plug.company
  walletConformance(name, async () => onePageHouse(plug, { url: sandbox.url, keys: sandbox.keys[name] ?? {} }))
}
