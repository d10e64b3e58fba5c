/** A round of Zeppelin is fixed before its stakes open, and anybody can compute it again afterwards. */
import { crashPoint, multiplierText, verifyRound } from '@uwanja/contract/fairness'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, fieldOf, FOLLOWS } from './acts.ts'
import { expectAccessible } from './accessibility.ts'
import { DESK, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'
import { openTable, untilOpen } from './zeppelin.ts'

const stack = useStack()
const visit = useBrowser(stack)

const HASH = /[0-9a-f]{64}/

const proofOf = (game: FrameLocator): Locator => game.getByRole('region', { name: 'Fair, and you can check' })

/** The round whose stakes are open, with the commitment that is shown now. */
async function openRound(game: FrameLocator): Promise<{ round: number; commitment: string }> {
  await untilOpen(game, stack().world)
  const round = Number(/\d+/.exec(await game.getByRole('heading', { level: 1 }).innerText())![0])
  const text = await proofOf(game).innerText()
  return { round, commitment: HASH.exec(text.slice(text.indexOf('Commitment of this round')))![0] }
}

async function recomputed(verifier: Page): Promise<string> {
  return (await verifier.getByRole('status').innerText()).replace(/\s+/g, ' ')
}

test('G10 Z01 Z02 a round’s commitment is shown before, its seed after, and the verifier recomputes it without a request', async () => {
  const { page, context } = await visit({ viewport: DESK })
  await page.goto('/')
  const { popup, game } = await openTable(page, () => page.getByRole('button', { name: 'Try it free' }).click())
  const before = await openRound(game)
  const link = game
    .getByRole('navigation', { name: 'Last rounds' })
    .getByRole('link', { name: new RegExp(`^Round ${before.round}: `) })
  expect(await link.count()).toBe(0)
  // The next round's stakes are open: this one has flown and crashed.
  await button(game, 'Wait for the next round').waitFor()
  await untilOpen(game, stack().world)
  await link.waitFor()

  const proof = new URLSearchParams(new URL((await link.getAttribute('href'))!, stack().sandboxSite).hash.slice(1))
  const [seed, salt] = [proof.get('seed')!, proof.get('salt')!]
  const crash = await crashPoint(seed, salt, before.round)
  expect(proof.get('commitment')).toBe(before.commitment)
  const claim = { seed, commitment: before.commitment, salt, round: before.round, crash }
  expect(await verifyRound(claim)).toMatchObject({ commitmentMatches: true, crashMatches: true })
  expect(proof.get('crash')).toBe((crash / 100).toFixed(2))
  expect(await proofOf(game).innerText()).toContain(seed)

  const [verifier] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect.poll(() => recomputed(verifier), FOLLOWS).toContain('The commitment matches')
  const text = await recomputed(verifier)
  expect(text).toContain(`Crash point ${multiplierText(crash)}x`)
  expect(text).toContain('The crash point is the one that the game showed.')
  await expectAccessible(verifier, 'the verifier')

  const asked: string[] = []
  verifier.on('request', (request) => asked.push(request.url()))
  await fieldOf(verifier, 'Seed (shown after the crash)').fill((seed.startsWith('0') ? '1' : '0') + seed.slice(1))
  await expect.poll(() => recomputed(verifier), FOLLOWS).toContain('The commitment does not match this seed.')
  await fieldOf(verifier, 'Seed (shown after the crash)').fill(seed)
  await expect.poll(() => recomputed(verifier), FOLLOWS).toContain('The commitment matches')
  expect(asked).toEqual([])
  await popup.close()
})

test('G10 Z02 the verifier loads itself and nothing else, and its policy lets nothing out', async () => {
  const { page } = await visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  const answer = await page.goto(`${stack().sandboxSite}/studio/verify/`)
  await page.getByRole('heading', { level: 1, name: 'Check a round of Zeppelin' }).waitFor()
  expect(answer!.headers()['content-security-policy']).toContain("connect-src 'none'")
  expect(asked.filter((type) => !['document', 'script', 'stylesheet', 'image'].includes(type))).toEqual([])
})
