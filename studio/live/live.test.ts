/** Shared tables over HTTP against a wallet over HTTP: two players in one round, choices, silence, kills, proofs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyDraws } from '@uwanja/contract/fair/draws'
import { betsolutionsCallbackClient } from '@uwanja/providers/games/betsolutions'
import { manualClock } from '@uwanja/runtime/clock'
import type { LiveAnswer, LiveKind, LiveSnapshot, TableBetView } from '@uwanja/contract/studio/live'
import { rouletteReturned } from '../games/roulette/rules.ts'
import { threeCardReturned, type ThreeCardHands } from '../games/three-card/rules.ts'
import { idle, KEYS, openTestWallet, until } from '../process/testing.ts'
import { openFileBooks } from '../books/file-books.ts'
import { openWallet } from '../wallet/wallet.ts'
import { openLive, type Live } from './live.ts'
import { mountLive } from './routes.ts'

const KINDS: Readonly<Record<string, LiveKind>> = {
  '1': 'live-roulette',
  '2': 'live-blackjack',
  '3': 'live-poker',
  '4': 'virtual-football',
}

async function openRoom() {
  const folder = mkdtempSync(join(tmpdir(), 'live-'))
  const clock = manualClock()
  const wallet = await openTestWallet(100_000)
  const line = openWallet({ address: wallet.url, callbackClient: betsolutionsCallbackClient(KEYS, '1'), clock })
  let app = Fastify()
  let live: Live
  let books = openFileBooks(folder)
  async function open(): Promise<void> {
    app = Fastify()
    books = openFileBooks(folder)
    live = await openLive({
      books,
      clock,
      walletOf: () => line,
      titleOf: ({ company, gameId }) =>
        KINDS[gameId] ? { company, gameId, name: 'A table', kind: KINDS[gameId] } : null,
      warn: () => {},
    })
    await mountLive(app, live)
  }
  await open()
  const ask = async (secret: string, method: 'GET' | 'POST', path: string, payload?: object) =>
    (
      await app.inject({
        method,
        url: `/studio/api/live/${path}`,
        headers: { 'x-studio-session': secret },
        ...(payload ? { payload } : {}),
      })
    ).json()
  return {
    clock,
    wallet,
    async sit(gameId: string, token: string | null = 'good-1'): Promise<string> {
      const opened = await live.openSession({ company: 'vivo', gameId }, token)
      if (!opened.ok) throw new Error(opened.why)
      return opened.secret
    },
    state: (secret: string): Promise<LiveSnapshot> => ask(secret, 'GET', 'state'),
    bet: (secret: string, bets: Readonly<Record<string, string>>): Promise<LiveAnswer> =>
      ask(secret, 'POST', 'bet', { bets: Object.entries(bets).map(([spot, stake]) => ({ spot, stake })) }),
    slips: async (secret: string) => ((await ask(secret, 'GET', 'slips')) as { slips: TableBetView[] }).slips,
    choose: (secret: string, move: string): Promise<LiveAnswer> => ask(secret, 'POST', 'choose', { move }),
    /** Lets time pass until the table says so. */
    async until(secret: string, is: (snapshot: LiveSnapshot) => boolean): Promise<LiveSnapshot> {
      for (;;) {
        const snapshot = await this.state(secret)
        if (is(snapshot)) return snapshot
        clock.advance(Math.max(1, (snapshot.table.untilMs ?? 0) - snapshot.table.nowMs))
      }
    },
    /** As a kill would: nothing is put in order, and a new process opens the same folder. */
    async restart(): Promise<void> {
      live.close()
      books.close()
      await app.close()
      await open()
    },
    async close(): Promise<void> {
      live.close()
      books.close()
      await app.close()
      line.close()
      await wallet.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
type Room = Awaited<ReturnType<typeof openRoom>>

let room: Room
beforeEach(async () => {
  room = await openRoom()
})
afterEach(() => room.close())

const balance = () => room.wallet.balanceMinor
const settled = (secret: string) =>
  until(async () => (await room.state(secret)).me!.slips.every((tableBet) => tableBet.settled))

describe('a shared round', () => {
  it('G08 R02 pays two players by one outcome that was fixed before they staked, each his own stakes', async () => {
    const [me, other] = [await room.sit('1'), await room.sit('1', null)]
    const { table } = await room.state(me)
    expect(table).toMatchObject({ phase: 'betting', shown: null, proof: { seed: null, ranges: [] } })
    expect(await room.bet(me, { red: '100.00', n7: '10.00' })).toMatchObject({
      ok: true,
      me: { balanceMinor: '89000' },
    })
    expect(await room.bet(other, { black: '50.00' })).toMatchObject({ ok: true, me: { balanceMinor: '495000' } })
    expect((await room.state(other)).table.seats.map(({ stakeMinor }) => stakeMinor)).toEqual(['11000', '5000'])
    const over = await room.until(me, (now) => now.table.phase === 'over')
    const { pocket } = over.table.shown as { pocket: number }
    await settled(me)
    const won = 100 * rouletteReturned('red', pocket) + 10 * rouletteReturned('n7', pocket)
    expect(balance()).toBe(89_000 + won)
    expect((await room.state(other)).me!.balanceMinor).toBe(String(495_000 + 50 * rouletteReturned('black', pocket)))
    // The seed shows that the outcome was there before the stakes.
    expect(over.table.proof.commitment).toBe(table.proof.commitment)
    const verdict = await verifyDraws({ ...over.table.proof, seed: over.table.proof.seed! })
    expect(verdict).toMatchObject({ commitmentMatches: true, draws: [pocket] })
    expect(over.past[0]).toMatchObject({ round: table.round, drawn: { pocket } })
    expect(room.wallet.count('Bet')).toBe(1)
    expect(room.wallet.count('Win')).toBe(1)
  })

  it('G08 refuses what cannot be staked, and stakes after the end', async () => {
    const me = await room.sit('1')
    await room.state(me)
    for (const bets of [{}, { n37: '10' }, { red: '0' }, { red: '-5' }, { red: '1e3' }, { constructor: '10' }]) {
      expect(await room.bet(me, bets as Record<string, string>)).toMatchObject({ ok: false, why: 'bad-bet' })
    }
    expect(await room.bet(me, { red: '9.99' })).toMatchObject({ ok: false, why: 'below-limit' })
    expect(await room.bet(me, { red: '100000.01' })).toMatchObject({ ok: false, why: 'above-limit' })
    expect(await room.bet(me, { red: '5000' })).toMatchObject({ ok: false, why: 'funds' })
    expect(await room.bet('nobody', { red: '10' })).toMatchObject({ ok: false, why: 'no-session' })
    await room.until(me, (now) => now.table.phase === 'showing')
    expect(await room.bet(me, { red: '10' })).toMatchObject({ ok: false, why: 'closed' })
    expect(balance()).toBe(100_000)
  })

  it('G08 a stake without an answer goes back', async () => {
    const me = await room.sit('1')
    await room.state(me)
    room.wallet.moods.set('Bet', 'fails')
    expect(await room.bet(me, { red: '100' })).toMatchObject({ ok: false, why: 'no-answer' })
    await until(() => room.wallet.count('CancelBet') === 1)
    expect((await room.state(me)).table.seats).toEqual([])
  })
})

describe('choices', () => {
  it('G08 R04 a hand of poker is played for a second stake, folded by who says nothing, and pays by the rules', async () => {
    const me = await room.sit('3')
    const idler = await room.sit('3', null)
    await room.state(me)
    expect(await room.bet(me, { 'pair-plus': '10' })).toMatchObject({ ok: false, why: 'bad-bet' })
    await room.bet(me, { ante: '100', 'pair-plus': '10' })
    await room.bet(idler, { ante: '100' })
    const deciding = await room.until(me, (now) => now.table.phase === 'deciding')
    expect(deciding.me!.choices).toEqual(['play', 'fold'])
    expect(deciding.table.shown).toMatchObject({ dealer: [] })
    expect(await room.choose(me, 'hit')).toMatchObject({ ok: false, why: 'bad-choice' })
    expect(await room.choose(me, 'play')).toMatchObject({ ok: true, me: { balanceMinor: '79000' } })
    expect(await room.choose(me, 'play')).toMatchObject({ ok: false })
    const over = await room.until(me, (now) => now.table.phase === 'over')
    await settled(me)
    const hands = over.table.shown as ThreeCardHands
    const paid = (spot: string) => threeCardReturned(spot, hands, 'play')
    expect(balance()).toBe(79_000 + 100 * paid('ante') + 10 * paid('pair-plus') + 100 * paid('play'))
    expect((await room.state(idler)).me!.slips[0]).toMatchObject({ moves: ['fold'], state: 'lost' })
  })

  it('G08 at blackjack the window closes when all have chosen, and a double that the wallet refuses changes nothing', async () => {
    const me = await room.sit('2')
    let deciding: LiveSnapshot | null = null
    // A blackjack on either side leaves nothing to choose: another round then.
    while (!deciding) {
      await room.until(me, (now) => now.table.phase === 'betting')
      room.wallet.balanceMinor = 10_000
      await room.bet(me, { hand: '100' })
      const next = await room.until(me, ({ table }) => table.phase === 'deciding' || table.phase === 'over')
      if (next.table.phase === 'deciding') deciding = next
      await idle()
    }
    expect(deciding.me!.choices).toEqual(['hit', 'stand', 'double'])
    expect((deciding.table.shown as { house: string[] }).house).toHaveLength(1)
    expect(await room.choose(me, 'double')).toMatchObject({ ok: false, why: 'funds' })
    expect((await room.state(me)).me!.choices).toEqual(['hit', 'stand', 'double'])
    expect(await room.choose(me, 'stand')).toMatchObject({ ok: true })
    expect((await room.state(me)).table.phase).toBe('showing')
  })
})

describe('a killed studio', () => {
  it('G08 G16 R03 gives back the stakes of a round that it did not finish, once', async () => {
    const me = await room.sit('4')
    await room.state(me)
    await room.bet(me, { '0:result:1': '100', '1:score:2-1': '20' })
    expect(balance()).toBe(88_000)
    await room.restart()
    await until(() => balance() === 100_000)
    await room.restart()
    await idle()
    const cancels = room.wallet.asked.filter(({ action }) => action === 'CancelBet')
    expect(new Set(cancels.map(({ fields }) => fields['TransactionId'])).size).toBe(1)
    expect(balance()).toBe(100_000)
    expect((await room.state(me)).table.round).toBe(2)
  })

  it('G08 G16 G17 R03 settles a round whose outcome stood, by that outcome', async () => {
    const me = await room.sit('1')
    await room.state(me)
    await room.bet(me, { red: '100', black: '100', n0: '50' })
    const showing = await room.until(me, (now) => now.table.phase === 'showing')
    const { pocket } = showing.table.shown as { pocket: number }
    await room.restart()
    const won = pocket === 0 ? 180_000 : 20_000
    await until(() => balance() === 75_000 + won)
    expect((await room.state(me)).past[0]).toMatchObject({ drawn: { pocket } })
    expect(room.wallet.count('CancelBet')).toBe(0)
    // Shown at return, and still after a second restart: the round with its stake and what came of it.
    const mine = [{ round: 1, stakeMinor: '25000', wonMinor: String(won), settled: true }]
    await until(async () => (await room.slips(me)).every((tableBet) => tableBet.settled))
    expect(await room.slips(me)).toMatchObject(mine)
    await room.restart()
    expect(await room.slips(await room.sit('1', 'good-2'))).toMatchObject(mine)
  })
})
