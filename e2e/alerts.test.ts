/** Alerts on suspicious betting at the desk: counted beside the menu's word, read with their bets, looked at, made a case; and insiders. */
import { mkdirSync } from 'node:fs'
import { freePort } from '@uwanja/runtime/free-port'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { becauseByKeys, choose, expectPlaceKept, pressKey, typeInto } from './keys.ts'
import { go, main } from './office-acts.ts'
import { anOperator, makeItOnesOwn } from './office-log-ins.ts'
import { onDatabase } from './postgres.ts'
import { useStack } from './stack.ts'

const bookPort = await freePort()
const stack = useStack({ env: { DEMO: '1', BOOK_PORT: String(bookPort), FEED_URL: '' } })
const visit = useBrowser(stack)

/** A match of which a feed has told no more than who plays. */
const UNHEARD =
  '{"fixture": null, "changes": {}, "facts": {}, "markets": {}, "stops": {}, "results": {}, "cancels": {}}'
/** As the job keeps them: one about an outcome with its four bets, one about a player. */
const ALERTS = `
  with sides as (insert into book.participant (sport, name) values ('football', 'Bahari'), ('football', 'Mlima') returning id),
  match as (insert into book.event (source, source_id, home, away, heard, revision)
    select 'off', 'alerts', min(id), max(id), '${UNHEARD}', 0 from sides returning id),
  players as (insert into book.player (wallet, wallet_player, currency)
    select 'house', n::text, 'NGN' from generate_series(1, 4) n returning id, wallet_player),
  bets as (insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, debit_minor, currency, policy,
      state, decided_at, accepted_at, open_minor)
    select 'linked-' || wallet_player, id, 's', 'h', 'linked-' || wallet_player, 'single', 2500000, 1, '{1}', 2500000, 'NGN',
      'none', 'accepted', house_now(), house_now(), 2500000 from players returning id)
  insert into book.alert (kind, subject, found_at, grown_at, event, market, specifiers, outcome, player, currency, figures, bets)
  select 'same-stake', 'one', house_now(), house_now(), match.id, 'goals.match.1x2', '', '1', null::bigint, 'NGN',
    '{"bets": 4, "players": 4, "stake": 2500000, "stakes": 10000000, "seconds": 275}'::jsonb, (select array_agg(id) from bets)
  from match union all
  select 'beyond-odds', 'two', house_now() - interval '1 hour', house_now() - interval '1 minute', null, null, null, null,
    min(id), 'NGN', '{"bets": 23, "stakes": 2300000, "won": 9200000, "expected": 2070000, "deviations": 815}'::jsonb, '{}'::text[]
  from players`

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['UWANJA_PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

async function lookAtTheFirst(page: Page): Promise<void> {
  await pressKey(main(page).getByText(/^Bets \(4\)/))
  await main(page).getByRole('cell', { name: 'linked-4', exact: true }).waitFor()
  await expectAccessible(page, 'alerts')
  await shot(page, 'alerts-1280')
  await pressKey(button(main(page), 'Looked at it').first())
  const dialog = page.getByRole('dialog')
  await typeInto(dialog.getByLabel('What was found'), 'four friends of one bar')
  await expectAccessible(page, 'an alert looked at')
  await shot(page, 'alerts-dialog-1280')
  await pressKey(button(dialog, 'Looked at it'))
  await dialog.waitFor({ state: 'detached' })
  await expectPlaceKept(page)
}

/** The dialog's words, then its button; it closes, and the keyboard is where it was or beside it. */
async function written(page: Page, label: string, words: string, says: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await typeInto(dialog.getByLabel(label, { exact: true }), words)
  await pressKey(button(dialog, says))
  await dialog.waitFor({ state: 'detached' })
  await expectPlaceKept(page)
}

async function makeItACase(page: Page): Promise<void> {
  await pressKey(button(main(page), 'Open a case'))
  await written(page, 'Note', 'one bar in one town', 'Open a case')
  await pressKey(main(page).getByRole('link', { name: 'In case 1' }))
  await main(page).getByRole('heading', { name: 'Case 1 · Open' }).waitFor()
  await pressKey(button(main(page), 'Write in the case'))
  await written(page, 'Note', 'the league was asked', 'Write in the case')
  await main(page).getByText('the league was asked').waitFor()
  await shot(page, 'case-1280')
  await expectAccessible(page, 'a case')
  await pressKey(button(main(page), 'Close the case'))
  await choose(page.getByRole('dialog').getByLabel('What was found'), 'Confirmed and passed on')
  await expectAccessible(page, 'the end of a case')
  await written(page, 'Reason', 'given to the league', 'Close the case')
  await main(page).getByRole('heading', { name: 'Case 1 · Confirmed and passed on' }).waitFor()
  await pressKey(main(page).getByRole('link', { name: 'All cases' }))
  await main(page).getByRole('cell', { name: 'Confirmed and passed on' }).waitFor()
}

async function listAnInsider(page: Page): Promise<void> {
  await pressKey(main(page).getByLabel('Shown'), 'I')
  await main(page).getByText('Nobody is listed').waitFor()
  await pressKey(button(main(page), 'List an insider'))
  const dialog = page.getByRole('dialog')
  await typeInto(dialog.getByLabel('Wallet'), 'house')
  await typeInto(dialog.getByLabel('Player', { exact: true }), '1')
  await typeInto(dialog.getByLabel('Part of its name'), 'baha')
  // The choice is asked for anew with every letter.
  await dialog.getByRole('option', { name: 'Mlima · Football' }).waitFor({ state: 'detached' })
  await dialog.getByRole('option', { name: 'Bahari · Football' }).waitFor({ state: 'attached' })
  await choose(dialog.getByLabel('Which'), 'Bahari · Football')
  await expectAccessible(page, 'an insider to list')
  await shot(page, 'insider-dialog-1280')
  await written(page, 'What they are to it', 'their second keeper', 'List an insider')
  await main(page).getByRole('cell', { name: 'their second keeper' }).waitFor()
  await shot(page, 'insiders-1280')
  await pressKey(button(main(page), 'End: 1, Bahari · Football'))
  await becauseByKeys(page, 'End', 'has left the club')
  await main(page)
    .getByRole('cell', { name: /^until .*, zawadi$/ })
    .waitFor()
}

test(
  'P18 P35 P37 O98 alerts are counted, read, by keys alone looked at and made a case, and insiders listed',
  { timeout: 600_000 },
  async () => {
    const { api, office, databaseUrl } = stack()
    // The embedded database is the API's alone, and a turn of the job takes an hour of bets.
    if (databaseUrl !== '') await onDatabase(databaseUrl, ALERTS)
    const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<
      string,
      string
    >
    const admin = (await visit({ viewport: DESK })).page
    await makeItOnesOwn(admin, office, name!, firstPassword!)
    await admin.getByRole('heading', { name: 'Overview' }).waitFor()
    const page = (await visit({ viewport: DESK })).page
    await anOperator(page, admin, office, { name: 'zawadi', role: 'Trading' })
    // The badge stands inside the menu's link, which keeps its name beside it.
    if (databaseUrl !== '') await page.getByRole('status', { name: 'Alerts that nobody has looked at: 2' }).waitFor()
    await go(page, 'Trading')
    await main(page).getByRole('navigation', { name: 'Trading' }).getByRole('link', { name: 'Alerts' }).click()
    if (databaseUrl === '') {
      await main(page).getByText('No alert stands open').waitFor()
      return
    }
    await main(page).getByRole('heading', { name: 'Wins beyond the odds' }).waitFor()
    await main(page).getByText('Bahari – Mlima').waitFor()
    await lookAtTheFirst(page)
    await page.getByRole('status', { name: 'Alerts that nobody has looked at: 1' }).waitFor()
    await main(page).getByLabel('Shown').selectOption('looked-at')
    await main(page).getByText('four friends of one bar').waitFor()
    expect(await button(main(page), 'Looked at it').count()).toBe(0)
    await makeItACase(page)
    await listAnInsider(page)
    await page.setViewportSize(PHONE)
    await expectAccessible(page, 'insiders on a phone')
    await shot(page, 'insiders-360')
    await page.goto(`${office}/trading/alerts?state=cases&case=1`)
    await main(page).getByText('given to the league').waitFor()
    await expectAccessible(page, 'a case on a phone')
    await shot(page, 'case-360')
    await page.goto(`${office}/trading/alerts`)
    await main(page).getByRole('heading', { name: 'Wins beyond the odds' }).waitFor()
    await shot(page, 'alerts-360')
    await expectAccessible(page, 'alerts on a phone')
  },
)
