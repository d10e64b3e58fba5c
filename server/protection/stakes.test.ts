/** An excluded person with two accounts stakes over every path at once: nothing is accepted. The long form runs in deep. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identity } from '@uwanja/contract/site/identity'
import { type GameCompany } from '@uwanja/providers/games'
import type { CompoundAsk, SpokenAsk } from '@uwanja/providers/games/callback-client'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import { FULLEST } from '../db/testing.ts'
import { openGameSession } from '../wallet/store.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { fresh, protecting } from '../testing/protection.ts'

const STAKES = process.env['UWANJA_DEEP'] === '1' ? 10_000 : 160
const AT_ONCE = 40

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST, { EXCLUSION_PROVIDER: 'sandbox' })
})
afterAll(() => house.close())
const { say, stake, exclude } = protecting(() => house)

/** Sits down at a company's game; what comes back places a stake, each in another way that the company has. */
async function seat(who: LoggedIn, [name, subject]: [string, (typeof GAME_SUBJECTS)[GameCompany]]) {
  const company = name as GameCompany
  const callbackClient = subject.callbackClient(house.keys[company] ?? {})
  const post = async (words: SpokenAsk | CompoundAsk) => {
    const { path, headers, body } =
      words.ask === 'bet-and-win' ? callbackClient.sayBoth!(words) : callbackClient.say(words)
    const answer = await fetch(`${house.apiUrl}/callbacks/games/${company}${path}`, { method: 'POST', headers, body })
    return callbackClient.hear(answer.status, await answer.text(), words)
  }
  const sitDown = async (): Promise<string> => {
    const token = await openGameSession(house.db, {
      playerId: who.id,
      sessionId: who.sessionId,
      company,
      ...subject.game,
    })
    const publicToken = callbackClient.entry?.({ token, playerId: who.id.toString(), currency: 'NGN' }) ?? token
    const opened = await post({ ask: 'open', publicToken })
    return opened.heard === 'ok' ? opened.token! : 'nobody’s'
  }
  const say = async (token: string, more: object) => {
    const key = fresh('bet')
    const words = { ask: 'bet', key, round: key, minor: 100n, token, currency: 'NGN', ...subject.game, ...more }
    return (await post(words as never)).heard
  }
  const first = await sitDown()
  return [
    () => say(first, {}),
    // A seat that is taken anew each time, behind the launch's own refusal.
    async () => say(await sitDown(), {}),
    // A stake with its win in one call, where the company has that; of a free round the win alone counts.
    ...(callbackClient.sayBoth ? [() => say(first, { ask: 'bet-and-win', winMinor: 900n })] : []),
  ]
}

it(`B30 of ${STAKES} stakes over every path at an excluded person's two accounts none is accepted`, async () => {
  const details = { firstName: 'Ifeoma', lastName: 'Nwosu', dateOfBirth: '1985-06-07' }
  const shown = { ...details, documentType: 'NIN', documentNumber: '40000001111' } as const
  const [first, second] = [await aPlayer(house, { cash: 50_000_00n }), await aPlayer(house, { cash: 50_000_00n })]
  const paths: (() => Promise<string>)[] = []
  for (const who of [first, second]) {
    for (const company of Object.entries(GAME_SUBJECTS)) paths.push(...(await seat(who, company as never)))
    paths.push(async () => (await stake(who, 100n)).status)
  }
  // Each path works before.
  for (const path of paths) expect(await path()).toBe('ok')
  expect(await say(first, identity.checkIdentity, shown)).toBe('SUCCESS')
  await exclude(first)
  expect(await say(second, identity.checkIdentity, shown)).toBe('PLAYER_EXCLUDED')
  const count = async () =>
    (await house.db.sql<{ n: number }>`select count(*)::int as n from money.journal where kind = 'wager.staked'`)[0]!.n
  const before = await count()
  const heard: string[] = []
  for (let done = 0; done < STAKES; done += AT_ONCE) {
    const group = Array.from({ length: AT_ONCE }, (_, nth) => paths[(done + nth) % paths.length]!())
    heard.push(...(await Promise.all(group)))
  }
  expect(heard).toHaveLength(STAKES)
  expect(heard.filter((one) => one === 'ok')).toEqual([])
  expect(await count()).toBe(before)
  await expectBooks(house)
}, 600_000)
