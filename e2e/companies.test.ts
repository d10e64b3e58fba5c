/** A game of each of the eight companies, in three days, opened and played by a person: free of charge first, then for money. */
import type { HistoryRow } from '@uwanja/contract/site/user'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { FOLLOWS, logIn, written } from './acts.ts'
import { useBrowser } from './browser.ts'
import { PLAYS, type Play, type Seat } from './rounds.ts'
import { newAccount, sumOf, type Account } from './site-client.ts'
import { useStack } from './stack.ts'
import { shareOfToday } from './turns.ts'

const stack = useStack()
const visit = useBrowser(stack)

/** The companies' launch routes as the specification spells them, each with another kind of game. */
const GAMES: readonly (readonly [company: string, address: string, play: Play])[] = [
  ['BetSolutions', '/game/StartBetSolutions/1/?gameId=5002', PLAYS.hiLo],
  ['EGT', '/Game/StartEgt?gameId=801', PLAYS.slot],
  ['SoftGaming', '/game/StartSoftGaming/931?gameId=15101', PLAYS.bingo],
  ['Endorphina', '/game/StartEndorphina?gameId=en-1', PLAYS.slot],
  ['BetConstruct', '/game/StartBetConstruct?gameId=6201', PLAYS.roulette],
  ['QTech', '/game/StartQTech?gameid=QT-5001', PLAYS.videoPoker],
  ['GlobalBet', '/game/StartGlobalBet?gameid=gb1', PLAYS.football],
  ['Vivo', '/game/StartVivo?gameid=201', PLAYS.baccarat],
]
/** Of the games here even the meanest pays in every third round. */
const MOST_ROUNDS = 20
const DEPOSIT = 50_000

let account: Account
let token: string
beforeAll(async () => {
  const { calls, world } = stack()
  account = newAccount()
  await calls.register(account)
  token = await calls.token(account)
  await calls.deposit(token, String(DEPOSIT))
  await world.approve(account.msisdn, (await world.prompt(account.msisdn)).id)
  await vi.waitFor(async () => expect(await calls.balance(token)).toBe(DEPOSIT), FOLLOWS)
})

async function sit(page: Page, address: string, freeplay: '0' | '1'): Promise<Seat> {
  const game = page.frameLocator('iframe[title="Game window"]')
  const open = async () => {
    await page.goto(`${address}&freeplay=${freeplay}`)
    await game.getByRole('heading', { level: 1 }).waitFor()
  }
  await open()
  return { page, game, world: stack().world, comeBack: freeplay === '1' ? null : open }
}

const count = (rows: readonly HistoryRow[], type: string) => rows.filter((row) => row.type === type).length

test.each(shareOfToday(GAMES, 3))(
  'G08 G16 G17 %s is played for nothing and for money, also after a return, and its history proves the round',
  async (_name, address, play) => {
    const { calls } = stack()
    const before = await calls.history(token)
    const { page, watch } = await visit()
    await logIn(page, account)

    const free = await sit(page, address, '1')
    await play.round(free)
    await free.game.getByText(/chips/).first().waitFor()
    expect(await calls.history(token)).toEqual(before)

    const seat = await sit(page, address, '0')
    let rows = before
    const fresh = (type: string) => count(rows.slice(0, rows.length - before.length), type)
    for (let round = 0; round < MOST_ROUNDS && fresh('win') === 0; round += 1) {
      await play.round(seat)
      rows = await calls.history(token)
      expect(fresh('bet')).toBeGreaterThan(round)
    }
    expect(fresh('win')).toBeGreaterThan(0)
    await play.prove(seat)
    // The page, the wallet and the history say the same.
    const balance = sumOf(rows)
    expect(await calls.balance(token)).toBe(balance)
    await expect.poll(() => seat.game.getByRole('banner').innerText(), FOLLOWS).toContain(written(balance))
    expect(watch.sandboxRequests()).toBeGreaterThan(5)
  },
)

test('G08 after all of it the proof of the books has seen every movement and found nothing', async () => {
  const told = async (name: string) =>
    new RegExp(`^uwanja_${name}\\S* (\\S+)$`, 'm').exec(await (await fetch(`${stack().site}/metrics`)).text())?.[1]
  await expect.poll(() => told('proof_journals_behind'), FOLLOWS).toBe('0')
  expect(await told('proof_findings')).toBe('0')
})
