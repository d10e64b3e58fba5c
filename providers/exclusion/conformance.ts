/** What every plug of an exclusion register must do, run against the register's side in a running sandbox over HTTP. */
import assert from 'node:assert/strict'
import type { Changes, ExclusionRegister } from './exclusion.ts'

export interface ExclusionBench {
  readonly register: ExclusionRegister
  /** The same plug with a secret that the register does not know. */
  readonly stranger: ExclusionRegister
  /** Digits that nobody has used before. */
  subject(): string
  put(subject: string, until: string | null): Promise<void>
  takeOut(subject: string): Promise<void>
  lose(what: 'gap' | 'reset'): Promise<void>
  hears(how: 'silent' | 'well'): Promise<void>
}

export interface ExclusionCheck {
  readonly name: string
  run(bench: ExclusionBench): Promise<void>
}

const UNTIL = '2031-05-01T00:00:00.000Z'
const asked = (number: string) => ({ country: 'NG', number })

/** Of a register that tells nobody what changed the feed's part is left out. */
export function exclusionChecks({ changes }: Pick<ExclusionRegister, 'changes'>): readonly ExclusionCheck[] {
  const all = changes ? { ...ASKED, ...FED } : ASKED
  return Object.entries(all).map(([name, run]) => ({ name, run }))
}

type Act = (bench: ExclusionBench) => Promise<void>

const ASKED: Readonly<Record<string, Act>> = {
  'who is in it is listed, with its end; who is not, is clear': async ({ register, subject, put, takeOut }) => {
    const number = subject()
    assert.deepEqual(await register.ask(asked(number)), { result: 'clear' })
    await put(number, UNTIL)
    assert.deepEqual(await register.ask(asked(number)), { result: 'listed', until: new Date(UNTIL) })
    await put(number, null)
    assert.deepEqual(await register.ask(asked(number)), { result: 'listed', until: null })
    await takeOut(number)
    assert.deepEqual(await register.ask(asked(number)), { result: 'clear' })
  },
  'a document counts as the number does': async ({ register, subject, put }) => {
    const [number, document] = [subject(), subject()]
    await put(document, null)
    const documents = [{ type: 'NIN' as const, number: document }]
    assert.deepEqual(await register.ask({ ...asked(number), documents }), { result: 'listed', until: null })
  },
  'what is reported is in at once, and the same again is harmless': async ({ register, subject }) => {
    const entry = { ...asked(subject()), until: new Date(UNTIL) }
    assert.equal(await register.report(entry), true)
    assert.equal(await register.report(entry), true)
    assert.deepEqual(await register.ask(asked(entry.number)), { result: 'listed', until: entry.until })
  },
  'silence and a wrong signature are no answer': async ({ register, stranger, subject, hears }) => {
    const number = subject()
    assert.deepEqual(await stranger.ask(asked(number)), { result: 'unavailable' })
    assert.equal(await stranger.report({ ...asked(number), until: new Date(UNTIL) }), false)
    await hears('silent')
    try {
      assert.deepEqual(await register.ask(asked(number)), { result: 'unavailable' })
      assert.equal(await register.report({ ...asked(number), until: new Date(UNTIL) }), false)
    } finally {
      await hears('well')
    }
    assert.deepEqual(await register.ask(asked(number)), { result: 'clear' })
  },
}

/** Where the feed stands now: who was never followed is told to ask anew from there. */
async function start({ register }: ExclusionBench): Promise<string> {
  const first = await register.changes!(null)
  assert.equal(first.result, 'reset')
  return (first as Extract<Changes, { cursor: string }>).cursor
}

async function changed({ register }: ExclusionBench, since: string) {
  const said = await register.changes!(since)
  assert.ok(said.result === 'changes', said.result)
  return said
}

const FED: Readonly<Record<string, Act>> = {
  'the feed tells what changed after a cursor, in order and as often as it is asked': async (bench) => {
    const cursor = await start(bench)
    assert.deepEqual(await changed(bench, cursor), { result: 'changes', changes: [], cursor, more: false })
    const [one, other] = [bench.subject(), bench.subject()]
    await bench.put(one, UNTIL)
    await bench.put(other, null)
    await bench.takeOut(one)
    const said = await changed(bench, cursor)
    assert.deepEqual(said.changes, [
      { subject: one, result: 'listed', until: new Date(UNTIL) },
      { subject: other, result: 'listed', until: null },
      { subject: one, result: 'clear', until: null },
    ])
    assert.equal(said.more, false)
    assert.deepEqual(await changed(bench, cursor), said)
    assert.deepEqual((await changed(bench, said.cursor)).changes, [])
  },
  'a long feed comes in pages, nothing twice and nothing left out': async (bench) => {
    const cursor = await start(bench)
    const put = Array.from({ length: 450 }, () => bench.subject())
    for (const subject of put) await bench.put(subject, null)
    const seen: string[] = []
    for (let at = cursor, more = true; more;) {
      const page = await changed(bench, at)
      seen.push(...page.changes.map(({ subject }) => subject))
      assert.ok(page.cursor !== at)
      at = page.cursor
      more = page.more
    }
    assert.deepEqual(seen, put)
  },
  'a change that is missing, at the end or in the middle, is a reset': async (bench) => {
    for (const later of [0, 1]) {
      const cursor = await start(bench)
      await bench.put(bench.subject(), null)
      await bench.lose('gap')
      for (let n = 0; n < later; n++) await bench.put(bench.subject(), null)
      assert.equal((await bench.register.changes!(cursor)).result, 'reset')
      assert.deepEqual((await changed(bench, await start(bench))).changes, [])
    }
  },
  'a sequence that began anew is a reset, and goes on from where it stands': async (bench) => {
    const cursor = await start(bench)
    await bench.lose('reset')
    const said = await bench.register.changes!(cursor)
    assert.ok(said.result === 'reset' && said.cursor !== cursor)
    const subject = bench.subject()
    await bench.put(subject, null)
    assert.deepEqual((await changed(bench, said.cursor)).changes, [{ subject, result: 'listed', until: null }])
  },
  'a feed that is silent, or signed by somebody else, says nothing': async (bench) => {
    const cursor = await start(bench)
    assert.deepEqual(await bench.stranger.changes!(cursor), { result: 'unavailable' })
    await bench.hears('silent')
    try {
      assert.deepEqual(await bench.register.changes!(cursor), { result: 'unavailable' })
    } finally {
      await bench.hears('well')
    }
  },
}
