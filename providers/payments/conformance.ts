/** What every payment plug must do, run against its dialect in a running sandbox over HTTP. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { decimalText, parseAmount } from '@uwanja/contract/amounts'
import type { PaymentCompany, PaymentNews, PaymentOrder, PaymentPlug, RawCallback, Wire } from '../plugs.ts'
import type { PaymentBench } from './conformance-bench.ts'

export interface Check {
  readonly name: string
  run(bench: PaymentBench): Promise<void>
}

/** One plug at work: what the checks below speak through. */
interface Scene {
  readonly plug: PaymentPlug
  readonly company: PaymentCompany
  readonly bench: PaymentBench
  readonly wire: Wire
}

const PIN = '1234'
const LONG_S = 2 * 3600
const NETWORK_S = 5

/** The checks of one plug; the sandbox's sentinels (amounts that end in 13 and so on) make the trouble. */
export function paymentChecks(plug: PaymentPlug, company: PaymentCompany): readonly Check[] {
  const both = Object.entries({ ...OUTCOMES, ...TROUBLE, ...CALLBACKS })
  const onlyPush = plug.facts.flow === 'push' ? Object.entries(PUSH) : []
  return [...both, ...onlyPush].map(([name, act]) => ({
    name,
    run: (bench) => act({ plug, company, bench, wire: bench.wire(plug.facts.company) }),
  }))
}

type Act = (scene: Scene) => Promise<void>

const OUTCOMES: Readonly<Record<string, Act>> = {
  'pays once, and says so by callback and by status': async (scene) => {
    const order = anOrder('500')
    const before = Number(await scene.bench.balance(order.msisdn))
    await accepted(scene, order)
    const news = read(scene, await scene.bench.callback(order.key))
    assert.equal(news.key, order.key)
    assertPaid(news, order)
    assert.deepEqual(await scene.plug.status(order, scene.wire), news.outcome)
    const moved = scene.plug.facts.direction === 'deposit' ? -500 : 500
    assert.equal(Number(await scene.bench.balance(order.msisdn)) - before, moved)
  },
  'an explicit no settles at once': async ({ plug, wire, bench }) => {
    const order = anOrder('513')
    const step = await plug.start(order, wire, {})
    assert.deepEqual(step, { next: 'settled', outcome: { state: 'failed', reason: 'declined' } })
    assert.deepEqual(await plug.status(order, wire), { state: 'failed', reason: 'declined' })
    assert.equal(await bench.openPrompts(order.msisdn), 0)
  },
  'a failure after acceptance comes by callback': async (scene) => {
    const order = anOrder('523')
    await accepted(scene, order)
    const news = read(scene, await scene.bench.callback(order.key))
    assert.deepEqual(news.outcome, { state: 'failed', reason: 'network' })
    assert.deepEqual(await scene.plug.status(order, scene.wire), news.outcome)
    assert.equal(await scene.bench.balance(order.msisdn), '100000.00')
  },
  'the same order again changes nothing': async (scene) => {
    const order = anOrder('700')
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    await accepted(scene, order)
    assertPaid(read(scene, await scene.bench.callback(order.key)), order)
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    await scene.bench.passSeconds(NETWORK_S)
    assert.equal(await scene.bench.openPrompts(order.msisdn), 0)
    const left = scene.plug.facts.direction === 'deposit' ? '99300.00' : '100700.00'
    assert.equal(await scene.bench.balance(order.msisdn), left)
  },
}

