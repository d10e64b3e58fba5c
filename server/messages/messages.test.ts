/** The inbox as its player and as strangers see it, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { messages, type Message } from '@uwanja/contract/site/messages'
import { security } from '@uwanja/contract/site/security'
import { TEXTS } from '@uwanja/i18n/languages'
import { payments } from '../testing/banking.ts'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aNumber, aPlayer, sendCall, type House, type TestPlayer } from '../testing/house.ts'

const { welcome } = TEXTS.en.letters
const LETTER = { messageHeader: 'My deposit', department: 'Support', messageText: 'Where is it?' } as const

describe.each(RULE_KINDS)('messages on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterAll(() => house.close())

  const notify = (player: TestPlayer) => house.db.transaction((tx) => house.server.notify(tx, player.id, 'welcome', {}))
  const inbox = async (player: TestPlayer, page?: number) =>
    (await house.send(messages.getUnreadMessages, page === undefined ? {} : { page }, player.token)).data as Message[]
  const sent = async (player: TestPlayer) =>
    (await house.send(messages.getSentMessages, {}, player.token)).data as Message[]
  const write = (player: TestPlayer, values: object) =>
    sendCall(house.apiUrl, messages.sendAdminMessage, { ...LETTER, ...values }, player.token)

  it('U14 a new player finds a welcome in the language of the registration, unread until it is opened', async () => {
    const number = aNumber()
    const form = { ...security.register.example, username: number, mobileNumber: number }
    const registered = await fetch(house.apiUrl + security.register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'appLanguage=sw' },
      body: JSON.stringify({ ...form, password: 'karibu-uwanjani-5', confirmPassword: 'karibu-uwanjani-5' }),
    })
    expect(await registered.json()).toMatchObject({ statusCode: 0 })
    const login = { userName: `234${number}`, password: 'karibu-uwanjani-5' }
    const { data } = (await sendCall(house.apiUrl, security.login, login)) as unknown as { data: { token: string } }
    const player = { id: 0n, number, token: data.token }
    const words = TEXTS.sw.letters.welcome
    const [letter] = await inbox(player)
    expect(letter).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      messageHeader: words.header,
      innerHeader: words.innerHeader,
      messageText: words.text,
      messageFooter: words.footer,
      isRead: false,
      createDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string,
    })
    for (let twice = 0; twice < 2; twice++) {
      const answer = await house.send(messages.readMessage, { messageId: letter!.id }, player.token)
      expect(answer).toMatchObject({ statusCode: 0, data: null })
    }
    expect(await inbox(player)).toEqual([{ ...letter, isRead: true }])
  })

  it('U15 a letter of the house is read in the language of the page, else as it was written; other rows stay', async () => {
    const player = await aPlayer(house)
    const filled = { amount: '1,013.00 NGN', number: player.number }
    await house.db.transaction((tx) => house.server.notify(tx, player.id, 'withdrawalReturned', filled))
    const written = { direction: 'to-player', header: 'By hand', body: 'Hello' } as const
    await house.db.sql`
      insert into message (player_id, direction, header, body, letter, filled)
      values (${player.id}::bigint, ${written.direction}, ${written.header}, ${written.body}, null, null),
        (${player.id}::bigint, ${written.direction}, 'Given up', 'Old', 'noSuchLetter', '{}')`
    const heads = async (values: object) =>
      ((await house.send(messages.getUnreadMessages, values, player.token)).data as Message[]).map(
        ({ messageHeader, innerHeader }) => [messageHeader, innerHeader],
      )
    const others = [
      ['Given up', ''],
      ['By hand', ''],
    ]
    const english = [TEXTS.en.letters.withdrawalReturned.header, '1,013.00 NGN is in your balance again']
    expect(await heads({})).toEqual([...others, english])
    expect(await heads({ lang: 'en' })).toEqual([...others, english])
    for (const lang of ['sw', 'zh'] as const) {
      const { header, innerHeader } = TEXTS[lang].letters.withdrawalReturned
      expect(await heads({ lang })).toEqual([...others, [header, innerHeader.replace('{amount}', filled.amount)]])
    }
    expect(await heads({ lang: 'sw-SW' })).toEqual(await heads({ lang: 'sw' }))
    expect(await heads({ lang: 'de' })).toEqual(await heads({}))
    // What they were told stays what they were told: a text that is changed later changes no row.
    await house.db
      .sql`update message set header = 'As it was' where player_id = ${player.id} and letter = 'withdrawalReturned'`
    expect((await heads({ lang: 'en' })).at(-1)?.[0]).toBe('As it was')
  })

  it('U09 a deleted message is gone for its player, and its row stays', async () => {
    const player = await aPlayer(house)
    await notify(player)
    const [letter] = await inbox(player)
    for (let twice = 0; twice < 2; twice++) {
      expect(await house.send(messages.deleteMessage, { messageId: letter!.id }, player.token)).toMatchObject({
        statusCode: 0,
      })
    }
    expect(await inbox(player)).toEqual([])
    const rows = await house.db.sql`select header from message where player_id = ${player.id}`
    expect(rows).toEqual([{ header: welcome.header }])
  })

  it('X11 another player’s message does not exist: nothing changes, and the answer tells nothing', async () => {
    const [owner, stranger] = [await aPlayer(house), await aPlayer(house)]
    await notify(owner)
    await write(owner, {})
    const before = [await inbox(owner), await sent(owner)]
    for (const row of [messages.readMessage, messages.deleteMessage]) {
      for (const messageId of [...before.flat().map(({ id }) => id), '999999999999999999']) {
        const answer = await house.send(row, { messageId }, stranger.token)
        expect(answer).toEqual({ statusCode: 0, status: 'SUCCESS', data: null })
      }
    }
    expect([await inbox(owner), await sent(owner)]).toEqual(before)
    expect([...(await inbox(stranger)), ...(await sent(stranger))]).toEqual([])
    for (const messageId of ['', '-1', '1 or 1=1', '9'.repeat(40)])
      expect(await house.send(messages.readMessage, { messageId }, owner.token)).toMatchObject({
        status: 'VALIDATION_ERROR',
      })
  })

  it('U14 SendAdminMessage takes messageHeader, department and messageText, and Sent shows them', async () => {
    const player = await aPlayer(house)
    const markup = 'First\r\nsecond <b>line</b> \u0007\u001b[31mred  '
    expect(await write(player, { messageText: markup })).toEqual({ statusCode: 0, status: 'SUCCESS', data: null })
    expect(await sent(player)).toEqual([
      expect.objectContaining({
        messageHeader: LETTER.messageHeader,
        innerHeader: 'Support',
        messageText: 'First\nsecond <b>line</b> [31mred',
        isRead: true,
      }),
    ])
    expect(await inbox(player)).toEqual([])
  })

  it('U09 what is empty, too long or to nobody is refused, and nothing is written', async () => {
    const player = await aPlayer(house)
    const tooMuch = (most: number) => 'x'.repeat(most + 1)
    const wrong: [string, object][] = [
      ['messageHeader', { messageHeader: ' \n' }],
      ['messageHeader', { messageHeader: tooMuch(CONSTANTS.messageHeaderMaxLetters) }],
      ['messageText', { messageText: '\u0007' }],
      ['messageText', { messageText: tooMuch(CONSTANTS.messageTextMaxLetters) }],
      ['department', { department: 'Treasury' }],
      ['department', { department: '' }],
    ]
    for (const [field, values] of wrong) {
      const answer = await write(player, values)
      expect(answer).toMatchObject({ status: 'VALIDATION_ERROR', data: { [field]: expect.anything() as unknown } })
    }
    expect(await sent(player)).toEqual([])
    const longest = { messageHeader: '长'.repeat(CONSTANTS.messageHeaderMaxLetters) }
    const text = { messageText: '文'.repeat(CONSTANTS.messageTextMaxLetters) }
    expect(await write(player, { ...longest, ...text })).toMatchObject({ statusCode: 0 })
  })

  it('X10 messages to a department are slowed for each account by itself', async () => {
    const [player, other] = [await aPlayer(house), await aPlayer(house)]
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(player, {})))
    expect(answers.filter(({ statusCode }) => statusCode === 0)).toHaveLength(5)
    expect(answers.find(({ statusCode }) => statusCode !== 0)).toMatchObject({
      status: 'TOO_MANY_ATTEMPTS',
      data: { remainingTime: expect.any(Number) as number },
    })
    expect(await sent(player)).toHaveLength(5)
    expect(await write(other, {})).toMatchObject({ statusCode: 0 })
  })

  it('U09 the inbox comes in pages, newest first', async () => {
    const player = await aPlayer(house)
    const count = CONSTANTS.messagesPerPage + 1
    await house.db.sql`
      insert into message (player_id, direction, header, body)
      select ${player.id}::bigint, 'to-player', 'number ' || n, 'x' from generate_series(1, ${count}::int) n`
    const [first, second] = [await inbox(player), await inbox(player, 2)]
    expect(first).toHaveLength(CONSTANTS.messagesPerPage)
    expect(first[0]!.messageHeader).toBe(`number ${count}`)
    expect(second.map(({ messageHeader }) => messageHeader)).toEqual(['number 1'])
    expect(await inbox(player, 3)).toEqual([])
  })

  it('U09 K02 no message without a token', async () => {
    for (const row of [messages.getUnreadMessages, messages.getSentMessages])
      expect(await house.send(row, {})).toMatchObject({ status: 'UNAUTHORIZED' })
    expect(await sendCall(house.apiUrl, messages.sendAdminMessage, LETTER)).toMatchObject({ status: 'UNAUTHORIZED' })
  })

  it('U09 a withdrawal that came back is told once', async () => {
    const { withdraw, untilState } = payments(() => house)
    const player = await aPlayer(house, { cash: 500_000n })
    // The sandbox declines whole units that end in 13.
    const { data } = await withdraw(player, 1013)
    await house.shift(61)
    await untilState(player, data.id, 'returned')
    const letters = await inbox(player)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      messageHeader: TEXTS.en.letters.withdrawalReturned.header,
      innerHeader: '1,013.00 NGN is in your balance again',
    })
    expect(letters[0]!.messageText).toContain(`+${player.number}`)
  })
})
