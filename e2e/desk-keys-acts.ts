/** What traders do at the desk by keys alone: leagues, matches, prices, margins and limits. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button } from './acts.ts'
import { becauseByKeys, choose, expectPlaceKept, pressKey, typeInto, typeMoment } from './keys.ts'
import { main } from './office-acts.ts'
import { dayAhead, tab } from './trading-acts.ts'

const MATCH = 'Mlima – Bahari'
const ROWS = (): readonly string[] => [
  'date,time,home,away,home_goals,away_goals',
  '2026-10-01,16:00,Bahari,Mlima,2,1',
  '2026-10-08,16:00,Nyota,Bahari,0,0',
  `${dayAhead()},18:00,Mlima,Bahari,,`,
  `${dayAhead()},20:00,Bahari,Nyota,,`,
]

export async function openPart(page: Page, name: string): Promise<void> {
  await pressKey(page.getByRole('navigation').getByRole('link', { name: 'Trading', exact: true }))
  await page.getByRole('heading', { name: 'Trading', level: 1 }).waitFor()
  // From another part the heading stands already: what is pressed before this way has led anywhere is taken back by it.
  await page.locator('a[aria-current="page"]').getByText('Matches', { exact: true }).waitFor()
  await pressKey(tab(page, name))
  await page.locator('a[aria-current="page"]').getByText(name, { exact: true }).waitFor()
}

export async function importByKeys(page: Page): Promise<void> {
  await openPart(page, 'Import')
  await typeInto(main(page).getByLabel('Country'), 'Pwani')
  await typeInto(main(page).getByLabel('League'), 'Ligi ya Jioni')
  await typeInto(main(page).getByLabel('Its text'), ROWS().join('\n'))
  await pressKey(main(page).getByLabel('Keep it'), 'Space')
  await typeInto(main(page).getByLabel('Why'), 'the league’s own list')
  await pressKey(button(main(page), 'Read it'))
  await main(page).getByText('It is kept.').waitFor()
  await expectPlaceKept(page)
}

export async function haltByKeys(page: Page): Promise<void> {
  await openPart(page, 'Matches')
  const halted = main(page)
    .getByRole('status')
    .filter({ hasText: /^Suspended/ })
  for (const scope of ['Football', 'Everything'])
    for (const says of ['Suspend', 'Reopen']) {
      await pressKey(button(main(page), 'Suspend a sport or everything'))
      await choose(page.getByRole('dialog').getByLabel('What'), scope)
      await becauseByKeys(page, says, 'the hall is on fire')
      if (says === 'Suspend') await halted.getByText(`Suspended: ${scope}`).waitFor()
      else await halted.waitFor({ state: 'detached' })
    }
}

/** `/` to the search, `j` to the row, Enter into it. */
export async function openMatch(page: Page): Promise<string> {
  await openPart(page, 'Matches')
  await main(page).getByRole('link', { name: MATCH }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('Mlima')
  // Typed at once, and no letter is lost.
  expect(await page.getByRole('main').locator(':focus').inputValue()).toBe('Mlima')
  await main(page).getByText('1 of 1').waitFor()
  // Letters of single keys are words in a field: one step away from it they are keys.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: MATCH, level: 1 }).waitFor()
  return page.url().split('/').at(-1)!
}

export async function priceByKeys(page: Page): Promise<void> {
  const supremacy = main(page).getByLabel('Supremacy of the home side')
  for (let press = 0; press < 6; press++) await pressKey(supremacy, 'ArrowRight')
  await main(page).getByText('What it would be stands behind the arrow. Nothing holds yet.').waitFor()
  await pressKey(button(main(page), 'Margins by group'))
  await typeInto(main(page).getByLabel('1X2, winner'), '9')
  await pressKey(button(main(page), 'Let these prices hold'))
  await becauseByKeys(page, 'Let these prices hold', 'their keeper is ill')
  await main(page).getByRole('cell', { name: 'Set prices' }).waitFor()
  await pressKey(button(main(page), 'Back to the feed'))
  await becauseByKeys(page, 'Back to the feed', 'he is well again')
}

export async function shutByKeys(page: Page): Promise<void> {
  const row = main(page).getByRole('row', { name: /^1X2/ }).first()
  for (const [says, state] of [
    ['Suspend', 'Suspended by the desk'],
    ['Reopen', 'Open'],
  ] as const) {
    await pressKey(row.getByRole('button', { name: new RegExp(`^${says}: 1X2`) }))
    await becauseByKeys(page, says, 'odd money')
    await row.getByText(state, { exact: true }).waitFor()
    // It stands on the very switch that was pressed.
    expect(await row.getByRole('button').and(page.locator(':focus')).count()).toBe(1)
  }
  for (const says of ['Suspend', 'Reopen']) {
    await pressKey(button(main(page), `${says} the match`))
    await becauseByKeys(page, says, 'a power cut')
  }
  await button(main(page), 'Suspend the match').waitFor()
}

export async function nameByKeys(page: Page): Promise<void> {
  await pressKey(button(main(page), 'Names in other languages'))
  await choose(page.getByRole('dialog').getByLabel('Side'), 'Mlima')
  await typeInto(page.getByRole('dialog').getByLabel('Kiswahili'), 'Mlima Kuu')
  await becauseByKeys(page, 'Set names', 'what its supporters call it')
  await main(page).getByRole('cell', { name: 'Set names' }).waitFor()
}

/** A window in which nothing was struck: it is void, and stands again. */
export async function voidByKeys(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const says of ['Void bets of a window', 'Take it back']) {
    await pressKey(button(main(page), 'Void bets of a window'))
    await typeMoment(dialog.getByLabel('From'), ['11012026', '100000AM'], '2026-11-01T10:00')
    await typeMoment(dialog.getByLabel('To', { exact: true }), ['11012026', '103000AM'], '2026-11-01T10:30')
    if (says === 'Take it back') await pressKey(dialog.getByLabel(/^Take back a void/), 'Space')
    await becauseByKeys(page, says, 'a wrong price')
  }
}

