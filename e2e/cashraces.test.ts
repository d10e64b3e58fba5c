/** Races from the office to a player's place: the notice while there is none, a race made and published, played, climbed; and drops. */
import { randomUUID } from 'node:crypto'
import { cashrace } from '@uwanja/contract/site/cashrace'
import { game } from '@uwanja/contract/site/game'
import { GAME_TYPES } from '@uwanja/contract/site/lobbies'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1', GAME_LISTS: 'hourly' } })
const visit = useBrowser(stack)

const RICH = { national: '8031234561', msisdn: '2348031234561', password: 'demo-uwanja-1' }
const PHONE = { width: 360, height: 740 }

/** Video slots. */
const SLOTS = { gameType: GAME_TYPES.slots, category: 6, page: 1, providerId: 0, searchText: '', forMobile: true }

/** As the field of the browser's own zone has it. */
const local = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

/** Spins as the game's page makes them, at the studio. */
async function spin(token: string, code: string, rounds: number): Promise<void> {
  const { calls, sandboxSite } = stack()
  const opened = await calls.call(game.startEgt, { ...game.startEgt.example, gameId: code }, token)
  const page = await fetch(opened.data.url, { redirect: 'manual' })
  const [, fragment = ''] = (page.headers.get('location') ?? page.url).split('#')
  const session = new URLSearchParams(fragment).get('s') ?? ''
  const headers = { 'content-type': 'application/json', 'x-studio-session': session }
  for (let round = 0; round < rounds; round++) {
    const state = await (await fetch(`${sandboxSite}/studio/api/play/state`, { headers })).json()
    const { commitment } = (state as { me: { commitment: string } }).me
    const bet = { id: randomUUID(), stake: '200.00', wish: null, commitment, words: randomUUID().slice(0, 8) }
    const done = await fetch(`${sandboxSite}/studio/api/play/open`, {
      method: 'POST',
      headers,
      body: JSON.stringify(bet),
    })
    expect(done.status).toBe(200)
  }
}

test('C01 C02 C03 C07 C08 C13 an empty list leads home; a race is made, seen by a visitor, and followed by a player', async () => {
  const { api, calls, office } = stack()
  const { page } = await visit({ viewport: PHONE })
  await page.goto('/cashraces')
  const notice = page.getByRole('dialog', { name: 'There is no cash race right now' })
  await notice.getByText('See you soon').waitFor()
  await expectAccessible(page, 'no race')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/')

  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const desk = (await visit({ viewport: DESK })).page
  await makeItOnesOwn(desk, office, name!, firstPassword!)
  await desk.getByRole('heading', { name: 'Overview' }).waitFor()
  // A race takes the games that are listed when it is made; the companies' lists come one after another.
  const isListed = async () =>
    (await calls.call(game.getGames, SLOTS)).data.some(({ realUrl }) => realUrl.includes('StartEgt'))
  await expect.poll(isListed, FOLLOWS).toBe(true)
  const aRule = async (called: string, counts: string) => {
    await go(desk, 'Cash races')
    await button(main(desk), 'New rule set').click()
    const rule = desk.getByRole('dialog')
    await rule.getByLabel('Name').fill(called)
    await rule.getByLabel('What counts').selectOption({ label: counts })
    if (counts === 'Stakes') await expectAccessible(desk, 'a rule set of races')
    await button(rule, 'Keep').click()
    await rule.waitFor({ state: 'detached' })
  }
  const aRace = async (called: string, address: string) => {
    await go(desk, 'Cash races')
    await button(main(desk), 'New race').click()
    const race = desk.getByRole('dialog')
    await race.getByLabel('Rule set').selectOption({ label: `${called}, version 1` })
    await race.getByLabel('Name in English').fill(called)
    await race.getByLabel('Address').fill(address)
    await race.getByLabel('Starts').fill(local(Date.now() - 86_400_000))
    await race.getByLabel('Ends').fill(local(Date.now() + 3 * 86_400_000))
    await button(race, 'New race').click()
    await desk.getByRole('heading', { name: called, level: 1 }).waitFor()
    await button(main(desk), 'Publish').click()
    await main(desk).getByText('running', { exact: true }).waitFor({ timeout: FOLLOWS.timeout })
  }
  await aRule('Weekly slots', 'Stakes')
  await aRace('Weekly slots', 'weekly-slots')
  await expectAccessible(desk, 'a race in the office')
  await aRule('Daily drops', 'Drops and wins')
  await aRace('Daily drops', 'daily-drops')

  await page.goto('/cashraces')
  await page.getByRole('heading', { name: 'Weekly slots' }).waitFor()
  // 50,000 + 25,000 + 3 x 10,000.
  await page.getByText('105,000.00 NGN').first().waitFor()
  const clock = page.getByRole('timer').first()
  const before = await clock.innerText()
  await expect.poll(() => clock.innerText(), FOLLOWS).not.toBe(before)
  await expectAccessible(page, 'the races')
  await page.getByRole('link', { name: /Show the race.*Weekly slots/ }).click()
  await page.getByRole('heading', { name: 'Weekly slots', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Weekly slots | Cash races | Uwanja')
  await page.getByText('Nobody has points yet.').waitFor()
  await page.getByRole('heading', { name: 'Games of this race' }).waitFor()
  await button(page, 'Rules').click()
  await page.getByText('One point for each 100.00 NGN that you stake.').waitFor()
  await expectAccessible(page, 'a race')
  // Without a token a tile leads to the log-in.
  await page
    .getByRole('list', { name: /^Games 1/ })
    .getByRole('button')
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/login')
  await logIn(page, RICH)
  await page.goto('/cashracedetails?urlsuffix=weekly-slots')
  await page.getByText('You have no points in this race yet.').waitFor()
  const wants = page.getByRole('checkbox', { name: /overtaken/ })
  await wants.check()
  const token = await calls.token(RICH)
  const { data: list } = await calls.call(cashrace.getCashRacesList, {})
  const id = list.find(({ urlSuffix }) => urlSuffix === 'weekly-slots')!.id
  const standing = async () => (await calls.call(cashrace.getCashRaceStanding, { cashraceId: id }, token)).data
  await expect.poll(async () => (await standing()).wantsNews, FOLLOWS).toBe(true)

  // Real spins; the open page hears of them by itself.
  const { data: games } = await calls.call(cashrace.getCashRaceGames, { cashraceIdsStr: String(id), isMobile: true })
  const code = /StartEgt\?gameId=(\d+)/.exec(games.find(({ realUrl }) => realUrl.includes('StartEgt'))!.realUrl)![1]!
  await spin(token, code, 3)
  await expect.poll(async () => (await standing()).points, FOLLOWS).toBe(6)
  await page.getByText('1. · 6 Points').waitFor({ timeout: FOLLOWS.timeout })
  await page.getByRole('cell', { name: '234•••561' }).waitFor({ timeout: FOLLOWS.timeout })
  await expectAccessible(page, 'a race with places')

  await page.goto('/cashracedetails?urlSuffix=daily-drops')
  await page.getByText('The seed is shown when the race has ended.').waitFor()
  await expectAccessible(page, 'drops')
  await page.goto('/cashracedetails?urlSuffix=nothing-like-it')
  await page.getByText('We can’t find this race.').waitFor()
  await page.getByRole('link', { name: 'All races' }).click()
  await page.getByRole('heading', { name: 'Cash races', level: 1 }).waitFor()
})
