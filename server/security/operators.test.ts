/** Two operators take a player's second factors off, or end the sessions; the player is told, the audit log says who and why. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { FactorAction } from '@uwanja/contract/operators/factors'
import { RULE_KINDS } from '../db/testing.ts'
import { setSmsSecurity } from '../players/store.ts'
import { confirmAuthenticator, showAuthenticator } from './store.ts'
import { findSession } from '../sessions/store.ts'
import { anOffice, type Office } from '../testing/office.ts'

const WHY = 'lost the phone, called back at home'

describe.each(RULE_KINDS)('a player’s factors in the office on %s', (kind) => {
  let office: Office
  let asks: string
  let second: string
  beforeAll(async () => {
    office = await anOffice(kind)
    asks = (await office.anOperator('compliance')).token
    second = (await office.anOperator('admin')).token
  })
  afterAll(() => office.close())

  /** With an authenticator, SMS security and one open session. */
  const aGuardedPlayer = async () => {
    const player = await office.aPlayer()
    const { id: playerId, sessionId } = player
    await office.db.transaction(async (tx) => {
      await showAuthenticator(tx, { playerId, sessionId, sealedKey: Buffer.alloc(44) })
      await confirmAuthenticator(tx, playerId)
      await setSmsSecurity(tx, playerId, { isOn: true })
    })
    return player
  }
  const shown = async (id: bigint) => (await office.send(rows.playerFactors, { id: `${id}` }, { token: asks })).data
  const ask = (id: bigint, action: FactorAction, token = asks) =>
    office.send(rows.askFactors, { id: `${id}`, deed: action, why: WHY }, { token })
  const waiting = async (id: bigint) => {
    const { data } = await office.send(rows.approvals, {}, { token: second })
    return (data as { approvals: Approval[] }).approvals.find(
      (one) => one.subject === `player ${id}` && one.state === 'waiting',
    )!
  }
  const approve = (id: string, token: string) =>
    office.send(rows.decideApproval, { id, decision: 'approve', why: '' }, { token })
  const lettersOf = async (id: bigint) =>
    (
      await office.db.sql<{ letter: string; body: string }>`select letter, body from message where player_id = ${id}`
    ).map(({ letter, body }) => [letter, body.includes(WHY)])
  const actionsAbout = async (id: bigint) =>
    (
      await office.db.sql<{ action: string; why: string }>`
        select action, why from audit where subject = ${`player ${id}`} order by id`
    ).map(({ action, why }) => [action, why])

  it('O24 the factors go when another one approves: every session ends, the next withdrawal is reviewed, the player is told', async () => {
    const { id, number, token } = await aGuardedPlayer()
    expect(await shown(id)).toEqual({ hasApp: true, hasSms: true, sessions: 1 })
    expect((await ask(id, 'factors-reset')).data).toEqual({ waits: true, first: null })
    expect((await ask(id, 'factors-reset', second)).status).toBe('NO_LONGER_OPEN')
    // Asked for is not done.
    expect(await shown(id)).toEqual({ hasApp: true, hasSms: true, sessions: 1 })
    const change = await waiting(id)
    expect(change).toMatchObject({ kind: 'factors-reset', about: number, why: WHY })
    expect((await approve(change.id, asks)).status).toBe('SECOND_PERSON_REQUIRED')
    const both = await Promise.all([approve(change.id, second), approve(change.id, second)])
    expect(both.map(({ status }) => status).sort()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    expect(await shown(id)).toEqual({ hasApp: false, hasSms: false, sessions: 0 })
    expect(await findSession(office.db, token)).toBeNull()
    expect(office.told).toContainEqual({ news: 'session-ended', playerId: `${id}`, sessionId: null })
    expect(await office.db.sql`select doubt from player where id = ${id}`).toEqual([{ doubt: 'recovery' }])
    // Never the reason: how somebody proves who they are is nothing for whoever reads the inbox.
    expect(await lettersOf(id)).toEqual([['factorsReset', false]])
    const sent = () => office.phone.filter(({ msisdn }) => msisdn === number).map(({ reference }) => reference)
    await expect.poll(sent).toEqual(['notice-factors-reset'])
    expect(await actionsAbout(id)).toEqual([
      ['factors-reset.asked', WHY],
      ['factors.reset', WHY],
      ['factors-reset.approved', WHY],
    ])
    expect((await ask(id, 'factors-reset')).status).toBe('NO_LONGER_OPEN')
  })

  it('O24 sessions end by two and the factors stay; whoever wants no messages gets the letter alone', async () => {
    const { id, token } = await aGuardedPlayer()
    await office.db.sql`update player set sms_notifications = false where id = ${id}`
    await ask(id, 'sessions-ended')
    expect(await findSession(office.db, token)).not.toBeNull()
    const before = office.phone.length
    expect((await approve((await waiting(id)).id, second)).status).toBe('SUCCESS')
    expect(await shown(id)).toEqual({ hasApp: true, hasSms: true, sessions: 0 })
    expect(await lettersOf(id)).toEqual([['sessionsEnded', false]])
    // A later message of another player is there, so one of this player would be.
    const other = await aGuardedPlayer()
    await ask(other.id, 'factors-reset')
    await approve((await waiting(other.id)).id, second)
    const later = () => office.phone.slice(before).map(({ msisdn, reference }) => [msisdn, reference])
    await expect.poll(later).toEqual([[other.number, 'notice-factors-reset']])
    expect((await ask(id, 'sessions-ended')).status).toBe('NO_LONGER_OPEN')
  })

  it('O24 what is refused changes nothing, support may only look, and nobody is nobody', async () => {
    const { id } = await aGuardedPlayer()
    const support = (await office.anOperator('support')).token
    expect((await ask(id, 'factors-reset', support)).status).toBe('FORBIDDEN')
    expect((await office.send(rows.playerFactors, { id: `${id}` }, { token: support })).status).toBe('SUCCESS')
    await ask(id, 'factors-reset')
    const refused = { id: (await waiting(id)).id, decision: 'refuse', why: 'another voice' } as const
    expect((await office.send(rows.decideApproval, refused, { token: second })).status).toBe('SUCCESS')
    expect(await shown(id)).toEqual({ hasApp: true, hasSms: true, sessions: 1 })
    expect(await lettersOf(id)).toEqual([])
    expect((await ask(999_999n, 'factors-reset')).status).toBe('NOT_FOUND')
    expect((await ask(999_999n, 'sessions-ended')).status).toBe('NOT_FOUND')
  })
})
