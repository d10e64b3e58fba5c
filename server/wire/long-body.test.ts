/** One call takes a long body: of whom the session is known before it is read. All others keep their limit. */
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AREAS } from '@uwanja/contract/site/calls'
import { protection } from '@uwanja/contract/site/protection'
import { FULLEST } from '../db/testing.ts'
import { aJpeg } from '../holds/pictures-testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST)
})
afterAll(() => house.close())

const post = async (path: string, body: object, token?: string) => {
  const answer = await fetch(house.apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return [answer.status, ((await answer.json()) as { status: string }).status]
}
const picture = (letters: number) => ({
  id: '1',
  kind: 'identity-document',
  key: randomUUID(),
  content: 'A'.repeat(letters),
})
const { sendHoldPicture, answerHold } = protection

it('R111 one call of players takes a long body, and only from a session', async () => {
  const longer = Object.values(AREAS).flatMap((area) => Object.values(area).filter(({ mostBytes }) => mostBytes))
  expect(longer.map(({ path }) => path)).toEqual([sendHoldPicture.path])
  const { token } = await aPlayer(house)
  expect(await post(sendHoldPicture.path, picture(4_000_000), token)).toEqual([200, 'NOT_FOUND'])
  expect(await post(sendHoldPicture.path, picture(4_100_000), token)).toEqual([413, 'REQUEST_TOO_LARGE'])
  // Too long as well, but nobody has read so far.
  expect(await post(sendHoldPicture.path, picture(4_100_000))).toEqual([401, 'UNAUTHORIZED'])
  expect(await post(answerHold.path, { id: '1', body: 'A'.repeat(70_000) }, token)).toEqual([413, 'REQUEST_TOO_LARGE'])
})

it('R111 of one player three long bodies are read at once; the next is told to come back, and others are not in its way', async () => {
  const [{ token }, other] = [await aPlayer(house), await aPlayer(house)]
  const headers = { 'content-type': 'application/json', 'content-length': 1_000, authorization: `Bearer ${token}` }
  // Five say that something comes, and send nothing: two are refused, so three are under way.
  let refused = 0
  const silent = [1, 2, 3, 4, 5].map(() => request(house.apiUrl + sendHoldPicture.path, { method: 'POST', headers }))
  for (const one of silent)
    one
      .on('error', () => {})
      .on('response', ({ statusCode }) => void (refused += statusCode === 503 ? 1 : 0))
      .flushHeaders()
  await expect.poll(() => refused).toBe(2)
  const send = (who: string) => post(sendHoldPicture.path, picture(100), who)
  expect(await send(token)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(await send(other.token)).toEqual([200, 'NOT_FOUND'])
  // The lines are gone, and there is room again.
  for (const one of silent) one.destroy()
  await expect.poll(() => send(token)).toEqual([200, 'NOT_FOUND'])
})

it('R110 R113 a picture that was sent over the wire is listed without a byte of it, and the player’s own file has none', async () => {
  const { id, token } = await aPlayer(house)
  await house.db.sql`
    insert into player_hold (player_id, reason, asks, documents, due_on, blocks)
    values (${id}, 'other', 'A card', '{identity-document}', '2099-12-31', 'deposits')`
  const [hold] = await house.db.sql<{ id: bigint }>`select id from player_hold where player_id = ${id}`
  const content = aJpeg(200, 100).toString('base64')
  const sent = { id: `${hold!.id}`, kind: 'identity-document', key: randomUUID(), content } as const
  expect((await house.send(sendHoldPicture, sent, token)).status).toBe('SUCCESS')
  const { data } = await house.send(protection.getHolds, {}, token)
  expect(data).toMatchObject({
    holds: [{ documents: ['identity-document'], pictures: [{ kind: 'identity-document', state: 'waiting' }] }],
  })
  const file = JSON.stringify(await house.send(protection.getMyData, {}, token))
  expect(file).toContain('"holdPictures":[{"')
  expect(file).not.toContain('sealed')
})
