/** What every payment plug must do, run against its simulator in a running sandbox over HTTP. */
import assert from 'node:assert/strict'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { sharedKeyNames } from '../company.ts'
import type { PaymentPerson, PaymentSubject } from '../conformance.ts'
import type { PaymentNotice } from '../payment-calls.ts'
import type { NextStep, PaymentOrder, PaymentPlug, RawCallback } from '../plugs.ts'
import type { PaymentBench } from './conformance-bench.ts'
import { BROUGHT } from './conformance-brought.ts'
import { forgeries, strangers } from './conformance-forgeries.ts'
import { type PaymentAct, type Scene, anOrder } from './conformance-scene.ts'

export interface Check {
  readonly name: string
  run(bench: PaymentBench): Promise<void>
}

const PIN = '1234'
const LONG_S = 2 * 3600
const NETWORK_S = 5

/** The checks of one plug; the sandbox's sentinels (amounts that end in 13 and so on) make the trouble. */
export function paymentChecks(
  plug: PaymentPlug,
  { company, person, ways, proof, time }: PaymentSubject,
): readonly Check[] {
  const way = ways?.[plug.facts.viewName] ?? {}
  const ordered = {
    ...OUTCOMES,
    ...TROUBLE,
    ...(way.told === 'asked' ? {} : CALLBACKS),
    ...(plug.facts.flow === 'push' ? PUSH : {}),
  }
  return Object.entries(way.brought ? BROUGHT : ordered).map(([name, act]) => ({
    name,
    run: (bench) => {
      const wire = bench.wire(plug.facts.company)
      const hands = { plug, wire, get: bench.get, post: bench.post }
      return act({
        plug,
        company,
        proof: proof ?? 'signature',
        time,
        bench,
        wire,
        way,
        hands,
        person: person?.(plug) ?? aPhone(bench),
      })
    },
  }))
}

/** Somebody with a phone, who approves what it asks. */
const aPhone = (bench: PaymentBench): PaymentPerson => ({
  details: () => ({}),
  secrets: {},
  async acts(order) {
    if ((await bench.openPrompts(order.msisdn)) > 0) assert.ok(await bench.answerPrompt(order, { pin: PIN }))
  },
  balance: (msisdn) => bench.balance(msisdn),
})

const OUTCOMES: Readonly<Record<string, PaymentAct>> = {
  'pays once, and says so by callback and by status': async (scene) => {
    const order = anOrder(scene, '500')
    await accepted(scene, order)
    const news = await told(scene, order)
    assert.equal(news.key, order.key)
    assertPaid(news, order)
    assert.deepEqual(await scene.plug.status(order, scene.wire), news.outcome)
    await assertHolds(scene, order, scene.plug.facts.direction === 'deposit' ? '99500.00' : '100500.00')
  },
  'an explicit no settles at once': async (scene) => {
    const { plug, wire, bench } = scene
    const order = anOrder(scene, '513')
    const step = await begun(scene, order)
    assert.deepEqual(step, { next: 'settled', outcome: { state: 'failed', reason: 'declined' } })
    assert.deepEqual(await plug.status(order, wire), { state: 'failed', reason: 'declined' })
    assert.equal(await bench.openPrompts(order.msisdn), 0)
  },
  'a failure after acceptance is told': async (scene) => {
    const order = anOrder(scene, '523')
    await accepted(scene, order)
    const news = scene.way.told === 'success' ? await asked(scene, order) : await told(scene, order)
    assert.deepEqual(news.outcome, { state: 'failed', reason: scene.way.failsBy ?? 'network' })
    assert.deepEqual(await scene.plug.status(order, scene.wire), news.outcome)
    // Only a phone's network asks its own wallet last; a bank has moved the money before the company fails.
    if (scene.plug.facts.flow !== 'ussd') await assertHolds(scene, order, '100000.00')
  },
  'the same order again changes nothing': async (scene) => {
    const order = anOrder(scene, '700')
    assert.ok(!isNo(await begun(scene, order)))
    await accepted(scene, order)
    assertPaid(await told(scene, order), order)
    assert.ok(!isNo(await begun(scene, order)))
    await scene.bench.passSeconds(NETWORK_S)
    assert.equal(await scene.bench.openPrompts(order.msisdn), 0)
    await assertHolds(scene, order, scene.plug.facts.direction === 'deposit' ? '99300.00' : '100700.00')
  },
}