const TROUBLE: Readonly<Record<string, Act>> = {
  'a lost callback is found by status': async (scene) => {
    const order = anOrder('517')
    await accepted(scene, order)
    await scene.bench.passSeconds(LONG_S)
    const outcome = await scene.plug.status(order, scene.wire)
    assertPaid({ key: order.key, outcome }, order)
    assert.equal(scene.bench.callbacksSoFar(order.key), 0)
  },
  'a company that never says stays pending': async ({ plug, wire, bench }) => {
    const order = anOrder('500', '000')
    assert.deepEqual(await plug.start(order, wire, {}), { next: 'wait' })
    await bench.passSeconds(24 * 3600)
    assert.deepEqual(await plug.status(order, wire), { state: 'pending' })
    assert.equal(bench.callbacksSoFar(order.key), 0)
  },
  'a time-out is not a no: the order may have been taken': async (scene) => {
    const order = anOrder('531')
    await accepted(scene, order)
    assertPaid(read(scene, await scene.bench.callback(order.key)), order)
    assert.equal((await scene.plug.status(order, scene.wire)).state, 'paid')
  },
  'a broken answer is not a no; the company then says that it never heard of it': async ({ plug, wire }) => {
    const order = anOrder('537')
    assert.deepEqual(await plug.start(order, wire, {}), { next: 'wait' })
    assert.deepEqual(await plug.status(order, wire), { state: 'pending', why: 'not-received' })
  },
  'an unreachable company leaves everything pending': async ({ plug, wire }) => {
    const order = anOrder('500')
    const nowhere = { ...wire, baseUrl: 'http://127.0.0.1:9' }
    assert.deepEqual(await plug.start(order, nowhere, {}), { next: 'wait' })
    assert.deepEqual(await plug.status(order, nowhere), { state: 'pending' })
  },
  'keys that the company refuses leave everything pending': async ({ plug, company, wire }) => {
    const order = anOrder('500')
    const wrong = { ...wire, keys: Object.fromEntries(company.settings.map((name) => [name, 'wrong'])) }
    assert.deepEqual(await plug.start(order, wrong, {}), { next: 'wait' })
    assert.deepEqual(await plug.status(order, wrong), { state: 'pending' })
    assert.deepEqual(await plug.status(order, wire), { state: 'pending', why: 'not-received' })
  },
}

const CALLBACKS: Readonly<Record<string, Act>> = {
  'a callback that is not answered with 2xx comes again, the same': async (scene) => {
    const order = anOrder('600')
    scene.bench.answerCallbacksWith(500)
    await accepted(scene, order)
    const first = await scene.bench.callback(order.key)
    scene.bench.answerCallbacksWith(200)
    // The failed try has to be written down before the clock can make the next one due.
    const second = await comesAgain(scene.bench, order.key)
    assert.equal(second.rawBody, first.rawBody)
    assert.deepEqual(read(scene, second), read(scene, first))
  },
  'repeated callbacks read the same': async (scene) => {
    const order = anOrder('522')
    await accepted(scene, order)
    await scene.bench.callback(order.key, 3)
    const news = await Promise.all(
      [1, 2, 3].map(async (nth) => read(scene, await scene.bench.callback(order.key, nth))),
    )
    assert.deepEqual(news[1], news[0])
    assert.deepEqual(news[2], news[0])
  },
  'a late callback comes late': async (scene) => {
    const order = anOrder('519')
    await accepted(scene, order)
    assert.equal((await scene.plug.status(order, scene.wire)).state, 'paid')
    assert.equal(scene.bench.callbacksSoFar(order.key), 0)
    await scene.bench.passSeconds(LONG_S)
    assertPaid(read(scene, await scene.bench.callback(order.key)), order)
  },
  'a callback that was altered, is old or was signed by another is not read': async (scene) => {
    const order = anOrder('500')
    await accepted(scene, order)
    const good = await scene.bench.callback(order.key)
    assert.ok(scene.company.readCallback(good, scene.wire))
    for (const [what, bad] of Object.entries(forgeries(good))) {
      assert.equal(scene.company.readCallback(bad, scene.wire), null, what)
    }
    for (const secret of ['', 'another']) {
      const keys = Object.fromEntries(Object.keys(scene.wire.keys).map((name) => [name, secret]))
      assert.equal(scene.company.readCallback(good, { ...scene.wire, keys }), null)
    }
  },
}

