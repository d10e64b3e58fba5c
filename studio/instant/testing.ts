/** For the tests of the instant games: a game in a few lines, and a hall that can be killed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { PlayAnswer, PlayRound, PlayState } from '@uwanja/contract/studio/play'
import { betsolutionsCallbackClient } from '@uwanja/providers/games/betsolutions'
import { manualClock } from '@uwanja/runtime/clock'
import { openFileBooks } from '../books/file-books.ts'
import { KEYS, openTestWallet } from '../process/testing.ts'
import { openWallet } from '../wallet/wallet.ts'
import { sealGame, type InstantEngine } from './engine.ts'
import { openPlay } from './play.ts'
import { mountPlay } from './routes.ts'

/** Guess a number below ten: the bet shows nothing, a guess pays tenfold, doubling costs the stake again. */
interface Guess {
  readonly secret: number
  readonly doubled: boolean
  readonly guess: number | null
}
const GUESS: InstantEngine<{ outcomes: number }, null, Guess, 'double' | number> = {
  readBet: (_config, _rawSelection, stakeMinor) => ({ wish: null, stakeMinor, costMinor: stakeMinor }),
  open: ({ outcomes }, _bet, chance) => ({
    state: { secret: chance.below(outcomes), doubled: false, guess: null },
    winMinor: 0n,
    isOver: false,
  }),
  readMove(_config, state, rawMove, { stakeMinor }) {
    if (rawMove === 'double') return state.doubled ? null : { move: rawMove, moreMinor: stakeMinor }
    return typeof rawMove === 'number' ? { move: rawMove, moreMinor: 0n } : null
  },
  move(_config, state, move, { stakeMinor }) {
    if (move === 'double') return { state: { ...state, doubled: true }, winMinor: 0n, isOver: false }
    const pays = move === state.secret ? stakeMinor * (state.doubled ? 20n : 10n) : 0n
    return { state: { ...state, guess: move }, winMinor: pays, isOver: true }
  },
  leave: () => 0,
  view: (_config, { secret, doubled, guess }) => ({ doubled, secret: guess === null ? null : secret }),
  facts: () => ({ rtpBasisPoints: 10_000, volatility: null, topWinHundredths: 1_000, table: null }),
}
const LOOK = { motif: 'star', colours: ['#000', '#111'] } as const
const PLACE = { company: 'betsolutions', gameId: '5999' }

/** A hall with one game, a wallet that breaks, and a clock that the test turns. */
export async function openHall(game = sealGame(GUESS, { outcomes: 10 })) {
  const folder = mkdtempSync(join(tmpdir(), 'play-'))
  const clock = manualClock()
  const wallet = await openTestWallet(100_000)
  let app = Fastify()
  let line = openLine()
  let books = openFileBooks(folder)
  let play = await start()
  function openLine() {
    return openWallet({ address: wallet.url, callbackClient: betsolutionsCallbackClient(KEYS, '1'), clock })
  }
  async function start() {
    line = openLine()
    books = openFileBooks(folder)
    const opened = await openPlay({
      books,
      clock,
      walletOf: () => line,
      gameOf: (place) =>
        place.gameId === '5999' ? { ...PLACE, name: 'Guess', features: [], look: LOOK, page: 'guess', game } : null,
      warn: () => {},
    })
    await mountPlay(app, opened)
    return opened
  }
  const sit = async (token: string | null = 'good-1') => {
    const opened = await play.openSession(PLACE, token)
    if (!opened.ok) throw new Error(opened.why)
    return opened.secret
  }
  const headers = (secret: string) => ({ 'x-studio-session': secret })
  const get = async <A>(path: string, secret: string) =>
    (await app.inject({ url: `/studio/api/play/${path}`, headers: headers(secret) })).json<A>()
  const post = async (path: string, secret: string, payload: object) =>
    (
      await app.inject({ method: 'POST', url: `/studio/api/play/${path}`, headers: headers(secret), payload })
    ).json<PlayAnswer>()
  const hall = {
    clock,
    wallet,
    sit,
    state: (secret: string) => get<PlayState>('state', secret),
    history: async (secret: string) => (await get<{ rounds: PlayRound[] }>('history', secret)).rounds,
    async open(secret: string, id: string, change: object = {}) {
      const { me } = await hall.state(secret)
      const body = { id, stake: '100.00', wish: null, commitment: me.commitment, words: 'my words', ...change }
      return post('open', secret, body)
    },
    move: (secret: string, id: string, step: number, move: unknown) => post('move', secret, { id, step, move }),
    /** As a kill would: nothing is put in order, and a new process opens the same folder. */
    async restart() {
      play.close()
      books.close()
      line.close()
      await app.close()
      app = Fastify()
      play = await start()
    },
    async close() {
      play.close()
      books.close()
      await app.close()
      await wallet.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return hall
}
