/** What a player agreed to: kept at the registration, asked for again when the words are others, and every choice with its moment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { protection } from '@uwanja/contract/site/protection'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { TERMS_VERSION } from '@uwanja/i18n/documents/version'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

describe.each(RULE_KINDS)('Y06 what players agree to on %s', (kind) => {
  let house: House
  beforeAll(async () => void (house = await aHouse(kind)))
  afterAll(() => house.close())
  const consents = (number: string) =>
    house.db.sql<{ subject: string; version: string; isGiven: boolean }>`
      select c.subject, c.version, c.is_given as "isGiven" from consent c join player p on p.id = c.player_id
      where p.number = ${number} order by c.id`

  it('Y06 registering keeps the words that stood, once', async () => {
    const answer = await house.send(security.register, {
      ...security.register.example,
      mobileNumber: '8039912345',
      username: '8039912345',
    })
    expect(answer).toMatchObject({ statusCode: 0 })
    expect(await consents('2348039912345')).toEqual([
      { subject: 'sms', version: '', isGiven: true },
      { subject: 'terms', version: TERMS_VERSION, isGiven: true },
    ])
  })

  it('Y06 who agreed to other words, or to none, is asked; older words are refused, and agreeing twice is one line', async () => {
    const who = await aPlayer(house)
    const shown = async () => (await house.send(protection.getTerms, {}, who.token)).data
    const agree = (version: string) => house.send(protection.acceptTerms, { version }, who.token)
    expect(await shown()).toEqual({ version: TERMS_VERSION, acceptedVersion: null, acceptedAt: null })
    await house.db
      .sql`insert into consent (player_id, subject, version, is_given) values (${who.id}, 'terms', '2020-01-01', true)`
    expect(await shown()).toMatchObject({ version: TERMS_VERSION, acceptedVersion: '2020-01-01' })
    expect(await agree('2020-01-01')).toMatchObject({ status: 'NO_LONGER_OPEN' })
    expect(await agree(TERMS_VERSION)).toMatchObject({ statusCode: 0 })
    expect(await agree(TERMS_VERSION)).toMatchObject({ statusCode: 0 })
    expect(await shown()).toMatchObject({ acceptedVersion: TERMS_VERSION, acceptedAt: expect.any(String) as string })
    const terms = (await consents(who.number)).filter(({ subject }) => subject === 'terms')
    expect(terms.map(({ version }) => version)).toEqual(['2020-01-01', TERMS_VERSION])
  })

  it('Y06 switching SMS off and on is kept, and the same choice again is not', async () => {
    const who = await aPlayer(house)
    for (const flag of [false, false, true]) await house.send(user.updateSmsNotificationStatus, { flag }, who.token)
    expect((await consents(who.number)).map(({ subject, isGiven }) => [subject, isGiven])).toEqual([
      ['sms', true],
      ['sms', false],
      ['sms', true],
    ])
    await expect(house.db.sql`update consent set is_given = false where player_id = ${who.id}`).rejects.toThrow(
      'append-only',
    )
  })
})