const PUSH: Readonly<Record<string, Act>> = {
  'the person declines on the phone': async (scene) => {
    const order = anOrder('500')
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    assert.ok(await scene.bench.answerPrompt(order, { decline: true }))
    const news = read(scene, await scene.bench.callback(order.key))
    assert.deepEqual(news.outcome, { state: 'failed', reason: 'declined' })
  },
  'the wallet holds too little': async (scene) => {
    const order = anOrder('100001')
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    assert.ok(!(await scene.bench.answerPrompt(order, { pin: PIN })))
    const news = read(scene, await scene.bench.callback(order.key))
    assert.deepEqual(news.outcome, { state: 'failed', reason: 'insufficient' })
  },
  'nobody answers the prompt': async (scene) => {
    const order = anOrder('500')
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    assert.deepEqual(await scene.plug.status(order, scene.wire), { state: 'pending' })
    await scene.bench.passSeconds(LONG_S)
    const news = read(scene, await scene.bench.callback(order.key))
    assert.deepEqual(news.outcome, { state: 'failed', reason: 'expired' })
  },
}

/** An order on a phone of its own, so that the checks do not disturb each other. */
function anOrder(major: string, numberEnds = '123'): PaymentOrder {
  const middle = String(Number.parseInt(randomUUID().slice(0, 8), 16) % 1_000_000).padStart(6, '0')
  const msisdn = `2348${middle}${numberEnds}`
  return { key: randomUUID(), amount: parseAmount(major, 'NGN')!, msisdn, accountReference: msisdn, details: {} }
}

/** Starts an order that the company takes on, and does the person's part where the flow has one. */
async function accepted({ plug, wire, bench }: Scene, order: PaymentOrder): Promise<void> {
  assert.deepEqual(await plug.start(order, wire, {}), { next: 'wait' })
  if (plug.facts.flow === 'push' && (await bench.openPrompts(order.msisdn)) > 0) {
    assert.ok(await bench.answerPrompt(order, { pin: PIN }))
  }
  await bench.passSeconds(NETWORK_S)
}

async function comesAgain(bench: PaymentBench, key: string): Promise<RawCallback> {
  const arrived = bench.callback(key, 2)
  for (let tries = 0; tries < 100 && bench.callbacksSoFar(key) < 2; tries++) await bench.passSeconds(60)
  return arrived
}

function read({ company, wire }: Scene, raw: RawCallback): PaymentNews {
  const said = company.readCallback(raw, wire)
  assert.ok(said?.call === 'news', 'the callback was not readable')
  return { key: said.key, outcome: said.outcome }
}

function assertPaid({ outcome }: PaymentNews, order: PaymentOrder): void {
  assert.ok(outcome.state === 'paid', `expected paid, got ${outcome.state}`)
  assert.equal(decimalText(outcome.amount.minor), decimalText(order.amount.minor))
  assert.equal(outcome.amount.currency, order.amount.currency)
  assert.notEqual(outcome.reference, '')
}

/** The ways in which a stranger, or someone in between, may change a good callback. */
function forgeries(good: RawCallback): Readonly<Record<string, RawCallback>> {
  const withHeaders = (change: (name: string, value: string) => string): RawCallback => ({
    ...good,
    headers: Object.fromEntries(
      Object.entries(good.headers).map(([name, value]) => [name, change(name, String(value))]),
    ),
  })
  return {
    'another amount': { ...good, rawBody: good.rawBody.replace('500.00', '900.00') },
    'a byte more': { ...good, rawBody: `${good.rawBody} ` },
    'no headers': { ...good, headers: {} },
    old: { ...good, nowMs: good.nowMs + 302_000 },
    'from the future': { ...good, nowMs: good.nowMs - 302_000 },
    'another signature': withHeaders((name, value) =>
      name.endsWith('-signature') ? value.replace(/^./, flip) : value,
    ),
    'a shorter signature': withHeaders((name, value) => (name.endsWith('-signature') ? value.slice(1) : value)),
    'another timestamp': withHeaders((name, value) =>
      name.endsWith('-timestamp') ? String(Number(value) + 1) : value,
    ),
  }
}

function flip(hex: string): string {
  return hex === '0' ? '1' : '0'
}
