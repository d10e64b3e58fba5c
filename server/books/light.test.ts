/** The overview's light on what is not the books: a clock that is off, and companies that cannot serve us. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@uwanja/contract/wire/call'
import { office as rows } from '@uwanja/contract/operators/office'
import { noteComplaint } from '../banking/complaints-store.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

describe.each(RULE_KINDS)('troubles on the overview, on %s', (kind) => {
  let office: Office
  /** The process's clock, before the machine's that the database has too. */
  let aheadMs = 0
  beforeAll(async () => {
    office = await anOffice(kind)
    Object.defineProperty(office.wall, 'ms', { get: () => Date.now() + aheadMs })
  })
  afterAll(() => office.close())
  // Who looks is new each time: sessions end with the hours that pass.
  const light = async () =>
    (await office.send(rows.light, {}, await office.anOperator('content'))).data as Reply<typeof rows.light>

  it('O06 M19 a clock that is more than two seconds off the database’s is said, with its direction', async () => {
    expect((await light()).clockOffS).toBeNull()
    for (const off of [600, -600]) {
      aheadMs = off * 1_000
      // What the answer took is shared by both ways; a busy machine takes a while.
      expect(Math.abs((await light()).clockOffS! - off)).toBeLessThan(60)
    }
    aheadMs = 0
  })

  it('O06 O11 which company complains of what, since when: one line for all references of one reason', async () => {
    expect((await light()).complaints).toEqual([])
    await noteComplaint(office.db, 'selcom', 'unreadable', 'REF1')
    const { complaints: alone } = await light()
    await office.shift(3_600)
    await noteComplaint(office.db, 'selcom', 'unreadable', 'REF2')
    await noteComplaint(office.db, 'kudipal', 'no-float', '')
    const { complaints } = await light()
    const since = Date.parse(alone[0]!.since)
    expect(complaints.find(({ company }) => company === 'selcom')).toEqual({
      company: 'selcom',
      what: 'unreadable',
      since: new Date(since).toISOString(),
      lastAt: new Date(since + 3_600_000).toISOString(),
    })
    expect(complaints.map(({ company, what }) => `${company} ${what}`).sort()).toEqual([
      'kudipal no-float',
      'selcom unreadable',
    ])
    // Of a day without a word nothing is left.
    await office.shift(2 * 86_400)
    expect((await light()).complaints).toEqual([])
  })
})