const TROUBLE: Readonly<Record<string, PaymentAct>> = {
  'a lost callback is found by status': async (scene) => {
    const order = anOrder(scene, '517')
    await accepted(scene, order)
    await scene.bench.passSeconds(LONG_S)
    const outcome = await scene.plug.status(order, scene.wire)
    assertPaid({ key: order.key, outcome }, order)
    assert.equal(scene.bench.callbacksSoFar(order.key), 0)
  },
  'a company that never says stays pending': async (scene) => {
    const { plug, wire, bench } = scene
    const order = anOrder(scene, '500', '000')
    const step = await begun(scene, order)
    assert.ok(!isNo(step))
    // A phone's prompt would not answer either; elsewhere the person pays and the company is silent all the same.
    if (step.next !== 'wait') await scene.person.acts(withKept(order, step), step, scene.hands)
    await bench.passSeconds(24 * 3600)
    assert.deepEqual(await plug.status(order, wire), { state: 'pending' })
    assert.equal(bench.callbacksSoFar(order.key), 0)
  },
  'a time-out is not a no: the order may have been taken': async (scene) => {
    const order = anOrder(scene, '531')
    assert.deepEqual(await begun(scene, order), { next: 'wait' })
    // How far the company is by then is its own affair: it may have paid, and has refused nothing.
    const { state } = await scene.plug.status(order, scene.wire)
    assert.ok(state === 'pending' || (state === 'paid' && scene.plug.facts.direction === 'withdraw'), state)
    await finished(scene, order, { next: 'wait' })
    if (scene.way.unanswered === 'open')
      return assert.deepEqual(await scene.plug.status(order, scene.wire), { state: 'pending' })
    const isHis = scene.plug.facts.direction === 'withdraw' || scene.plug.facts.flow === 'push'
    // Nobody can pay by an account, a code or a card's next step that they were never shown: then it ends unpaid.
    if (!isHis) await scene.bench.passSeconds(LONG_S)
    const news = await told(scene, order)
    if (isHis) assertPaid(news, order)
    else assert.deepEqual(news.outcome, { state: 'failed', reason: 'expired' })
  },
  'a broken answer is not a no; the company then says that it never heard of it': async (scene) => {
    const { plug, wire } = scene
    const order = anOrder(scene, '537')
    assert.deepEqual(await begun(scene, order), { next: 'wait' })
    assert.deepEqual(await plug.status(order, wire), { state: 'pending', why: 'not-received' })
  },
  'an unreachable company leaves everything pending': async (scene) => {
    const { plug, wire } = scene
    const order = anOrder(scene, '500')
    const nowhere = { ...wire, baseUrl: 'http://127.0.0.1:9' }
    assert.deepEqual(await plug.start(order, nowhere, scene.person.secrets), { next: 'wait' })
    assert.deepEqual(await plug.status(order, nowhere), { state: 'pending' })
  },
  'keys that the company refuses leave everything pending': async (scene) => {
    const { plug, company, wire } = scene
    const order = anOrder(scene, '500')
    const wrong = { ...wire, keys: Object.fromEntries(sharedKeyNames(company).map((name) => [name, 'wrong'])) }
    // Whether it also says that the keys are the reason is its own affair.
    assert.equal((await plug.start(order, wrong, scene.person.secrets)).next, 'wait')
    const status = await plug.status(order, wrong)
    assert.ok(status.state === 'pending' && status.why !== 'not-received')
    assert.deepEqual(await plug.status(order, wire), { state: 'pending', why: 'not-received' })
  },
}

const CALLBACKS: Readonly<Record<string, PaymentAct>> = {
  'a callback that is not answered with 2xx comes again, the same': async (scene) => {
    const order = anOrder(scene, '600')
    scene.bench.answerCallbacksWith(500)
    await accepted(scene, order)
    const first = await scene.bench.callback(order.key)
    scene.bench.answerCallbacksWith(200)
    // The failed try has to be written down before the clock can make the next one due.
    const second = await comesAgain(scene.bench, order.key)
    assert.equal(second.rawBody, first.rawBody)
    assert.deepEqual(await read(scene, order, second), await read(scene, order, first))
  },
  'repeated callbacks read the same': async (scene) => {
    const order = anOrder(scene, '522')
    await accepted(scene, order)
    await scene.bench.callback(order.key, 3)
    const news = await Promise.all(
      [1, 2, 3].map(async (nth) => read(scene, order, await scene.bench.callback(order.key, nth))),
    )
    assert.deepEqual(news[1], news[0])
    assert.deepEqual(news[2], news[0])
  },
  'a late callback comes late': async (scene) => {
    const order = anOrder(scene, '519')
    await accepted(scene, order)
    assert.equal((await scene.plug.status(order, scene.wire)).state, 'paid')
    assert.equal(scene.bench.callbacksSoFar(order.key), 0)
    await scene.bench.passSeconds(LONG_S)
    assertPaid(await read(scene, order, await scene.bench.callback(order.key)), order)
  },
  'a callback that was altered, is old or was signed by another is not read': async (scene) => {
    const order = anOrder(scene, '500')
    await accepted(scene, order)
    const good = await scene.bench.callback(order.key)
    assert.ok(scene.company.callbacks.read(good, scene.wire))
    // Where nothing but the sender is proven, the body need not be sealed: the server asks before it believes.
    const bads =
      scene.proof === 'question' ? strangers(good) : forgeries(good, { signs: scene.way.signs, time: scene.time })
    for (const [what, bad] of Object.entries(bads)) {
      assert.equal(scene.company.callbacks.read(bad, scene.wire), null, what)
    }
    for (const secret of ['', 'another']) {
      const keys = Object.fromEntries(Object.keys(scene.wire.keys).map((name) => [name, secret]))
      assert.equal(scene.company.callbacks.read(good, { ...scene.wire, keys }), null)
    }
  },
}

