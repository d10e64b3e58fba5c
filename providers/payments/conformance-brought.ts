/** What a method must do whose money somebody brings without an order of ours: asked first, told after, found when lost. */
import assert from 'node:assert/strict'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { CallAnswer, PaymentCall, PaymentQuestions } from '../payment-calls.ts'
import type { RawCallback } from '../plugs.ts'
import { forgeries } from './conformance-forgeries.ts'
import { type PaymentAct, type Scene, anOrder } from './conformance-scene.ts'

const NAME = 'AMINA O•••'
const YES: CallAnswer = { did: 'taken', name: NAME }
const LONG_S = 2 * 3600

interface Brought {
  /** What the person was told. */
  readonly end: { readonly ok: boolean; readonly reason?: string; readonly reference?: string; readonly name?: string }
  readonly account: string
  readonly msisdn: string
}

/** Somebody pays, and our address answers each call with what the test says. */
async function bring(scene: Scene, major: string, answer: (call: PaymentCall) => CallAnswer): Promise<Brought> {
  const { bench, company, wire, way } = scene
  const { msisdn } = anOrder(scene, '500')
  bench.answerIncoming((raw) => {
    const call = company.callbacks.read(raw, wire)
    const answered: CallAnswer = call ? answer(call) : { did: 'refused', why: 'unproven' }
    return company.callbacks.answer?.(raw, answered, wire) ?? { http: 500, type: 'text/plain', body: '' }
  })
  const end = (await way.brought!.bring({ msisdn, account: msisdn, amount: major }, bench.post)) as Brought['end']
  return { end, account: msisdn, msisdn }
}

/** The n-th notice that the money came; questions before it are not counted. */
async function notice({ bench }: Scene, { account }: Brought, nth = 1): Promise<RawCallback> {
  return bench.callback(account, nth + 1)
}

function assertPaidCall(
  { plug }: Scene,
  call: PaymentCall | null,
  { account, msisdn, end }: Brought,
  major: string,
): void {
  assert.ok(call?.call === 'paid', 'the notice was not readable')
  assert.equal(call.viewName, plug.facts.viewName)
  assert.equal(call.accountReference, account)
  assert.equal(call.msisdn, msisdn)
  assert.equal(call.reference, end.reference)
  assert.equal(decimalText(call.amount.minor), major)
}

type Found = Awaited<ReturnType<NonNullable<PaymentQuestions['find']>>>

function asFound(found: Found): Exclude<Found, 'unreadable' | null> {
  assert.ok(found !== null && found !== 'unreadable', 'the money was not found')
  return found
}

export const BROUGHT: Readonly<Record<string, PaymentAct>> = {
  'we are asked first, told once, and can ask again': async (scene) => {
    const asked: string[] = []
    const brought = await bring(scene, '500', (call) => {
      asked.push(call.call)
      return YES
    })
    assert.deepEqual([brought.end.ok, brought.end.name], [true, NAME])
    const call = scene.company.callbacks.read(await notice(scene, brought), scene.wire)
    assertPaidCall(scene, call, brought, '500.00')
    assert.deepEqual(asked, ['validate', 'paid'])
    const found = await scene.company.find!(brought.end.reference!, scene.wire)
    if (scene.way.brought!.finds === 'unreadable') return assert.equal(found, 'unreadable')
    assert.deepEqual({ call: 'paid', ...asFound(found) }, call)
  },
  'our no reaches the person, and no money moved': async (scene) => {
    for (const why of ['unknown-account', 'too-low', 'too-high', 'not-now'] as const) {
      const { end, account, msisdn } = await bring(scene, '500', () => ({ did: 'refused', why }))
      assert.deepEqual([end.ok, end.reason], [false, why])
      assert.equal(scene.bench.callbacksSoFar(account), 1)
      assert.equal(await scene.bench.balance(msisdn), '100000.00')
    }
  },
  'a platform that does not answer is paid nothing': async (scene) => {
    scene.bench.answerIncoming(() => ({ http: 500, type: 'text/plain', body: '' }))
    const { msisdn } = anOrder(scene, '500')
    const end = await scene.way.brought!.bring({ msisdn, account: msisdn, amount: '500' }, scene.bench.post)
    assert.deepEqual(end, { ok: false, reason: 'not-now' })
    assert.equal(await scene.bench.balance(msisdn), '100000.00')
  },
  'a notice that is not taken comes again, the same': async (scene) => {
    let refusals = 1
    const brought = await bring(scene, '600', (call) =>
      call.call === 'paid' && refusals-- > 0 ? { did: 'refused', why: 'unproven' } : YES,
    )
    const first = await notice(scene, brought)
    const second = notice(scene, brought, 2)
    for (let tries = 0; tries < 100 && scene.bench.callbacksSoFar(brought.account) < 3; tries++)
      await scene.bench.passSeconds(60)
    assert.equal((await second).rawBody, first.rawBody)
  },
  'repeated notices read the same': async (scene) => {
    const brought = await bring(scene, '522', () => YES)
    const calls = await Promise.all(
      [1, 2, 3].map(async (nth) => scene.company.callbacks.read(await notice(scene, brought, nth), scene.wire)),
    )
    assertPaidCall(scene, calls[0]!, brought, '522.00')
    assert.deepEqual(calls[1], calls[0])
    assert.deepEqual(calls[2], calls[0])
  },
  'a lost notice is found by its reference, an unknown one is not': async (scene) => {
    const brought = await bring(scene, '517', () => YES)
    await scene.bench.passSeconds(LONG_S)
    assert.equal(scene.bench.callbacksSoFar(brought.account), 1)
    const found = await scene.company.find!(brought.end.reference!, scene.wire)
    if (scene.way.brought!.finds === 'unreadable') assert.equal(found, 'unreadable')
    else assertPaidCall(scene, { call: 'paid', ...asFound(found) }, brought, '517.00')
    assert.equal(await scene.company.find!('NOBODY-KNOWS-IT', scene.wire), null)
    assert.equal(await scene.company.find!('../../etc', scene.wire), null)
  },
  'a notice from a stranger is not read, and a question is no notice': async (scene) => {
    const { company, wire, bench } = scene
    const brought = await bring(scene, '500', () => YES)
    const [question, good] = [await bench.callback(brought.account), await notice(scene, brought)]
    assert.equal(company.callbacks.read({ ...good, headers: {} }, wire), null)
    for (const secret of ['', 'another']) {
      const keys = Object.fromEntries(Object.keys(wire.keys).map((name) => [name, secret]))
      assert.equal(company.callbacks.read(good, { ...wire, keys }), null)
    }
    if (scene.way.brought!.proves === 'caller') return
    assert.equal(company.callbacks.read({ ...question, path: good.path }, wire), null)
    for (const [what, bad] of Object.entries(forgeries(good, { time: scene.time })))
      assert.equal(company.callbacks.read(bad, wire), null, what)
  },
}
