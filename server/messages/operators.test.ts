/** What players write is answered over the office's door: in hand of one operator, once, told to the player, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfficeMessage } from '@uwanja/contract/operators/messages'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Department } from '@uwanja/contract/site/messages'
import { RULE_KINDS } from '../db/testing.ts'
import { messagesPage } from './inbox-rules.ts'
import { insertFromPlayer, markDeleted } from './store.ts'
import { anOffice, type Office } from '../testing/office.ts'

type Hand = Awaited<ReturnType<Office['anOperator']>>

describe.each(RULE_KINDS)('players’ messages on %s', (kind) => {
  let office: Office
  let amina: Hand
  let baraka: Hand
  beforeAll(async () => {
    office = await anOffice(kind)
    amina = await office.anOperator('support')
    baraka = await office.anOperator('support')
  })
  afterAll(() => office.close())

  const written = async (playerId: bigint, header: string, department: Department = 'Support') => {
    await insertFromPlayer(office.db, { playerId, department, header, body: `About ${header}` })
    const [row] = await office.db.sql<{ id: bigint }>`
      select max(id) as id from message where player_id = ${playerId} and direction = 'from-player'`
    return `${row!.id}`
  }
  const listed = async (values: object = {}, who = amina) => {
    const asked = { list: 'waiting', department: '', holder: 'all', past: '', ...values } as const
    const { data } = await office.send(rows.playerMessages, asked, who)
    return data as { messages: OfficeMessage[]; waiting: Record<Department, number> }
  }
  const give = async (id: string, from: string, to: string, who = amina) =>
    (await office.send(rows.giveMessage, { id, from, to }, who)).status
  const answer = async (id: string, text: string, who = amina) =>
    (await office.send(rows.answerMessage, { id, text }, who)).status
  const close = async (id: string, why: string, who = amina) =>
    (await office.send(rows.closeMessage, { id, why }, who)).status
  const inbox = (id: bigint) => messagesPage(office.db, id, 'to-player', {})

  it('O28 messages wait by department, the oldest first, and are counted', async () => {
    const { id } = await office.aPlayer()
    const before = (await listed()).waiting
    const [first, second, other] = [
      await written(id, 'one'),
      await written(id, 'two'),
      await written(id, 'link', 'Affiliate'),
    ]
    const { messages, waiting } = await listed()
    expect(messages.map((one) => one.id).filter((one) => [first, second, other].includes(one))).toEqual([
      first,
      second,
      other,
    ])
    expect(waiting).toEqual({ ...before, Support: before.Support + 2, Affiliate: before.Affiliate + 1 })
    expect((await listed({ department: 'Affiliate' })).messages.map((one) => one.id)).toContain(other)
    expect((await listed({ department: 'Affiliate' })).messages.map((one) => one.id)).not.toContain(first)
    const { data } = await office.send(rows.light, {}, amina)
    const total = Object.values(waiting).reduce((sum, one) => sum + one, 0)
    expect(data).toMatchObject({ messages: total })
    // Deleted by its player, it is still a question to us.
    await office.db.transaction((tx) => markDeleted(tx, id, BigInt(first)))
    expect((await listed()).messages.map((one) => one.id)).toContain(first)
  })

  it('O28 one operator has a message in hand: taken once, handed over, given back, and told in the trail', async () => {
    const { id } = await office.aPlayer()
    const message = await written(id, 'mine')
    const both = await Promise.all([give(message, '', amina.name), give(message, '', baraka.name, baraka)])
    expect(both.toSorted()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    const [has, not] = both[0] === 'SUCCESS' ? [amina, baraka] : [baraka, amina]
    expect((await listed({ holder: 'mine' }, has)).messages.map((one) => one.id)).toContain(message)
    expect((await listed({ holder: 'mine' }, not)).messages.map((one) => one.id)).not.toContain(message)
    expect((await listed({ holder: 'nobody' })).messages.map((one) => one.id)).not.toContain(message)
    expect(await answer(message, 'Mine as well', not)).toBe('NO_LONGER_OPEN')
    expect(await close(message, 'twice', not)).toBe('NO_LONGER_OPEN')
    expect(await inbox(id)).toEqual([])
    expect(await give(message, has.name, not.name, has)).toBe('SUCCESS')
    // Whoever had it before cannot answer it unknowingly.
    expect(await answer(message, 'Still mine', has)).toBe('NO_LONGER_OPEN')
    expect(await give(message, not.name, '', not)).toBe('SUCCESS')
    expect((await listed({ holder: 'nobody' })).messages.map((one) => one.id)).toContain(message)
    const auditLog = await office.db.sql`
      select action, after ->> 'to' as "to" from audit where subject = ${`player ${id}`} order by id`
    expect(auditLog).toEqual([has.name, not.name, ''].map((to) => ({ action: 'message.given', to })))
  })

  it('O28 it is handed only to who may answer', async () => {
    const { id } = await office.aPlayer()
    const message = await written(id, 'whose')
    const finance = await office.anOperator('finance')
    expect(await give(message, '', finance.name)).toBe('INCORRECT_PARAMETER_VALUE')
    expect(await give(message, '', 'nobody-here')).toBe('INCORRECT_PARAMETER_VALUE')
    const compliance = await office.anOperator('compliance')
    expect((await listed({ holder: 'nobody' }, compliance)).messages.map((one) => one.id)).toContain(message)
    expect(await give(message, '', amina.name, compliance)).toBe('FORBIDDEN')
    expect(await give('999999999', '', amina.name)).toBe('NOT_FOUND')
  })

  it('O28 the answer is in the inbox beside what was written, once, and a new message waits again', async () => {
    const { id } = await office.aPlayer()
    const message = await written(id, 'My deposit')
    await give(message, '', amina.name)
    expect(await answer(message, '  ')).toBe('VALIDATION_ERROR')
    const both = await Promise.all([answer(message, 'It is {there}.'), answer(message, 'It is {there}.')])
    expect(both.toSorted()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    expect(await inbox(id)).toMatchObject([
      {
        messageHeader: 'My deposit',
        messageText: 'It is {there}.',
        isRead: false,
        wrote: { messageText: 'About My deposit' },
      },
    ])
    expect(await messagesPage(office.db, id, 'from-player', {})).toMatchObject([
      { messageText: 'About My deposit', answer: { messageText: 'It is {there}.' } },
    ])
    expect(office.told).toContainEqual({ news: 'message', playerId: `${id}` })
    expect((await listed({ list: 'ended' })).messages[0]).toMatchObject({
      id: message,
      ending: 'answered',
      endedBy: amina.name,
      answer: 'It is {there}.',
    })
    const again = await written(id, 'And now?')
    const { data } = await office.send(rows.playerMessage, { id: again }, baraka)
    expect(data).toMatchObject({ message: { ending: null, holder: '' }, others: [{ id: message }] })
    // What its player deleted is shown beside nothing.
    await office.db.transaction((tx) => markDeleted(tx, id, BigInt(message)))
    expect((await inbox(id))[0]).not.toHaveProperty('wrote')
  })

  it('O28 the phone and the mailbox hear that there is an answer, where the player wants it, and never what it says', async () => {
    const [silent, loud] = [await office.aPlayer(), await office.aPlayer()]
    await office.db.sql`update player set sms_notifications = false, subscribe_to_email = false where id = ${silent.id}`
    await office.db.sql`
      update player set sms_notifications = true, subscribe_to_email = true, email = 'asha@example.com', language = 'sw'
      where id = ${loud.id}`
    for (const { id } of [silent, loud]) {
      const message = await written(id, 'Quiet')
      await give(message, '', amina.name)
      expect(await answer(message, 'A secret')).toBe('SUCCESS')
    }
    await expect.poll(() => office.mailed.map(({ to }) => to)).toEqual(['asha@example.com'])
    const heard = office.phone.filter(({ reference }) => reference === 'message-answered')
    expect(heard.map(({ msisdn }) => msisdn)).toContain(loud.number)
    expect(heard.map(({ msisdn }) => msisdn)).not.toContain(silent.number)
    expect(heard.find(({ msisdn }) => msisdn === loud.number)!.text).toContain('tumejibu')
    expect(JSON.stringify([heard, office.mailed])).not.toContain('A secret')
  })

  it('O28 closed without an answer needs a reason, tells the player nothing, and stands in the file', async () => {
    const { id } = await office.aPlayer()
    const message = await written(id, '=nonsense')
    await give(message, '', amina.name)
    expect(await close(message, ' ')).toBe('VALIDATION_ERROR')
    expect(await close(message, 'no question')).toBe('SUCCESS')
    expect(await inbox(id)).toEqual([])
    expect(await answer(message, 'After all')).toBe('NO_LONGER_OPEN')
    expect(await give(message, amina.name, '')).toBe('NO_LONGER_OPEN')
    const file = async (who: Hand) =>
      office.app.inject({
        url: '/api/office/export/messages?from=2026-01-01&to=2026-12-31',
        headers: { authorization: `Bearer ${who.token}` },
      })
    expect((await file(amina)).body).toContain('FORBIDDEN')
    expect((await file(await office.anOperator('finance'))).body).toContain('FORBIDDEN')
    const [{ year }] = (await office.db.sql<{ year: number }>`
      select extract(year from house_now())::int as year`) as [{ year: number }]
    const taken = await office.app.inject({
      url: `/api/office/export/messages?from=${year}-01-01&to=${year}-12-31`,
      headers: { authorization: `Bearer ${(await office.anOperator('compliance')).token}` },
    })
    const line = taken.body.split('\r\n').find((one) => one.startsWith(`${message},`))
    expect(line).toContain(`'=nonsense`)
    expect(line).toContain(`closed`)
    expect(line).toContain(`${amina.name},no question`)
  })
})