const PUSH: Readonly<Record<string, PaymentAct>> = {
  'the person declines on the phone': async (scene) => {
    const order = anOrder(scene, '500')
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    assert.ok(await scene.bench.answerPrompt(order, { decline: true }))
    const news = await read(scene, order, await scene.bench.callback(order.key))
    assert.deepEqual(news.outcome, { state: 'failed', reason: 'declined' })
  },
  'the wallet holds too little': async (scene) => {
    const order = anOrder(scene, '100001')
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    assert.ok(!(await scene.bench.answerPrompt(order, { pin: PIN })))
    const news = await read(scene, order, await scene.bench.callback(order.key))
    assert.deepEqual(news.outcome, { state: 'failed', reason: 'insufficient' })
  },
  'nobody answers the prompt': async (scene) => {
    const order = anOrder(scene, '500')
    assert.deepEqual(await scene.plug.start(order, scene.wire, {}), { next: 'wait' })
    assert.deepEqual(await scene.plug.status(order, scene.wire), { state: 'pending' })
    await scene.bench.passSeconds(LONG_S)
    const news = await read(scene, order, await scene.bench.callback(order.key))
    assert.deepEqual(news.outcome, { state: 'failed', reason: 'expired' })
  },
}

const begun = ({ plug, wire, person }: Scene, order: PaymentOrder): Promise<NextStep> =>
  plug.start(order, wire, person.secrets)

const isNo = (step: NextStep): boolean => step.next === 'settled' && step.outcome.state === 'failed'

/** As the server keeps it before the player sees the step. */
const withKept = (order: PaymentOrder, { keep }: NextStep): PaymentOrder => ({
  ...order,
  details: { ...order.details, ...keep },
})

/** Starts an order that the company takes on, and does the person's part where the flow has one. */
async function accepted(scene: Scene, order: PaymentOrder): Promise<void> {
  const step = await begun(scene, order)
  assert.ok(!isNo(step), 'the company refused')
  await finished(scene, order, step)
}

async function finished({ person, hands, bench }: Scene, order: PaymentOrder, step: NextStep): Promise<void> {
  await person.acts(withKept(order, step), step, hands)
  await bench.passSeconds(NETWORK_S)
}

async function assertHolds({ person, hands }: Scene, { msisdn }: PaymentOrder, balance: string): Promise<void> {
  if (person.balance) assert.equal(await person.balance(msisdn, hands), balance)
}

async function comesAgain(bench: PaymentBench, key: string): Promise<RawCallback> {
  const arrived = bench.callback(key, 2)
  for (let tries = 0; tries < 100 && bench.callbacksSoFar(key) < 2; tries++) await bench.passSeconds(60)
  return arrived
}

/** How it ended, as the company tells it: by itself, or asked. */
async function told(scene: Scene, order: PaymentOrder): Promise<PaymentNotice> {
  if (scene.way.told !== 'asked') return read(scene, order, await scene.bench.callback(order.key))
  return asked(scene, order)
}

const asked = async ({ plug, wire }: Scene, order: PaymentOrder): Promise<PaymentNotice> => ({
  key: order.key,
  outcome: await plug.status(order, wire),
})

/** What a callback makes the server believe: its own words when they are sealed, else what the company says when asked. */
async function read({ plug, company, wire }: Scene, order: PaymentOrder, raw: RawCallback): Promise<PaymentNotice> {
  const said = company.callbacks.read(raw, wire)
  if (said?.call === 'verify') return { key: said.key, outcome: await plug.status(order, wire) }
  assert.ok(said?.call === 'news', 'the callback was not readable')
  return { key: said.key, outcome: said.outcome }
}

function assertPaid({ outcome }: PaymentNotice, order: PaymentOrder): void {
  assert.ok(outcome.state === 'paid', `expected paid, got ${outcome.state}`)
  assert.equal(decimalText(outcome.amount.minor), decimalText(order.amount.minor))
  assert.equal(outcome.amount.currency, order.amount.currency)
  assert.notEqual(outcome.reference, '')
}
