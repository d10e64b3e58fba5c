/** The log of breaches over the office's door: the clock of 72 hours, each step once and in the audit log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Breach } from '@uwanja/contract/operators/breaches'
import { office as rows } from '@uwanja/contract/operators/office'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

describe.each(RULE_KINDS)('breaches of data on %s', (kind) => {
  let office: Office
  let token: string
  beforeAll(async () => {
    office = await anOffice(kind)
    token = (await office.anOperator('compliance')).token
  })
  afterAll(() => office.close())
  const list = async () => ((await office.send(rows.breaches, {}, { token })).data as { breaches: Breach[] }).breaches
  const note = (hours: number) =>
    office.send(rows.noteBreach, { hours, affected: 'about 40 players', why: 'a list went astray' }, { token })
  const step = async (id: string, name: Breach['steps'][number]['step']) =>
    (await office.send(rows.breachStep, { id, step: name, why: 'reference 77' }, { token })).status

  it('Y07 the authority’s 72 hours count from when it was known; each step is done once, and closing wants the others', async () => {
    await note(1)
    await note(73)
    const [late, fresh] = await list()
    expect([late!.isLate, fresh!.isLate]).toEqual([true, false])
    expect(Date.parse(fresh!.dueAt) - Date.parse(fresh!.knownAt)).toBe(72 * 3_600_000)
    expect(await step(late!.id, 'closed')).toBe('NO_LONGER_OPEN')
    expect(await step(late!.id, 'authority')).toBe('SUCCESS')
    expect(await step(late!.id, 'authority')).toBe('NO_LONGER_OPEN')
    expect(await step(late!.id, 'players')).toBe('SUCCESS')
    expect(await step(late!.id, 'closed')).toBe('SUCCESS')
    expect(await step(late!.id, 'players')).toBe('NO_LONGER_OPEN')
    expect(await step('999999', 'authority')).toBe('NOT_FOUND')
    // Those that are open stand first.
    const [first, last] = await list()
    expect([first!.id, last!.id]).toEqual([fresh!.id, late!.id])
    expect(last).toMatchObject({
      isLate: false,
      steps: [{ step: 'authority' }, { step: 'players' }, { step: 'closed' }],
    })
    const auditLog = await office.db.sql<{ action: string }>`
      select action from audit where subject = ${`breach ${late!.id}`} order by id`
    expect(auditLog.map(({ action }) => action)).toEqual([
      'breach.noted',
      'breach.authority',
      'breach.players',
      'breach.closed',
    ])
  })

  it('Y07 who does not keep the log neither reads nor writes it', async () => {
    const { token: other } = await office.anOperator('finance')
    expect(await office.send(rows.breaches, {}, { token: other })).toMatchObject({ status: 'FORBIDDEN' })
  })
})