export async function amountByKeys(page: Page, opens: string, label: string, amount: string): Promise<void> {
  await pressKey(button(main(page), opens))
  await typeInto(page.getByRole('dialog').getByLabel(label, { exact: true }), amount)
  await becauseByKeys(page, 'Save', 'a small league')
}

export async function limitByKeys(page: Page): Promise<void> {
  await openPart(page, 'Limits')
  await amountByKeys(page, 'Set tier 2', '1X2, winner', '500')
  await amountByKeys(page, 'Set exposure', 'What one outcome may cost, tier 2', '90000000')
  await amountByKeys(page, 'Set delays and reviews', 'A slip waits so many seconds for review', '60')
  // So that what one bet is paid waits for two people.
  await amountByKeys(page, 'Set the bounds', 'One bet pays', '100')
  await pressKey(button(main(page), 'New class'))
  await typeInto(page.getByRole('dialog').getByLabel('Name'), 'slow')
  await becauseByKeys(page, 'Save', 'for one who knows too much')
  await pressKey(button(main(page), 'Change: slow'))
  await typeInto(page.getByRole('dialog').getByLabel('Share of the usual limit'), '50')
  await becauseByKeys(page, 'Save', 'for one who knows too much')
  await main(page).getByRole('cell', { name: '50 %' }).waitFor()
}

export async function marginsByKeys(page: Page): Promise<void> {
  await openPart(page, 'Margins')
  await pressKey(button(main(page), 'Change margins'))
  await typeInto(main(page).getByLabel('1X2, winner, tier 2'), '9.5')
  await choose(main(page).getByLabel('Match', { exact: true }), `${MATCH} (Ligi ya Jioni)`)
  await main(page).getByText(`${MATCH} is in tier 2.`).waitFor()
  await pressKey(button(main(page), 'Let these margins hold'))
  await becauseByKeys(page, 'Let these margins hold', 'a quiet week')
  for (const tier of ['Tier 3', 'Tier 2']) {
    await pressKey(button(main(page), 'Change the tier: Ligi ya Jioni'))
    await choose(page.getByRole('dialog').getByLabel('Tier of the league'), tier)
    await becauseByKeys(page, 'Change the tier', 'we know more of it')
  }
}
