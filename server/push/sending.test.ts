/** What waits is said over real HTTP, outside every transaction: to whom it may, once where nothing goes wrong, again where it does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { PUSH_KINDS, type PushKind } from '@uwanja/contract/site/push'
import { openSandbox, type Sandbox } from '@uwanja/sandbox'
import { RULE_KINDS } from '../db/testing.ts'
import { insertFromPlayer } from '../messages/store.ts'
import { readSettings } from '../settings/env.ts'
import { anOffice, type Office } from '../testing/office.ts'
import { phones, pushEnv, type Phone } from '../testing/push.ts'
import type { PushNote, PushWhat } from './notes.ts'
import { openPost, type Post } from './post.ts'
import { sendDue, type PushOutcome } from './sending.ts'
import { insertNotices, keepSubscription, takeDue } from './store.ts'

const DAY_S = 86_400

describe.each(RULE_KINDS)('notices on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-push-'))
  let office: Office
  let sandbox: Sandbox
  let post: Post
  beforeAll(async () => {
    sandbox = await openSandbox({
      host: '127.0.0.1',
      port: 0,
      dataDir: folder,
      keys: {},
      hasStudio: false,
      gamesWallet: 'http://127.0.0.1:9',
      siteUrl: 'http://127.0.0.1:9',
      pagesDir: folder,
    })
    office = await anOffice(kind, pushEnv(sandbox.url))
    post = await openPost(readSettings(pushEnv(sandbox.url)).push!, { timeoutMs: 500 })
  })
  afterAll(async () => {
    await office.close()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  const { aPhone, answers, shown } = phones(() => sandbox.url)

  type Player = Awaited<ReturnType<Office['aPlayer']>>
  async function subscribed(player: Player, kinds: readonly PushKind[] = PUSH_KINDS): Promise<Phone> {
    const phone = await aPhone()
    const session = { id: player.sessionId, playerId: player.id }
    await office.db.transaction((tx) => keepSubscription(tx, session, { ...phone, kinds, mark: Buffer.from(phone.id) }))
    return phone
  }
  const note = ({ id }: Player, tag: string, as: PushKind = 'money', what: PushWhat = 'withdrawalSent'): PushNote => ({
    playerId: id,
    kind: as,
    what,
    tag,
    path: `/of/${tag}`,
  })
  const tell = (...notes: PushNote[]) => office.db.transaction((tx) => insertNotices(tx, notes))
  async function round(hosts = [sandbox.url]) {
    const ended: Partial<Record<PushOutcome, number>> = {}
    const warned: string[] = []
    const count = (outcome: PushOutcome, notices: number) => void (ended[outcome] = (ended[outcome] ?? 0) + notices)
    await sendDue({ db: office.db, hosts, post, count, warn: (what) => void warned.push(what) })
    return { ended, warned }
  }
  const waiting = async ({ id }: Player) =>
    (await office.db.sql<{ tries: number }>`select tries from push_notice where player_id = ${id} order by id`).map(
      ({ tries }) => tries,
    )
  const tags = async (phone: Phone) => (await shown(phone)).map((one) => one?.tag)

  it('R85 what happened is said once to each phone that wants its kind, sealed for it alone', async () => {
    const player = await office.aPlayer()
    const [all, bets] = [await subscribed(player), await subscribed(player, ['bets'])]
    await office.db.sql`update player set language = 'zh' where id = ${player.id}`
    await tell(note(player, 'payment-1'), note(await office.aPlayer(), 'payment-2'))
    expect(await round()).toEqual({ ended: { sent: 1 }, warned: [] })
    expect(await shown(all)).toEqual([
      { title: '您的提现已付出', body: '点按查看每一步。', tag: 'payment-1', path: '/of/payment-1', lang: 'zh' },
    ])
    expect([await shown(bets), await waiting(player)]).toEqual([[], []])
    expect(await round()).toEqual({ ended: {}, warned: [] })
  })

  it('R85 an answer to a question is said in the transaction that answers it', async () => {
    const player = await office.aPlayer()
    const phone = await subscribed(player, ['answers'])
    const operator = await office.anOperator('support')
    await insertFromPlayer(office.db, { playerId: player.id, department: 'Support', header: 'h', body: 'b' })
    const [row] = await office.db.sql<{ id: bigint }>`select max(id) as id from message where player_id = ${player.id}`
    const id = `${row!.id}`
    await office.send(rows.giveMessage, { id, from: '', to: operator.name }, operator)
    expect((await office.send(rows.answerMessage, { id, text: 'Soon.' }, operator)).status).toBe('SUCCESS')
    await round()
    expect(await shown(phone)).toMatchObject([{ title: 'We answered your message', path: '/Messages' }])
  })

  it('R88 who is excluded is told nothing at all, who takes a break nothing about bets', async () => {
    const [excluded, resting] = [await office.aPlayer(), await office.aPlayer()]
    const [one, other] = [await subscribed(excluded), await subscribed(resting)]
    await tell(note(excluded, 'payment-1'), note(resting, 'bet-1', 'bets', 'betDecided'), note(resting, 'payment-2'))
    const until = new Date(office.wall.ms + 400 * DAY_S * 1_000)
    await office.db.transaction(async (tx) => {
      await office.money.gate.excluded(tx, excluded.id, until)
      await office.money.gate.timedOut(tx, resting.id, until)
    })
    expect((await round()).ended).toEqual({ unwanted: 2, sent: 1 })
    expect([await tags(one), await tags(other)]).toEqual([[], ['payment-2']])
    expect([await waiting(excluded), await waiting(resting)]).toEqual([[], []])
  })

  it('R87 a browser that its service knows no more is forgotten, and what else waited for it', async () => {
    const player = await office.aPlayer()
    const [gone, there] = [await subscribed(player), await subscribed(player)]
    await answers(gone, 'gone')
    await tell(note(player, 'payment-1'), note(player, 'payment-2'))
    await round()
    const left = await office.db.sql`select endpoint from push_subscription where player_id = ${player.id}`
    expect(left).toEqual([{ endpoint: there.endpoint }])
    expect(await tags(there)).toEqual(['payment-1', 'payment-2'])
  })

  it('R86 a host that was taken from the list is not called any more', async () => {
    const player = await office.aPlayer()
    const phone = await subscribed(player)
    await tell(note(player, 'payment-1'))
    expect((await round(['fcm.googleapis.com'])).ended).toEqual({ gone: 1 })
    expect([await tags(phone), await waiting(player)]).toEqual([[], []])
  })

  it('R89 a busy or silent service is tried again, later each time, for a day', async () => {
    const player = await office.aPlayer()
    const phone = await subscribed(player)
    await answers(phone, 'busy')
    await tell(note(player, 'payment-1'))
    expect((await round()).ended).toEqual({ later: 1 })
    expect((await round()).ended).toEqual({})
    await answers(phone, 'silent')
    await office.shift(11)
    expect((await round()).ended).toEqual({ later: 1 })
    await office.shift(11)
    expect((await round()).ended).toEqual({})
    await answers(phone, 'taken')
    await office.shift(10)
    expect((await round()).ended).toEqual({ sent: 1 })
    expect(await tags(phone)).toEqual(['payment-1'])
    await answers(phone, 'busy')
    await tell(note(player, 'payment-2'))
    await round()
    await office.shift(DAY_S + 1)
    expect((await round()).ended).toEqual({ unwanted: 1 })
    expect(await waiting(player)).toEqual([])
  })

  it('R89 a process that dies between sending and writing it down says it again, under the same tag', async () => {
    const player = await office.aPlayer()
    const phone = await subscribed(player)
    await tell(note(player, 'payment-1'))
    const taken = await takeDue(office.db, 'a process that dies', 100)
    expect(taken.map(({ tag }) => tag)).toEqual(['payment-1'])
    expect((await round()).ended).toEqual({})
    await office.shift(121)
    expect((await round()).ended).toEqual({ sent: 1 })
    expect([await tags(phone), await waiting(player)]).toEqual([['payment-1'], []])
  })

  it('R89 what is said anew while it is being said is not lost, and what waits is replaced by it', async () => {
    const player = await office.aPlayer()
    const phone = await subscribed(player)
    await tell(note(player, 'payment-1'), note(player, 'payment-1'))
    const anew: Post = async (...args) => {
      await tell(note(player, 'payment-1', 'money', 'withdrawalReturned'))
      return post(...args)
    }
    const deps = { db: office.db, hosts: [sandbox.url], count: () => {}, warn: () => {} }
    await sendDue({ ...deps, post: anew })
    expect(await waiting(player)).toEqual([0])
    await sendDue({ ...deps, post })
    expect((await shown(phone)).map((one) => one?.title)).toEqual([
      'Your withdrawal was paid out',
      'Your withdrawal came back',
    ])
  })
})
