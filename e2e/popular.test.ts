/** Multiples that many have placed just so: seen in the frame, and put on the slip by one tap. */
import { mkdirSync } from 'node:fs'
import { bookRead } from '@uwanja/contract/book/read'
import type { Envelope, Reply } from '@uwanja/contract/wire/call'
import type { Language } from '@uwanja/contract/wire/constants'
import { requestOf } from '@uwanja/contract/wire/request'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { useBrowser } from './browser.ts'
import { onDatabase } from './postgres.ts'
import { openSlip } from './sports-acts.ts'
import { inTurn, nameOfLook, SPORTS_LOOKS } from './sports-looks.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const stack = useStack({ env: { BOOK_PORT: String(bookPort) } })
const visit = useBrowser(stack)

/** Two that begin last of the first page: neither begins while this runs. */
async function twoAhead(): Promise<readonly string[]> {
  const { path, ...request } = requestOf(bookRead.events, { sport: 'football' }, '')
  const ask = async () => {
    const said = (await (await fetch(`http://127.0.0.1:${String(bookPort)}${path}`, request)).json()) as Envelope<
      Reply<typeof bookRead.events>
    >
    const open = said.data.events.filter(
      ({ phase, markets: [first] }) =>
        phase === 'before' && first?.market === 'goals.match.1x2' && first.status === 'active',
    )
    return open.slice(-2).map(({ id }) => id)
  }
  await expect.poll(async () => (await ask()).length, { timeout: 60_000 }).toBe(2)
  return ask()
}

const placed = (events: readonly string[]): string => `
  with players as (insert into book.player (wallet, wallet_player, currency)
    select 'house', 'of-' || n, 'NGN' from generate_series(1, 23) n returning id, wallet_player as name),
  bets as (insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, debit_minor, currency, policy,
      state, decided_at, accepted_at, open_minor)
    select name, id, 's', 'h', name, 'multiple', 10000, 1, '{2}', 10000, 'NGN', 'none', 'accepted', house_now(), house_now(), 10000
    from players returning id),
  legs as (insert into book.leg (bet, at, asked_odds) select id, at, 1500 from bets, generate_series(0, 1) at returning bet, at)
  insert into book.pick (bet, leg, at, event, market, outcome, starts_at, shown_epoch)
  select bet, at, 0, (array[${events.join()}])[at + 1]::bigint, 'goals.match.1x2', '1', house_now(), 1 from legs`

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

/** What is read there; another word is a lost text. */
const WORDS = {
  en: {
    heading: 'Multiples of many',
    placed: 'Placed just so by 23 players within a day.',
    take: 'Put all on the slip',
    stake: 'Stake',
  },
  sw: {
    heading: 'Mikeka ya pamoja ya wengi',
    placed: 'Imewekwa hivi hivi na wachezaji 23 ndani ya siku moja.',
    take: 'Weka zote kwenye mkeka',
    stake: 'Dau',
  },
  zh: { heading: '多人串关', placed: '一天内有 23 名玩家这样投注。', take: '全部加入投注单', stake: '投注额' },
} as const satisfies Readonly<Record<Language, object>>

/** Once for all looks. */
let isPlaced: Promise<void> | null = null

test.each(inTurn(SPORTS_LOOKS).map((look) => [nameOfLook(look), look] as const))(
  'P19 in %s a multiple of many is on the slip by one tap',
  { timeout: 600_000 },
  async (_name, look) => {
    const { databaseUrl } = stack()
    // The embedded database is the API's alone.
    if (databaseUrl === '') return
    await (isPlaced ??= twoAhead().then((events) => onDatabase(databaseUrl, placed(events))))
    const words = WORDS[look.language]
    const { page } = await visit(look)
    await page.goto('/Sports/Altenar')
    const frame = page.frameLocator('main iframe')
    const section = frame.locator('section', { has: frame.getByRole('heading', { name: words.heading }) })
    await section.getByText(words.placed).waitFor()
    await section.scrollIntoViewIfNeeded()
    const name = nameOfLook(look).replaceAll(/[^\w]+/g, '-')
    await shot(page, `multiples-${name}`)
    await expectAccessible(page, 'multiples of many')
    await section.getByRole('button', { name: words.take }).click()
    const slip = await openSlip(page, frame, look, 2)
    await slip.getByLabel(words.stake, { exact: true }).waitFor()
    await shot(page, `multiples-slip-${name}`)
  },
)
