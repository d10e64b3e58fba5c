/** The rules of a bookmaker's wallet on a platform of one page: it meets all of them, and each sees the fault that it is there for. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onePageSportHouse, type Fault } from './conformance-platform.ts'
import { SPORT_RULES } from './conformance.ts'

async function follows(fault: Fault | null): Promise<string[]> {
  const house = await onePageSportHouse(fault)
  const broken: string[] = []
  for (const [name, rule] of Object.entries(SPORT_RULES)) await rule(house).catch(() => broken.push(name))
  await house.close()
  return broken
}

test('B66 a platform without faults meets every rule', async () => {
  expect(await follows(null)).toEqual([])
})

/** By a word of the rule that has to see it. */
const SEEN: Readonly<Record<Fault, RegExp>> = {
  'voids-unbounded': /voids give back/,
  'change-adds': /only the difference/,
  'debt-forgotten': /is owed/,
  'foreign-references': /another player’s/,
  'slip-unsaid': /another amount or slip/,
  'wins-need-a-login': /after the session ended/,
  'rollback-over-void': /rollback is refused/,
  'batch-as-one': /answered alone/,
  'reads-anything': /have their sizes/,
  'tokens-of-others': /stranger/,
  'free-bet-twice': /free bet pays one/,
  'no-least-stake': /terms tell/,
}

test('B66 every rule has a fault that it is there for', () => {
  const unseen = Object.keys(SPORT_RULES).filter((name) => !Object.values(SEEN).some((word) => word.test(name)))
  expect(unseen).toEqual([])
})

test('B66 debits of one moment are one call where the terms say that a wallet takes them so, and one alone is none of a batch', async () => {
  const house = await onePageSportHouse()
  const [wallet, player] = [house.wallet(), await house.aPlayer(1_000n)]
  const token = await player.launchToken()
  const debits = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => {
        const key = randomUUID()
        return wallet.debit({ key, token, playerId: player.id, currency: house.currency, round: key, minor: 10n })
      }),
    )
  const calls = async (count: number) => {
    const from = house.calls.length
    for (const heard of await debits(count)) expect(heard).toMatchObject({ heard: 'ok' })
    return house.calls.slice(from)
  }
  // Nobody has asked for the terms yet.
  expect(await calls(3)).toEqual(['debit', 'debit', 'debit'])
  await wallet.terms()
  expect(await calls(3)).toEqual(['batch'])
  expect(await calls(1)).toEqual(['debit'])
  expect(await player.balanceMinor()).toBe(930n)
  await house.close()
})

test.each(Object.entries(SEEN) as [Fault, RegExp][])('B66 the fault %s is seen', async (fault, word) => {
  expect((await follows(fault)).some((name) => word.test(name))).toBe(true)
})
