/** A hold on the pages without a script: what is asked, what became of photos, an answer in words, and the way to where photos are sent. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { aHouse, type House } from '../testing/house.ts'
import { members } from '../testing/lite.ts'

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST)
})
afterAll(() => house.close())
const people = members(() => house)

it('R110 O80 a hold’s page without a script says what is asked and what became of photos, and takes an answer', async () => {
  const { browser, number } = await people.aMember()
  const [hold] = await house.db.sql<{ id: bigint; playerId: bigint }>`
    insert into player_hold (player_id, reason, asks, documents, due_on, blocks)
    select id, 'fraud-check', 'A card, please', '{identity-document,selfie}', '2099-12-31', 'withdrawals' from player
    where number like ${`%${number.slice(-10)}`} returning id, player_id as "playerId"`
  const [eve] = await house.db.sql<{ id: bigint }>`
    insert into operator (name, role, password_hash) values ('eve', 'compliance', 'none') returning id`
  await house.db.sql`
    insert into hold_picture (player_id, hold_id, kind, key, size, state, reason, decided_by, decided_at)
    values (${hold!.playerId}, ${hold!.id}, 'selfie', 'k', 1, 'refused', 'cut-off', ${eve!.id}, house_now())`
  expect((await browser.open('')).text).toContain('Your account is on hold.')
  const { text, markup } = await browser.open('hold')
  for (const said of [
    'We are checking a safety warning',
    'A card, please',
    'Please answer by December 31, 2099.',
    'Your identity document',
    'You, holding the document beside your face: Not accepted Part of it is cut off.',
    'Photos are sent on the full site, from any phone with a camera.',
  ])
    expect(text).toContain(said)
  expect(markup).toContain('href="/hold"')
  await browser.submit('Send the answer', { text: 'I bring it on Monday' })
  expect(browser.last().text).toContain('Sent. We look at it and write to you.')
  expect(await house.db.sql`select body from hold_answer where hold_id = ${hold!.id}`).toEqual([
    { body: 'I bring it on Monday' },
  ])
})
