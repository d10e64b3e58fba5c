/** What the server says of addresses with values in them, before any script runs. */
import { expect, test } from 'vitest'
import { pathOf, render } from './server-entry.tsx'

const rendered = async (address: string, language: 'en' | 'sw' | 'zh' = 'en') =>
  render({ path: pathOf(address), language, jurisdiction: '', games: '', isMobile: false })

test.each(['/en/Sports/BTI', '/SW/sports/bti', '/zh/Sports/BTI/'])(
  'S02 %s has the words of /Sports/BTI',
  async (at) => {
    const [page, plain] = await Promise.all([rendered(at), rendered('/Sports/BTI')])
    expect(page.html).toContain('Sportsbook: BTI')
    expect(page).toEqual({ ...plain, html: page.html, isForSearch: false })
  },
)

test('S03 one page of words for every partner, in each language, and none for what is no partner’s name', async () => {
  const page = await rendered('/somebody', 'sw')
  expect(page.html).toMatch(/<h1[^>]*>\p{L}/u)
  expect(page.title).not.toBe('Uwanja')
  expect(await rendered('/other-one.7', 'sw')).toEqual(page)
  expect((await rendered('/-x')).html).toBe('')
})

test.each(['/game/StartBetSolutions/3', '/Game/StartSoftGaming/12'])('S06 %s has its own title', async (at) => {
  const page = await rendered(at)
  expect([page.html, page.isForSearch]).toEqual(['', false])
  expect(page.title).not.toBe('Uwanja')
  expect(page.description.length).toBeGreaterThan(10)
})

test('S15 a phone’s page has its column for the side menu and nothing in it, a desk’s the menu', async () => {
  const of = async (isMobile: boolean) => {
    const { html } = await render({ path: '/login', language: 'en', jurisdiction: '', games: '', isMobile })
    return /<aside [^>]*data-side=""[^>]*>(.*?)<\/aside>/.exec(html)?.[1]
  }
  expect(await of(true)).toBe('')
  expect(await of(false)).toContain('Provably fair')
})
