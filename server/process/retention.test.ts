/** What is kept is kept as long as the table says, and no longer. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, RULE_KINDS, shiftClock } from '../db/testing.ts'
import { jurisdictionOf } from '../jurisdictions/jurisdictions.ts'
import { readSettings } from '../settings/env.ts'
import { RETENTION, retain } from './retention.ts'

const settings = readSettings({
  NODE_ENV: 'test',
  SESSION_KEEP_DAYS: '100',
  GAME_SESSION_KEEP_DAYS: '90',
  PUSH_KEEP_DAYS: '100',
})
const jurisdiction = jurisdictionOf('NG')

describe.each(RULE_KINDS)('O77 retention, %s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
    const days = (count: number) => `house_now() - interval '${count} days'`
    const session = (id: number, ended: number, expires: number) =>
      `insert into session (id, player_id, token_hash, address, agent, is_mobile, expires_at, ended_at) overriding system value
         values (${id}, 7, '\\x0${id}', '', '', false, ${days(expires)}, ${days(ended)});`
    const game = (id: number, ofSession: number, expires: number) =>
      `insert into game_session (id, player_id, session_id, company, product_id, game_id, public_hash, public_expires_at, expires_at)
         overriding system value values (${id}, 7, ${ofSession}, 'egt', '', '', '\\x1${id}', ${days(expires)}, ${days(expires)});`
    const message = (id: number, direction: string, made: number, more: string, values: string) =>
      `insert into message (id, player_id, direction, header, body, created_at ${more}) overriding system value
         values (${id}, 7, '${direction}', 'h', 'b', ${days(made)} ${values});`
    const payment = (id: number, due: string, ages: readonly number[]) =>
      `insert into payment (id, player_id, direction, view_name, company, key, currency, minor, state, msisdn, due_at) overriding system value
         values (${id}, 7, 'deposit', 'x', 'fasthub', 'k${id}', 'NGN', 1, 'paid', '', ${due});
       ${ages.map((age) => `insert into payment_event (payment_id, state, at) values (${id}, 'x', ${days(age)});`).join('\n')}`
    const YEARS_5 = 5 * 366
    await db.script(`
      insert into player (id, number, password_hash, currency, country) overriding system value
        values (7, '2348030000007', 'none', 'NGN', 'NG');
      insert into operator (id, name, role, password_hash) overriding system value values (7, 'seven', 'admin', 'none');
      ${session(1, 101, 101)} ${session(2, 99, 99)} ${session(3, 101, 101)} ${session(4, 101, 101)}
      ${game(1, 1, 91)} ${game(3, 3, 89)}
      insert into authenticator (player_id, session_id, sealed_key) values (7, 4, '\\x04');
      ${message(1, 'to-player', 40, ', deleted_at', `, ${days(31)}`)}
      ${message(2, 'to-player', 40, ', deleted_at', `, ${days(29)}`)}
      ${message(3, 'to-player', YEARS_5 + 1, '', '')}
      ${message(4, 'to-player', YEARS_5 - 1, '', '')}
      ${message(5, 'from-player', YEARS_5 + 1, ', department', `, 'support'`)}
      ${payment(1, 'null', [YEARS_5 + 2, YEARS_5 + 1])}
      ${payment(2, 'null', [YEARS_5 + 2, YEARS_5 - 1])}
      ${payment(3, 'house_now()', [YEARS_5 + 2])}
      insert into push_subscription (player_id, session_id, mark, endpoint, p256dh, auth, kinds) values
        (7, 4, '', 'https://old.example', '', '', '{money}'), (7, 2, '', 'https://kept.example', '', '', '{money}');
      insert into player_hold (id, player_id, reason, asks, due_on, blocks) overriding system value
        values (7, 7, 'identity', 'a card', '2100-01-01', 'play');
      insert into hold_picture (player_id, hold_id, kind, key, size, sealed, state, decided_by, decided_at) values
        (7, 7, 'selfie', 'old', 1, '\\x01', 'accepted', 7, ${days(91)}), (7, 7, 'selfie', 'kept', 1, '\\x01', 'accepted', 7, ${days(89)});
      insert into campaign_click (refcode, host, controller, action, is_first, at) values ('a', '', '', '', true, ${days(91)});
      insert into campaign_click (refcode, host, controller, action, is_first, at) values ('b', '', '', '', true, ${days(89)});`)
  })
  afterAll(() => db.close())
  const ids = async (table: string, column = 'id') =>
    (await db.query(`select ${column} as id from ${table} order by 1`, [])).map(({ id }) => String(id))

  it('O77 takes away what is older than its row says, and nothing that still waits or is still named', async () => {
    expect(await retain({ db, settings, jurisdiction })).toEqual({
      gameSession: 1,
      session: 1,
      paymentEvent: 2,
      deletedMessage: 1,
      message: 1,
      holdPicture: 1,
      pushSubscription: 1,
      campaignClick: 1,
    })
    expect(await ids('game_session')).toEqual(['3'])
    // The third still has a game, the fourth an authenticator.
    expect(await ids('session')).toEqual(['2', '3', '4'])
    expect(await ids('message')).toEqual(['2', '4', '5'])
    expect(await ids('payment_event', 'payment_id')).toEqual(['2', '2', '3'])
    expect(await ids('payment')).toEqual(['1', '2', '3'])
    expect(await ids('push_subscription', 'endpoint')).toEqual(['https://kept.example'])
    expect(await ids('hold_picture where sealed is null', 'key')).toEqual(['old'])
    expect(await ids('campaign_click', 'refcode')).toEqual(['b'])
    expect(Object.values(await retain({ db, settings, jurisdiction }))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('O77 the law comes first: what it wants no setting makes shorter', () => {
    const [short, tz] = [settings, jurisdictionOf('TZ')]
    expect(RETENTION.message.days(short, jurisdiction)).toBe(5 * 366)
    expect(RETENTION.paymentEvent.days(short, tz)).toBe(10 * 366)
  })
})

describe.each(RULE_KINDS)('R74 game sessions with an open round, %s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
  })
  afterAll(() => db.close())

  it('R74 stay until the round has ended, and no longer than the law keeps a payment', async () => {
    const days = (count: number) => `house_now() - interval '${count} days'`
    const player = (id: number) => `
      insert into player (id, number, password_hash, currency, country) overriding system value
        values (${id}, '234803000000${id}', 'none', 'NGN', 'NG');
      insert into session (id, player_id, token_hash, address, agent, is_mobile, expires_at) overriding system value
        values (${id}, ${id}, '\\x0${id}', '', '', false, ${days(91)});`
    const game = (id: number, of: number, company: string, ended: number) => `
      insert into game_session (id, player_id, session_id, company, product_id, game_id, public_hash, public_expires_at, expires_at, created_at)
        overriding system value
        values (${id}, ${of}, ${of}, '${company}', '', '', '\\x1${id}', ${days(ended)}, ${days(ended)}, ${days(ended + 1)});`
    let version = 0
    const journal = (
      of: number,
      kind: string,
      key: string,
      round: string,
      more: string,
      values: string,
      ago = 91.5,
    ) => `
      insert into money.journal (id, at, source, kind, key, input_hash, currency, player_id, version, cash_after, bonus_after,
        held_after, debt_after, epoch, round ${more})
        values (nextval('money.journal_id'), ${days(ago)}, 'egt', '${kind}', '${key}', '', 'NGN', ${of}, ${(version += 1)}, 0, 0, 0, 0, 1,
          '${round}' ${values});`
    await db.script(`
      ${[1, 2, 3, 4, 5].map(player).join('\n')}
      ${game(1, 1, 'egt', 91)} ${journal(1, 'wager.staked', 'a', 'open', '', '')}
      ${game(2, 2, 'egt', 91)} ${journal(2, 'wager.staked', 'b', 'won', '', '')} ${journal(2, 'wager.won', 'b-won', 'won', '', '')}
      ${game(3, 3, 'egt', 91)} ${journal(3, 'wager.staked', 'c', 'back', '', '')}
      ${journal(3, 'wager.rolled-back', 'c-back', 'back', ', ref', `, 'c'`)}
      ${game(4, 4, 'egt', 5 * 366 + 1)} ${journal(4, 'wager.staked', 'd', 'forever', '', '', 5 * 366 + 1.5)}
      ${game(5, 5, 'egt', 91)} ${game(6, 1, 'gsw', 91)} ${game(7, 1, 'egt', 95)}`)
    const ids = async () => (await db.query('select id from game_session order by 1', [])).map(({ id }) => Number(id))
    const purged = async () => (await retain({ db, settings, jurisdiction })).gameSession
    // Ended, taken back, too old for the law, without a stake, of another company, of another time.
    expect(await purged()).toBe(6)
    expect(await ids()).toEqual([1])
    // Its end has come: a week later nothing keeps it.
    await db.script(journal(1, 'wager.won', 'a-won', 'open', '', '', 0))
    expect(await purged()).toBe(0)
    await shiftClock(db, 8 * 86_400)
    expect(await purged()).toBe(1)
    expect(await ids()).toEqual([])
  })
})

describe('O77 the journals', () => {
  it('O77 of the seeded day of a release hold no number, name, mail or address of anybody', async () => {
    const { openEmbedded } = await import('@uwanja/database/embedded')
    const { RELEASES, releaseSql } = await import('../db/releases.ts')
    const db = await openEmbedded(null)
    for (const release of RELEASES.slice(-1)) await db.script(`${releaseSql(release)};\nreset all`)
    const journals = await db.query('select key, source, details::text as details from money.journal', [])
    const persons = await db.query('select number, first_name, last_name, email from player', [])
    await db.close()
    expect(journals.length).toBeGreaterThan(50)
    expect(persons.length).toBeGreaterThan(20)
    const said = journals.map((row) => Object.values(row).join(' ')).join('\n')
    const words = persons.flatMap((row) => Object.values(row).map((word) => String(word ?? '')))
    // A name of three letters is a part of too much.
    expect(words.filter((word) => word.length > 3 && said.includes(word))).toEqual([])
  })

  it('O77 are written with details that are counted: whoever adds one asks whether it is about a person', () => {
    const money = ['events', 'promotion-events', 'record', 'wager'].map((name) =>
      readFileSync(new URL(`../../money/${name}.ts`, import.meta.url), 'utf8'),
    )
    const written = money.flatMap((text) =>
      [...text.matchAll(/details: \{([^}]*)\}/g)].map(([, inside]) => inside!.trim()),
    )
    expect(written.toSorted()).toEqual(DETAILS.toSorted())
  })
})

/** A reason is an operator's word (the office asks for one without names) or the name of a race or a promotion. Everything else is an id or a word of ours. */
const DETAILS = [
  'reason',
  'reason',
  'reason',
  'reason',
  'reason',
  'reason: payment.reason',
  'reason: made.reason',
  'reason: reversal.reason',
  "how: payment.playerId === null ? 'sent-back' : 'credited'",
  'how',
  'reason, by, player: playerId.toString()',
  '...item.details, ...free, ...wagered',
]
