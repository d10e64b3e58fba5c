/** Pictures for a hold, from the player's hand to compliance's eyes: what is taken, how it is kept, who looks, what becomes of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOLD_PICTURE_PATH, type WaitingPicture } from '@uwanja/contract/operators/holds'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Moment } from '@uwanja/contract/operators/players'
import { PICTURE, type HoldDocument } from '@uwanja/contract/site/holds'
import { RULE_KINDS } from '../db/testing.ts'
import { holdsShown } from '../protection/hold-rules.ts'
import type { ProtectionDeps } from '../protection/deps.ts'
import { sealAnew } from '../sealing/anew.ts'
import { openSealing } from '../sealing/sealing.ts'
import { anOffice, type Office } from '../testing/office.ts'
import { openThrottle } from '../throttle/throttle.ts'
import { sendPicture, type PictureDeps } from './picture-rules.ts'
import { purgePictures } from './picture-store.ts'
import { aJpeg, aPng, jpegThatSays } from './pictures-testing.ts'
import { openRedraw } from './redraw.ts'

const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff])
const DAY_S = 86_400

describe.each(RULE_KINDS)('pictures for a hold on %s', (kind) => {
  let office: Office
  let deps: PictureDeps
  let token: string
  beforeAll(async () => {
    office = await anOffice(kind)
    deps = { ...office.deps, throttle: openThrottle(office.db, null), redraw: openRedraw() }
    token = (await office.anOperator('compliance')).token
  })
  afterAll(() => office.close())

  const held = async (
    documents: readonly HoldDocument[] = ['identity-document'],
    reason = 'source-of-money' as const,
  ) => {
    const { id } = await office.aPlayer({ cash: 9_000_00n })
    const form = { id: `${id}`, reason, asks: 'Your card', dueOn: '2099-12-31', blocks: 'withdrawals' } as const
    const placed = await office.send(rows.placeHold, { ...form, documents: [...documents] }, { token })
    return { playerId: id, hold: (placed.data as { id: string }).id }
  }
  const form = (hold: string, more: Partial<Parameters<typeof sendPicture>[2]> = {}) => ({
    id: hold,
    kind: 'identity-document' as const,
    key: randomUUID(),
    content: aJpeg().toString('base64'),
    ...more,
  })
  const code = (error: unknown) => (error as { code: string }).code
  const sends = (playerId: bigint, typed: ReturnType<typeof form>) =>
    sendPicture(deps, playerId, typed).then(({ state }) => state as string, code)
  const shown = async (playerId: bigint) =>
    (await holdsShown(office.deps as unknown as ProtectionDeps, playerId)).holds.flatMap(({ pictures }) => pictures)
  const kept = (playerId: bigint) =>
    office.db.sql<{ id: bigint; key: string; sealed: Uint8Array | null; state: string }>`
      select id, key, sealed, state from hold_picture where player_id = ${playerId} order by id`
  const looks = (id: string, as = token, headers: Record<string, string> = {}) =>
    office.app.inject({
      method: 'GET',
      url: `${HOLD_PICTURE_PATH}?id=${id}`,
      headers: { authorization: `Bearer ${as}`, ...headers },
    })
  const decide = (id: string, reason: '' | 'unreadable' = '', as = token) =>
    office.send(rows.decidePicture, { id, reason }, { token: as })
  const trail = async (playerId: bigint) =>
    (
      await office.db.sql<{ action: string }>`
        select action from audit where subject = ${`player ${playerId}`} and action like 'picture%' order by id`
    ).map(({ action }) => action)

  it('R110 what is asked for can be sent while the hold stands, by its player alone', async () => {
    const [{ playerId, hold }, other] = [await held(['identity-document', 'selfie']), await held()]
    expect(await sends(playerId, form(hold))).toBe('waiting')
    expect(await sends(playerId, form(hold, { kind: 'selfie', content: aPng().toString('base64') }))).toBe('waiting')
    expect(await sends(playerId, form(hold, { kind: 'income-proof' }))).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await sends(other.playerId, form(hold))).toBe('NOT_FOUND')
    expect(await sends(playerId, form('999999'))).toBe('NOT_FOUND')
    expect(await shown(playerId)).toMatchObject([
      { kind: 'identity-document', state: 'waiting', reason: '', decidedAt: null },
      { kind: 'selfie', state: 'waiting' },
    ])
    await office.send(rows.liftHold, { id: hold, why: 'cleared up' }, { token })
    expect(await sends(playerId, form(hold))).toBe('NO_LONGER_OPEN')
    // Nobody waits for a decision on what was asked for by a hold that is over.
    const { data } = await office.send(rows.waitingPictures, {}, { token })
    const { pictures } = data as { pictures: WaitingPicture[] }
    expect(pictures.filter((one) => one.playerId === `${playerId}`)).toEqual([])
  })

  it('R112 what is no picture is refused and changes nothing', async () => {
    const { playerId, hold } = await held()
    const refused = [jpegThatSays(30_000, 30_000), aJpeg().subarray(0, 600), Buffer.from('%PDF-1.7 and more than that')]
    for (const bytes of refused)
      expect(await sends(playerId, form(hold, { content: bytes.toString('base64') }))).toBe('PICTURE_NOT_READABLE')
    expect(await kept(playerId)).toEqual([])
  })

  it('R111 the same key is the same picture, side by side too, and never another one', async () => {
    const { playerId, hold } = await held(['identity-document', 'selfie'])
    const once = form(hold)
    expect(await Promise.all([sends(playerId, once), sends(playerId, once)])).toEqual(['waiting', 'waiting'])
    expect(await sends(playerId, once)).toBe('waiting')
    expect(await kept(playerId)).toHaveLength(1)
    expect(await sends(playerId, { ...once, kind: 'selfie' as never })).toBe('INCORRECT_PARAMETER_VALUE')
    // Its answer was lost, and the hold was lifted meanwhile: it is still what was sent.
    await office.send(rows.liftHold, { id: hold, why: 'cleared up' }, { token })
    expect(await sends(playerId, once)).toBe('waiting')
  })

  it('R111 twelve a day are taken, and so many bytes; a day later there is room again', async () => {
    const [first, second] = [await held(), await held()]
    const fill = (who: typeof first, count: number, size: number) => office.db.sql`
      insert into hold_picture (player_id, hold_id, kind, key, sealed, size)
      select ${who.playerId}, ${BigInt(who.hold)}, 'identity-document', 'filled-' || n, '\\x00', ${size}
      from generate_series(1, ${count}::int) n`
    await fill(first, PICTURE.mostADay - 1, 1)
    expect(await sends(first.playerId, form(first.hold))).toBe('waiting')
    expect(await sends(first.playerId, form(first.hold))).toBe('TOO_MANY_ATTEMPTS')
    await fill(second, 1, PICTURE.mostBytesADay)
    expect(await sends(second.playerId, form(second.hold))).toBe('TOO_MANY_ATTEMPTS')
    await office.shift(DAY_S + 1)
    token = (await office.anOperator('compliance')).token
    expect(await sends(second.playerId, form(second.hold))).toBe('waiting')
  })

  it('R113 a row holds no picture in clear, and a picture opens for nobody else’s row; no line of the log has one', async () => {
    const { playerId, hold } = await held()
    await sends(playerId, form(hold))
    const [row] = await kept(playerId)
    const sealed = Buffer.from(row!.sealed!)
    expect(sealed.includes(JPEG_HEAD)).toBe(false)
    expect(sealed.includes('JFIF')).toBe(false)
    expect((await looks(`${row!.id}`)).rawPayload.subarray(0, 3)).toEqual(JPEG_HEAD)
    const other = await held()
    await office.db.sql`
      insert into hold_picture (player_id, hold_id, kind, key, sealed, size)
      values (${other.playerId}, ${BigInt(other.hold)}, 'selfie', ${row!.key}, ${row!.sealed}, 1)`
    const [copied] = await kept(other.playerId)
    const answer = await looks(`${copied!.id}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'application/json; charset=utf-8'])
    await office.db.sql`delete from hold_picture where player_id = ${other.playerId}`
    const logged = office.logged.join('\n')
    for (const secret of ['JFIF', aJpeg().toString('base64').slice(0, 60)]) expect(logged).not.toContain(secret)
  })

  it('R113 after a change of the sealing key pictures are sealed anew', async () => {
    const { playerId, hold } = await held()
    await sends(playerId, form(hold))
    const [before] = await kept(playerId)
    const turned = openSealing({ sealingKey: '7e'.repeat(32), sealingKeyPrevious: '5e'.repeat(32), dataDir: '' })
    await sealAnew(office.db, turned)
    const [after] = await kept(playerId)
    expect(Buffer.from(after!.sealed!)).not.toEqual(Buffer.from(before!.sealed!))
    const alone = openSealing({ sealingKey: '7e'.repeat(32), dataDir: '' })
    expect(alone.open(after!.sealed!, `hold-picture ${playerId} ${after!.key}`).subarray(0, 3)).toEqual(JPEG_HEAD)
    await sealAnew(
      office.db,
      openSealing({ sealingKey: '5e'.repeat(32), sealingKeyPrevious: '7e'.repeat(32), dataDir: '' }),
    )
  })

  it('O110 compliance alone lists, looks and decides; each look stands in the trail, and no browser keeps one', async () => {
    const { playerId, hold } = await held()
    const { id } = await sendPicture(deps, playerId, form(hold))
    const others = await Promise.all((['support', 'finance', 'trading', 'marketing'] as const).map(office.anOperator))
    for (const { token: as } of others) {
      const answer = await looks(id, as)
      expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([403, 'FORBIDDEN'])
      expect((await decide(id, '', as)).status).toBe('FORBIDDEN')
      expect((await office.send(rows.waitingPictures, {}, { token: as })).status).toBe('FORBIDDEN')
    }
    expect((await looks(id, '')).statusCode).toBe(401)
    expect((await looks(id, token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400)
    expect((await looks('0')).json()).toMatchObject({ status: 'NOT_FOUND' })
    expect(await trail(playerId)).toEqual([])
    const { headers } = await looks(id)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    await looks(id)
    expect(await trail(playerId)).toEqual(['picture.looked', 'picture.looked'])
  })

  it('O111 R110 one that is refused says why and can be sent again; accepting lifts nothing, a person does', async () => {
    const { playerId, hold } = await held()
    const refused = await sendPicture(deps, playerId, form(hold))
    expect((await decide(refused.id, 'unreadable')).status).toBe('SUCCESS')
    expect((await decide(refused.id)).status).toBe('NO_LONGER_OPEN')
    const again = await sendPicture(deps, playerId, form(hold))
    const light = (await office.send(rows.light, {}, { token })).data as { pictures: number }
    expect(light.pictures).toBeGreaterThan(0)
    expect((await decide(again.id)).status).toBe('SUCCESS')
    expect(await shown(playerId)).toMatchObject([
      { state: 'refused', reason: 'unreadable' },
      { state: 'accepted', reason: '' },
    ])
    const { data } = await office.send(rows.timeline, { id: `${playerId}`, before: '' }, { token })
    const moments = (data as { moments: Moment[] }).moments.map(({ what }) => what)
    expect(moments.filter((what) => what.startsWith('picture'))).toEqual(['picture.accepted', 'picture.refused'])
    const letters = async () =>
      (
        await office.db.sql<{ letter: string }>`select letter from message where player_id = ${playerId} order by id`
      ).map(({ letter }) => letter)
    expect(await letters()).toEqual(['holdPlaced', 'pictureRefused', 'pictureAccepted'])
    const [row] = await office.db.sql`select lifted_at from player_hold where id = ${BigInt(hold)}`
    expect(row).toEqual({ lifted_at: null })
    expect((await office.send(rows.liftHold, { id: hold, why: 'seen' }, { token })).status).toBe('SUCCESS')
  })

  it('O111 a hold for identity still wants the document with its number: a picture that was accepted does not lift it', async () => {
    const { playerId, hold } = await held(['identity-document'], 'identity' as never)
    await decide((await sendPicture(deps, playerId, form(hold))).id)
    expect((await office.send(rows.liftHold, { id: hold, why: 'seen' }, { token })).status).toBe('DOCUMENT_REQUIRED')
  })

  it('R114 what pictures showed goes by rule, and with their player at once', async () => {
    const [first, second] = [await held(), await held()]
    const accepted = await sendPicture(deps, first.playerId, form(first.hold))
    await decide(accepted.id)
    await sendPicture(deps, first.playerId, form(first.hold))
    await sendPicture(deps, second.playerId, form(second.hold))
    await office.send(rows.liftHold, { id: second.hold, why: 'cleared up' }, { token })
    const there = async (who: typeof first) => (await kept(who.playerId)).map(({ sealed }) => sealed !== null)
    await office.shift(90 * DAY_S - 60)
    await purgePictures(office.db, 90, 1_830)
    expect([await there(first), await there(second)]).toEqual([[true, true], [true]])
    await office.shift(120)
    await purgePictures(office.db, 90, 1_830)
    // The other one of the first waits for a decision, however long that takes.
    expect([await there(first), await there(second)]).toEqual([[false, true], [false]])
    token = (await office.anOperator('compliance')).token
    expect((await looks(accepted.id)).json()).toMatchObject({ status: 'NOT_FOUND' })
    await office.shift(1_830 * DAY_S)
    await purgePictures(office.db, 90, 1_830)
    expect([await there(first), await there(second)]).toEqual([[true], []])
    await office.db.sql`select erase_player(${first.playerId})`
    expect(await kept(first.playerId)).toEqual([])
  })
})
