/** A round of Zeppelin is fixed before its stakes open, and anybody can compute it again afterwards. */
import { crashPoint, multiplierText, verifyRound } from '@uwanja/contract/fair/fairness'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, fieldOf, FOLLOWS } from './acts.ts'
import { expectAccessible } from './accessibility.ts'
import { DESK, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'
import { openTable, untilOpen, type Table } from './zeppelin.ts'

const stack = useStack()
const visit = useBrowser(stack)

const HASH = /[0-9a-f]{64}/

interface Seen {
  readonly text: string
  /** The past rounds' links by their round, each with all that a verifier needs. */
  readonly links: Readonly<Record<string, string>>
}

/** The whole page at one moment: read piece by piece it would be of two rounds on a busy machine. */
const SEE = `({
  text: document.body.innerText,
  links: Object.fromEntries([...document.querySelectorAll('nav a')].map((one) => [/\\d+/.exec(one.ariaLabel)?.[0], one.href])),
})`
const seen = (popup: Page) =>
  popup
    .frames()
    .find((frame) => frame.url().startsWith(stack().sandboxSite))!
    .evaluate<Seen>(SEE)

const after = (text: string, label: string) => HASH.exec(text.slice(text.indexOf(label)))![0]

/** The round whose stakes are open, with the commitment that is shown now. */
async function openRound({ popup, game }: Table): Promise<{ round: number; commitment: string }> {
  for (;;) {
    await untilOpen(game, stack().world)
    const { text, links } = await seen(popup)
    if (!text.includes('Place bet')) continue
    const round = /Round (\d+)/.exec(text)![1]!
    expect(links[round]).toBeUndefined()
    return { round: Number(round), commitment: after(text, 'Commitment of this round') }
  }
}

async function recomputed(verifier: Page): Promise<string> {
  return (await verifier.getByRole('status').innerText()).replace(/\s+/g, ' ')
}

test('G10 G23 Z01 Z02 a round’s commitment is shown before, its seed after, and the verifier recomputes it without a request', async () => {
  const { page, context } = await visit({ viewport: DESK })
  await page.goto('/')
  const { popup, game } = await openTable(page, () => page.getByRole('button', { name: 'Try it free' }).click())
  const before = await openRound({ popup, game })
  const link = game
    .getByRole('navigation', { name: 'Last rounds' })
    .getByRole('link', { name: new RegExp(`^Round ${before.round}: `) })
  // Who does not see it hears that stakes are open and that it flies, and finds the number.
  const told = game.getByRole('timer')
  await expect.poll(() => told.innerText(), FOLLOWS).toMatch(/^(?:Stakes close in \d+ s|In the air \d+\.\d\dx)$/)
  await game
    .getByRole('status')
    .filter({ hasText: /^In the air$/ })
    .waitFor()
  await expect.poll(() => told.innerText(), FOLLOWS).toMatch(/^In the air \d+\.\d\dx$/)
  // It flies, and crashes when the clock is moved on.
  await button(game, 'Wait for the next round').waitFor()
  await untilOpen(game, stack().world)
  await link.waitFor()

  const proofOf = (address: string) => new URLSearchParams(new URL(address).hash.slice(1))
  const { text: shown, links } = await seen(popup)
  const proof = proofOf(links[before.round]!)
  const [seed, salt] = [proof.get('seed')!, proof.get('salt')!]
  const crash = await crashPoint(seed, salt, before.round)
  expect(proof.get('commitment')).toBe(before.commitment)
  const claim = { seed, commitment: before.commitment, salt, round: before.round, crash }
  expect(await verifyRound(claim)).toMatchObject({ commitmentMatches: true, crashMatches: true })
  expect(proof.get('crash')).toBe((crash / 100).toFixed(2))
  const [, last] = /Seed of round (\d+)/.exec(shown)!
  expect(after(shown, `Seed of round ${last}`)).toBe(proofOf(links[last!]!).get('seed'))

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
