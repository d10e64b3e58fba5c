/** Pages are made once and kept: what one visitor asks for puts out nothing that the next one needs. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ListedGame } from '@uwanja/contract/site/game'
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts'
import { firstAnswers } from './first-answers.ts'
import { type PageOptions, sitePages } from './pages.ts'

const OPTIONS: Omit<PageOptions, 'renderer' | 'firstGames' | 'onFault'> = {
  jurisdiction: JURISDICTIONS.NG,
  operator: { name: '', regulators: [], contact: '', phone: '', dataOfficer: '' },
  links: { supportChat: '', appStore: '', social: [] },
  location: { countries: [] },
  responsible: 'webview',
  payPages: [],
  sports: { frames: [], widget: '' },
  publicUrl: 'https://bet.example',
  hasWorker: false,
}
const INDEX = '<!doctype html><html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>'

it('S01 G18 a lobby with and without a query, on phones and others, is rendered once each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-pages-'))
  writeFileSync(join(folder, 'index.html'), INDEX)
  const made: string[] = []
  const faults: unknown[] = []
  const pages = sitePages(folder, {
    ...OPTIONS,
    renderer: async () => ({
      listedPaths: [],
      pathOf: (address) => address,
      async render({ path, games }) {
        made.push(`${path} ${games === '' ? 'bare' : 'with games'}`)
        return { html: `<h1>${games}</h1>`, title: 'x', description: 'x', isForSearch: true }
      },
    }),
    firstGames: async (_path, forMobile) => ({
      gameType: 2,
      category: 0,
      forMobile,
      rows: [{ id: forMobile ? 1 : 2 } as ListedGame],
      studios: [],
    }),
    onFault: (error) => faults.push(error),
  })
  const ask = (isStart: boolean, isMobile: boolean) => pages.page({ url: '/slots', language: 'en', isMobile, isStart })
  const etags = new Set<string>()
  for (let round = 0; round < 3; round++)
    for (const isStart of [true, false])
      for (const isMobile of [false, true]) etags.add((await ask(isStart, isMobile)).etag)
  expect(made.sort()).toEqual(['/slots bare', '/slots bare', '/slots with games', '/slots with games'])
  expect(etags.size).toBe(3)
  expect(faults).toEqual([])
  rmSync(folder, { recursive: true })
})

it('G18 games that are late, or cannot be asked, are the last ones that came', async () => {
  const faults: unknown[] = []
  const answers = [
    async () => ({ gameType: 2, category: 0, forMobile: true, rows: [{ id: 1 } as ListedGame], studios: [] }),
    () => new Promise<never>(() => undefined),
    () => Promise.reject(new Error('away')),
  ]
  const gamesOf = firstAnswers({ firstGames: () => answers.shift()!(), onFault: (error) => faults.push(error) })
  const first = await gamesOf('/slots', true, 'en')
  expect(first).toContain('"id":1')
  expect(await gamesOf('/slots', true, 'en')).toBe(first)
  expect(await gamesOf('/slots', true, 'en')).toBe(first)
  expect(faults).toEqual([new Error('away')])
  answers.push(() => new Promise<never>(() => undefined))
  // Another language’s have never come.
  expect(await gamesOf('/slots', true, 'sw')).toBe('')
})

it('P26 G21 X13 a sportsbook’s and a game’s page, and no other, carries the script that opens its frame, which the policy knows, and the way to its origin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-pages-'))
  const script = '<script type="module" src="/a.js"></script>'
  writeFileSync(
    join(folder, 'index.html'),
    INDEX.replace('</body>', () => `${script}</body>`),
  )
  writeFileSync(join(folder, 'early.js'), 'early("$&")')
  const pages = sitePages(folder, {
    ...OPTIONS,
    sports: { frames: ['https://book.example'], widget: '' },
    renderer: async () => ({
      listedPaths: [],
      pathOf: (address) => address,
      render: async ({ path }) => ({
        html: /MyBets|^\/Game/.test(path ?? '') ? '' : '<p>odds</p>',
        title: 'x',
        description: 'x',
        isForSearch: false,
      }),
    }),
    firstGames: async () => null,
    onFault: (error) => expect.fail(String(error)),
  })
  const made = (url: string) => pages.page({ url, language: 'en', isMobile: true, isStart: true })
  const page = async (url: string) => (await made(url)).plain.toString()
  for (const url of ['/Sports/Altenar', '/:languageCode/Sports/BTI']) {
    const html = await page(url)
    // Behind the operator's data, which it reads.
    expect(html).toMatch(
      /uwanja-market.*<link rel="preconnect" href="https:\/\/book\.example"><script>early\("\$&"\)<\/script>/,
    )
    expect(html).toMatch(/^<!doctype html><html lang="en" data-early="player" /)
  }
  const game = await page('/Game/StartEgt')
  expect(game).toMatch(/<html lang="en" data-early="anyone" .*data-files="\/a\.js".*<script>early\("\$&"\)<\/script>/)
  // Its scripts wait, and its root is nobody's yet.
  expect(game).not.toContain('<script type="module"')
  expect(game).toContain('<div id="root"></div>')
  for (const url of ['/', '/slots', '/Sports/MyBets']) expect(await page(url)).not.toContain('early')
  const hash = `'sha256-${createHash('sha256').update('early("$&")').digest('base64')}'`
  expect((await made('/Game/StartEgt')).inline.scripts).toEqual([hash])
  expect((await made('/slots')).inline.scripts).toEqual([])
  rmSync(folder, { recursive: true })
})
